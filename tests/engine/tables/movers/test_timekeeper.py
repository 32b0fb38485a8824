"""The clock of a table: reminders, a substitute, the way back, and what happens in trouble."""

import asyncio
from itertools import repeat
from typing import Any

import pytest

from engine.tables.model.news import CameBack, Reminder, StillWaits, TimeUp
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.movers.reminders import AGAIN, Reminders, reminded
from engine.tables.movers.timekeeper import KIND
from engine.tables.ports import MoveRow
from engine.tables.schedule import RETRY
from engine.tables.transitions import deadlines, seating
from engine.tables.transitions.deadlines import GRACE, OUTAGE
from engine.tables.view import TableView
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    EVE,
    PEOPLE,
    THERE,
    FaultyStore,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import Add

LONG: dict[str, Any] = {"rounds": 50, "target": 21}


async def test_everybody_who_did_not_choose_in_time_is_moved_for(hall: Hall) -> None:
    table = await hall.running(people=3)
    await hall.tables.press(table, BEN, 2)
    await hall.time.advance(60 + GRACE)
    assert [change.mover for change in hall.moves] == [1, 0, 2]
    assert [item for item in hall.news if isinstance(item, TimeUp)] == [TimeUp(0, 1), TimeUp(2, 1)]
    assert hall.deadline(table) == 60


async def test_ones_own_move_makes_earlier_misses_forgotten(hall: Hall) -> None:
    table = await hall.counting(people=2, **LONG)
    for _ in range(2):
        await hall.time.advance(60 + GRACE)
        await hall.tables.press(table, BEN, 0)
    assert hall.table(table).players[0].missed == 2
    await hall.tables.press(table, ANNA, 0)
    assert hall.table(table).players[0].missed == 0
    stored = await hall.store.table(table)
    assert stored == hall.table(table)


async def test_the_press_that_gives_the_seat_back_counts_if_it_is_a_move(hall: Hall) -> None:
    """Anna was late three times, and Ben is to move."""
    table = await hall.counting(people=2, **LONG)
    for missed in (1, 2, 3):
        await hall.time.advance(60 + GRACE)
        if missed < 3:
            await hall.tables.press(table, BEN, 0)
    hall.forget()
    hall.thinker.let.clear()
    await hall.tables.press(table, BEN, 0)
    await settle()
    assert await hall.to_move(table) == (0,), "the substitute is still thinking"
    seen = await hall.tables.press(table, ANNA, 2)
    assert seen.table.players[0] == ANNA
    hall.thinker.let.set()
    await settle()
    assert [change.mover for change in hall.moves] == [1, 0]
    assert [change.news for change in hall.ear.changes] == [(), (CameBack(0),), ()]


async def test_a_move_for_somebody_is_refused_until_their_time_is_up(hall: Hall) -> None:
    table = await hall.counting()
    late = hall.tables.play_for(table, 0, 2, Add(1))
    assert await refusal(late) is Refusal.STALE
    hall.time.jump(60)
    other = hall.tables.play_for(table, 1, 2, Add(1))
    assert await refusal(other) is Refusal.NOT_YOUR_TURN
    assert (await hall.tables.play_for(table, 0, 2, Add(1))).table.players[0].missed == 1


@pytest.mark.parametrize(("arrived", "winner"), [(0.0, ANNA), (1.0, None)])
async def test_a_press_that_arrived_in_time_overtakes_the_clock(
    arrived: float, winner: Player | None
) -> None:
    """Both wait for a change under way, the clock in front; a press in time goes first all the
    same."""
    store = FaultyStore()
    hall = Hall(store)
    table = await hall.counting(people=3)
    deadline = hall.table(table).timing.deadline or 0
    hall.time.jump(60 + GRACE)
    store.let.clear()
    leaving = asyncio.create_task(hall.does(table, seating.left, CHLOE))
    await settle()
    late = asyncio.create_task(hall.tables.play_for(table, 0, 3, Add(1)))
    await settle()
    press_at = deadline + arrived
    pressed = asyncio.create_task(hall.tables.play(table, user(ANNA), 3, Add(3), arrived=press_at))
    await settle()
    store.let.set()
    await leaving
    results = await asyncio.gather(late, pressed, return_exceptions=True)
    lost, won = results if winner else reversed(results)
    assert isinstance(lost, Refused)
    assert lost.refusal is Refusal.STALE
    assert isinstance(won, TableView)
    assert won.view.count == (3 if winner else 1)
    assert hall.table(table).players[0].missed == (0 if winner else 1)
    assert (await hall.tables._registry.kept_here(table)).in_time == []
    await hall.stop()


async def test_a_reminder_that_fell_into_an_outage_is_given_after_it(hall: Hall) -> None:
    table = await hall.counting()
    hall.time.jump(45)
    again = await hall.again()
    await again.time.advance(0)
    assert again.news == [Reminder((0,), again.table(table).timing.deadline or 0)]
    hall.time.jump(16)
    assert (await hall.again()).deadline(table) == 60, "its time was up, if only just"


async def test_a_bot_that_stood_still_over_a_deadline_gives_a_full_turn(hall: Hall) -> None:
    """The whole process, or its host, was stopped: nobody could press."""
    table = await hall.counting()
    await hall.time.advance(31)
    hall.time.jump(29 + OUTAGE + 1)
    await hall.time.advance(0)
    assert hall.deadline(table) == 60
    assert not [item for item in hall.news if isinstance(item, TimeUp)]


async def test_a_table_that_cannot_be_reached_stays_so_over_a_restart(hall: Hall) -> None:
    """People have at least half a minute when it can be reached again."""
    table = await hall.counting()
    await hall.tables.change(table, deadlines.suspended)
    hall.time.jump(3600)
    again = await hall.again()
    await again.time.advance(3600)
    assert (again.table(table).timing.suspended, again.table(table).timing.deadline) == (True, None)
    for waits, left in ((0, 60), (59, deadlines.LEAST)):
        await again.time.advance(waits)
        await again.tables.change(table, deadlines.suspended)
        await again.tables.change(table, deadlines.resumed)
        assert again.deadline(table) == left
    await again.time.advance(deadlines.LEAST + GRACE)
    assert again.news[-1] == TimeUp(0, 1)


async def test_a_turn_whose_end_could_not_be_stored_ends_later() -> None:
    store = FaultyStore()
    hall = Hall(store)
    table = await hall.counting()
    await hall.time.advance(50)
    store.plan = repeat("before")
    await hall.time.advance(10 + GRACE)
    assert len(hall.moves) == 2
    assert hall.table(table).players[0].missed == 0
    store.plan = iter(())
    await hall.time.advance(RETRY + GRACE)
    assert hall.news[-1] == TimeUp(0, 1)
    await hall.stop()


async def test_the_watched_times_do_not_grow_with_the_moves(hall: Hall) -> None:
    table = await hall.counting(clock=86400, **LONG)
    for _ in range(300):
        if 0 not in await hall.to_move(table) and 1 not in await hall.to_move(table):
            break
        await hall.time.advance(1)
        for seat in await hall.to_move(table):
            await hall.tables.press(table, PEOPLE[seat], 0)
    assert [number for kind, number in hall.schedule._due if kind == KIND] == [table]


async def test_a_table_that_cannot_be_read_disturbs_no_other(hall: Hall) -> None:
    tables = [await hall.counting(place=ChannelPlace(1, channel)) for channel in (5, 6)]
    await hall.store.add_move(tables[0], MoveRow(2, 1, "+1", 0.0))
    again = await hall.again()
    await again.time.advance(60 + GRACE)
    assert [change.table.id for change in again.moves] == [tables[1]]


WAITS = 4 * 3600.0


class Known:
    """Everybody wishes to be reminded after WAITS; Ben's wish cannot be read at first."""

    is_broken = True

    async def __call__(self, _: int, who: int, silent: float) -> float | None:
        if who == user(BEN) and self.is_broken:
            raise OSError("no disk")
        return silent + WAITS


async def test_a_reminder_that_fails_is_tried_again_and_keeps_no_table_waiting(hall: Hall) -> None:
    known = Known()
    first = await hall.counting(clock=None)
    second = await hall.tables.open(THERE, BEN, "toy", {"starter": 0})
    await hall.tables.join(second.id, EVE)
    await hall.tables.start(second.id, user(BEN))
    hall.forget()
    reminders = Reminders(hall.tables, hall.store, known, hall.schedule)
    await reminders.restore()
    await hall.time.advance(WAITS + 10)
    assert hall.news == [StillWaits(0)]
    known.is_broken = False
    assert hall.table(first).players[0].reminded_at is not None
    await hall.time.advance(AGAIN)
    assert hall.news == [StillWaits(0), StillWaits(0), StillWaits(1)]
    await hall.time.advance(20 * WAITS)
    assert len(hall.news) == 3


async def test_a_player_who_moves_during_the_reminder_is_not_reminded(hall: Hall) -> None:
    """The reminder is of the table as it was seen; by its commit somebody was heard there."""
    seen = await hall.tables.view(await hall.counting(clock=None), None)
    await hall.time.advance(WAITS)
    await hall.tables.press(seen.table.id, ANNA, 0)
    now = hall.table(seen.table.id)
    assert reminded(now, seen, [0]) is now
