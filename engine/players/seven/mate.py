"""The computer players of 7: deckhand, mate and captain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven.cards import NUMBERS
from engine.games.seven.events import (
    Blocked,
    DrawPileRenewed,
    Placed,
    RoundDealt,
    SevenMade,
)
from engine.games.seven.moves import Place
from engine.games.seven.placing import fields_after
from engine.games.seven.view import View
from engine.players.base import Budget
from engine.players.elimination import race
from engine.players.seven.belief import Hunches
from engine.players.seven.policy import Prospect, next_seat, rollout, worth
from engine.players.seven.simulator import Option, Round, fields_index
from engine.players.seven.weights import values

OVERLOOKS: Final = 0.15
"""How often a deckhand does not see what its cards could do."""

DEALS: Final = 4
"""So many orders of the draw pile are tried with each world."""


class Deckhand:
    """Takes a Seven when it sees one and thinks of the next player, but counts no cards."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Place],
        luck: Random,
        budget: Budget,
    ) -> Place:
        """See `engine.players.base.Chooser`."""
        if luck.random() < OVERLOOKS:
            return moves[int(luck.random() * len(moves))]
        return ranked(view, (), moves)[0]


class Mate:
    """Makes a Seven whenever it can; else leaves the next player as little as it can."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Place],
        luck: Random,
        budget: Budget,
    ) -> Place:
        """See `engine.players.base.Chooser`."""
        return ranked(view, history, moves)[0]


class Captain:
    """Plays each of its placings to the end of the round in worlds that it cannot tell apart."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Place],
        luck: Random,
        budget: Budget,
    ) -> Place:
        """See `engine.players.base.Chooser`."""
        favourites = ranked(view, history, moves)
        if len(moves) == 1:
            return moves[0]
        trial = _Trial(view, history, [option_of(view, move) for move in favourites], luck)
        return favourites[race(trial, len(favourites), budget).best()]


class _Trial:
    """One world a time: every candidate is placed, the rest of the round is played as by mate."""

    def __init__(
        self, view: View, history: Sequence[Event], options: Sequence[Option], luck: Random
    ) -> None:
        self.options = options
        self.worlds = Hunches(view, history, luck)
        self.luck = luck
        self.turn = 0
        self.table: Round | None = None
        self.others = rollout(view.options.deck).choose
        self.own = values(view.options.deck).choose if len(view.sizes) == 2 else self.others

    def __call__(self, alive: Sequence[int]) -> tuple[float, list[float]]:
        """What each candidate still in brought."""
        if self.table is None or self.turn % DEALS == 0:
            self.table = Round(self.worlds.draw(), self._shuffled)
        elif self.table.draw_pile:
            self.table.draw_pile = self._shuffled(self.table.draw_pile)
        self.turn += 1
        return 1.0, [self._value(self.table.copy(), self.options[index]) for index in alive]

    def _value(self, table: Round, option: Option) -> float:
        seat, last = table.turn, len(table.sizes) - 1
        table.place(option)
        while len(table.out) < last:
            choose = self.own if table.turn == seat else self.others
            table.place(choose(table))
        return -float(table.out.index(seat) if seat in table.out else last)

    def _shuffled(self, cards: list[int]) -> list[int]:
        return sorted(cards, key=lambda _: self.luck.random())


def ranked(view: View, history: Sequence[Event], moves: Sequence[Place]) -> list[Place]:
    """The moves as mate likes them, the best first."""
    size = view.sizes[next_seat(view.turn or 0, view.sizes)]
    prospect = Prospect(unseen(view, history), size)
    hand = [view.hand.count(number) for number in range(8)]
    return sorted(moves, key=lambda move: -worth(option_of(view, move), hand, prospect))


def option_of(view: View, move: Place) -> Option:
    """The move as the fast round knows it."""
    after = fields_after((view.newest, view.other), move)
    return move.number, 0 if sum(after) == 7 else fields_index(*after), move.side


def unseen(view: View, history: Sequence[Event]) -> tuple[int, ...]:
    """How many cards of each number may be in other hands: 0 first, for there is no such card."""
    seen = Counter(view.hand)
    seen.update(placed.number for placed in view.pile)
    seen.update(_put_aside(history))
    deck = view.options.deck
    return (0, *(max(0, deck[number - 1] - seen[number]) for number in NUMBERS))


def _put_aside(history: Sequence[Event]) -> list[int]:
    """The cards that lie aside, as far as the history tells."""
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
