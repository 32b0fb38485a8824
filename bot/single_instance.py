"""One bot at a time on one database: two would both answer every press."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from bot.errors import HostError

with contextlib.suppress(ImportError):  # Windows has no such locks
    import fcntl


@contextlib.contextmanager
def single_instance(database: Path) -> Iterator[None]:
    """Lock the database for this process until the block ends; HostError if another has it.

    The lock is on a file beside the database, because SQLite uses locks on the database itself;
    beside the one file that all symlinks to it lead to.
    """
    database = database.resolve()
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # the store reports a folder that cannot be written
            file = stack.enter_context(database.with_name(f"{database.name}.lock").open("a"))
            _lock(file, database)
        yield


def _lock(file: TextIO, database: Path) -> None:
    if "fcntl" not in globals():
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise HostError(
            f"another bot is running on the database {database}: stop it first"
        ) from error
