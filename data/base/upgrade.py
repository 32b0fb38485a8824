"""Applies the migrations: numbered SQL files, in order, each in a transaction of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from data.base.database import DURABLE, NewerDatabase, StoreError, connected, number

FOLDER = Path(__file__).parent.parent / "migrations"
NAME = re.compile(r"V([0-9]+)__[a-z0-9_]+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """A file of SQL that turns version `number - 1` into version `number`."""

    number: int
    sql: str


def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """All migrations, in order; ValueError if the numbers do not run from 1 without a gap."""
    found = []
    for path in folder.iterdir():
        if match := NAME.fullmatch(path.name):
            found.append(Migration(int(match[1]), path.read_text("utf-8")))
    found.sort(key=lambda migration: migration.number)
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered from 1 without a gap")
    return tuple(found)


async def current(path: Path) -> int:
    """The database's version; 0 for an empty file."""
    async with connected(path) as connection:
        return await number(connection, "PRAGMA user_version")


async def upgrade(path: Path, folder: Path = FOLDER) -> int:
    """Create a missing file, bring it to the newest version, and return that version.

    Raises NewerDatabase for a version beyond it, StoreError for a file that cannot be used.
    """
    steps = migrations(folder)
    async with connected(path, "rwc") as connection:
        version = await number(connection, "PRAGMA user_version")
        refuse_newer(path, version, len(steps))
        for pragma in DURABLE:
            await connection.execute_fetchall(pragma)
        for step in steps[version:]:
            await _apply(connection, step)
    return len(steps)


def refuse_newer(database: Path | str, version: int, newest: int) -> None:
    """Raise NewerDatabase for a version beyond the newest migration."""
    if version > newest:
        raise NewerDatabase(
            f"The database {database} has version {version}, but this program knows only up to "
            f"version {newest}: start the newer program, or restore a backup."
        )


def refuse_other(database: Path | str, version: int) -> None:
    """Raise StoreError unless this is the version of the newest migration."""
    newest = len(migrations())
    refuse_newer(database, version, newest)
    if version < newest:
        raise StoreError(f"The database {database} has version {version}: upgrade it to {newest}.")


async def _apply(connection: aiosqlite.Connection, step: Migration) -> None:
    script = f"BEGIN IMMEDIATE; {step.sql}; PRAGMA user_version = {step.number}; COMMIT;"
    try:
        await connection.executescript(script)
    except BaseException:
        if connection.in_transaction:
            await connection.rollback()
        raise
