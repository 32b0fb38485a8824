"""What comes in: from a press or a command to its answer."""
