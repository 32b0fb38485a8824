"""The choices of commands and the lobby."""

from typing import Any, Final

from discord.app_commands import Choice, locale_str

from engine.core import HouseRule
from engine.games import GAMES
from engine.players.base import Level

CLOCKS: Final = (None, 60, 300, 3600, 86400, 259200)
"""Seconds per turn that a host can choose from; None: no clock."""
NO_CLOCK: Final = 0
"""The number for no clock in a command."""

CLOCK_CHOICES: Final = [
    Choice(name=locale_str(f"choice-clock-{clock or NO_CLOCK}"), value=clock or NO_CLOCK)
    for clock in CLOCKS
]
GAME_CHOICES: Final = [
    Choice(name=locale_str(f"choice-{key}"), value=key) for key in sorted(GAMES, key=len)
]
"""The games in this order: "7" comes before "7 Seas", whose name begins with it."""
LEVEL_CHOICES: Final = [
    Choice(name=locale_str(f"choice-{level.value}"), value=level.value) for level in Level
]


def value_sent(rule: HouseRule, sent: object) -> Any:
    """Parse a house rule's value, e.g. from text; LookupError for an unknown value."""
    for value in rule.values:
        if str(value) == str(sent):
            return value
    raise LookupError(sent)
