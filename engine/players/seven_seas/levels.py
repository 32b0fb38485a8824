"""The computer players of 7 Seas, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level, PolicyPlayer
from engine.players.seven_seas.captain import captain
from engine.players.seven_seas.mate import mate

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: PolicyPlayer(mate, remembers=False),
    Level.MATE: PolicyPlayer(mate),
    Level.CAPTAIN: PolicyPlayer(captain),
}
"""The player of each level."""
