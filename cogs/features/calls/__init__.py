"""Calls: people who are called to a new table."""
