"""Changes of a table that aren't moves: pure functions from a table to a table."""
