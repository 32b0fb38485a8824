"""The belief of captain of 7 about hidden cards, drawn from what the others placed.

The opponent model is mate. A seat that leaves a Seven to the next one, where another card would
have left none, probably does not hold that other card. A sampled world treats most of these
inferences as certain and ignores a few, because people do not always play like mate.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat, since_last
from engine.games.seven import GAME
from engine.games.seven.events import (
    Blocked,
    DrawPileRenewed,
    Drew,
    PenaltyDrew,
    Placed,
    RoundDealt,
    SevenMade,
)
from engine.games.seven.inference import from_history
from engine.games.seven.placing import SEVEN
from engine.games.seven.sampling import imagined
from engine.games.seven.state import HAND, State
from engine.games.seven.view import View
from engine.players.seven.policy import NextSeat, evaluate, next_seat
from engine.players.seven.simulator import EVERY_NUMBER, OPTIONS, fields_index

IGNORED: Final = 0.05
"""The chance that a sampled world ignores an inference; hand-set."""

MARGIN: Final = 0.02
"""A card is inferred to be missing if placing it was better by this value; hand-set."""

DUPLICATES: Final = 3
"""Cards of the number it placed that a seat is assumed to hold; hand-set.

A seat with several of a number loses little by placing one, so fewer others seem better.
"""

DEALS: Final = 40
"""How many deals are tried for a world that agrees with the inferences; hand-set."""


class Inference(NamedTuple):
    """A seat probably lacked these numbers at that moment, which is counted as in `Memory`."""

    seat: Seat
    moment: int
    numbers: tuple[int, ...]


class Belief:
    """Samples worlds in which the others placed as mate would have done."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self._view, self._history, self._luck = view, history, luck
        self._inferences = list(inferences(view, history))

    def draw(self) -> State:
        """A world; it agrees with certain knowledge only, if no deal suits the inferences."""
        seed, luck = self._luck.getrandbits(62), self._luck
        if self._inferences:
            memory = from_history(self._view, self._history)
            for inference in self._inferences:
                if luck.random() >= IGNORED:
                    lacked = memory.trails[inference.seat].lacked
                    for number in inference.numbers:
                        lacked[number] = sorted([*lacked[number], inference.moment])
            world = imagined(self._view, memory, seed, DEALS)
            if world is not None:
                return world
        return GAME.sample_state(self._view, seed, self._history)


def inferences(view: View, history: Sequence[Event]) -> Iterator[Inference]:
    """The inferences from the placings of others in this round; none without a history."""
    seats, deck = len(view.sizes), (0, *view.options.deck)
    sizes, unseen, fields, pile = [HAND] * seats, list(deck), 0, list[int]()
    for moment, event in enumerate(since_last(history, RoundDealt), 1):
        match event:
            case Placed(seat, number):
                following = NextSeat(tuple(unseen), sizes[next_seat(seat, sizes)])
                better = () if seat == view.seat else _better(event, fields, following)
                if better:
                    yield Inference(seat, moment, better)
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


def _better(placed: Placed, fields: int, following: NextSeat) -> tuple[int, ...]:
    """The numbers that mate would have placed instead of this one if it had held them."""
    after = 0 if placed.sum == SEVEN else fields_index(placed.newest, placed.other)
    option = (placed.number, after, placed.side)
    least = MARGIN + evaluate(option, [DUPLICATES] * 8, following)
    better = {
        other[0]
        for other in OPTIONS[fields][EVERY_NUMBER]
        if other[0] != placed.number and evaluate(other, [1] * 8, following) > least
    }
    return tuple(sorted(better))
