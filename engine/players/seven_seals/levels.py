"""The computer players of The Seven Seals, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level
from engine.players.seven_seals.mate import Captain, Deckhand, Mate

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: Deckhand(),
    Level.MATE: Mate(),
    Level.CAPTAIN: Captain(),
}
