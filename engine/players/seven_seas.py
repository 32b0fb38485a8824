"""The computer players of 7 Seas, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser
from engine.players.seven_seas_captain import Captain
from engine.players.seven_seas_mate import Mate
from engine.ports import Level

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: Mate(remembers=False),
    Level.MATE: Mate(),
    Level.CAPTAIN: Captain(),
}
