"""The characters that the captain of 7 Seas takes others for, and players that play by them.

A character plays one move ahead as mate does, with weights of its own and with errors. Mate is one
of them. All figures are hand-set: they were chosen to differ, not to fit anybody.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven_seas.moves import Move
from engine.games.seven_seas.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven_seas.mate import evaluate_moves
from engine.players.seven_seas.weights import WEIGHTS, Weights

_PLAIN: Final = replace(WEIGHTS[4], booty=0.0, denied=0.0, decisive=1e6)
"""Weights of somebody who doesn't follow the chests."""


@dataclass(frozen=True, slots=True)
class Character:
    """A way to play. weights: by number of sides. error: in the value of a play, in points.

    The error of each play is drawn from 0 to this. prior: how often somebody is like this, in
    proportion.
    """

    weights: Mapping[int, Weights]
    error: float = 0.05
    prior: float = 1.0

    def __call__(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """The move that this character chooses."""
        weights = self.weights[len(view.ships)]
        valued = evaluate_moves(view, history, moves, luck, weights)
        return max(valued, key=lambda found: found.value + self.error * luck.random()).move


def _like_mate(error: float = 0.05, **changes: float) -> Character:
    """Mate's weights with these changes."""
    return Character({sides: replace(own, **changes) for sides, own in WEIGHTS.items()}, error)


def _plain(error: float = 0.05, **changes: float) -> Character:
    return Character(dict.fromkeys(WEIGHTS, replace(_PLAIN, **changes)), error)


MATE: Final = Character(WEIGHTS, error=0.0, prior=2.0)

STRANGERS: Final[Mapping[str, Character]] = {
    "greedy": _plain(lady=0.3, king=0.3, coin=0.02, card=0.25, clearing=0.3, reply=0.0, left=0.05),
    "miser": _plain(lady=0.5, king=0.5, coin=0.3, card=0.03, clearing=0.3, reply=0.0),
    "jeweller": _plain(lady=0.6, king=0.6, coin=0.05, card=0.03, face=0.08, reply=0.0),
    "careless": _like_mate(reply=0.0, left=0.02),
    "timid": _like_mate(reply=1.4, left=0.25, clearing=0.4),
    "nicker": _plain(lady=1.0, king=1.0, face=0.04, clearing=1.6, nick=1.5, reply=0.4),
    "noisy": Character(WEIGHTS, error=0.6),
}
"""The characters that differ from mate."""

KNOWN: Final[tuple[Character, ...]] = (
    MATE,
    *STRANGERS.values(),
    Character(WEIGHTS, error=3.0),
)
"""All characters that the captain knows; the last one makes nearly any move."""

PLAYERS: Final[Mapping[str, PolicyPlayer]] = {
    name: PolicyPlayer(character) for name, character in STRANGERS.items()
}
