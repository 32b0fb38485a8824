"""The rule book: games, tables and computer players, with no Discord, no disk and no wall clock."""
