"""One bot at a time on one database: two would both answer every press."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TextIO

from bot.errors import HostError
from data.base.ports import Where
from data.databases import held

with contextlib.suppress(ImportError):  # Windows has no such locks
    import fcntl


def single_instance(where: Where) -> AbstractContextManager[None]:
    """Lock the database for this process until the block ends; an error if another has it."""
    return _file_locked(where) if isinstance(where, Path) else held(where)


@contextlib.contextmanager
def _file_locked(database: Path) -> Iterator[None]:
    """Lock it; HostError if another process has.

    The lock is on a file beside the database, because SQLite uses locks on the database itself;
    beside the one file that all symlinks to it lead to.
    """
    database = database.resolve()
    with contextlib.ExitStack() as stack:
        if (file := _opened(database.with_name(f"{database.name}.lock"))) is not None:
            _lock(stack.enter_context(file), database)
        yield


def _opened(path: Path) -> TextIO | None:
    """The file of the lock, which belongs to the owner of its folder, whoever comes first.

    None where none can be made: the store reports a folder that cannot be written.
    """
    try:
        file = path.open("a")
        if os.name == "posix" and os.geteuid() == 0:  # so that the bot's user can lock it, too
            folder = path.parent.stat()
            os.chown(path, folder.st_uid, folder.st_gid)
    except PermissionError as error:
        if os.access(path.parent, os.W_OK):
            raise HostError(f"the lock {path} belongs to somebody else: remove it") from error
        return None
    except OSError:
        return None
    return file


def _lock(file: TextIO, database: Path) -> None:
    if "fcntl" not in globals():
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise HostError(
            f"another bot is running on the database {database}: stop it first"
        ) from error
