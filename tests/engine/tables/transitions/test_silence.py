"""Silence: how often people may be nudged, and a host who isn't seen for a day is succeeded."""

import pytest

from engine.tables.model.refusals import Refusal
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.seating import NOTED, SILENCE
from engine.tables.transitions.votes import NUDGED, next_nudge
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, EVE, lobby_of, press, refusal, user
from tests.engine.tables.sim_time import Hall

DAY = 86_400


@pytest.mark.parametrize(("clock", "pause"), [(60, 60), (300, 300), (86_400, NUDGED)])
async def test_with_a_quick_clock_the_time_of_a_turn_is_enough(
    hall: Hall, clock: int, pause: float
) -> None:
    table = await hall.counting(people=2, clock=clock, rounds=50, target=21)
    await hall.tables.nudge(table, user(BEN), 0)
    seen = (await hall.tables.view(table, None)).table
    assert next_nudge(seen, 1, 0) == hall.time.now() + pause
    await press(hall.tables, table, ANNA, 0)
    await press(hall.tables, table, BEN, 0)
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


async def test_a_lobby_has_nobody_to_nudge(hall: Hall) -> None:
    table = await lobby_of(hall.tables)
    assert await refusal(hall.tables.nudge(table.id, user(BEN), 0)) is Refusal.NOT_RUNNING


async def test_presses_and_moves_renew_last_seen_and_are_stored(hall: Hall) -> None:
    table = await hall.counting(clock=None, rounds=50, target=21)
    await hall.time.advance(DAY - 1)
    await press(hall.tables, table, ANNA, 0)
    await hall.time.advance(DAY - 1)
    await hall.tables.came_back(table, user(ANNA))
    hall = await hall.again()
    await hall.time.advance(DAY - 1)
    assert await refusal(hall.does(table, seating.succeeded, BEN)) is Refusal.NOT_HOST
    await hall.time.advance(1)
    assert (await hall.does(table, seating.succeeded, BEN)).host == user(BEN)


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
    before_start = await lobby_of(hall.tables)
    await hall.time.advance(SILENCE)
    assert (await hall.does(before_start.id, seating.succeeded, BEN)).host == user(BEN)
