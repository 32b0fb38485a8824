"""The line of a hand that says who is ahead, and where the reader stands."""

from __future__ import annotations

from cogs.ui.face import Face, Standing
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Seat
from engine.games import GAMES
from engine.tables.view import TableView


def standing_line(face: Face, say: Say, seen: TableView, names: Names) -> str:
    """The leaders and the reader's own place, in one line; "" while nobody has any points."""
    standing, seat = face.standing(seen), seen.seat
    if seat is None or not any(standing.points):
        return ""
    leaders = [other for other, place in enumerate(standing.places) if place == 1]
    behind = sorted({place for place in standing.places if place > 1})
    asked = behind[:1] if seat in leaders else [standing.places[seat]]
    rivals = [other for other, place in enumerate(standing.places) if place in asked]
    others = [other for other in rivals if names.side(other) != names.side(seat)]

    def points(of: Seat) -> str:
        counted = standing.points[of]
        equal = {p for p, n in zip(standing.places, standing.points, strict=True) if n == counted}
        if len(equal) == 1 or not standing.tie_breaks:
            return say(f"points-{face.key}", points=counted)
        return say(f"points-{face.key}-tied", points=counted, cannons=standing.tie_breaks[of])

    return say(
        "hand-standing",
        fewer="yes" if GAMES[face.key].traits.fewer_wins else "no",
        way=_way(standing, seat, leaders, others, names),
        names=names.listed(say, leaders),
        count=len(leaders),
        best=points(leaders[0]),
        next=names.listed(say, others),
        rivals=len(others),
        theirs=points((others or leaders)[0]),
        own=points(seat),
        place=standing.places[seat],
    )


def _way(
    standing: Standing, seat: Seat, leaders: list[Seat], others: list[Seat], names: Names
) -> str:
    """The distance of a seat from the leaders; "next" if nobody is between.

    others: those at the first place behind it if it leads, else at its own place, without its
    side. "pair-…": only two sides play, and one sentence has both.
    """
    pair = "pair-" if len({names.side(each) for each in range(len(names))}) == 2 else ""
    if len(leaders) == len(standing.places):
        return f"{pair}level"
    if seat in leaders:
        alone = all(names.is_of(names.side(leader)) for leader in leaders)
        return f"{pair}lead" if alone else "shared"
    if standing.places[seat] > len(leaders) + 1:
        return "behind-tied" if others else "behind"
    return f"{pair}next" if pair or not others else "next-tied"
