"""Quiet hours: the clock rests in them, at most half of each day, also when clocks are changed."""

from datetime import datetime
from itertools import islice
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tables.model.position import NEVER
from engine.tables.model.quiet import Quiet, QuietHours, before, extended, quiet_until, rests
from engine.tables.model.table import Table
from engine.tables.transitions import deadlines
from engine.tables.transitions.after import after
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, user
from tests.engine.tables.transitions.test_after import position, table

HOUR, DAY = 3600.0, 86_400.0
NIGHT = Quiet(22 * 60, 7 * 60, "Europe/Berlin")
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
)


def berlin(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "zone"),
    [(60, 60, "UTC"), (22 * 60, 21 * 60, "UTC"), (0, 721, "UTC"), (-1, 60, "UTC"), (0, 1440, "UTC")]
    + [(0, 60, zone) for zone in ("Europe/Atlantis", "../etc/passwd", "", "/")],
)
def test_hours_last_twelve_at_most_in_a_zone_that_is_there(begin: int, end: int, zone: str) -> None:
    with pytest.raises(ValueError, match=r"no (time|quiet)"):
        Quiet(begin, end, zone)


LONG_NIGHT = Quiet(20 * 60, 8 * 60, "Europe/Berlin")
EVENINGS = [f"2026-11-{day}T20:00" for day in range(23, 28)]


@pytest.mark.parametrize(
    ("start", "hours", "quiet", "rests_at", "end"),
    [
        ("2026-11-23T20:00", 3, NIGHT, ["2026-11-23T22:00"], "2026-11-24T08:00"),
        ("2026-11-23T20:00", 2, NIGHT, [], "2026-11-23T22:00"),
        ("2026-11-23T20:00", 2, None, [], "2026-11-23T22:00"),
        ("2026-11-24T03:00", 1, NIGHT, ["2026-11-24T03:00"], "2026-11-24T08:00"),
        ("2026-11-23T08:00", 72, LONG_NIGHT, EVENINGS, "2026-11-28T20:00"),
    ],
)
def test_a_turn_that_meets_a_night_ends_as_much_later(
    start: str, hours: int, quiet: Quiet | None, rests_at: list[str], end: str
) -> None:
    """Three days of twelve waking hours are six."""
    deadline, met = extended(berlin(start), hours * HOUR, quiet)
    assert deadline == berlin(end)
    assert [begin for begin, _ in met] == [*map(berlin, rests_at)]
    assert quiet is None or all(quiet_until(quiet, begin) == until for begin, until in met)


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-28", 8), ("2026-10-24", 10), ("2026-11-23", 9)]
)
def test_a_night_in_which_clocks_are_changed_is_an_hour_shorter_or_longer(
    day: str, hours: int
) -> None:
    (begin, end), *_ = extended(berlin(f"{day}T12:00"), DAY, NIGHT)[1]
    assert (end - begin) / HOUR == hours
    assert datetime.fromtimestamp(end, ZoneInfo("Europe/Berlin")).hour == 7


def test_quiet_hours_are_known_while_they_last() -> None:
    assert quiet_until(NIGHT, berlin("2026-11-23T21:59")) is None
    assert quiet_until(NIGHT, berlin("2026-11-23T22:00")) == berlin("2026-11-24T07:00")
    assert quiet_until(NIGHT, berlin("2026-11-24T06:59")) == berlin("2026-11-24T07:00")
    assert quiet_until(NIGHT, berlin("2026-11-24T07:00")) is None
    assert quiet_until(None, 0.0) is None


HOURS = st.builds(
    lambda begin, length, zone: Quiet(begin, (begin + length) % 1440, zone),
    st.integers(0, 1439),
    st.integers(1, 720),
    st.sampled_from(ZONES),
)


@given(
    quiet=HOURS, start=st.integers(1_750_000_000, 1_900_000_000), seconds=st.integers(1, 300_000)
)
def test_without_its_rests_a_turn_is_as_long_as_its_clock(
    quiet: Quiet, start: int, seconds: int
) -> None:
    """Rests follow each other, lie within the turn, and what is counted back ends at its start."""
    deadline, met = extended(float(start), seconds, quiet)
    assert deadline - start - sum(end - begin for begin, end in met) == pytest.approx(seconds)
    edges = [start, *(edge for rest in met for edge in rest), deadline]
    assert edges == sorted(edges)
    assert before(deadline, seconds, met) == pytest.approx(
        met[0][1] if met and met[0][0] == start else start
    )
    assert deadline - start <= 2 * seconds + 14 * HOUR
    for begin, end in islice(rests(quiet, float(start)), 3):
        assert 0 < end - begin <= 13 * HOUR


def timed(before: Table, to_move: tuple[int, ...], now: float, quiet: QuietHours) -> Table:
    """The table after a change while these seats are to move."""
    where = position(*(0 if seat in to_move else NEVER for seat in range(3)))
    return after(before, before, where, now, quiet)[0]


def test_the_latest_deadline_of_simultaneous_choices_counts_for_all() -> None:
    hourly, start = table(clock=3600), berlin("2026-11-23T21:30")
    late = Quiet(23 * 60, 9 * 60, "Europe/Berlin")
    hours = {user(ANNA): NIGHT, user(BEN): late}
    due = timed(hourly, (0, 1, 2), start, hours.get)
    assert due.timing.deadline == berlin("2026-11-24T07:30")
    assert due.timing.rests == ((berlin("2026-11-23T22:00"), berlin("2026-11-24T07:00")),)
    assert timed(hourly, (1, 2), start, hours.get).timing.deadline == start + HOUR
    assert deadlines.stopped(due).timing.rests == ()


def test_a_fast_clock_never_rests() -> None:
    due = timed(table(clock=300), (0,), berlin("2026-11-23T23:00"), {user(ANNA): NIGHT}.get)
    assert due.timing.deadline == berlin("2026-11-23T23:05")


def test_to_change_the_hours_in_ones_own_turn_stretches_it_by_nothing() -> None:
    hourly, start = table(clock=3600), berlin("2026-11-23T12:00")
    due = timed(hourly, (0,), start, lambda _: None)
    noon = Quiet(12 * 60, 24 * 60 - 1, "Europe/Berlin")
    assert timed(due, (0,), start + 60, {user(ANNA): noon}.get) is due


def test_half_of_a_turn_is_half_of_its_waking_time_and_never_in_a_rest() -> None:
    daily, hours = table(clock=86_400), {user(CHLOE): NIGHT}
    due = timed(daily, (2,), berlin("2026-11-23T12:00"), hours.get)
    assert due.timing.deadline == berlin("2026-11-24T21:00")
    assert deadlines.reminder(due) == berlin("2026-11-24T09:00")
    evening = timed(daily, (2,), berlin("2026-11-23T10:00"), hours.get)
    assert deadlines.reminder(evening) == berlin("2026-11-24T07:00"), "not at 22:00, when it is due"
