"""A store without a disk: it keeps the promises of `Store` in dicts, for tests of the gate."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.core import Seat
from engine.tables.model.result import Result, Score
from engine.tables.model.table import ChatPlace, OwnPlace, Table, guild_of
from engine.tables.ports import Found, MoveRow, Taken
from engine.tables.transitions.seating import forgotten


class MemoryStore:
    """Keeps tables and moves as long as the process lives; counts how often moves are read."""

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.rows: dict[int, list[MoveRow]] = {}
        self.kept: dict[int, Sequence[Result]] = {}
        self.marks: dict[int, Sequence[tuple[Seat, str]]] = {}
        self.reads = 0
        self.scores: dict[tuple[int, int], Score] = {}

    async def add_table(self, table: Table) -> Table:
        at_the_place = [other for other in self.tables.values() if other.place == table.place]
        if not isinstance(table.place, OwnPlace) and any(other.is_open for other in at_the_place):
            raise Taken
        kept = replace(table, id=len(self.tables) + 1)
        self.tables[kept.id] = kept
        self.rows[kept.id] = []
        return kept

    async def save_table(self, table: Table) -> None:
        self.tables[table.id] = table

    async def add_move(self, table_id: int, row: MoveRow) -> None:
        if any(other.seq == row.seq for other in reversed(self.rows[table_id])):
            raise Taken
        self.rows[table_id].append(row)

    async def add_moves(
        self,
        table: Table,
        rows: Sequence[MoveRow],
        results: Sequence[Result] = (),
        score: Score | None = None,
        marks: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        taken = {other.seq for other in self.rows[table.id]}
        if any(row.seq in taken for row in rows):
            raise Taken
        self.rows[table.id] += rows
        self.tables[table.id] = table
        if results:
            self.kept[table.id] = tuple(results)
            self.marks[table.id] = tuple(marks)
        if score is not None:
            self.scores.setdefault((score.day, score.user), score)

    async def open_tables(self) -> Sequence[Table]:
        return tuple(t for t in self.tables.values() if t.is_open and guild_of(t.place) is not None)

    async def own_tables(self, user: int) -> Mapping[Table, float]:
        own = [t for t in self.tables.values() if t.is_open and t.place == OwnPlace(user)]
        return {t: max((r.at for r in self.rows[t.id]), default=t.started or t.opened) for t in own}

    async def table(self, table_id: int) -> Table | None:
        return self.tables.get(table_id)

    async def in_chat(self, place: ChatPlace) -> Found | None:
        for table in self.tables.values():
            if table.is_open and table.place == place:
                rows = self.rows[table.id]
                touched = max((row.at for row in rows), default=table.started or table.opened)
                return Found(table, touched, len(rows))
        return None

    async def chats_of(self, user: int) -> Sequence[Table]:
        chats = [t for t in self.tables.values() if t.is_open and isinstance(t.place, ChatPlace)]
        return [table for table in chats if table.seat_of(user) is not None]

    async def moves(self, table_id: int) -> Sequence[MoveRow]:
        self.reads += 1
        return tuple(sorted(self.rows.get(table_id, ()), key=lambda row: row.seq))

    async def moved_at(self, table_id: int, seq: int) -> float | None:
        return next((row.at for row in self.rows[table_id] if row.seq == seq), None)

    async def last_moves(self) -> Mapping[int, float]:
        return {table: rows[-1].at for table, rows in self.rows.items() if rows}

    async def forget(self, user: int) -> None:
        for table in list(self.tables.values()):
            if table.place == OwnPlace(user):
                del self.tables[table.id], self.rows[table.id]
            elif not table.is_open:
                kept = forgotten(table, user)
                host = None if table.host == user else table.host
                over = replace(kept, status=table.status, ended=table.ended, host=host)
                self.tables[table.id] = over

    async def remove_tables(self, guild: int) -> None:
        gone = [table.id for table in self.tables.values() if guild_of(table.place) == guild]
        for table_id in gone:
            del self.tables[table_id], self.rows[table_id]
