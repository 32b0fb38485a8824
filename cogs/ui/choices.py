"""What can be chosen from in commands and in the lobby."""

from __future__ import annotations

from typing import Final

from discord.app_commands import Choice, locale_str

from engine.games import GAMES
from engine.players.base import Level

CLOCKS: Final = (None, 60, 300, 3600, 86400)
"""Seconds per turn that a host can choose from; None: no clock."""
NO_CLOCK: Final = 0
"""Stands for no clock where a command needs a number."""

CLOCK_CHOICES: Final = [
    Choice(name=locale_str(f"choice-clock-{clock or NO_CLOCK}"), value=clock or NO_CLOCK)
    for clock in CLOCKS
]
GAME_CHOICES: Final = [Choice(name=locale_str(f"choice-{key}"), value=key) for key in GAMES]
LEVEL_CHOICES: Final = [
    Choice(name=locale_str(f"choice-{level.value}"), value=level.value) for level in Level
]
