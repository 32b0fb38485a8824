"""Silent tables without a clock: the table itself records its reminders."""

from __future__ import annotations

from engine.tables.model.news import StillWaits
from engine.tables.model.quiet import Quiet
from engine.tables.model.table import Player
from engine.tables.movers.reminders import AGAIN, Reminders, is_patient, reminded
from engine.tables.transitions.seating import kicked, seated
from tests.engine.tables.at_the_gate import ANNA, BEN, EVE, THERE, join, press, user
from tests.engine.tables.sim_time import Hall

WAITS = 4 * 3600.0


class Known:
    """Everybody wishes to be reminded after WAITS; Ben's wish cannot be read at first."""

    is_broken = True
    hours: Quiet | None = None

    def quiet(self, who: int) -> Quiet | None:
        return self.hours if who == user(ANNA) else None

    async def reminded_after(self, who: int) -> float | None:
        if who == user(BEN) and self.is_broken:
            raise OSError("no disk")
        return WAITS


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


async def test_nobody_is_reminded_in_quiet_hours_but_once_they_end(hall: Hall) -> None:
    known = Known()
    known.hours = Quiet(2 * 60, 7 * 60, "UTC")
    await hall.counting(clock=None)
    hall.forget()
    reminders = Reminders(hall.tables, hall.store, known, hall.schedule)
    await reminders.restore()
    await hall.time.advance(7 * 3600 - hall.time.now() - 1)
    assert hall.news == [], "four hours were over in the night"
    await hall.time.advance(2)
    assert hall.news == [StillWaits(0)]


async def test_whoever_moves_while_the_reminder_is_made_is_not_reminded(hall: Hall) -> None:
    """The reminder is of the table as it was seen; by its commit somebody was heard there."""
    seen = await hall.tables.view(await hall.counting(clock=None), None)
    await hall.time.advance(WAITS)
    await press(hall.tables, seen.table.id, ANNA, 0)
    now = hall.table(seen.table.id)
    assert reminded(now, seen, [0]) is now


async def test_whoever_takes_over_a_seat_has_not_been_reminded(hall: Hall) -> None:
    """A table with a clock reminds in its own way."""
    seen = await hall.tables.view(await hall.counting(clock=None), None)
    assert is_patient(seen.table)
    told = reminded(seen.table, seen, [1])
    assert [player.reminded_at for player in told.players] == [None, seen.version]
    gone = kicked(told, user(ANNA), 1, may_moderate=False)
    assert seated(gone, user(ANNA), 1, Player("Eve", user(EVE))).players[1].reminded_at is None
    timed = await hall.tables.view(await hall.counting(clock=300, place=THERE), None)
    assert reminded(timed.table, timed, [1]) is timed.table
