"""Copies the database while the bot runs, and checks everything in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

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


async def check(path: Path, games: Mapping[str, AnyGame] = GAMES) -> tuple[str, ...]:
    """The faults of this database, one sentence each; () if it has none.

    Checks the file's structure and the references between rows, and folds every open table.
    """
    async with connected(path) as connection:
        version, newest = await number(connection, "PRAGMA user_version"), len(migrations())
        refuse_newer(path, version, newest)
        if version < newest:
            return (f"The database has version {version}: upgrade it to {newest} first.",)
        faults = await _structure(connection)
    if faults:
        return faults
    store = await SqliteStore.open(path)
    try:
        found = [await _fault(store, table, games) for table in await store.open_tables()]
    finally:
        await store.close()
    return tuple(fault for fault in found if fault is not None)


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
