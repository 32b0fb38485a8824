"""The field of a club night's deal: how each seat's play is measured, and tables of computers.

24 tables of computers play the same cards, with levels and errors as in the crew of a daily deal.
So a place says how well somebody played, even if a single table of people did.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Final, TypeAlias

from engine.core import AnyGame, By, Event, Outcome, RoundEnded, Seat
from engine.events.crew import LEVELS, played_out
from engine.events.night import Plan, Round, SeatResult
from engine.games import GAMES
from engine.shuffle import derived
from engine.tables.model.news import LASTING, Left
from engine.tables.model.result import measured, measures, points_of
from engine.tables.position import mover_of
from engine.tables.replay import Replay
from engine.tables.transitions.lobby import read_options

FIELD: Final = 24
Measures: TypeAlias = tuple[int, ...]
"""The measures of a table, by seat."""


def gains_at(game: AnyGame, story: Sequence[Event], outcome: Outcome | None) -> Measures | None:
    """The result of each seat of a night's table, as `measured`; None while it goes on.

    In a game without a deal for nights it is minus the place.
    """
    if not game.traits.night:
        places = () if outcome is None else outcome.places
        return tuple(measured(-place, ()) for place in places) or None
    rounds = sum(isinstance(event, RoundEnded) for event in story)
    if outcome is None or rounds > game.traits.night:
        rounds = game.traits.night
    return measures(game, story, rounds)


def compared(game: AnyGame, gains: Measures) -> Measures:
    """The measures of a table by the results of its seats, more being better.

    It is the seat's points less the mean of the others', times the number of the others, as
    `measured` with what orders equal points; in a game without a deal for nights it is the place.
    """
    if not game.traits.night:
        return gains
    points = [points_of(each) for each in gains]
    relative = (own * len(points) - sum(points) for own in points)
    return tuple(
        measured(more, ()) + each - measured(own, ())
        for more, each, own in zip(relative, gains, points, strict=True)
    )


def as_shown(game: AnyGame, gains: Measures) -> tuple[int, ...]:
    """The points of a table with these results as the game shows them, or the places."""
    amount = game.traits.amount if game.traits.night else abs
    return tuple(amount(points_of(each)) for each in gains)


def points_at(plan: Plan, *measures: int) -> Fraction:
    """The mean points of measures: a seat's less the mean of the others', or minus its place."""
    others = plan.seats - 1 if GAMES[plan.game].traits.night else 1
    return Fraction(sum(map(points_of, measures)), others * max(1, len(measures)))


def field_calls(plan: Plan, seed: int) -> list[Callable[[], Measures]]:
    """The calls that play the field of a deal, in the order of its tables; they can be pickled."""
    return [partial(played, plan.game, plan.options, plan.seats, seed, n) for n in range(FIELD)]


def played(key: str, options: str, seats: int, seed: int, number: int) -> Measures:
    """The results at a table of computers by seat; TypeError if its game doesn't end."""
    game = GAMES[key]
    names = {seat: ("field", number, seat) for seat in range(seats)}
    players = [(LEVELS[derived(seed, *name) % len(LEVELS)], "") for name in names.values()]
    read = read_options(game, options)
    state, story, _ = played_out(game, read, players, seed, names, game.traits.night)
    if (found := gains_at(game, story, game.outcome(state))) is None:
        raise TypeError(f"{key} goes on")
    return found


def results_at(played: Round, replay: Replay) -> tuple[SeatResult, ...]:
    """The results of a table of this round by seat; () if its deal isn't over."""
    table, at, game = replay.table, replay.table.settings.night, replay.game
    gains = gains_at(game, replay.whole_story, replay.outcome)
    if at is None or gains is None:
        return ()
    found, points = compared(game, gains), as_shown(game, gains)
    return tuple(
        SeatResult(
            *(at.table, seat, player.user, found[seat], _is_own(replay, seat, played.until)),
            points=points[seat],
        )
        for seat, player in enumerate(table.players)
    )


def _is_own(replay: Replay, seat: Seat, until: float) -> bool:
    """True if the seat's person made half of its moves.

    Once the round's time is up, Mates move for everybody; that only counts for those who left.
    """
    table = replay.table
    left = any(h.seat == seat and LASTING.get(h.kind) is Left for h in table.happened)
    rows = [row for row in replay.rows if row.seat == seat and (left or row.at < until)]
    return 2 * sum(mover_of(table, row) is By.SELF for row in rows) >= len(rows)
