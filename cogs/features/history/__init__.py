"""Finished games: their list."""
