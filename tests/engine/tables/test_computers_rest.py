"""Computer players move while somebody plays with them, and at no other time."""

from __future__ import annotations

import pytest

from engine.players.base import Level
from tests.engine.tables.at_the_gate import ANNA, BEN, press, user
from tests.engine.tables.sim_time import Hall, settle


async def test_computer_players_move_by_themselves_at_their_own_level() -> None:
    hall = Hall()
    table = await hall.counting(people=1, computers=2)
    await press(hall.tables, table, ANNA, 0)
    await settle()
    assert await hall.to_move(table) == (0,)
    assert {level for level, _ in hall.thinker.asked} == {Level.DECKHAND}
    assert [change.mover for change in hall.moves[-3:]] == [0, 1, 2]
    await hall.stop()


async def test_a_stand_in_who_is_still_thinking_is_overtaken_by_the_owner() -> None:
    hall = Hall()
    table = await hall.counting(people=2)
    hall.thinker.let.clear()
    await hall.tables.leave(table, user(ANNA))
    await settle()
    assert len(hall.thinker.asked) == 1
    await hall.tables.take_back(table, user(ANNA))
    hall.thinker.let.set()
    await settle()
    assert await hall.to_move(table) == (0,)
    assert len(hall.moves) == 2
    await hall.stop()


async def test_a_thought_of_a_table_that_paused_meanwhile_is_not_played() -> None:
    hall = Hall()
    table = await hall.counting(people=2)
    hall.thinker.let.clear()
    await hall.tables.leave(table, user(ANNA))
    await settle()
    await hall.tables.leave(table, user(BEN))
    hall.thinker.let.set()
    await settle()
    assert len(hall.moves) == 2
    await hall.tables.take_back(table, user(BEN))
    await settle()
    assert await hall.to_move(table) == (1,), "it was thought out anew"
    await hall.stop()


@pytest.mark.parametrize("paused", [True, False])
async def test_after_a_restart_computer_players_move_unless_the_table_waits(paused: bool) -> None:
    hall = Hall()
    table = await hall.counting(people=2, computers=0)
    hall.thinker.let.clear()
    await hall.tables.leave(table, user(ANNA))
    if paused:
        await hall.tables.leave(table, user(BEN))
    again = await hall.again()
    await settle()
    assert await again.to_move(table) == ((0,) if paused else (1,))
    assert again.table(table).paused is paused
    await again.stop()


async def test_when_the_bot_stops_computer_players_do_not_try_again() -> None:
    hall = Hall()
    table = await hall.counting(people=2)
    hall.thinker.let.clear()
    await hall.tables.leave(table, user(ANNA))
    await settle()
    await hall.tables.stop()
    hall.thinker.let.set()
    await settle()
    assert len(hall.thinker.asked) == 1
    assert not hall.computers._tasks
    await hall.stop()
