"""The mate of 7 looks one move ahead: a Seven if possible; else little for the next seat.

Between placings that leave equally little it keeps the better cards. All values of this policy are
hand-set.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven.cards import NUMBERS
from engine.games.seven.inference import from_history
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven.simulator import OPTIONS, Option, Round, as_option, next_seat

CARD: Final = (0.0, 0.0, 0.0, 0.0, 0.02, 0.04, 0.06, 0.10)
"""The value of a card in the hand, by its number; hand-set.

High cards make Sevens of short piles.
"""

DUPLICATE: Final = 0.7
"""Each further card of a number has this share of the value of the one before; hand-set."""

PENALTY: Final = 0.5
"""The value of a penalty card for the next seat, where its Seven would cost 1; hand-set."""

A_SEVEN: Final = 100.0
"""The value of making a Seven: more than anything else."""

LARGEST: Final = 15
"""The tables hold hands up to this size; a larger hand counts as this one."""


@cache
def replies(fields: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers that make a Seven of these fields, and all numbers that can be placed on them."""
    options = OPTIONS[fields][-1]
    return (
        tuple(sorted({number for number, after, _ in options if not after})),
        tuple(sorted({number for number, _, _ in options})),
    )


def chances(fields: int, cards: Sequence[int]) -> tuple[float, float]:
    """The chances of a card, drawn from these by number, to make no Seven and not to fit."""
    total = sum(cards) or 1
    sevens, placeable = replies(fields)
    no_seven = 1 - sum(cards[number] for number in sevens) / total
    return no_seven, 1 - sum(cards[number] for number in placeable) / total


def value(option: Option, count: int, cards: Sequence[int], size: int) -> float:
    """The value of placing this card, of whose number the hand has `count`.

    The next seat holds `size` cards drawn at random from the unseen ones, which are given by
    number, from 0 on. Its chance to make a Seven costs, less a share of its chance to be blocked.
    """
    number, fields, _ = option
    if not fields:
        return A_SEVEN - loss(number, count)
    no_seven, blocked = chances(fields, cards)
    danger = 1 - no_seven**size - PENALTY * blocked**size
    return -danger - loss(number, count)


def loss(number: int, count: int) -> float:
    """The loss of a hand with `count` cards of this number by placing one."""
    return CARD[number] * DUPLICATE ** (count - 1)


class RolloutPolicy:
    """A mate for rollouts: it looks values up, and treats the whole deck as unseen.

    losses: by number, then by its count in the hand. tables: the values of fields for the seat
    that leaves them, by the size of the next hand; of a Seven, at index 0.
    """

    __slots__ = ("losses", "tables")

    def __init__(self, deck: tuple[int, ...]) -> None:
        cards = (0, *deck)
        self.losses = [[loss(number, max(1, n)) for n in range(80)] for number in range(len(CARD))]
        self.tables = [
            [
                value((0, fields, Side.HOLE), 1, cards, size) if OPTIONS[fields] else 0.0
                for fields in range(64)
            ]
            for size in range(LARGEST + 1)
        ]

    def choose(self, table: Round) -> Option:
        """The option that the seat in turn places."""
        turn = table.turn
        options = OPTIONS[table.fields][table.masks[turn]]
        if len(options) == 1:
            return options[0]
        size = min(LARGEST, table.sizes[next_seat(turn, table.sizes)])
        gains, losses, hand = self.tables[size], self.losses, table.hands[turn]
        best, most = options[0], -1e9
        for option in options:
            number = option[0]
            gain = gains[option[1]] - losses[number][hand[number]]
            if gain > most:
                best, most = option, gain
        return best


rollout_policy: Final = cache(RolloutPolicy)
"""The policy for a deck; its tables are computed once."""


def mate(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], luck: Random, budget: Budget
) -> PlaceCard:
    """Makes a Seven whenever it can; otherwise it leaves as little as possible to the next seat.

    Without a history it does not know which cards lie aside.
    """
    size = view.sizes[next_seat(view.turn or 0, view.sizes)]
    cards = unseen(view, history)
    return max(
        moves,
        key=lambda move: value(option_of(view, move), view.hand.count(move.number), cards, size),
    )


def option_of(view: View, move: PlaceCard) -> Option:
    """The move as the simulator writes it."""
    return as_option((view.newest, view.other), move)


def unseen(view: View, history: Sequence[Event]) -> tuple[int, ...]:
    """The number of unseen cards of each number; index 0 is always 0."""
    seen = Counter(view.hand)
    seen.update(placed.number for placed in view.pile)
    seen.update(from_history(view, history).aside or ())  # as far as the history shows them
    deck = view.options.deck
    return (0, *(max(0, deck[number - 1] - seen[number]) for number in NUMBERS))


DECKHAND: Final = PolicyPlayer(mate, remembers=False, mistakes=0.15)  # hand-set
