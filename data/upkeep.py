"""Copies the database while the bot runs, and checks everything in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from data.database import StoreError, connected, number
from data.store import SqliteStore
from data.upgrade import migrations, refuse_newer
from engine.core import AnyGame
from engine.games import GAMES
from engine.tables.position import Unreadable, replayed
from engine.tables.table import Table


async def backup(path_from: Path, path_to: Path) -> None:
    """Copy the database consistently, even while the bot writes; never over another file."""
    if path_to.exists():  # noqa: ASYNC240 - no other task runs beside a backup
        raise StoreError(f"The backup {path_to} is there already.")
    part = path_to.with_name(path_to.name + ".part")
    part.unlink(missing_ok=True)
    async with connected(path_from) as source, connected(part, "rwc") as target:
        await source.backup(target)
        await target.execute_fetchall("PRAGMA journal_mode = DELETE")  # one file, easy to carry
    part.rename(path_to)


@asynccontextmanager
async def copied(path: Path) -> AsyncIterator[SqliteStore]:
    """A store with a copy of this database, brought to the newest version; the file stays as is."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        await backup(path, copy)
        store = await SqliteStore.open(copy)
        try:
            yield store
        finally:
            await store.close()


async def check(path: Path, games: Mapping[str, AnyGame] = GAMES) -> tuple[str, ...]:
    """The faults of this database, one sentence each; () if it has none.

    Checks the file's structure and the references between rows, reads every table, and folds those
    that are open. Changes nothing.
    """
    async with connected(path, "ro") as connection:
        version, newest = await number(connection, "PRAGMA user_version"), len(migrations())
        refuse_newer(path, version, newest)
        if version < newest:
            return (f"The database has version {version}: upgrade it to {newest} first.",)
        faults = await _structure(connection)
    if faults:
        return faults
    async with copied(path) as store:
        tables, unreadable = await store.all_tables()
        found = [await _fault(store, table, games) for table in tables if table.is_open]
    return (*unreadable, *(fault for fault in found if fault is not None))


async def _structure(connection: aiosqlite.Connection) -> tuple[str, ...]:
    integrity = await connection.execute_fetchall("PRAGMA integrity_check")
    orphans = await connection.execute_fetchall("PRAGMA foreign_key_check")
    return (
        *(f"The file is damaged: {text}." for (text,) in integrity if text != "ok"),
        *(f"A row of {name} belongs to no row of {parent}." for name, _, parent, _ in orphans),
    )


async def _fault(store: SqliteStore, table: Table, games: Mapping[str, AnyGame]) -> str | None:
    game = games.get(table.game)
    if game is None:
        return f"Table {table.id} plays {table.game}, which is unknown here."
    if table.started is None:
        return None
    try:
        replayed(game, table, await store.moves(table.id))
    except Unreadable as error:
        return f"Table {table.id} cannot be played on: {error}."
    return None
