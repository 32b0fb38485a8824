"""Keeps tables, moves, messages and settings in a database, as the statements of data/sql.py."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, replace
from sys import intern
from typing import Any, Final, TypeVar

from data import sql
from data.base.database import StoreError
from data.base.ports import EVERY_SERVER, Database, ShardRange, Where
from data.base.writer import Statement
from data.databases import database_at
from data.people import DERIVED, HOLDINGS, STILL_HELD, TABLES
from data.table_row import row_of, table_of
from engine.core import Seat, Termination
from engine.results.past import Met, PastGame
from engine.tables.model.result import Result
from engine.tables.model.table import ChannelPlace, Table
from engine.tables.ports import MessageRow, MoveRow

log = logging.getLogger(__name__)

Many = TypeVar("Many")

BATCH: Final = 10
"""Tables of one transaction, where there are many: no commit of others waits long for it."""

AT_ONCE: Final = 20
"""Finished tables that are read at once for a recount."""


class SqlStore:
    """The store of a running bot: everything it keeps, as statements to a database.

    A write is durable when its method returns. Every method raises StoreError if the database
    fails. Before `connect` and after `close` only these two may be called.

    committed: is told on the writer's thread how many seconds each commit took. shards: those of
    the servers that the bot has.
    """

    def __init__(self, database: Database, shards: ShardRange = EVERY_SERVER) -> None:
        self.committed: Callable[[float], object] = lambda _: None
        self._database = database
        self.shards = asdict(shards)
        self.read, self.write, self.scrub = database.read, database.write, database.scrub
        self.close = database.close

    @classmethod
    async def open(cls, where: Where) -> SqlStore:
        """The store in this database, connected; raises as `connect` does."""
        store = cls(database_at(where))
        await store.connect()
        return store

    async def connect(self) -> None:
        """Make the database or bring it to the newest version, and open it; twice is once."""
        await self._database.connect(lambda seconds: self.committed(seconds))

    async def add_table(self, table: Table) -> Table:
        """Keep a new table and return it with its id; Taken if its place has an open one."""
        return replace(table, id=await self.write((sql.ADD_TABLE, row_of(table))))

    async def save_table(self, table: Table) -> None:
        """Overwrite the row of the table."""
        await self.write((sql.SAVE_TABLE, row_of(table)))

    async def add_move(self, table_id: int, row: MoveRow) -> None:
        """Append a move; Taken if a row with this seq is there already."""
        await self.write((sql.ADD_MOVE, (table_id, row.seq, row.seat, row.move, row.at)))

    async def add_moves(
        self, table: Table, rows: Sequence[MoveRow], results: Sequence[Result] = ()
    ) -> None:
        """Append moves, save the table as it is after them, add its results; all or nothing."""
        await self.write(
            *((sql.ADD_MOVE, (table.id, row.seq, row.seat, row.move, row.at)) for row in rows),
            (sql.SAVE_TABLE, row_of(table)),
            *_adding(results),
        )

    async def to_recount(self, version: int, after: int) -> Sequence[Table]:
        """The next few finished tables that no recount of this version has seen, by id.

        after: the id of the last one that is known; () if there are no more.
        """
        while rows := await self.read(sql.TO_RECOUNT, (after, version, AT_ONCE)):
            tables, faults = tables_of(rows)
            for fault in faults.values():
                log.error("%s It has no results.", fault)
            if tables:
                return tables
            after = rows[-1][0]
        return ()

    async def recounted(
        self,
        table_id: int,
        version: int,
        results: Sequence[Result] = (),
        marks: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        """Add the results of a finished table that are not there yet, and replace its marks.

        Who was forgotten since the table was read stays so; of a deleted table nothing is kept.
        """
        await self.write(
            *_adding(results),
            (sql.HIDE_FORGOTTEN, {"table": table_id}),
            ("DELETE FROM marks WHERE table_id = ?", (table_id,)),
            *((sql.ADD_MARK, (table_id, seat, mark)) for seat, mark in marks),
            (sql.RECOUNTED, (table_id, version)),
        )

    async def results(self, table_id: int) -> Sequence[Result]:
        """The results of a table, by seat; () unless it is finished."""
        return tuple(_result(row) for row in await self.read(sql.RESULTS, (table_id,)))

    async def open_tables(self) -> Sequence[Table]:
        """All tables in lobby or running in the bot's servers, oldest first.

        A row that cannot be read is reported and set aside, so that its place is free again.
        """
        tables, faults = tables_of(await self.read(sql.OPEN_TABLES, self.shards))
        for table_id, fault in faults.items():
            log.error("%s It is set aside; `db check` lists it.", fault)
            await self.write(("UPDATE tables SET aside = true WHERE id = ?", (table_id,)))
        return tables

    async def own_tables(self, user: int) -> Mapping[Table, float]:
        """The tables in lobby or running at a person's own place, oldest first.

        Each with when it was last touched: by a move, or else when it was started or opened. A row
        that cannot be read is reported and left out.
        """
        found: dict[Table, float] = {}
        for touched, *row in await self.read(sql.OWN_TABLES, (user,)):
            try:
                found[table_of(row)] = touched
            except StoreError as error:
                log.error("%s It is left out; `db check` lists it.", error)
        return found

    async def all_tables(self) -> tuple[Sequence[Table], Sequence[str]]:
        """All tables, open or over, and what is wrong with the rows that cannot be read."""
        tables, faults = tables_of(await self.read(sql.ALL_TABLES))
        return tables, tuple(faults.values())

    async def table(self, table_id: int) -> Table | None:
        """Any table, open or over."""
        return next((table_of(row) for row in await self.read(sql.TABLE, (table_id,))), None)

    async def latest_over(self, place: ChannelPlace) -> Table | None:
        """The table in this channel that was dealt and over last, if there was any."""
        rows = await self.read(sql.LATEST_OVER, (place.guild, place.channel))
        return next(map(table_of, rows), None)

    async def moves(self, table_id: int) -> Sequence[MoveRow]:
        """All moves of the table, in order."""
        return tuple(MoveRow(*row) for row in await self.read(sql.MOVES, (table_id,)))

    async def moved_at(self, table_id: int, seq: int) -> float | None:
        """When the move of this number was made, in seconds since the epoch."""
        return next((row[0] for row in await self.read(sql.MOVED_AT, (table_id, seq))), None)

    async def last_moves(self) -> Mapping[int, float]:
        """When the last move was made at each running table that had one."""
        return {table: at for table, at in await self.read(sql.LAST_MOVES) if at is not None}

    async def results_of(self, user: int, guild: int | None = None) -> Sequence[Result]:
        """A person's own results, oldest first; guild: only those of this server."""
        given = {"user": user, "guild": guild}
        return tuple(_result(row) for row in await self.read(sql.RESULTS_OF, given))

    async def past_games(
        self, guild: int | None, user: int, game: str | None, first: int, count: int
    ) -> tuple[int, Sequence[PastGame]]:
        """How many games a person finished in this server, and some of them, newest first.

        guild: None: at own tables. game: only this one; first: how many are passed over.
        """
        given = {"user": user, "guild": guild, "game": game, "first": first, "count": count}
        counted, listed = sql.COUNT_GAMES, sql.PAST_GAMES
        if guild is None:
            counted, listed = sql.OWN_GAMES, sql.PAST_OWN_GAMES
            del given["guild"]
        ((total,),) = await self.read(counted, given)
        seats: dict[int, list[tuple[str, Result]]] = {}
        for name, *row in await self.read(listed, given):
            seats.setdefault(row[0], []).append((name, _result(row)))
        return total, tuple(PastGame(*zip(*seat, strict=True)) for seat in seats.values())

    async def name_in(self, guild: int, user: int) -> str | None:
        """The name under which a person last finished a game in this server."""
        rows = await self.read(sql.NAME_IN, (user, guild))
        return str(rows[0][0]) if rows else None

    async def met(self, guild: int, user: int) -> Sequence[Met]:
        """Whom a person has played against in this server, most often first."""
        return tuple(Met(*row) for row in await self.read(sql.MET, (user, guild)))

    async def marks_of(self, guild: int, user: int) -> Mapping[str, int]:
        """The marks that a person earned in this server and how often, the rarest first."""
        return dict(await self.read(sql.MARKS_OF, (user, guild)))

    async def save_message(
        self, table_id: int, kind: str, channel: int, message: int, at: float
    ) -> None:
        """Keep the message of this kind that shows the table now; replaces an older one."""
        await self.write((sql.SAVE_MESSAGE, (table_id, kind, channel, message, at)))

    async def message_sent(self, sent: MessageRow, *, old: str, sending: str) -> None:
        """Keep this message, keep the one before it under the kind `old`, and delete `sending`."""
        await self.write(
            (sql.RENAME_MESSAGE, (old, sent.table_id, sent.kind)),
            (sql.SAVE_MESSAGE, astuple(sent)),
            (sql.FORGET_MESSAGE, (sent.table_id, sending)),
        )

    async def forget_message(self, table_id: int, kind: str) -> None:
        """Delete the row: no message of this kind shows the table any more."""
        await self.write((sql.FORGET_MESSAGE, (table_id, kind)))

    async def messages(self, table_id: int) -> Mapping[str, MessageRow]:
        """The messages of a table, open or over, by kind."""
        rows = [MessageRow(*row) for row in await self.read(sql.MESSAGES, (table_id,))]
        return {row.kind: row for row in rows}

    async def untold_tables(self) -> Sequence[int]:
        """Tables of the bot's servers that are over but have a board: their end was not told."""
        return tuple(row[0] for row in await self.read(sql.UNTOLD_TABLES, self.shards))

    async def setting(self, scope: str, of: int, name: str) -> str | None:
        """One setting; scope: the kind of `of`, e.g. "guild", "user", or "bot" (with the id 0)."""
        return (await self.settings(scope, of)).get(name)

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        """All settings of one guild, user and so on, by name."""
        return dict(await self.read(sql.SETTINGS, (scope, of)))

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        """Keep a setting; None: have none."""
        if value is None:
            await self.write((sql.UNSET, (scope, of, name)))
        else:
            await self.write((sql.SET, (scope, of, name, value)))

    async def marked(self, scope: str, name: str) -> Mapping[int, str]:
        """All settings of this scope and name: their values by id."""
        return dict(await self.read(sql.MARKED, (scope, name)))

    async def is_held(self, user: int) -> bool:
        """Whether an open table names this person, also one of another process."""
        return bool(await self.read(STILL_HELD, {"user": user}))

    async def forget(self, user: int, former: str) -> None:
        """Make this person a former player, so named, wherever no open table names them.

        May take several transactions; done again, it finishes what was cut short.
        """
        held = {row[0] for row in await self.read(sql.HELD_TABLES)}
        for holding in (*HOLDINGS, *DERIVED):  # these again, for whoever had read before
            found = [row for (row,) in await self.read(holding.find, {"user": user})]
            if holding is TABLES:
                found = [row for row in found if row not in held]
            for rows in batches(found):
                values = ({"user": user, "former": former, "row": row} for row in rows)
                await self.write(*((holding.forget, value) for value in values))

    async def servers(self) -> Sequence[int]:
        """The servers of the bot that have settings or tables here."""
        return tuple(row[0] for row in await self.read(sql.SERVERS, self.shards))

    async def remove_tables(self, guild: int) -> None:
        """Delete all tables of this server, open ones too; may take several transactions."""
        await self._remove(await self.read(sql.SERVER_TABLES, (guild,)))

    async def remove_server(self, guild: int) -> None:
        """Delete the settings of this server, its months that are over, and whom it calls."""
        await self.write(
            (sql.REMOVE_SETTINGS, ("guild", guild)),
            (sql.LEAVE_RATINGS, (guild,)),
            ("DELETE FROM seasons WHERE guild = ?", (guild,)),
            ("DELETE FROM season_places WHERE guild = ?", (guild,)),
            ("DELETE FROM calls WHERE guild = ?", (guild,)),
        )

    async def remove_old(self, before: float) -> int:
        """Delete the tables that were over before this time; how many there were.

        What the rematch of an open table needs stays.
        """
        return await self._remove(await self.read(sql.OLD_TABLES, (before,)))

    async def remove_old_own(self, before: float) -> int:
        """Delete the own tables that were over before this time; how many there were."""
        return await self._remove(await self.read(sql.OLD_OWN_TABLES, (before,)))

    async def _remove(self, tables: Sequence[Sequence[int]]) -> int:
        for some in batches(tables):
            removing: list[Statement] = []
            for (table,) in some:
                removing.append((sql.REMOVE_SETTINGS, ("table", table)))
                removing.append((sql.REMOVE_TABLE, {"row": table}))
            await self.write(*removing)
        return len(tables)


def batches(many: Sequence[Many]) -> Iterator[Sequence[Many]]:
    """All of them, in small groups."""
    return (many[start : start + BATCH] for start in range(0, len(many), BATCH))


def _adding(results: Sequence[Result]) -> Sequence[Statement]:
    return [(sql.ADD_RESULT, astuple(result)) for result in results]


def _result(row: Sequence[Any]) -> Result:
    table, seat, guild, game, *plain, rated, stand_in, started, ended, moves, why = row
    shared = intern(game)  # by all results of the game
    flags = [bool(rated), bool(stand_in)]
    return Result(
        *[table, seat, guild, shared, *plain, *flags, started, ended, moves, Termination(why)]
    )


def tables_of(rows: Sequence[Sequence[Any]]) -> tuple[Sequence[Table], Mapping[int, str]]:
    """The tables of these rows, and by id what is wrong with those that cannot be read."""
    tables, faults = [], {}
    for row in rows:
        try:
            tables.append(table_of(row))
        except StoreError as error:
            faults[row[0]] = str(error)
    return tuple(tables), faults
