"""What changes at a table besides its moves: pure functions from a table to a table."""
