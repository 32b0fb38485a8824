"""Pages that a press or a command opens, one module each."""
