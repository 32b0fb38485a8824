"""The computer players of 7."""
