"""The unmodified bot on a simulated Discord in the browser, without account and token."""
