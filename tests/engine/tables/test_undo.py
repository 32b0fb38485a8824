"""A player can undo their last move if it showed nothing and nobody has moved since."""

import asyncio
from typing import Any

import pytest

from engine.core import known_to
from engine.tables.model.news import Left
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player
from engine.tables.position import replayed
from engine.tables.transitions import seating
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, ToyTables, refusal, tables_on, user
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import TOY


async def undo(tables: ToyTables, table: int, player: Any) -> Any:
    """Take back the move that led to the present version."""
    version = (await tables.view(table, None)).version
    return await tables.undo(table, user(player), version)


async def test_an_undo_keeps_the_choices_of_others_and_their_deadline(hall: Hall) -> None:
    tables, table = hall.tables, await hall.running(people=3, clock=60)
    await hall.time.advance(50)
    await tables.press(table, ANNA, 0)
    await undo(tables, table, ANNA)
    assert hall.deadline(table) == 10
    await tables.play(table, user(BEN), 0, index=1)
    assert await refusal(tables.play(table, user(ANNA), 0, index=1)) is Refusal.STALE
    assert await refusal(undo(tables, table, ANNA)) is Refusal.MOVE_STANDS
    assert (await tables.press(table, ANNA, 2)).undo, "Ben has moved in between"


async def test_of_a_move_and_an_undo_at_the_same_time_one_wins() -> None:
    for order in range(6):
        tables = tables_on()
        table = await tables.counting()
        seen = await tables.press(table, ANNA, 0)
        asked = [
            tables.undo(table, user(ANNA), seen.version),
            tables.play(table, user(BEN), seen.version, index=0),
        ]
        results = await asyncio.gather(*asked[:: 1 if order % 2 else -1], return_exceptions=True)
        assert [isinstance(result, Refused) for result in results].count(True) == 1
        assert (await tables.view(table, None)).version == seen.version + 1


async def test_after_an_undo_a_player_has_a_full_turn_once(hall: Hall) -> None:
    table = await hall.counting(clock=60)
    await hall.time.advance(50)
    await hall.tables.press(table, ANNA, 0)
    await hall.time.advance(20)
    await undo(hall.tables, table, ANNA)
    assert hall.deadline(table) == 60
    await hall.time.advance(50)
    await hall.tables.press(table, ANNA, 0)
    assert await refusal(undo(hall.tables, table, ANNA)) is Refusal.MOVE_STANDS


async def test_a_mates_move_for_a_late_person_cannot_be_undone(hall: Hall) -> None:
    table = await hall.counting(clock=60)
    await hall.time.advance(63)
    assert (await hall.to_move(table)) == (1,)
    assert await refusal(undo(hall.tables, table, ANNA)) is Refusal.MOVE_STANDS


async def answered(hall: Hall) -> int:
    """A table of Anna, who is to count, and a computer that pauses for a second."""
    table = await hall.counting(people=1, computers=1, clock=None)
    hall.computers.pause = 1.0
    return table


@pytest.mark.parametrize(("who", "answers"), [(ANNA, True), (BEN, False)])
async def test_a_computer_waits_no_longer_once_that_person_presses_something_else(
    hall: Hall, who: Player, answers: bool
) -> None:
    table = await answered(hall)
    await hall.tables.press(table, ANNA, 0)
    made = len(await hall.store.moves(table))
    await hall.time.advance(0.5)
    hall.computers.go_on(table, user(who))
    await settle()
    assert (len(await hall.store.moves(table)) > made) is answers
    await hall.time.advance(5)
    assert len(await hall.store.moves(table)) > made


@pytest.mark.parametrize("seconds", [0.5, 1.5, 3.0])
async def test_a_computer_s_answer_comes_after_its_pause_and_ends_the_chance(
    hall: Hall, seconds: float
) -> None:
    table = await answered(hall)
    seen = await hall.tables.press(table, ANNA, 0)
    await hall.time.advance(seconds)
    asked = hall.tables.undo(table, user(ANNA), seen.version)
    if seconds > 2:
        assert await refusal(asked) is Refusal.MOVE_STANDS
    else:
        await asked
        await hall.time.advance(5)
        assert await hall.to_move(table) == (0,), "no answer to what is undone"
        await hall.tables.press(table, ANNA, 1)
        await hall.time.advance(5)
    assert (await hall.store.moves(table))[-1].seat == 1


async def test_an_undo_leaves_the_news_in_its_place(hall: Hall) -> None:
    table = await hall.counting(people=3, rounds=50, target=21)
    await hall.tables.press(table, ANNA, 0)
    await hall.does(table, seating.left, CHLOE)
    seen = await hall.tables.view(table, user(ANNA))
    assert seen.undo
    await hall.tables.undo(table, user(ANNA), seen.version)
    story = await hall.tables.story(table, None)
    assert Left(2) in story
    rows = await hall.store.moves(table)
    assert known_to(replayed(TOY, hall.table(table), rows).story, None) == story
