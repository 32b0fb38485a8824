"""The store of tables, moves, messages and settings; data/sql.py has its longer statements."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, replace
from sys import intern
from typing import Any, Final, TypeVar

from data import sql
from data.base.database import StoreError
from data.base.ports import EVERY_SERVER, Database, ShardRange, Where
from data.base.writer import Committed, Statement
from data.databases import database_at
from data.people import PERSONAL, STILL_HELD, TABLES
from data.ratings import ADD_RATING, RatingStore
from data.table_row import row_of, table_of
from engine.core import Seat, Termination
from engine.results.marks import feats_of
from engine.results.past import Met, PastGame
from engine.results.ports import History
from engine.results.ratings import Model
from engine.tables.model.kind import kind_of
from engine.tables.model.result import Result, Score
from engine.tables.model.table import ChatPlace, OwnPlace, Place, Status, Table, guild_of
from engine.tables.ports import MessageRow, Messages, MoveRow, SettingStore, Store, Taken

log = logging.getLogger(__name__)

Many = TypeVar("Many")

OF_SERVERS: Final = ("outbox", "nights", "night_results", "calls")
"""Tables of which nothing is left once a server has been gone for long."""
BATCH: Final = 10
"""Tables per transaction when there are many, so that no other commit waits long."""


class SqlStore(Store, Messages, History, SettingStore):
    """A running bot's store: everything it keeps, as statements to a database.

    A write is durable when its method returns. Every method raises StoreError if the database
    fails. Before `connect` and after `close` only `connect` and `close` may be called.

    committed: called with the seconds of each commit, and False if it failed. shards: those of the
    servers that the bot has. model: of ratings; without it no game is rated.
    """

    def __init__(
        self, database: Database, shards: ShardRange = EVERY_SERVER, model: Model | None = None
    ) -> None:
        self.committed: Committed = lambda _, __: None
        self._database = database
        self.shards = asdict(shards)
        self.read, self.write, self.scrub = database.read, database.write, database.scrub
        self.close = database.close
        self.ratings = RatingStore(database.read, model)

    @classmethod
    async def open(cls, where: Where, model: Model | None = None) -> SqlStore:
        """A connected store in this database; raises as `connect` does."""
        store = cls(database_at(where), model=model)
        await store.connect()
        return store

    async def connect(self) -> None:
        """Create the database or bring it to the newest version, and open it."""
        await self._database.connect(lambda seconds, is_kept: self.committed(seconds, is_kept))

    async def add_table(self, table: Table) -> Table:
        adding = [(sql.ADD_TABLE, row_of(table))]
        if (at := table.settings.night) is not None:
            adding.append((sql.ADD_TO_ROUND, asdict(at) | asdict(table.place)))
        return replace(table, id=await self.write(*adding))

    async def save_table(self, table: Table) -> None:
        await self.write((sql.SAVE_TABLE, row_of(table)))

    async def save_over(self, before: Table, table: Table) -> bool:
        seated = {user for p in before.players for user in (p.user, p.taken_from)} - {None}
        named = {
            "of_players": json.dumps([*seated]),
            "of_kicked": json.dumps([gone.user for gone in before.kicked]),
            "of_queue": json.dumps([person.user for person in before.queue]),
        }
        return bool(await self.write((sql.SAVE_OVER, {**row_of(table), **named})))

    async def add_move(self, table_id: int, row: MoveRow) -> None:
        await self.write((sql.ADD_MOVE, (table_id, *astuple(row))))

    async def add_moves(
        self,
        table: Table,
        rows: Sequence[MoveRow],
        results: Sequence[Result] = (),
        score: Score | None = None,
        marks: Sequence[tuple[Seat, str]] = (),
    ) -> None:
        is_kept = table.status is not Status.CLOSED and kind_of(table).results
        add_mark = "INSERT INTO marks (table_id, seat, mark) VALUES (?, ?, ?)"
        statements = (
            *((sql.ADD_MOVE, (table.id, *astuple(row))) for row in rows),
            (sql.SAVE_TABLE, row_of(table)),
            *((sql.ADD_RESULT, astuple(result)[:-1]) for result in results if is_kept),
            *((add_mark, (table.id, seat, mark)) for seat, mark in marks),
            *((sql.ADD_FEAT, (*feat, table.id)) for feat in sorted(feats_of(table, results))),
            *(() if score is None else ((sql.ADD_SCORE, asdict(score)),)),
        )
        changes = await self.ratings.changes(table, results)
        while True:
            try:
                rated = sorted(changes, key=lambda row: str(row.user))  # no deadlock
                await self.write(*statements, *((ADD_RATING, row) for row in rated))
            except Taken:
                before, changes = changes, await self.ratings.changes(table, results)
                if changes == before:
                    raise
            else:
                return

    async def open_tables(self) -> Sequence[Table]:
        return await self._readable(await self.read(sql.OPEN_TABLES, self.shards))

    async def _readable(self, rows: Sequence[Sequence[Any]]) -> Sequence[Table]:
        """The open tables of these rows; an unreadable one is logged and set aside."""
        tables, faults = readable(table_of, rows)
        for table_id, fault in faults.items():
            log.error("%s It is set aside; `db check` lists it.", fault)
            await self.write(("UPDATE tables SET aside = true WHERE id = ?", (table_id,)))
        return tables

    async def own_tables(self, user: int) -> Mapping[Table, float]:
        found: dict[Table, float] = {}
        for touched, *row in await self.read(sql.OWN_TABLES, (user,)):
            try:
                found[table_of(row)] = touched
            except StoreError as error:
                log.error("%s It is left out; `db check` lists it.", error)
        return found

    async def in_chat(self, place: ChatPlace) -> tuple[Table, float, int] | None:
        for touched, version, *row in await self.read(sql.IN_CHAT, (place.channel,)):
            for table in await self._readable([row]):
                return table, touched, version
        return None

    async def chats_of(self, user: int) -> Sequence[Table]:
        return await self._readable(await self.read(sql.CHATS_OF, {"user": user}))

    async def all_tables(self) -> tuple[Sequence[Table], Sequence[str]]:
        """All tables, open or over, and the faults of unreadable rows."""
        tables, faults = readable(table_of, await self.read(sql.ALL_TABLES))
        return tables, tuple(faults.values())

    async def table(self, table_id: int) -> Table | None:
        return next((table_of(row) for row in await self.read(sql.TABLE, (table_id,))), None)

    async def last_ended(self, place: Place, since: float) -> Table | None:
        if isinstance(place, OwnPlace):
            return None
        given = {"guild": guild_of(place), "channel": place.channel, "since": since}
        return next((table_of(row) for row in await self.read(sql.LAST_ENDED, given)), None)

    async def moves(self, table_id: int) -> Sequence[MoveRow]:
        return tuple(MoveRow(*row) for row in await self.read(sql.MOVES, (table_id,)))

    async def moved_at(self, table_id: int, seq: int) -> float | None:
        query = "SELECT at FROM moves WHERE table_id = ? AND seq = ?"
        return next((row[0] for row in await self.read(query, (table_id, seq))), None)

    async def last_moves(self) -> Mapping[int, float]:
        latest = "SELECT at FROM moves WHERE table_id = id ORDER BY seq DESC LIMIT 1"
        query = f"SELECT id, ({latest}) FROM tables WHERE status = 'running' AND NOT aside"  # noqa: S608 - our own
        return {table: at for table, at in await self.read(query) if at is not None}

    async def results_of(self, user: int, guild: int | None = None) -> Sequence[Result]:
        given = {"user": user, "guild": guild}
        return tuple(result_of(row) for row in await self.read(sql.RESULTS_OF, given))

    async def past_games(
        self, guild: int | None, user: int, game: str | None, first: int, count: int
    ) -> tuple[int, Sequence[PastGame]]:
        given = {"user": user, "guild": guild, "game": game, "first": first, "count": count}
        ((total,),) = await self.read(sql.COUNT_GAMES, given)
        return total, await self.played(await self.read(sql.PAST_GAMES, given))

    async def played(self, rows: Sequence[Sequence[Any]]) -> Sequence[PastGame]:
        """The readable finished tables of these rows, with their results."""
        tables, results = readable(table_of, rows)[0], dict[int, list[Result]]()
        given = {"tables": json.dumps([table.id for table in tables])}
        for row in await self.read(sql.RESULTS_AMONG, given):
            results.setdefault(row[0], []).append(result_of(row))
        return tuple(PastGame(table, tuple(results.get(table.id, ()))) for table in tables)

    async def name_in(self, guild: int, user: int) -> str | None:
        rows = await self.read(sql.NAME_IN, (user, guild))
        return str(rows[0][0]) if rows else None

    async def met(self, guild: int, user: int) -> Sequence[Met]:
        return tuple(Met(*row) for row in await self.read(sql.MET, (user, guild)))

    async def marks_of(self, guild: int, user: int) -> Mapping[str, int]:
        return dict(await self.read(sql.MARKS_OF, (user, guild)))

    async def save_message(self, row: MessageRow, *, instead: str = "") -> None:
        forgetting = (sql.FORGET_MESSAGE, (row.table_id, instead))
        await self.write((sql.SAVE_MESSAGE, astuple(row)), forgetting)

    async def forget_message(self, table_id: int, kind: str) -> None:
        await self.write((sql.FORGET_MESSAGE, (table_id, kind)))

    async def messages(self, table_id: int) -> Mapping[str, MessageRow]:
        query = "SELECT table_id, kind, channel, message, posted FROM messages WHERE table_id = ?"
        rows = [MessageRow(*row) for row in await self.read(f"{query} ORDER BY kind", (table_id,))]
        return {row.kind: row for row in rows}

    async def unannounced_tables(self) -> Sequence[int]:
        return tuple(row[0] for row in await self.read(sql.UNTOLD_TABLES, self.shards))

    async def setting(self, scope: str, of: int, name: str) -> str | None:
        """One setting; scope: the kind of `of`, e.g. "guild", "user", or "bot" (with the id 0)."""
        return (await self.settings(scope, of)).get(name)

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        query = "SELECT name, value FROM settings WHERE scope = ? AND id = ? ORDER BY name"
        return dict(await self.read(query, (scope, of)))

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        if value is None:
            unset = "DELETE FROM settings WHERE scope = ? AND id = ? AND name = ?"
            await self.write((unset, (scope, of, name)))
        else:
            await self.write((sql.SET, (scope, of, name, value)))

    async def marked(self, scope: str, name: str) -> Mapping[int, str]:
        query = "SELECT id, value FROM settings WHERE scope = ? AND name = ? ORDER BY id"
        return dict(await self.read(query, (scope, name)))

    async def is_held(self, user: int) -> bool:
        """True if an open table names this person, in any process."""
        return bool(await self.read(STILL_HELD, {"user": user}))

    async def forget(self, user: int, today: int = 0) -> None:
        query = "SELECT id FROM tables WHERE status IN ('lobby', 'running') AND NOT aside"
        held = {row[0] for row in await self.read(query)}
        for each in PERSONAL:
            found = [row for (row,) in await self.read(each.find, {"user": user})]
            if each is TABLES:
                found = [row for row in found if row not in held]
            for rows in batches(found):
                values = ({"user": user, "row": row, "today": today} for row in rows)
                await self.write(*((each.forget, value) for value in values))
        emptied = "table_id = NULL, guild = NULL, points = NULL, measure = NULL, ended = NULL"
        await self.write((f"UPDATE tries SET {emptied} WHERE user = ?", (user,)))  # noqa: S608 - our own

    async def servers(self) -> Sequence[int]:
        """The servers of the bot that have settings or tables here."""
        return tuple(row[0] for row in await self.read(sql.SERVERS, self.shards))

    async def remove_tables(self, guild: int) -> None:
        rematches_first = "SELECT id FROM tables WHERE guild = ? ORDER BY id DESC"
        await self._remove(await self.read(rematches_first, (guild,)))

    async def remove_server(self, guild: int) -> None:
        """Delete the settings of this server, its nights, calls and posts."""
        await self.write(
            (sql.REMOVE_SETTINGS, ("guild", guild)),
            ("UPDATE ratings SET guild = NULL WHERE guild = ?", (guild,)),  # people keep them
            ("UPDATE tries SET guild = NULL WHERE guild = ?", (guild,)),
            *((f"DELETE FROM {name} WHERE guild = ?", (guild,)) for name in OF_SERVERS),  # noqa: S608 - our own
        )

    async def remove_old(self, before: float) -> int:
        """Delete the tables and nights that ended before this; returns the number of tables.

        It keeps tables that an open rematch needs.
        """
        await self.write(
            ("DELETE FROM nights WHERE phase IN ('over', 'cancelled') AND start < ?", (before,)),
            ("DELETE FROM night_results WHERE ended < ?", (before,)),
        )
        return await self._remove(await self.read(sql.OLD_TABLES, (before,)))

    async def remove_empty_tries(self, today: int) -> None:
        """Delete the tries of days before this one that say only who played."""
        is_past = "CASE WHEN day < 0 THEN -7 * day ELSE day END < ?"
        empty = f"DELETE FROM tries WHERE table_id IS NULL AND points IS NULL AND {is_past}"  # noqa: S608 - our own
        await self.write((empty, (today,)))

    async def remove_outside_servers(self, before: float) -> int:
        """Delete own tables that ended before this, and chats' without a move since; how many."""
        old_own_tables = sql.OLD_TABLES.replace("WHERE", "WHERE owner IS NOT NULL AND")
        own = await self._remove(await self.read(old_own_tables, (before,)))
        return own + await self._remove(await self.read(sql.SILENT_CHATS, (before,)))

    async def _remove(self, tables: Sequence[Sequence[int]]) -> int:
        for some in batches(tables):
            removing: list[Statement] = []
            for (table,) in some:
                removing.append((sql.REMOVE_SETTINGS, ("table", table)))
                removing.append((sql.REMOVE_POSTS, (str(table),)))
                removing.append((sql.REMOVE_TABLE, {"row": table}))
            await self.write(*removing)
        return len(tables)


def batches(many: Sequence[Many]) -> Iterator[Sequence[Many]]:
    """The items in order, in small groups."""
    return (many[start : start + BATCH] for start in range(0, len(many), BATCH))


def result_of(row: Sequence[Any]) -> Result:
    """The result of a row of its fields."""
    found = Result(*row)
    return replace(
        found,
        game=intern(found.game),  # shared by all results of the game
        rated=bool(found.rated),
        stand_in=bool(found.stand_in),
        left=bool(found.left),
        termination=Termination(found.termination),
    )


def readable(
    read: Callable[[Sequence[Any]], Many], rows: Sequence[Sequence[Any]]
) -> tuple[Sequence[Many], Mapping[int, str]]:
    """The readable ones of these rows, as this reads them, and the faults of others by id."""
    found, faults = list[Many](), dict[int, str]()
    for row in rows:
        try:
            found.append(read(row))
        except StoreError as error:
            faults[row[0]] = str(error)
    return tuple(found), faults


class Kept:
    """A further store in the running bot's database; every method raises StoreError on failure."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
