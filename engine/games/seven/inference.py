"""A careful player's memory of a round of 7: facts about the cards it has not seen.

Every unseen card in a hand came from one of the draw piles of the round: from the deck, or from a
later one that was shuffled from piles put aside, whose cards everybody saw. A seat that draws a
penalty card holds no number that could be placed at that moment: it lacks these numbers. So a card
that a seat places came into its hand after the last moment at which the seat lacked its number.
Moments are counted in events of the round; the deal is moment 0.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.core import Event, Seat, since_last
from engine.games.seven import events
from engine.games.seven.cards import NUMBERS
from engine.games.seven.moves import EMPTY, Fields, legal
from engine.games.seven.state import HAND
from engine.games.seven.view import View


def no_moments() -> dict[int, list[int]]:
    """No moment yet for each number."""
    return {number: [] for number in NUMBERS}


@dataclass(slots=True)
class Trail:
    """The viewer's knowledge of the cards of one other seat.

    came: for each card, the moment at which it came and the index of its draw pile.
    placed: by number, the moments at which the seat placed one.
    lacked: by number, the moments at which the seat held none.
    """

    came: list[tuple[int, int]] = field(default_factory=list)
    placed: dict[int, list[int]] = field(default_factory=no_moments)
    lacked: dict[int, list[int]] = field(default_factory=no_moments)

    def earliest(self, number: int, moment: int) -> int:
        """The earliest moment at which a card of this number came, if the seat has it at `moment`.

        0 if the seat is not known to have lacked the number before.
        """
        lacked = self.lacked[number]
        before = bisect_left(lacked, moment)
        return lacked[before - 1] if before else 0


@dataclass(slots=True)
class Memory:
    """The trails of all seats (the viewer's own stays empty), and the draw piles of their cards.

    pools: for each draw pile of the round, its numbers without those that the viewer has drawn.
    aside: the numbers put aside since the last draw pile began; None: not remembered.
    now: the moment, that is, how many events were noted.
    """

    seat: Seat | None
    trails: list[Trail]
    pools: list[Counter[int]]
    aside: list[int] | None = None
    now: int = 0
    _pile: list[int] = field(default_factory=list)
    _fields: Fields = EMPTY

    def note(self, event: Event) -> None:
        """Learn from the next event of the round."""
        self.now += 1
        match event:
            case events.Placed(seat, number):
                self._pile.append(number)
                self._fields = (event.newest, event.other)
                if seat != self.seat:
                    self.trails[seat].placed[number].append(self.now)
            case events.Drew():
                self.gets(event.seat, event.count)
            case events.PenaltyDrew():
                fitting = legal(NUMBERS, self._fields) if event.seat != self.seat else ()
                for number in {move.number for move in fitting}:
                    self.trails[event.seat].lacked[number].append(self.now)
                self.gets(event.seat, event.count)
            case events.DrewCard():
                self.pools[-1][event.number] -= 1
            case events.SevenMade() | events.Blocked():
                self.aside = [*(self.aside or ()), *self._pile]
                self._pile, self._fields = [], EMPTY
            case events.DrawPileRenewed():
                self.pools.append(Counter(self.aside))
                self.aside = []
            case events.HandDealt():
                self.pools[-1].subtract(event.hand)

    def gets(self, seat: Seat, count: int) -> None:
        """Note that the seat got cards from the draw pile; the viewer's come in other events."""
        if seat != self.seat:
            self.trails[seat].came += [(self.now, len(self.pools) - 1)] * count


def from_view(view: View) -> Memory:
    """The memory of a viewer without history: all unseen cards count as one draw pile."""
    return _dealt(view, view.sizes, [*view.hand, *(card.number for card in view.pile)])


def from_history(view: View, history: Sequence[Event]) -> Memory:
    """The memory of a viewer who saw all events of the round."""
    memory = _dealt(view, [HAND] * len(view.sizes), ())
    memory.aside = []
    for event in since_last(history, events.RoundDealt):
        memory.note(event)
    return memory


def _dealt(view: View, sizes: Sequence[int], seen: Iterable[int]) -> Memory:
    deck = Counter(dict(zip(NUMBERS, view.options.deck, strict=True)))
    deck.subtract(seen)
    memory = Memory(view.seat, [Trail() for _ in sizes], [deck])
    for seat, size in enumerate(sizes):
        memory.gets(seat, size)
    return memory
