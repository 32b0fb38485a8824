"""What the placings of others in 7 tell of their hands, read as if they were mates.

Who leaves a Seven to the next, or a pile that another card would have made safer, probably did
not hold that card. That is remembered like a card that somebody lacked for sure, but each world
that is imagined believes only most of it: people place by lights of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat
from engine.games.seven import GAME
from engine.games.seven.events import (
    Blocked,
    DrawPileRenewed,
    Drew,
    PenaltyDrew,
    Placed,
    SevenMade,
)
from engine.games.seven.inference import Memory, from_history, this_round
from engine.games.seven.placing import SEVEN
from engine.games.seven.sampling import imagined
from engine.games.seven.state import HAND, State
from engine.games.seven.view import View
from engine.players.seven.policy import Prospect, next_seat, worth
from engine.players.seven.simulator import OPTIONS, fields_index

WHIM: Final = 0.05
"""The chance that a world does not believe what a placing tells."""

MARGIN: Final = 0.02
"""By how much a card must have been better to be thought missing."""

MANY: Final = 3
"""Of the card that was placed there may have been so many, which made it cheap."""

EVERY: Final = 127
"""A hand with all the numbers."""

TRIES: Final = 40
"""How many deals are tried for a world that believes."""


class Suspicion(NamedTuple):
    """A seat probably lacked these numbers at that moment, which is counted as in `Memory`."""

    seat: Seat
    moment: int
    numbers: tuple[int, ...]


class Hunches:
    """Worlds in which the others had reasons to place as they did."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self._view, self._history, self._luck = view, history, luck
        self._suspicions = list(suspicions(view, history))

    def draw(self) -> State:
        """A world, from what is certain alone if none is found that believes."""
        seed, luck = self._luck.getrandbits(62), self._luck
        if self._suspicions:
            memory = from_history(self._view, self._history)
            for suspicion in self._suspicions:
                if luck.random() >= WHIM:
                    _believe(memory, suspicion)
            world = imagined(self._view, memory, seed, TRIES)
            if world is not None:
                return world
        return GAME.sample_state(self._view, seed, self._history)


def _believe(memory: Memory, suspicion: Suspicion) -> None:
    lacked = memory.trails[suspicion.seat].lacked
    for number in suspicion.numbers:
        lacked[number] = sorted([*lacked[number], suspicion.moment])


def suspicions(view: View, history: Sequence[Event]) -> Iterator[Suspicion]:
    """What the placings of others in this round tell; nothing without a history."""
    seats, deck = len(view.sizes), (0, *view.options.deck)
    sizes, unseen, fields, pile = [HAND] * seats, list(deck), 0, list[int]()
    for moment, event in enumerate(this_round(history), 1):
        match event:
            case Placed(seat, number):
                prospect = Prospect(tuple(unseen), sizes[next_seat(seat, sizes)])
                better = () if seat == view.seat else _better(event, fields, prospect)
                if better:
                    yield Suspicion(seat, moment, better)
                sizes[seat] -= 1
                unseen[number] = max(0, unseen[number] - 1)
                pile.append(number)
                fields = fields_index(event.newest, event.other)
            case Drew(seat, count) | PenaltyDrew(seat, count):
                sizes[seat] += count
            case SevenMade() | Blocked():
                pile, fields = [], 0
            case DrawPileRenewed():
                unseen = [have - pile.count(number) for number, have in enumerate(deck)]


def _better(placed: Placed, fields: int, prospect: Prospect) -> tuple[int, ...]:
    """The numbers that mate would rather have placed, had it held them."""
    after = 0 if placed.sum == SEVEN else fields_index(placed.newest, placed.other)
    least = MARGIN + worth((placed.number, after, placed.side), [MANY] * 8, prospect)
    better = {
        option[0]
        for option in OPTIONS[fields][EVERY]
        if option[0] != placed.number and worth(option, [1] * 8, prospect) > least
    }
    return tuple(sorted(better))
