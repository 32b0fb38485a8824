"""One bot at a time on one database: two would both answer every press."""

import contextlib
import fcntl
import os
import struct
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from bot.host.errors import HostError
from data.base.ports import Where
from data.databases import database_on

LOCKED_BYTE: Final = 1 << 62
"""The byte that is locked: far beyond any file's end, and beyond the bytes that SQLite locks."""


def single_instance(where: Where) -> AbstractContextManager[None]:
    """Lock the database for this process until the block ends; an error if another has it."""
    return _file_locked(where) if isinstance(where, Path) else database_on(where).held()


@contextlib.contextmanager
def _file_locked(database: Path) -> Iterator[None]:
    """Lock the file; HostError if another process has locked it.

    The lock is on the database's own file, so it holds under any name or link. Nothing has to be
    removed after a crash: the lock ends with the process. It belongs to one open file (Linux's
    F_OFD_SETLK) and covers one byte, so it doesn't meet SQLite's locks and survives when SQLite
    closes the file. Closing this file drops SQLite's locks in this process, so the database must be
    closed first: open it within the block. Copies and backups only read and ignore the lock. `db
    restore` takes it before it renames the file. Over NFS the server keeps the lock.

    A missing file is created empty. Without F_OFD_SETLK nothing is locked.
    """
    file = _opened(database)
    if file is None:
        yield
        return
    try:
        if hasattr(fcntl, "F_OFD_SETLK"):
            lock = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
            try:
                fcntl.fcntl(file, fcntl.F_OFD_SETLK, lock)
            except (BlockingIOError, PermissionError) as error:
                other = f"another bot is running on the database {database.resolve()}"
                raise HostError(f"{other}: stop it first") from error
        yield
    finally:
        os.close(file)


def _opened(database: Path) -> int | None:
    """Open the file; None if it can't be written; the store reports that.

    A file created by root is given to the owner of its folder, so that the bot can use it.
    """
    try:
        file = os.open(database, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return None
    if os.geteuid() == 0 and not os.fstat(file).st_size:
        folder = database.resolve().parent.stat()
        os.fchown(file, folder.st_uid, folder.st_gid)
    return file
