"""Reminds people of turns without a clock: once a turn, after the delay that each has chosen.

While nobody moves, the person to move is reminded after their own delay, unless they have used the
table since: never during a live exchange. The reminder is written to the table before it is sent,
so it is never sent twice.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.core import Seat
from engine.tables.model.table import Table
from engine.tables.ports import Change, Store
from engine.tables.schedule import Schedule
from engine.tables.service import Tables
from engine.tables.transitions import deadlines
from engine.tables.view import TableView

KIND: Final = "reminder"
SHORTEST: Final = 3 * 3600.0
"""The shortest delay that anybody can choose, in seconds; a shorter silence is not checked."""
AGAIN: Final = 3600.0
"""Seconds between two checks of a silent table, which notice changed preferences."""
START: Final = 60.0
"""Seconds after a start without reminders: the channels are brought up to date first."""


def is_patient(table: Table) -> bool:
    """True if turns at this table have no time limit, so that somebody may be reminded."""
    return table.settings.clock is None and deadlines.runs(table)


def reminded(table: Table, seen: TableView, seats: Collection[Seat]) -> Table:
    """The table with these seats' people marked as reminded, unless somebody was seen since.

    seen: the table at the time when the reminder was due.
    """
    if not is_patient(table) or table.players != seen.table.players:
        return table
    players = enumerate(table.players)
    marked = (replace(p, reminded_at=seen.version) if s in seats else p for s, p in players)
    return replace(table, players=tuple(marked))


@dataclass(eq=False, repr=False)
class Reminders:
    """Watches silent tables; a publisher, so it sees every move.

    reminder_at: when to remind a person at a table that is silent since then; None: never.
    """

    tables: Tables
    store: Store
    reminder_at: Callable[[int, int, float], Awaitable[float | None]]
    schedule: Schedule

    def __post_init__(self) -> None:
        self.schedule.add(KIND, self._ring)

    def changed(self, change: Change) -> None:
        """Note a move, or that a table no longer needs reminders."""
        table = change.table
        if not is_patient(table):
            self.schedule.set(KIND, table.id, None)
        elif change.mover is not None or not self.schedule.waits(KIND, table.id):
            self.schedule.set(KIND, table.id, self.schedule.clock.now() + SHORTEST)

    async def restore(self) -> None:
        """After a start: watch all tables without a clock."""
        moved = await self.store.last_moves()
        first = self.schedule.clock.now() + START
        for table in filter(is_patient, self.tables.open_tables()):
            silent = moved.get(table.id, table.started or table.opened)
            self.schedule.set(KIND, table.id, max(first, silent + SHORTEST))

    async def _ring(self, table_id: int) -> float | None:
        """Remind the people whose reminder is due. Returns the time of the next one."""
        seen = await self.tables.view(table_id, None)
        now = self.schedule.clock.now()
        due = await self._due_at(seen)
        if late := [seat for seat, at in due.items() if at <= now]:
            await self.tables.change(table_id, reminded, seen, late)
        return min((*[at for at in due.values() if at > now], now + AGAIN))

    async def _due_at(self, seen: TableView) -> Mapping[Seat, float]:
        """The time of the reminder for each seat to move that has had none this turn."""
        table = seen.table
        due = dict[Seat, float]()
        moved = await self.store.moved_at(table.id, seen.version - 1)
        silent = moved or table.started or table.opened
        for seat, user in table.owners(deadlines.waiting(table, seen.to_move)).items():
            player = table.players[seat]
            turn = (await self.tables.seat_view(table.id, seat)).to_move_from
            if player.reminded_at is not None and player.reminded_at >= turn:
                continue
            since = max(silent, player.last_seen or silent)
            if (at := await self.reminder_at(table.id, user, since)) is not None:
                due[seat] = at
        return due
