"""Letter of Marque: `GAME` and the classes of its moves, events and views."""

from __future__ import annotations

from engine.games.letter_of_marque.rules import LetterOfMarque

GAME = LetterOfMarque()

__all__ = ["GAME", "LetterOfMarque"]
