"""What a careful player of 7 remembers of a round: which unseen card can be where.

Each unseen card of a hand came out of one draw pile: the deck of the round, or one that was
renewed from piles put aside, whose cards everybody saw. Who drew a penalty card held nothing
then that could be placed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod

from engine.core import Event, Seat
from engine.games.seven.decks import NUMBERS
from engine.games.seven.events import (
    Blocked,
    DrawPileRenewed,
    Drew,
    DrewCard,
    HandDealt,
    PenaltyDrew,
    Placed,
    RoundDealt,
    SevenMade,
)
from engine.games.seven.placing import EMPTY, Fields, unplaceable
from engine.games.seven.state import HAND
from engine.games.seven.view import View

ANY = frozenset(NUMBERS)


@dataclass(frozen=True, slots=True)
class Got:
    """The seat got an unseen card out of this draw pile."""

    seat: Seat
    source: int


@dataclass(frozen=True, slots=True)
class Lacked:
    """The seat held none of these numbers."""

    seat: Seat
    numbers: frozenset[int]


@dataclass(frozen=True, slots=True)
class Gave:
    """The seat placed one of its unseen cards, which had this number."""

    seat: Seat
    number: int


Clue = Got | Lacked | Gave


@dataclass(slots=True)
class Memory:
    """The clues about the unseen cards, in order, and where those cards came from.

    pools: for each draw pile of the round, the numbers in it that the viewer did not get.
    aside: the numbers put aside since; None: not remembered.
    """

    seat: Seat | None
    pools: list[Counter[int]]
    clues: list[Clue] = field(default_factory=list)
    aside: list[int] | None = None
    renewals: int = 0
    _pile: list[int] = field(default_factory=list)
    _fields: Fields = EMPTY

    @singledispatchmethod
    def note(self, event: Event) -> None:
        """Take in what the viewer saw; most events tell nothing of unseen cards."""

    @note.register
    def _(self, event: HandDealt) -> None:
        self.pools[-1].subtract(event.hand)

    @note.register
    def _(self, event: DrewCard) -> None:
        self.pools[-1][event.number] -= 1

    @note.register
    def _(self, event: Placed) -> None:
        self._pile.append(event.number)
        self._fields = (event.newest, event.other)
        if event.seat != self.seat:
            self.clues.append(Gave(event.seat, event.number))

    @note.register
    def _(self, event: Drew) -> None:
        self.gets(event.seat, event.count)

    @note.register
    def _(self, event: PenaltyDrew) -> None:
        if event.seat != self.seat:
            self.clues.append(Lacked(event.seat, ANY - unplaceable(self._fields)))
        self.gets(event.seat, event.count)

    @note.register(SevenMade)
    @note.register(Blocked)
    def _(self, event: SevenMade | Blocked) -> None:
        self.aside = [*(self.aside or ()), *self._pile]
        self._pile, self._fields = [], EMPTY

    @note.register
    def _(self, event: DrawPileRenewed) -> None:
        self.pools.append(Counter(self.aside))
        self.aside = []
        self.renewals += 1

    def gets(self, seat: Seat, count: int) -> None:
        """The seat got cards from the draw pile; the viewer's own are told by other events."""
        if seat != self.seat:
            self.clues += [Got(seat, len(self.pools) - 1)] * count


def from_view(view: View) -> Memory:
    """Only what can be seen now: all unseen cards are one heap."""
    seen = [*view.hand, *(card.number for card in view.pile)]
    memory = Memory(view.seat, [_deck(view, less=seen)])
    for seat, size in enumerate(view.sizes):
        memory.gets(seat, size)
    return memory


def from_history(view: View, history: Sequence[Event]) -> Memory:
    """All that was to be seen since the cards were dealt."""
    start = max(i for i, event in enumerate(history) if isinstance(event, RoundDealt))
    memory = Memory(view.seat, [_deck(view)], aside=[])
    for seat in range(len(view.sizes)):
        memory.gets(seat, HAND)
    for event in history[start:]:
        memory.note(event)
    return memory


def _deck(view: View, less: Iterable[int] = ()) -> Counter[int]:
    deck = Counter(dict(zip(NUMBERS, view.options.deck, strict=True)))
    deck.subtract(less)
    return deck
