"""The computer players of Letter of Marque, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.players.base import Chooser, Level, PolicyPlayer
from engine.players.letter_of_marque.captain import captain
from engine.players.letter_of_marque.mate import mate

CHOOSERS: Final[Mapping[Level, Chooser]] = {
    Level.DECKHAND: PolicyPlayer(mate, remembers=False),
    Level.MATE: PolicyPlayer(mate),
    Level.CAPTAIN: PolicyPlayer(captain),
}
