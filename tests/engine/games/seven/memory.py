"""An oracle apart from the sampler: checks that hands of 7 agree with all that a seat has seen.

A card that was shown (or is held at the end) came into the hand before, and after the last time
when its seat could place nothing though its number could have been placed. Each card that came
is one that was shown or is held: a matching of points to intervals, earliest deadline first.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core import Event, Seat
from engine.games.seven import events as e
from engine.games.seven.moves import legal
from engine.games.seven.state import HAND, State


def could_have_happened(state: State, seat: Seat | None, history: Sequence[Event]) -> bool:
    """The hands of all others fit their placings and penalties; the piles hold what was seen."""
    story = this_round(history)
    others = (s for s in range(len(state.hands)) if s != seat)
    fit = all(hand_fits(state.hands[other], other, story) for other in others)
    return fit and piles_fit(state, story)


def piles_agree(state: State, seat: Seat | None, history: Sequence[Event]) -> bool:
    """True if the piles hold the cards that were seen, as in every sampled world."""
    return piles_fit(state, this_round(history))


def this_round(history: Sequence[Event]) -> list[Event]:
    starts = [i for i, event in enumerate(history) if isinstance(event, e.RoundDealt)]
    return list(history[starts[-1] :])


def hand_fits(hand: Sequence[int], seat: Seat, story: Sequence[Event]) -> bool:
    """Every arrival can be matched with a card that was placed later or is held now."""
    arrivals, barred, gone = chapters(seat, story)
    end = len(story)
    cards = [*gone, *((number, end) for number in hand)]
    spans = [(last_barred(barred, number, left), left) for number, left in cards]
    return len(arrivals) == len(spans) and all_met(arrivals, spans)


def chapters(
    seat: Seat, story: Sequence[Event]
) -> tuple[list[int], list[tuple[int, int]], list[tuple[int, int]]]:
    """When cards came, when which numbers were not held, when which numbers were placed."""
    arrivals, barred, gone = [0] * HAND, [], []
    for when, (event, fields) in enumerate(with_fields(story)):
        if isinstance(event, e.PenaltyDrew) and event.seat == seat:
            barred += [(n, when) for n in range(1, 8) if legal((n,), fields)]
        if isinstance(event, e.Drew | e.PenaltyDrew) and event.seat == seat:
            arrivals += [when] * event.count
        if isinstance(event, e.Placed) and event.seat == seat:
            gone.append((event.number, when))
    return arrivals, barred, gone


def with_fields(story: Sequence[Event]) -> Iterator[tuple[Event, tuple[int, int]]]:
    """Each event with what the pile showed when it happened."""
    fields = (0, 0)
    for event in story:
        yield event, fields
        if isinstance(event, e.Placed):
            fields = (event.newest, event.other)
        if isinstance(event, e.SevenMade | e.Blocked):
            fields = (0, 0)


def last_barred(barred: Sequence[tuple[int, int]], number: int, left: int) -> int:
    """The last moment before `left` when the number was not in the hand."""
    return max((when for n, when in barred if n == number and when < left), default=0)


def all_met(points: Sequence[int], spans: Sequence[tuple[int, int]]) -> bool:
    """Each point lies in a span of its own."""
    waiting = sorted(spans, key=lambda span: span[1])
    for point in sorted(points):
        met = next((s for s in waiting if s[0] <= point < s[1]), None)
        if met is None:
            return False
        waiting.remove(met)
    return True


def piles_fit(state: State, story: Sequence[Event]) -> bool:
    """The piles put aside hold what was placed; a renewed draw pile holds nothing else."""
    aside: Counter[int] = Counter()
    pile: Counter[int] = Counter()
    source = Counter(dict(enumerate(state.options.deck, start=1)))
    for event in story:
        if isinstance(event, e.Placed):
            pile[event.number] += 1
        if isinstance(event, e.SevenMade | e.Blocked):
            aside, pile = aside + pile, Counter()
        if isinstance(event, e.DrawPileRenewed):
            source, aside = aside, Counter()
    return Counter(state.aside) == aside and Counter(state.draw_pile) <= source
