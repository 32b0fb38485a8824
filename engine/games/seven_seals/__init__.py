"""The Seven Seals: cards, predictions, tricks, seals and scoring; `GAME` are its rules."""

from engine.games.seven_seals import rules

GAME = rules
