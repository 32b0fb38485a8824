"""7 (Sieben): a shedding game with seven rules, for 2 to 7 players."""

from engine.games.seven import rules

GAME = rules
