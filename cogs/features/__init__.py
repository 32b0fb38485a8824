"""Everything besides playing a table: one folder per subject."""
