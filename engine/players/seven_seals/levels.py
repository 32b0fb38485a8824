"""The computer players of The Seven Seals, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level, PolicyPlayer
from engine.players.seven_seals.captain import captain
from engine.players.seven_seals.mate import deckhand, mate

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: PolicyPlayer(deckhand, remembers=False),
    Level.MATE: PolicyPlayer(mate),
    Level.CAPTAIN: PolicyPlayer(captain),
}
