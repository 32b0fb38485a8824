"""Removes a person from backups: each is rewritten, whether it names them or not.

Deleted data may remain in a file's free space, where no query finds it.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from data.base.database import APPLICATION, address, removed_unless_renamed
from data.people import FORGETTING, HOLDINGS, Holding
from data.sql import REMOVE_SETTINGS

log = logging.getLogger(__name__)


def forget_in_copies(copies: Collection[Path], user: int) -> tuple[int, int]:
    """Rewrite the database's copies without this person; returns successes and failures.

    Each keeps its time, owner and mode, and exists throughout. A database of another program stays
    as it is.
    """
    rewritten = failed = 0
    for copy in filter(Path.exists, copies):
        try:
            if _is_ours(copy):
                _rewrite(copy, user)
                rewritten += 1
        except (OSError, sqlite3.Error) as error:
            log.warning("the copy %s could not be rewritten: %s", copy, error)
            failed += 1
    return rewritten, failed


def _is_ours(path: Path) -> bool:
    with closing(sqlite3.connect(address(path, "ro"), uri=True)) as connection:
        return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)


def _rewrite(copy: Path, user: int) -> None:
    part, kept = copy.with_name(f"{copy.name}.part"), copy.stat()
    with removed_unless_renamed(part):
        with (
            closing(sqlite3.connect(address(copy), uri=True)) as source,
            closing(sqlite3.connect(part, isolation_level=None)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            target.execute("PRAGMA foreign_keys = ON")
            _forget(target, user)
            target.execute("VACUUM")
        part.chmod(kept.st_mode)
        os.chown(part, kept.st_uid, kept.st_gid)
        os.utime(part, ns=(kept.st_atime_ns, kept.st_mtime_ns))
        for suffix in ("-wal", "-shm"):  # the log's rows are in the part now
            copy.with_name(f"{copy.name}{suffix}").unlink(missing_ok=True)
        if copy.exists():  # otherwise it has expired by now
            part.replace(copy)


def _forget(connection: sqlite3.Connection, user: int) -> None:
    values = {"user": user}
    connection.execute("BEGIN")
    for holding in HOLDINGS:
        if _is_there(connection, holding):
            for (row,) in connection.execute(holding.find, values).fetchall():
                connection.execute(holding.forget, {**values, "row": row})
    connection.execute(REMOVE_SETTINGS, (FORGETTING, user))
    connection.execute("COMMIT")


def _is_there(connection: sqlite3.Connection, holding: Holding) -> bool:
    """True if a copy, which may be of an older version, has these columns."""
    query = "SELECT count(*) FROM pragma_table_info(?) WHERE name = ?"
    wanted = [column.split(".") for column in holding.columns]
    return all(connection.execute(query, column).fetchone()[0] for column in wanted)
