"""What moves in a person's place: computer players, and moves without a choice."""
