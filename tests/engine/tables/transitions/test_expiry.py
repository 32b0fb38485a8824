"""Lobbies and games at which nobody sits are closed after a week, with a day's warning."""

from dataclasses import replace

import pytest

from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refusal
from engine.tables.transitions import deadlines, seating
from engine.tables.transitions.deadlines import OUTAGE
from engine.tables.transitions.expiry import LASTS, WARNED
from tests.engine.tables.at_the_gate import ANNA, BEN, HERE, lobby_of, refusal, user
from tests.engine.tables.sim_time import Hall, settle

DAY, WEEK = 86_400.0, 7 * 86_400.0


async def test_a_sleeping_host_is_warned_in_the_morning_a_day_ahead(hall: Hall) -> None:
    """The message mentions them once: in their quiet hours it would be lost on them."""
    table = (await lobby_of(hall.tables)).id
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
    lobby = await lobby_of(hall.tables, place=replace(HERE, channel=9))
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
    table = (await lobby_of(hall.tables)).id
    hall.time.jump(away)
    hall = await hall.again()
    await settle()
    now = hall.table(table)
    assert now.timing.forewarned
    assert now.timing.expires == hall.time.now() + WARNED
    await hall.time.advance(WARNED)
    assert hall.tables.table(table) is None
