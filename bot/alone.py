"""One bot at a time on one database: two of them would answer every press twice."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from bot.trouble import Trouble

with contextlib.suppress(ImportError):  # Windows has no such locks
    import fcntl


@contextlib.contextmanager
def alone(database: Path) -> Iterator[None]:
    """Hold the database for this process until it ends; Trouble if another one holds it.

    The lock is on a file beside it: locks on the database itself are SQLite's own business.
    """
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # a folder that cannot be written: the store tells it
            file = stack.enter_context(database.with_name(f"{database.name}.lock").open("a"))
            _hold(file, database)
        yield


def _hold(file: TextIO, database: Path) -> None:
    if "fcntl" not in globals():
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise Trouble(
            f"another bot is running on the database {database}: stop it first"
        ) from error
