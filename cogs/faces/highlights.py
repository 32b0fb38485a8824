"""The highlights of a game, shared out to different people, the last of the ranking first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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


def shared_out(outcome: Outcome | None, told: Iterable[Told]) -> tuple[str, ...]:
    """One for the last, one for the winner, one for somebody else, then the best remaining ones.

    told: the best first. Somebody's own goes before one that they share.
    """
    there = [each for each in told if each.words]
    if outcome is None:
        return tuple(each.words for each in there[:HIGHLIGHTS])
    order = sorted(range(len(outcome.places)), key=lambda seat: (-outcome.places[seat], seat))
    kept = list[Told]()
    for seat in dict.fromkeys((order[0], order[-1], *order)):
        own = [each for each in there if seat in each.seats and each not in kept]
        if own and not any(seat in each.seats for each in kept):
            kept.append(min(own, key=lambda each: len(each.seats)))
    kept = [*kept, *(each for each in there if each not in kept)][:HIGHLIGHTS]
    kept.sort(key=lambda each: min(map(order.index, each.seats), default=len(order)))
    return tuple(each.words for each in kept)


def most_told(say: Say, message: str, counts: Counter[Seat], names: Names, least: int) -> Told:
    """The players who did something most often, as in `most`."""
    count = max(counts.values(), default=0)
    seats = tuple(sorted(seat for seat in counts if counts[seat] == count))
    return Told(seats, most(say, message, counts, names, least))


def decided(say: Say, replay: Replay, names: Names) -> Told:
    """The round from which the winner led the second for good, and the final margin."""
    outcome = replay.outcome
    if outcome is None or len(outcome.winners) > 1:
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
