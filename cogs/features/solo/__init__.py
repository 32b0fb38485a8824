"""Own tables: one person against computers, and lessons."""
