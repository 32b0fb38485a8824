"""The clock of a table: a reminder after half of the time, then a substitute, and the way back."""

from typing import Any

from engine.tables.model.news import CameBack, Reminder, TimeUp
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Status
from engine.tables.transitions.deadlines import GRACE
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, press, refusal, user
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import Add

LONG: dict[str, Any] = {"rounds": 50, "target": 21}


async def test_all_who_choose_at_once_share_the_time_of_their_phase(hall: Hall) -> None:
    """A player who has chosen does not lengthen the time of those who think."""
    table = await hall.running(people=3)
    await hall.time.advance(20)
    await press(hall.tables, table, ANNA, 0)
    assert hall.deadline(table) == 40
    await hall.time.advance(20)
    assert hall.news == [Reminder((1, 2), hall.table(table).timing.deadline or 0)]
    await press(hall.tables, table, BEN, 0)
    assert hall.deadline(table) == 20
    await press(hall.tables, table, CHLOE, 0)
    assert hall.deadline(table) == 60


async def test_everybody_who_did_not_choose_in_time_is_moved_for(hall: Hall) -> None:
    table = await hall.running(people=3)
    await press(hall.tables, table, BEN, 2)
    await hall.time.advance(60 + GRACE)
    assert [change.mover for change in hall.moves] == [1, 0, 2]
    assert [item for item in hall.news if isinstance(item, TimeUp)] == [TimeUp(0, 1), TimeUp(2, 1)]
    assert hall.deadline(table) == 60


async def test_ones_own_move_makes_earlier_misses_forgotten(hall: Hall) -> None:
    table = await hall.counting(people=2, **LONG)
    for _ in range(2):
        await hall.time.advance(60 + GRACE)
        await press(hall.tables, table, BEN, 0)
    assert hall.table(table).players[0].missed == 2
    await press(hall.tables, table, ANNA, 0)
    assert hall.table(table).players[0].missed == 0
    stored = await hall.store.table(table)
    assert stored == hall.table(table)


async def away(hall: Hall) -> int:
    """A table where Anna was late three times, and Ben is to move."""
    table = await hall.counting(people=2, **LONG)
    for missed in (1, 2, 3):
        await hall.time.advance(60 + GRACE)
        if missed < 3:
            await press(hall.tables, table, BEN, 0)
    hall.forget()
    return table


async def test_the_press_that_gives_the_seat_back_counts_if_it_is_a_move(hall: Hall) -> None:
    table = await away(hall)
    hall.thinker.let.clear()
    await press(hall.tables, table, BEN, 0)
    await settle()
    assert await hall.to_move(table) == (0,), "the substitute is still thinking"
    seen = await press(hall.tables, table, ANNA, 2)
    assert seen.table.players[0] == ANNA
    hall.thinker.let.set()
    await settle()
    assert [change.mover for change in hall.moves] == [1, 0]
    assert [change.news for change in hall.ear.changes] == [(), (CameBack(0),), ()]


async def test_a_clock_may_bring_the_last_move_of_a_game(hall: Hall) -> None:
    table = await hall.counting(people=2, computers=0)
    for _ in range(7):
        if hall.tables.table(table) is not None:
            await hall.time.advance(60 + GRACE)
            await hall.tables.came_back(table, user(ANNA))
            await hall.tables.came_back(table, user(BEN))
    over = (await hall.tables.view(table, None)).table
    assert (over.status, over.timing.deadline) == (Status.FINISHED, None)
    assert await hall.store.table(table) == over


async def test_a_move_for_somebody_is_refused_until_their_time_is_up(hall: Hall) -> None:
    table = await hall.counting()
    late = hall.tables.play_for(table, 0, 2, Add(1))
    assert await refusal(late) is Refusal.STALE
    hall.time.jump(60)
    other = hall.tables.play_for(table, 1, 2, Add(1))
    assert await refusal(other) is Refusal.NOT_YOUR_TURN
    assert (await hall.tables.play_for(table, 0, 2, Add(1))).table.players[0].missed == 1
