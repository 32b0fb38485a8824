"""The machine: its clock, the disk's free space, garbage collection, and signals to stop."""

import asyncio
import gc
import logging
import signal
from collections.abc import Callable
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final

import discord

LOW: Final = 500_000_000
"""Bytes below which space counts as low, or a tenth of a small disk."""


def space_of(database: Path) -> tuple[int, bool]:
    """The free bytes on this database's disk, and True if it may soon be full."""
    disk = disk_usage(database.resolve().parent)
    return disk.free, disk.free < min(LOW, disk.total // 10)


class WallClock:
    """The real time, as discord.py reads it."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return discord.utils.utcnow().timestamp()


NEW: Final = 20_000
"""The number of new objects that starts a search among them, of about 20 milliseconds. A move makes
several thousand, and most are gone before the next."""
YOUNG: Final = 1
"""The number of such searches before one includes the objects that survived the last ones."""
SEARCHES: Final = 500
"""The number of those searches before one includes every object since the start. With 900 tables it
takes 75 milliseconds, once in several million moves."""


def freeze_startup_objects() -> None:
    """Exempt all existing objects from further searches; call it after the start.

    Code and tables made by then last as long as the bot. The bot's own messages and presses leave
    no cycles, so little waits for the rare search through newer objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, SEARCHES)


log = logging.getLogger(__name__)


def cancel_on_signal(task: asyncio.Task[Any] | None) -> None:
    """Cancel the task at the first of these signals; ignore later ones."""

    def stop() -> None:
        if task is None or task.cancelling():
            log.info("already stopping")
            return
        log.info("asked to stop: finishing open work")
        task.cancel()

    on_stop_signal(stop)


def on_stop_signal(call: Callable[[], object]) -> None:
    """Call this at each of these signals, in the running loop; not at one that `nohup` ignores."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:
            loop.add_signal_handler(number, call)
