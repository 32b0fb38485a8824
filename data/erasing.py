"""Leaves no trace of a person: in free space of the database, in its log, in its backups."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from data.base.database import APPLICATION, StoreError, address
from data.people import FORGETTING, HOLDINGS, Holding
from data.sql import REMOVE_SETTINGS

log = logging.getLogger(__name__)

CHUNK: Final = 1 << 18
"""Bytes that are searched at a time: a search keeps every other thread waiting."""
LONGEST: Final = 400
"""Bytes that one chunk shares with the next, more than any name has."""


def traces(user: int, names: Collection[str] = ()) -> tuple[bytes, ...]:
    """How a file of SQLite may hold this id and these names: digits, integers, UTF-8 and JSON."""
    forms = [str(user).encode(), user.to_bytes(8, "big"), _varint(user)]
    for name in filter(None, names):
        forms += [name.encode(), json.dumps(name, ensure_ascii=False)[1:-1].encode()]
    return tuple(dict.fromkeys(forms))


def _varint(number: int) -> bytes:
    """SQLite's form of an integer that is a key: seven bits in each byte, the last one first bit 0.

    A ninth byte has eight bits.
    """
    if number >= 1 << 56:
        head, tail = number >> 8, [number & 0xFF]
    else:
        head, tail = number >> 7, [number & 0x7F]
    while head:
        tail.insert(0, (head & 0x7F) | 0x80)
        head >>= 7
    return bytes(tail)


def holds(path: Path, forms: Sequence[bytes]) -> bool:
    """Whether the file, or its log, contains any of these; a file that is not there does not."""
    files = (path, path.with_name(f"{path.name}-wal"))
    return any(form in chunk for file in files for chunk in _chunks(file) for form in forms)


def _chunks(path: Path) -> Iterator[bytes]:
    """The file piece by piece; each piece begins with the end of the one before."""
    end = b""
    try:
        with path.open("rb") as file:
            while piece := file.read(CHUNK):
                yield end + piece
                end = piece[-LONGEST:]
    except FileNotFoundError:
        return


def forget_in_copies(
    copies: Collection[Path], user: int, names: Collection[str], former: str
) -> tuple[int, int]:
    """Rewrite those copies of a database that name this person; how many were, and were not.

    Each keeps its time, owner and mode, and is there all the while. A database of another program
    stays as it is.
    """
    rewritten = failed = 0
    forms = traces(user, names)
    for copy in copies:
        try:
            if holds(copy, forms) and _is_ours(copy):
                _rewrite(copy, user, former)
                rewritten += 1
        except (OSError, sqlite3.Error, StoreError) as error:
            log.warning("the copy %s could not be rewritten: %s", copy, error)
            failed += 1
    return rewritten, failed


def _is_ours(path: Path) -> bool:
    with closing(sqlite3.connect(address(path, "ro"), uri=True)) as connection:
        return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION)


def _rewrite(copy: Path, user: int, former: str) -> None:
    part, kept = copy.with_name(f"{copy.name}.part"), copy.stat()
    part.unlink(missing_ok=True)
    part.touch(0o600)
    try:
        with (
            closing(sqlite3.connect(address(copy), uri=True)) as source,
            closing(sqlite3.connect(part, isolation_level=None)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            target.execute("PRAGMA foreign_keys = ON")
            _forget(target, user, former)
            target.execute("VACUUM")
        part.chmod(kept.st_mode)
        os.chown(part, kept.st_uid, kept.st_gid)
        os.utime(part, ns=(kept.st_atime_ns, kept.st_mtime_ns))
        for suffix in ("-wal", "-shm"):  # they are in the part now
            copy.with_name(f"{copy.name}{suffix}").unlink(missing_ok=True)
        if copy.exists():  # else its time has come meanwhile
            part.replace(copy)
    finally:
        for suffix in ("", "-journal"):
            part.with_name(f"{part.name}{suffix}").unlink(missing_ok=True)


def _forget(connection: sqlite3.Connection, user: int, former: str) -> None:
    values = {"user": user, "former": former}
    connection.execute("BEGIN")
    connection.execute("DROP TABLE IF EXISTS open_hands")  # of versions 11 to 13; it named people
    for holding in HOLDINGS:
        if _is_there(connection, holding):
            for (row,) in connection.execute(holding.find, values).fetchall():
                connection.execute(holding.forget, {**values, "row": row})
    connection.execute(REMOVE_SETTINGS, (FORGETTING, user))
    connection.execute("COMMIT")


def _is_there(connection: sqlite3.Connection, holding: Holding) -> bool:
    """Whether a copy, which may be of an older version, has these columns."""
    query = "SELECT count(*) FROM pragma_table_info(?) WHERE name = ?"
    wanted = [column.split(".") for column in holding.columns]
    return all(connection.execute(query, column).fetchone()[0] for column in wanted)
