"""Copies, restores and checks databases of either kind, even those of a running bot."""

import itertools
import os
import shutil
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import aiosqlite

from data.base.database import StoreError, connected, explained, number, removed_unless_renamed
from data.base.ports import Session, Where
from data.base.upgrade import newest, refuse_newer
from data.databases import database_at, database_on
from data.nights import SELECT_NIGHT, night_of
from data.store import SqlStore, readable
from engine.core import AnyGame
from engine.games import GAMES
from engine.results.ratings import DAY
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import Table
from engine.tables.position import replayed

KEPT_DAYS: Final = 14
"""Days for which backups in a folder are kept by default."""
BACKUPS: Final = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]-*.db"
NAME_FORMAT: Final = "%Y-%m-%d-%H%M%S"
MOST_DELETED: Final = 2
"""The most that one backup deletes for their age: a clock that jumps ahead makes all look old."""
STALE: Final = 240.0
"""Seconds without a write after which a part belongs to no running backup."""
LAST_MOVE: Final = """SELECT coalesce(max(at), 0) FROM moves
WHERE table_id > (SELECT max(id) - 100 FROM tables) AND at <= ?"""
"""The latest time of a move at the newest tables that is not after a moment."""


async def backup(path_from: Path, path_to: Path) -> None:
    """Copy the database consistently, even while the bot writes; never over another file.

    The copy gets its name only if its structure is sound; raises StoreError otherwise, and for a
    later version. Only its owner can read it.
    """
    if path_to.exists():  # noqa: ASYNC240 - no other task runs beside a backup
        raise StoreError(f"The backup {path_to} exists already.")
    part = path_to.with_name(path_to.name + ".part")
    with removed_unless_renamed(part):
        async with connected(path_from, "ro") as source, connected(part, "rwc") as target:
            refuse_newer(path_from, await number(source, "PRAGMA user_version"))
            await source.backup(target)
            await target.execute_fetchall("PRAGMA journal_mode = DELETE")  # one file to carry
            if faults := await _structure(target):
                raise StoreError(f"The copy of {path_from} is not sound. {' '.join(faults)}")
        part.rename(path_to)


async def backup_into(
    path: Path, folder: Path, keep_days: int, now: float, keep: int | None = None
) -> Path:
    """Copy the database into a file of this folder named for the moment; returns that file.

    Deletes what a killed backup left there, all backups but the newest `keep`, and the oldest that
    are older than this many days, but never the new one. Those of the future go as soon as `keep`
    others are there, or one for each day. now: seconds since the epoch.
    """
    copy = folder / f"{datetime.fromtimestamp(now, UTC):{NAME_FORMAT}}.db"
    await backup(path, copy)
    for part in folder.glob(f"{BACKUPS}.part*"):  # noqa: ASYNC240 - as above
        with suppress(FileNotFoundError):
            if abs(now - part.stat().st_mtime) > STALE:
                part.unlink()
    found = await _newest_first(folder, now)
    aged = [old for of_now, made, old in found if of_now and made < now - keep_days * DAY]
    for rank, (of_now, _, old) in enumerate(found):
        most = keep if of_now or keep is not None else keep_days
        if old != copy and (old in aged[-MOST_DELETED:] or (most is not None and rank >= most)):
            old.unlink()
    return copy


def of_the_future(folder: Path, now: float) -> Sequence[Path]:
    """The backups in this folder that a wrong clock has dated after now."""
    return sorted(copy for copy in folder.glob(BACKUPS) if _named(copy) > now)


async def _newest_first(folder: Path, now: float) -> Sequence[tuple[bool, float, Path]]:
    """The backups in this folder: False for those of the future, which are last; when; which.

    When: the latest time that its name or its moves tell, except those after now.
    """
    found = []
    for copy in folder.glob(BACKUPS):  # noqa: ASYNC240 - as above
        named, changed = _named(copy), 0.0
        with suppress(StoreError):
            async with connected(copy, "ro") as connection:
                ((changed,),) = await connection.execute_fetchall(LAST_MOVE, (now,))
        found.append((named <= now, max(changed, named if named <= now else 0), copy))
    return sorted(found, reverse=True)


def _named(copy: Path) -> float:
    """The moment in this backup's name; that of its last write if a host named it."""
    try:
        return datetime.strptime(f"{copy.stem} +0000", f"{NAME_FORMAT} %z").timestamp()
    except ValueError:
        return copy.stat().st_mtime


async def restore(path_from: Path, path: Path, games: Mapping[str, AnyGame] = GAMES) -> Path | None:
    """Replace the database, which no bot may be using, by a backup.

    The backup must be sound, and of a version that this program knows. Returns the new place of the
    former database; None if there was none, or an empty file. The restored file has the former
    one's owner, or that of the folder, and nobody else can read it.
    """
    if faults := await check(path_from, games, of_newest_version=False):
        raise StoreError(f"The backup {path_from} is not sound. {' '.join(faults)}")
    with explained(path):
        owner = (path if path.exists() else path.absolute().parent).stat()  # noqa: ASYNC240 - as above
        part = path.with_name(path.name + ".part")
        with removed_unless_renamed(part):
            shutil.copyfile(path_from, part)
            os.chown(part, owner.st_uid, owner.st_gid)
            former = _put_away(path)
            part.rename(path)
    return former


def copies_of(path: Path, folder: Path) -> tuple[Path, ...]:
    """The backups of a database in this folder, and former databases that restores kept."""
    before = path.parent.glob(f"{path.name}.before-*[0-9]")
    return tuple(sorted({*folder.glob(BACKUPS), *before} - {path}))


async def newest_sound(folder: Path, now: float) -> str:
    """A sentence that names the newest backup in this folder whose structure is sound."""
    for _, _, copy in await _newest_first(folder, now):
        with suppress(StoreError):
            if not await _faults(copy, of_newest_version=False):
                return f"The newest sound one is {copy}."
    return f"None in {folder} is sound."


def _put_away(path: Path) -> Path | None:
    """Rename the database and any log to a free name, which it returns; None if it is empty."""
    if not path.exists() or not path.stat().st_size:
        return None
    free = (path.with_name(f"{path.name}.before-{number}") for number in itertools.count(1))
    former = next(name for name in free if not name.exists())
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(f"{former}{suffix}")
    return path.rename(former)


@asynccontextmanager
async def copied(where: Where) -> AsyncIterator[SqlStore]:
    """A readable store that leaves this database unchanged: a copy, of the newest version.

    A server lets others read and needs no copy, but must have that version.
    """
    with TemporaryDirectory() as folder:
        if isinstance(where, Path):
            copy = Path(folder) / where.name
            await backup(where, copy)
            store = await SqlStore.open(copy)
        else:
            await (database := database_on(where)).look()
            store = SqlStore(database)
        try:
            yield store
        finally:
            await store.close()


async def check(
    where: Where, games: Mapping[str, AnyGame] = GAMES, *, of_newest_version: bool = True
) -> tuple[str, ...]:
    """The faults of this database, one sentence each; () if it has none.

    of_newest_version: an older version is a fault, too.

    Checks a file's structure and the references between rows, reads every table and night, and
    folds open tables. Changes nothing.
    """
    if isinstance(where, Path) and (faults := await _faults(where, of_newest_version)):
        return faults
    async with copied(where) as store:
        tables, unreadable = await store.all_tables()
        found = [await _fault(store, table, games) for table in tables if table.is_open]
        _, nights = readable(night_of, await store.read(SELECT_NIGHT))
    return (*unreadable, *(fault for fault in found if fault is not None), *nights.values())


async def _faults(path: Path, of_newest_version: bool) -> tuple[str, ...]:
    async with connected(path, "ro") as connection:
        version = await number(connection, "PRAGMA user_version")
        refuse_newer(path, version)
        if version < newest() and of_newest_version:
            return (f"The database has version {version}: upgrade it to {newest()} first.",)
        return await _structure(connection)


async def _structure(connection: aiosqlite.Connection) -> tuple[str, ...]:
    integrity = await connection.execute_fetchall("PRAGMA integrity_check")
    orphans = await connection.execute_fetchall("PRAGMA foreign_key_check")
    return (
        *(f"The file is damaged: {text}." for (text,) in integrity if text != "ok"),
        *(f"A row of {name} belongs to no row of {parent}." for name, _, parent, _ in orphans),
    )


async def _fault(store: SqlStore, table: Table, games: Mapping[str, AnyGame]) -> str | None:
    if table.game not in games:
        return f"Table {table.id} plays {table.game}, which is unknown here."
    try:
        if table.started is not None:
            replayed(games[table.game], table, await store.moves(table.id))
    except Unreadable as error:
        return f"Table {table.id} cannot be played on: {error}."
    return None


async def copy(source: Where, target: Where) -> int:
    """Copy every row into a database that is missing or empty; returns the number of rows.

    The copy is kept only if every table has the same rows in both. Neither may be in use, and the
    source isn't changed.
    """
    await database_at(target).upgrade()
    with database_at(source).session() as old, database_at(target).session(write=True) as new:
        tables = old.columns()
        if any(_count(new, name) for name in tables):
            raise StoreError(f"The database {target} is not empty: copy into a new one.")
        for name in sorted(tables, key=lambda table: table != "tables"):  # other tables refer to it
            new.insert(name, tables[name], _rows(old, name, tables[name]))
        new.set_last_id(old.last_id())
        if faults := _differences(old, new, tables):
            raise StoreError(f"Nothing was copied to {target}: {' '.join(faults)}")
        return sum(_count(new, name) for name in tables)


def _rows(session: Session, name: str, columns: Sequence[str]) -> Iterable[Any]:
    listed = ", ".join(f'"{column}"' for column in columns)
    order = " ORDER BY id" if name == "tables" else ""
    return session.execute(f"SELECT {listed} FROM {name}{order}")  # noqa: S608 - our own


def _differences(old: Session, new: Session, tables: Mapping[str, Sequence[str]]) -> list[str]:
    sums = {  # of hashes: the rows come in any order
        name: [sum(map(hash, _rows(each, name, columns))) for each in (old, new)]
        for name, columns in tables.items()
    }
    return [f"{name} has other rows." for name, (before, after) in sums.items() if before != after]


def _count(session: Session, name: str) -> int:
    ((number,),) = session.execute(f"SELECT count(*) FROM {name}")  # noqa: S608 - our own
    return int(number)
