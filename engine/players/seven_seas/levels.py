"""The computer players of 7 Seas, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level, PolicyPlayer
from engine.players.seven_seas.captain import choose_by_search
from engine.players.seven_seas.mate import choose_by_evaluation

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: PolicyPlayer(choose_by_evaluation, remembers=False),
    Level.MATE: PolicyPlayer(choose_by_evaluation),
    Level.CAPTAIN: PolicyPlayer(choose_by_search),
}
"""The player of each level."""
