"""The registry of games: every game that can be played, by key."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import AnyGame
from engine.games import letter_of_marque, seven_seals, seven_seas

_IN_ORDER: tuple[AnyGame, ...] = (seven_seas.GAME, letter_of_marque.GAME, seven_seals.GAME)

GAMES: Mapping[str, AnyGame] = {game.key: game for game in _IN_ORDER}
"""Insertion order is the order in which menus show the games."""
