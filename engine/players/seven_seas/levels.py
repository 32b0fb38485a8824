"""The computer players of 7 Seas, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level
from engine.players.seven_seas.captain import Captain
from engine.players.seven_seas.mate import Mate

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: Mate(remembers=False),
    Level.MATE: Mate(),
    Level.CAPTAIN: Captain(),
}
