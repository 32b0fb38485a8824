"""The computer players of 7, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level, PolicyPlayer
from engine.players.seven.captain import captain
from engine.players.seven.mate import mate

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: PolicyPlayer(mate, remembers=False, mistakes=0.15),  # hand-set
    Level.MATE: PolicyPlayer(mate),
    Level.CAPTAIN: PolicyPlayer(captain),
}
