"""The shuffle of a finished table, checked."""
