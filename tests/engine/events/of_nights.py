"""Nights at any point of their life, made by their own transitions."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.events import night as acts
from engine.events.field import as_shown
from engine.events.movement import seating
from engine.events.night import Night, Plan, SeatResult
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Person
from engine.tables.transitions.lobby import write_options

START = 10_000.0
SECRET = "00112233445566778899aabbccddeeff" * 2
HOST = 1


def plan_of(game: str = "seven-seals", rounds: int = 5, seats: int = 4) -> Plan:
    return Plan(game, write_options(GAMES[game], {}), rounds, seats, 60, START)


def night_of(plan: Plan | None = None, now: float = 0.0) -> Night:
    """An announced night; check-in is open in its last fifteen minutes."""
    return replace(acts.announced(ChannelPlace(1, 2), HOST, plan or plan_of(), SECRET, now), id=7)


def person(user: int) -> Person:
    return Person(user, f"P{user}")


def running(people: int, plan: Plan | None = None) -> Night:
    """A night that has just started, with people 1, 2, 3 and so on."""
    night = night_of(plan, START - 60)
    for user in range(1, people + 1):
        night = acts.checked_in(night, person(user), START - 60, f"w{user}" if user % 2 else "")
    return acts.started(night, START)


Judge = Callable[[int, int, int, int | None], tuple[int, bool]]
"""The measure of a result and whether it is its person's own, by round, table, seat and person."""


def as_user(_: int, __: int, ___: int, user: int | None) -> tuple[int, bool]:
    """Everybody's measure is their number."""
    return user or 0, True


def played(
    night: Night, judge: Judge = as_user, field: Sequence[Sequence[int]] = (), rounds: int = 1
) -> Night:
    """The night after further rounds with these results; points are shown as measured."""
    game = GAMES[night.plan.game]
    for _ in range(rounds):
        number = len(night.rounds) + 1
        night = acts.next_round(night, seating(night), START)
        assert night.round is not None
        results = tuple(
            SeatResult(table, seat, user, *made, points=as_shown(game, made[:1])[0])
            for table, users in enumerate(night.round.tables, 1)
            for seat, user in enumerate(users)
            for made in (judge(number, table, seat, user),)
        )
        rows = tuple(map(tuple, field))
        shown = tuple(as_shown(game, row) for row in rows)
        night = acts.closed_round(night, results, START + 1, rows, shown)
    return night


def large() -> list[Night]:
    """A night of 25 people at each step."""
    plan = plan_of("seven-seas", rounds=6, seats=4)
    new = night_of(plan)
    for user in range(1, 26):
        new = acts.answered(new, person(user), coming=user > 3)
    night = running(25, plan)
    two = played(night, rounds=2)
    begun = [new, acts.opened(new), night, acts.paused(night, START)]
    return [*begun, two, played(two, rounds=4), acts.cancelled(night)]
