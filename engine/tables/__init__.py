"""Everything about a table: who sits at it, its moves, its deadlines, and the one gate."""
