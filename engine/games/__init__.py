"""The registry of games: every game that can be played, by key."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import AnyGame

GAMES: Mapping[str, AnyGame] = {}
"""Insertion order is the order in which menus show the games."""
