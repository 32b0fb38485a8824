"""Nudges: the people who may send and get them, and how often, also over a restart."""

import pytest

from engine.tables.model.refusals import Refusal
from engine.tables.transitions import seating
from engine.tables.transitions.votes import NUDGED, next_nudge
from tests.engine.tables.at_the_gate import ANNA, BEN, EVE, lobby_of, press, refusal, user
from tests.engine.tables.sim_time import Hall


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
