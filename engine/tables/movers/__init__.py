"""Moves made in a person's place: by computer players, and those without a choice."""
