"""What a careful player of 7 remembers of a round about the cards that he has not seen.

Each unseen card of a hand came out of one draw pile: the deck of the round, or one renewed from
the piles put aside, whose cards everybody saw. Who drew a penalty card held nothing then that
could be placed. So a card of some number that was placed came after the last time its seat
lacked that number, and before it was placed. Moments are counted in events; the deal is 0.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.core import Event, Seat
from engine.games.seven.cards import NUMBERS
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


def _moments() -> dict[int, list[int]]:
    return {number: [] for number in NUMBERS}


@dataclass(slots=True)
class Trail:
    """What one seat did with cards that the viewer never saw in its hand.

    came: for each card when it came and out of which draw pile. placed: for each number when
    one was placed. lacked: for each number when the seat held none.
    """

    came: list[tuple[int, int]] = field(default_factory=list)
    placed: dict[int, list[int]] = field(default_factory=_moments)
    lacked: dict[int, list[int]] = field(default_factory=_moments)

    def since(self, number: int, moment: int) -> int:
        """The earliest that a card of the number can have come if it was there just before."""
        lacked = self.lacked[number]
        before = bisect_left(lacked, moment)
        return lacked[before - 1] if before else 0


@dataclass(slots=True)
class Memory:
    """The trails of all other seats, and where their cards came from.

    pools: for each draw pile of the round the numbers in it that the viewer did not get.
    aside: the numbers put aside since; None: not remembered.
    """

    seat: Seat | None
    trails: list[Trail]
    pools: list[Counter[int]]
    aside: list[int] | None = None
    now: int = 0
    _pile: list[int] = field(default_factory=list)
    _fields: Fields = EMPTY

    @property
    def renewals(self) -> int:
        """How often the draw pile was renewed."""
        return len(self.pools) - 1

    @property
    def knows_of_lacks(self) -> bool:
        """Whether any other seat is known to have lacked a number."""
        return any(when for trail in self.trails for when in trail.lacked.values())

    def forget_lacks(self) -> None:
        """Forget who lacked what."""
        for trail in self.trails:
            trail.lacked = _moments()

    def note(self, event: Event) -> None:
        """Take in the next event; most tell nothing of unseen cards."""
        self.now += 1
        match event:
            case Placed():
                self._placed(event)
            case Drew():
                self.gets(event.seat, event.count)
            case PenaltyDrew():
                self._lacked(event.seat)
                self.gets(event.seat, event.count)
            case DrewCard():
                self.pools[-1][event.number] -= 1
            case SevenMade() | Blocked():
                self._put_aside()
            case DrawPileRenewed():
                self.pools.append(Counter(self.aside))
                self.aside = []
            case HandDealt():
                self.pools[-1].subtract(event.hand)

    def gets(self, seat: Seat, count: int) -> None:
        """The seat got cards from the draw pile; the viewer's own are told by other events."""
        if seat != self.seat:
            self.trails[seat].came += [(self.now, self.renewals)] * count

    def _placed(self, event: Placed) -> None:
        self._pile.append(event.number)
        self._fields = (event.newest, event.other)
        if event.seat != self.seat:
            self.trails[event.seat].placed[event.number].append(self.now)

    def _lacked(self, seat: Seat) -> None:
        if seat != self.seat:
            for number in ANY - unplaceable(self._fields):
                self.trails[seat].lacked[number].append(self.now)

    def _put_aside(self) -> None:
        self.aside = [*(self.aside or ()), *self._pile]
        self._pile, self._fields = [], EMPTY


def from_view(view: View) -> Memory:
    """Only what can be seen now: all unseen cards are one heap."""
    seen = [*view.hand, *(card.number for card in view.pile)]
    return _dealt(view, view.sizes, seen)


def from_history(view: View, history: Sequence[Event]) -> Memory:
    """All that was to be seen since the cards were dealt."""
    memory = _dealt(view, [HAND] * len(view.sizes), ())
    memory.aside = []
    for event in this_round(history):
        memory.note(event)
    return memory


def this_round(history: Sequence[Event]) -> Sequence[Event]:
    """The events since the last deal, which is the first of them; () if there was none."""
    for at in range(len(history) - 1, -1, -1):
        if isinstance(history[at], RoundDealt):
            return history[at:]
    return ()


def _dealt(view: View, sizes: Sequence[int], seen: Iterable[int]) -> Memory:
    deck = Counter(dict(zip(NUMBERS, view.options.deck, strict=True)))
    deck.subtract(seen)
    memory = Memory(view.seat, [Trail() for _ in sizes], [deck])
    for seat, size in enumerate(sizes):
        memory.gets(seat, size)
    return memory
