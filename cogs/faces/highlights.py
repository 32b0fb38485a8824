"""The highlights of a game, shared out so that everybody has one, the last of the ranking first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.faces.common import HIGHLIGHTS, most
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Outcome, RoundEnded, Seat
from engine.tables.replay import Replay


@dataclass(frozen=True, slots=True)
class Told:
    """A highlight and its players; () if nobody's. words "": there is no highlight."""

    seats: tuple[Seat, ...]
    words: str


def shared_out(
    outcome: Outcome | None, told: Iterable[Told], spare: Sequence[Told] = ()
) -> tuple[str, ...]:
    """One for each person, the last first; filled up to HIGHLIGHTS.

    told: the best first. Somebody's own goes before one that they share. spare: one for each seat,
    told of who has no other.
    """
    there = [each for each in told if each.words]
    if outcome is None:
        return tuple(each.words for each in there[:HIGHLIGHTS])
    order = sorted(range(len(outcome.places)), key=lambda seat: (-outcome.places[seat], seat))
    kept = list[Told]()
    for seat in order:
        own = [each for each in there if seat in each.seats and each not in kept]
        own = own or [each for each in spare if seat in each.seats]
        if own and not any(seat in each.seats for each in kept):
            kept.append(min(own, key=lambda each: len(each.seats)))
    more = [each for each in there if each not in kept]
    kept += more[: max(0, HIGHLIGHTS - len(kept))]
    kept.sort(key=lambda each: min(map(order.index, each.seats), default=len(order)))
    return tuple(each.words for each in kept)


def placed(say: Say, outcome: Outcome | None, names: Names) -> tuple[Told, ...]:
    """In which place each came in, which is true of everybody."""
    places = outcome.places if outcome else ()
    count = len(names)
    return tuple(
        Told((seat,), say("highlight-placed", name=names[seat], place=place, count=count))
        for seat, place in enumerate(places)
    )


def most_told(say: Say, message: str, counts: Counter[Seat], names: Names, least: int) -> Told:
    """The players who did something most often, as in `most`."""
    count = max(counts.values(), default=0)
    seats = tuple(sorted(seat for seat in counts if counts[seat] == count))
    return Told(seats, most(say, message, counts, names, least))


def decided(say: Say, replay: Replay, names: Names) -> Told:
    """The round of several from which the winner led the second for good, and the margin."""
    outcome = replay.outcome
    if outcome is None or len(outcome.winners) > 1 or replay.decisive is None:
        return Told((), "")
    (first,) = outcome.winners
    others = [seat for seat in range(len(names)) if seat != first]
    second = min(others, key=lambda seat: outcome.places[seat])
    round_, ahead = 1, 0
    for event in replay.story:
        if isinstance(event, RoundEnded):
            round_ = event.round if ahead <= 0 else round_
            ahead += event.points[first] - event.points[second]
    words = say(
        "highlight-decided",
        round=round_,
        first=names[first],
        second=names[second],
        apart=ahead,
    )
    return Told((first,), words)
