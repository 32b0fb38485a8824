"""The daily deal: its table, its result, and the morning post."""
