"""The Seven Seals: cards, predictions, tricks, seals and scoring; `GAME` are its rules."""

from engine.games.seven_seals.rules import GAME

__all__ = ["GAME"]
