"""Games as a host names them."""

from __future__ import annotations

from bot.trouble import Trouble
from engine.core import AnyGame
from engine.games import GAMES


def game_named(key: str) -> AnyGame:
    """The game with this key; Trouble that names those that are there."""
    if key not in GAMES:
        raise Trouble(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return GAMES[key]
