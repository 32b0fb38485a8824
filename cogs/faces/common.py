"""Parts that several faces share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, Outcome, RoundEnded, Seat
from engine.tables.view import TableView

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "orange", "white")
"""The seats' colours in the pictures' names, in the order of the seats."""
SEATS: Final = {mark: f":t_{name}:" for mark, name in zip(Names.MARKS, COLOURS, strict=True)}
"""The pictures of the seats' marks."""
HIGHLIGHTS = 3
"""The fewest highlights in a game's result, where there are that many."""
CLOSE = 2
"""The most points between the first two in a close finish."""
LONG = 3
"""The fewest rounds in a long lead."""


def rounds_at(seen: TableView, rounds: int) -> int:
    """The rounds at a table, of those that its game has: a day's deal ends with the first."""
    return rounds if seen.table.settings.day is None else 1


def yes(chosen: bool) -> str:
    """A choice as messages select on it."""
    return "yes" if chosen else "no"


def turn_mark(say: Say, doing: str) -> str:
    """The end of the line of a seat to move, the same in all games; `doing`: e.g. "to play"."""
    return f" {say('turn-mark', doing=doing)}"


def points_lines(
    say: Say, message: str, totals: Mapping[Seat, int], names: Names, *, low: bool = False
) -> list[str]:
    """One line for each seat with its total, the best first."""
    order = sorted(totals, key=lambda seat: (totals[seat] if low else -totals[seat], seat))
    return [say(message, name=names.marked(seat), total=totals[seat]) for seat in order]


def best(*lines: str) -> tuple[str, ...]:
    """The first few of a game's possible highlights, without empty ones."""
    return tuple(filter(None, lines))[:HIGHLIGHTS]


def most(say: Say, message: str, counts: Counter[Seat], names: Names, least: int) -> str:
    """The players who did something most often; "" below `least`, or if all did."""
    count = max(counts.values(), default=0)
    seats = sorted(seat for seat in counts if counts[seat] == count)
    if count < least or len(seats) == len(names):
        return ""
    each = yes(len(seats) > 1)
    return say(message, name=names.listed(say, seats), count=count, each=each)


def longest_lead(say: Say, story: Sequence[Event], names: Names) -> str:
    """The side that led alone for the most rounds in a row."""
    totals = [0] * len(names)
    leaders = list[int | None]()
    for event in story:
        if isinstance(event, RoundEnded):
            totals = [total + gained for total, gained in zip(totals, event.points, strict=True)]
            ahead = {names.side(seat) for seat, total in enumerate(totals) if total == max(totals)}
            leaders.append(ahead.pop() if len(ahead) == 1 else None)
    runs = [(len(list(run)), side) for side, run in groupby(leaders) if side is not None]
    rounds, side = max(runs, default=(0, 0), key=lambda run: run[0])
    if rounds < LONG:
        return ""
    return say("highlight-lead", name=names.of_side(say, side), rounds=rounds)


def closest_finish(say: Say, outcome: Outcome | None, names: Names) -> str:
    """A line on a close finish between the first and the second; "" if it wasn't close."""
    if outcome is None or len({names.side(seat) for seat in outcome.winners}) > 1:
        return ""
    others = [seat for seat in range(len(names)) if seat not in outcome.winners]
    second, first = min(others, key=lambda seat: outcome.places[seat]), outcome.winners[0]
    apart = abs(outcome.points[first] - outcome.points[second])
    if not 0 < apart <= CLOSE:
        return ""
    ahead, behind = (names.of_side(say, names.side(seat)) for seat in (first, second))
    return say("highlight-close", first=ahead, second=behind, apart=apart)
