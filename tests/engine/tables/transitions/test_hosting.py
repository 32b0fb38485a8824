"""A host who isn't seen for a day is succeeded by somebody who is."""

from engine.tables.model.refusals import Refusal
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.seating import NOTED, SILENCE
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, EVE, lobby_of, press, refusal, user
from tests.engine.tables.sim_time import Hall

DAY = 86_400


async def test_a_press_and_a_move_are_signs_of_life_and_are_kept(hall: Hall) -> None:
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


async def test_signs_of_life_are_noted_now_and_then(hall: Hall) -> None:
    """So that looking costs no commit and no edit of the board."""
    table = await hall.counting(clock=None)
    await hall.time.advance(NOTED)
    noted = await hall.tables.came_back(table, user(BEN))
    assert noted.players[1].last_seen == hall.time.now()
    await hall.time.advance(NOTED - 1)
    assert await hall.tables.came_back(table, user(BEN)) is noted
    assert await hall.tables.came_back(table, user(EVE)) is noted


async def test_who_has_left_succeeds_nobody_and_a_lobby_has_a_successor_too(hall: Hall) -> None:
    table = await hall.counting(people=3, clock=None)
    await hall.does(table, seating.left, BEN)
    await hall.time.advance(SILENCE)
    assert await refusal(hall.does(table, seating.succeeded, BEN)) is Refusal.NOT_HOST
    await hall.tables.change(table, lobby.closed)
    assert await refusal(hall.does(table, seating.succeeded, CHLOE)) is Refusal.NOT_HOST
    before_start = await lobby_of(hall.tables)
    await hall.time.advance(SILENCE)
    assert (await hall.does(before_start.id, seating.succeeded, BEN)).host == user(BEN)
