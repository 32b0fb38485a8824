"""Applies the migrations: numbered SQL files, in order, each in a transaction of its own."""

import re
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from data.base.database import DURABLE, NewerDatabase, StoreError, connected, number

FOLDER = Path(__file__).parent.parent / "migrations"
MIGRATION = re.compile(r"V([0-9]+)__[a-z0-9_]+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """A file of SQL that turns the version before `number`, or an empty database, into it."""

    number: int
    sql: str


def migrations() -> tuple[Migration, ...]:
    """All migrations, in order; ValueError if their numbers have a gap."""
    found = []
    for path in FOLDER.iterdir():
        if match := MIGRATION.fullmatch(path.name):
            found.append(Migration(int(match[1]), path.read_text("utf-8")))
    found.sort(key=lambda migration: migration.number)
    if found[-1].number - found[0].number != len(found) - 1:
        raise ValueError(f"the migrations in {FOLDER} are not numbered without a gap")
    return tuple(found)


def newest() -> int:
    """The version that the last migration makes."""
    return migrations()[-1].number


async def current(path: Path) -> int:
    """The database's version; 0 for an empty file."""
    async with connected(path) as connection:
        return await number(connection, "PRAGMA user_version")


async def upgrade(path: Path) -> int:
    """Create a missing file, bring it to the newest version, and return that version.

    Raises NewerDatabase for a version beyond it, StoreError for a file that cannot be used.
    """
    async with connected(path, "rwc") as connection:
        version = await number(connection, "PRAGMA user_version")
        refuse_newer(path, version)
        for pragma in DURABLE:
            await connection.execute_fetchall(pragma)
        for step in migrations():
            if step.number > version:
                await _apply(connection, step)
    return newest()


def refuse_newer(database: Path | str, version: int) -> None:
    """Raise NewerDatabase for a version beyond the newest migration."""
    if version > newest():
        raise NewerDatabase(
            f"The database {database} has version {version}, but this program knows only up to "
            f"version {newest()}: start the newer program, or restore a backup."
        )


def refuse_other(database: Path | str, version: int) -> None:
    """Raise StoreError unless this is the version of the newest migration."""
    refuse_newer(database, version)
    if version < newest():
        raise StoreError(
            f"The database {database} has version {version}: upgrade it to {newest()}."
        )


async def _apply(connection: aiosqlite.Connection, step: Migration) -> None:
    script = f"BEGIN IMMEDIATE; {step.sql}; PRAGMA user_version = {step.number}; COMMIT;"
    try:
        await connection.executescript(script)
    except BaseException:
        if connection.in_transaction:
            await connection.rollback()
        raise
