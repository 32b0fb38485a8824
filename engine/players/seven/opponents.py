"""Players that captain of 7 may meet: mate's evaluation with other weights, so other characters.

They are the models of its opponents in rollouts and the training half of the strangers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven.moves import Place
from engine.games.seven.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven.mate import option_of, unseen
from engine.players.seven.policy import A_SEVEN, CARD, PENALTY, NextSeat, danger, next_seat
from engine.players.seven.simulator import Option


@dataclass(frozen=True, slots=True)
class Character:
    """How a player judges its placings, and how often it doesn't; all values are hand-set.

    danger: the weight of the next seat's Seven; penalty: of its penalty card, in Sevens. cards: the
    value of keeping a card, by number; duplicate: the share of that for each further one.
    overlooks: the chance that it sees no Seven this time. errs: the chance that it makes any move.
    """

    danger: float = 1.0
    penalty: float = PENALTY
    cards: tuple[float, ...] = CARD
    duplicate: float = 0.7
    overlooks: float = 0.0
    errs: float = 0.0

    def value(self, option: Option, count: int, following: NextSeat) -> float:
        """The value of placing this card, of whose number the hand has `count`."""
        number, fields, _ = option
        gain = self.left(fields, following) if fields else A_SEVEN
        return gain - self.kept(number, count)

    def left(self, fields: int, following: NextSeat) -> float:
        """The value of leaving these fields to the next seat."""
        return -self.danger * danger(fields, following, self.penalty) if self.danger else 0.0

    def kept(self, number: int, count: int) -> float:
        """The value of keeping one of `count` cards of this number."""
        return self.cards[number] * self.duplicate ** (count - 1)

    def policy(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Place],
        luck: Random,
        budget: Budget,
    ) -> Place:
        """The placing with the best value, as far as this player sees it."""
        if luck.random() < self.errs:
            return moves[int(luck.random() * len(moves))]
        size = view.sizes[next_seat(view.turn or 0, view.sizes)]
        following = NextSeat(unseen(view, history), size)
        options = [option_of(view, move) for move in moves]
        overlooks = luck.random() < self.overlooks and any(fields for _, fields, _ in options)
        values = [
            self.value(option, view.hand.count(option[0]), following)
            - (2 * A_SEVEN if overlooks and not option[1] else 0.0)
            for option in options
        ]
        return moves[max(range(len(moves)), key=values.__getitem__)]


LOW: Final = tuple(0.1 * number for number in range(8))
HIGH: Final = tuple(-0.1 * number for number in range(8))

CHARACTERS: Final[Mapping[str, Character]] = {
    "greedy": Character(danger=0.0, cards=HIGH),
    "miser": Character(danger=0.0, cards=LOW),
    "hoarder": Character(cards=(0.0, 0.0, 0.0, 0.0, 0.1, 1.0, 150.0, 200.0), errs=0.05),
    "sleepy": Character(overlooks=0.35, errs=0.1),
    "bully": Character(danger=0.5, penalty=4.0, cards=(0.0,) * 8, errs=0.05),
    "wild": Character(danger=0.0, cards=(0.0,) * 8, errs=0.5),
}
"""Highest card first; lowest card first; high cards kept even from Sevens; half asleep; out for
penalty cards; half at random."""

PLAYERS: Final = {name: PolicyPlayer(each.policy) for name, each in CHARACTERS.items()}
