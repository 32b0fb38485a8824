"""Silent tables without a clock: the table itself records its reminders."""

from engine.tables.model.news import StillWaits
from engine.tables.movers.reminders import AGAIN, Reminders, reminded
from tests.engine.tables.at_the_gate import ANNA, BEN, EVE, THERE, join, press, user
from tests.engine.tables.sim_time import Hall

WAITS = 4 * 3600.0


class Known:
    """Everybody wishes to be reminded after WAITS; Ben's wish cannot be read at first."""

    is_broken = True

    async def __call__(self, _: int, who: int, silent: float) -> float | None:
        if who == user(BEN) and self.is_broken:
            raise OSError("no disk")
        return silent + WAITS


async def test_a_fault_at_one_table_is_tried_again_and_keeps_no_other_waiting(hall: Hall) -> None:
    known = Known()
    first = await hall.counting(clock=None)
    second = await hall.tables.open(THERE, BEN, "toy", {"starter": 0})
    await join(hall.tables, second.id, EVE)
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
    await press(hall.tables, seen.table.id, ANNA, 0)
    now = hall.table(seen.table.id)
    assert reminded(now, seen, [0]) is now
