"""Applies the migrations: numbered SQL files, in order, each in a transaction of its own."""

import re
from pathlib import Path

from data.base.database import DURABLE, StoreError, UnusableDatabase, connected, number

FOLDER = Path(__file__).parent.parent / "migrations"
MIGRATION = re.compile(r"V([0-9]+)__[a-z0-9_]+\.sql")


def migrations() -> dict[int, str]:
    """All migrations, in order; ValueError if their numbers have a gap or come twice.

    Each is SQL that turns the version before its number, or an empty database, into that.
    """
    files = [
        (match, path) for path in FOLDER.iterdir() if (match := MIGRATION.fullmatch(path.name))
    ]
    found = {int(match[1]): path.read_text("utf-8") for match, path in files}
    if max(found) - min(found) != len(files) - 1:
        raise ValueError(f"the migrations in {FOLDER} have a gap, or a number twice")
    return dict(sorted(found.items()))


def newest() -> int:
    """The version that the last migration makes."""
    return max(migrations())


async def current(path: Path) -> int:
    """The database's version; 0 for an empty file."""
    async with connected(path) as connection:
        return await number(connection, "PRAGMA user_version")


async def upgrade(path: Path) -> int:
    """Create a missing file, bring it to the newest version, and return that version.

    Raises UnusableDatabase for a version beyond it, StoreError for a file that cannot be used.
    """
    async with connected(path, "rwc") as connection:
        version = await number(connection, "PRAGMA user_version")
        refuse_newer(path, version)
        for pragma in DURABLE:
            await connection.execute_fetchall(pragma)
        for step, sql in migrations().items():
            if step > version:
                script = f"BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {step}; COMMIT;"
                await connection.executescript(script)  # closing rolls back what is left open
    return newest()


def refuse_newer(database: Path | str, version: int) -> None:
    """Raise UnusableDatabase for a version beyond the newest migration."""
    if version > newest():
        raise UnusableDatabase(
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
