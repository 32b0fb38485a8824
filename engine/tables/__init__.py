"""Everything about a table: its people, its moves, its deadlines, and the one gate."""
