"""The face of 7."""
