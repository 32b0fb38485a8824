"""Silence: nudges, hosts who aren't seen for a day, and tables that are closed after a week."""

from dataclasses import replace

import pytest

from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refusal
from engine.tables.transitions import deadlines, lobby, seating
from engine.tables.transitions.deadlines import OUTAGE
from engine.tables.transitions.expiry import LASTS, WARNED
from engine.tables.transitions.seating import NOTED, SILENCE
from engine.tables.transitions.votes import NUDGED, next_nudge
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, EVE, HERE, refusal, user
from tests.engine.tables.sim_time import Hall, settle

DAY = 86_400


@pytest.mark.parametrize(("clock", "pause"), [(60, 60), (300, 300), (86_400, NUDGED)])
async def test_with_a_quick_clock_the_time_of_a_turn_is_enough(
    hall: Hall, clock: int, pause: float
) -> None:
    table = await hall.counting(people=2, clock=clock, rounds=50, target=21)
    await hall.tables.nudge(table, user(BEN), 0)
    seen = (await hall.tables.view(table, None)).table
    assert next_nudge(seen, 1, 0) == hall.time.now() + pause
    await hall.tables.press(table, ANNA, 0)
    await hall.tables.press(table, BEN, 0)
    assert await refusal(hall.tables.nudge(table, user(BEN), 0)) is Refusal.TOO_SOON


async def test_nobody_is_nudged_where_it_makes_no_sense(hall: Hall) -> None:
    table = await hall.counting(people=3, clock=None)
    for player, seat, expected in (
        (ANNA, 0, Refusal.OWN_TURN),
        (BEN, 2, Refusal.STALE),
        (BEN, -1, Refusal.STALE),
        (EVE, 0, Refusal.NOT_SEATED),
    ):
        assert await refusal(hall.tables.nudge(table, user(player), seat)) is expected
    hall.thinker.let.clear()
    await hall.does(table, seating.left, ANNA)
    assert await refusal(hall.tables.nudge(table, user(BEN), 0)) is Refusal.COMPUTERS_TURN
    assert await refusal(hall.tables.nudge(table, user(ANNA), 0)) is Refusal.HAS_LEFT
    before_start = await hall.tables.lobby_of(place=replace(HERE, channel=9))
    assert await refusal(hall.tables.nudge(before_start.id, user(BEN), 0)) is Refusal.NOT_RUNNING


async def test_last_seen_is_stored_now_and_then(hall: Hall) -> None:
    """So that looking costs no commit and no edit of the board."""
    table = await hall.counting(clock=None)
    await hall.time.advance(NOTED)
    noted = await hall.tables.came_back(table, user(BEN))
    assert noted.players[1].last_seen == hall.time.now()
    await hall.time.advance(NOTED - 1)
    assert await hall.tables.came_back(table, user(BEN)) is noted
    assert await hall.tables.came_back(table, user(EVE)) is noted


async def test_a_person_who_left_cannot_become_host_and_a_lobby_can_have_a_successor(
    hall: Hall,
) -> None:
    table = await hall.counting(people=3, clock=None)
    await hall.does(table, seating.left, BEN)
    await hall.time.advance(SILENCE)
    assert await refusal(hall.does(table, seating.succeeded, BEN)) is Refusal.NOT_HOST
    await hall.tables.change(table, lobby.closed)
    assert await refusal(hall.does(table, seating.succeeded, CHLOE)) is Refusal.NOT_HOST
    before_start = await hall.tables.lobby_of()
    await hall.time.advance(SILENCE)
    assert (await hall.does(before_start.id, seating.succeeded, BEN)).host == user(BEN)


WEEK = 7 * 86_400.0


async def test_a_sleeping_host_is_warned_in_the_morning_a_day_ahead(hall: Hall) -> None:
    """The message mentions them once: in their quiet hours it would be lost on them."""
    table = (await hall.tables.lobby_of()).id
    hours = Quiet(0, 7 * 60, "UTC")
    hall.tables.gate.quiet = lambda who: hours if who == user(ANNA) else None
    await hall.time.advance(LASTS - WARNED)
    assert not hall.table(table).timing.forewarned
    await hall.time.advance(7 * 3600 - hall.time.now() % DAY - 1)
    assert not hall.table(table).timing.forewarned
    await hall.time.advance(1)
    assert hall.table(table).timing.forewarned
    assert hall.table(table).timing.expires == hall.time.now() + WARNED
    await hall.time.advance(WARNED)
    assert hall.tables.table(table) is None


async def test_a_game_that_goes_on_does_not_expire(hall: Hall) -> None:
    """Nor one that cannot be reached: its people could not have pressed."""
    table = await hall.counting(clock=None)
    for player in (ANNA, BEN):
        await hall.does(table, seating.left, player)
    await hall.does(table, seating.taken_back, ANNA)
    assert hall.table(table).timing.expires is None
    lobby = await hall.tables.lobby_of(place=replace(HERE, channel=9))
    await hall.tables.change(lobby.id, deadlines.suspended)
    await hall.time.advance(10 * WEEK)
    assert hall.table(table).is_open
    assert hall.table(lobby.id).is_open
    await hall.tables.change(lobby.id, deadlines.resumed)
    assert hall.table(lobby.id).timing.expires == hall.time.now() + LASTS


async def test_a_game_whose_last_person_was_late_too_often_expires_if_nobody_presses(
    hall: Hall,
) -> None:
    """A press that comes too late for a move still brings its person back."""
    table = await hall.counting(clock=60, rounds=50, target=21)
    await hall.time.advance(3600)
    assert hall.table(table).timing.expires is not None
    assert await refusal(hall.tables.play(table, user(ANNA), 0, index=0)) is Refusal.STALE
    now = hall.table(table)
    assert (now.paused, now.timing.expires) == (False, None)
    await hall.time.advance(3600)
    assert hall.table(table).paused
    await hall.time.advance(WEEK)
    assert hall.tables.table(table) is None


@pytest.mark.parametrize("away", [LASTS - WARNED + OUTAGE, LASTS + OUTAGE, 3 * LASTS])
async def test_after_an_outage_the_people_have_a_day_still(hall: Hall, away: float) -> None:
    """With or without a warning before it: nobody could press anything in that time."""
    table = (await hall.tables.lobby_of()).id
    hall.time.jump(away)
    hall = await hall.again()
    await settle()
    now = hall.table(table)
    assert now.timing.forewarned
    assert now.timing.expires == hall.time.now() + WARNED
    await hall.time.advance(WARNED)
    assert hall.tables.table(table) is None
