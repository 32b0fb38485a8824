"""The mate of 7: makes the best placing by its own evaluation, one move ahead."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven.cards import NUMBERS
from engine.games.seven.events import Blocked, DrawPileRenewed, Placed, RoundDealt, SevenMade
from engine.games.seven.moves import SEVEN, PlaceCard, fields_after
from engine.games.seven.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven.policy import MATE, NextSeat, next_seat
from engine.players.seven.simulator import Option, fields_index


def mate(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], luck: Random, budget: Budget
) -> PlaceCard:
    """Makes a Seven whenever it can; otherwise it leaves the next seat as little as it can.

    Without a history it does not know which cards lie aside.
    """
    return ranked(view, history, moves)[0]


def ranked(view: View, history: Sequence[Event], moves: Sequence[PlaceCard]) -> list[PlaceCard]:
    """The moves by mate's evaluation, the best first."""
    size = view.sizes[next_seat(view.turn or 0, view.sizes)]
    following = NextSeat(unseen(view, history), size)
    return sorted(
        moves,
        key=lambda move: (
            -MATE.value(option_of(view, move), view.hand.count(move.number), following)
        ),
    )


def option_of(view: View, move: PlaceCard) -> Option:
    """The move as the simulator writes it."""
    after = fields_after((view.newest, view.other), move)
    return move.number, 0 if sum(after) == SEVEN else fields_index(*after), move.side


def unseen(view: View, history: Sequence[Event]) -> tuple[int, ...]:
    """How many cards of each number the seat has not seen; index 0 is always 0."""
    seen = Counter(view.hand)
    seen.update(placed.number for placed in view.pile)
    seen.update(_put_aside(history))
    deck = view.options.deck
    return (0, *(max(0, deck[number - 1] - seen[number]) for number in NUMBERS))


def _put_aside(history: Sequence[Event]) -> list[int]:
    """The cards put aside, as far as the history shows them."""
    aside: list[int] = []
    pile: list[int] = []
    for event in history:
        match event:
            case RoundDealt():
                aside, pile = [], []
            case Placed():
                pile.append(event.number)
            case SevenMade() | Blocked():
                aside, pile = aside + pile, []
            case DrawPileRenewed():
                aside = []
    return aside


DECKHAND: Final = PolicyPlayer(mate, remembers=False, mistakes=0.15)  # hand-set
