"""The registry of games: every game that can be played, by key."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import AnyGame
from engine.games import letter_of_marque, seven, seven_seals, seven_seas

_IN_ORDER: Sequence[AnyGame] = [g.GAME for g in (seven_seas, letter_of_marque, seven, seven_seals)]
_BY_KEY = {game.key: game for game in _IN_ORDER}

GAMES: Mapping[str, AnyGame] = _BY_KEY
"""Insertion order is the order in which menus show the games."""


def replace_game(game: AnyGame) -> None:
    """Put this game in place of the registered one with its key; call it before tables open."""
    _BY_KEY[game.key] = game


FIRST_GAME: Final = next(iter(GAMES))
"""The key of the game that is offered where nobody has chosen."""
