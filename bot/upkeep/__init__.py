"""Upkeep: retention, people's data, ratings."""
