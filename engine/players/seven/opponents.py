"""Players that captain of 7 may meet: mate's evaluation with other weights, so other characters.

They are the models of its opponents in rollouts. Those with a name are the training half of the
strangers, too.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven.moves import PlaceCard
from engine.games.seven.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven.mate import option_of, unseen
from engine.players.seven.policy import A_SEVEN, CARD, Character, NextSeat, next_seat

LOW: Final = tuple(0.1 * number for number in range(8))
"""Values of cards with which the lowest one is placed first."""

HIGH: Final = tuple(-0.1 * number for number in range(8))
"""Values of cards with which the highest one is placed first."""

CHARACTERS: Final[Mapping[str, Character]] = {
    "greedy": Character(danger=0.0, cards=HIGH),
    "miser": Character(danger=0.0, cards=LOW),
    "hoarder": Character(cards=(0.0, 0.0, 0.0, 0.0, 0.1, 1.0, 150.0, 200.0), errs=0.05),
    "sleepy": Character(overlooks=0.35, errs=0.1),
    "bully": Character(danger=0.5, penalty=4.0, cards=(0.0,) * 8, errs=0.05),
    "wild": Character(danger=0.0, cards=(0.0,) * 8, errs=0.5),
}
"""All are hand-set; a hoarder keeps its highest cards even from Sevens, a bully blocks."""

SPREAD: Final = tuple(
    Character(danger=danger, cards=cards, errs=0.1)
    for danger in (0.0, 0.5, 1.0, 2.0)
    for cards in (LOW, CARD, HIGH)
)
"""Characters between and beyond those, so that any stranger resembles one of them; hand-set."""


def _choose(
    character: Character,
    view: View,
    history: Sequence[Event],
    moves: Sequence[PlaceCard],
    luck: Random,
    budget: Budget,
) -> PlaceCard:
    """The placing of the best value, as far as this character sees it."""
    if luck.random() < character.errs:
        return moves[int(luck.random() * len(moves))]
    size = view.sizes[next_seat(view.turn or 0, view.sizes)]
    following = NextSeat(unseen(view, history), size)
    overlooked = 2 * A_SEVEN if luck.random() < character.overlooks else 0.0

    def value(move: PlaceCard) -> float:
        option = option_of(view, move)
        found = character.value(option, view.hand.count(move.number), following)
        return found if option[1] else found - overlooked

    return max(moves, key=value)


PLAYERS: Final[Mapping[str, PolicyPlayer]] = {
    name: PolicyPlayer(partial(_choose, each)) for name, each in CHARACTERS.items()
}
