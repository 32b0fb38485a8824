"""Signs of life: to systemd, and in a file beside the database, which `health` reads.

They come from the event loop, so that a bot that hangs gives none and is started again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 10.0
"""Seconds between two signs of life; the unit's WatchdogSec is more than four times as long."""
SECONDS_BEFORE_READY: Final = 1.0
"""The same until the bot is online for the first time: `systemctl start` waits for that."""
SECONDS_ALIVE: Final = 60.0
"""Seconds without a sign of life after which the bot is held to hang."""
STILL_STARTING: Final = f"EXTEND_TIMEOUT_USEC={SECONDS_ALIVE * 1_000_000:.0f}\nWATCHDOG=1"
"""A start may take as long as Discord is away, but one that hangs is ended.

One that stood by was ready before it began to start.
"""
ONLINE: Final = "online"
STANDING_BY: Final = "standing by"
"""For the shards of another process: as well as online."""
OFFLINE: Final = "offline"


def alive_file(database: Path) -> Path:
    """The file that says whether the bot on this database is online, as of its last change."""
    return database.resolve().with_name(f"{database.name}.alive")


def notify_systemd(state: str) -> None:
    """Tell systemd, e.g. READY=1, if it started this process and asks to be told (sd_notify(3)).

    The protocol is one datagram: the libraries for it bring more than that.
    """
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # a name that is in no file system
        address = f"\0{address[1:]}"
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(state.encode(), address)
    except OSError as error:
        log.warning("systemd could not be told %s: %s", state, error)


async def give_signs_of_life(database: Path, shards: Callable[[], Mapping[int, bool]]) -> None:
    """Give one every ten seconds until cancelled; READY once all shards have been online."""
    was_online, file = False, alive_file(database)
    try:
        while True:
            state = _state_of(shards())
            online = state == ONLINE
            if online and not was_online:
                notify_systemd("READY=1")
                was_online = True
            notify_systemd("WATCHDOG=1" if was_online else STILL_STARTING)
            _write(file, state)
            await asyncio.sleep(SECONDS_BETWEEN if was_online else SECONDS_BEFORE_READY)
    finally:
        notify_systemd("STOPPING=1")
        file.unlink(missing_ok=True)


def stand_by(database: Path) -> None:
    """Give a sign of life of a bot that waits for shards: `systemctl start` need not."""
    notify_systemd("READY=1\nWATCHDOG=1")
    _write(alive_file(database), STANDING_BY)


def what_is_wrong(database: Path, now: float) -> str:
    """Why the bot on this database is not well, in one sentence; "" if it is online.

    now: seconds since the epoch.
    """
    file = alive_file(database)
    try:
        state, age = file.read_text("utf-8"), now - file.stat().st_mtime
    except FileNotFoundError:
        return f"no bot is running on {database}"
    if age > SECONDS_ALIVE:
        return f"the bot on {database} gave its last sign of life {age:.0f} seconds ago"
    if state in (ONLINE, STANDING_BY):
        return ""
    shards = state.removeprefix(OFFLINE)
    return f"the bot on {database} is not connected to Discord{shards}"


def _state_of(shards: Mapping[int, bool]) -> str:
    """What the file says; which shards are lost if others are not."""
    lost = [str(number) for number, is_online in shards.items() if not is_online]
    if not lost:
        return ONLINE
    some = f" by shard {', '.join(lost)} of {len(shards)}" if len(lost) < len(shards) else ""
    return f"{OFFLINE}{some}"


def _write(file: Path, state: str) -> None:
    try:
        file.write_text(state, "utf-8")
    except OSError as error:  # a full disk must not end the bot
        log.warning("%s could not be written: %s", file, error)
