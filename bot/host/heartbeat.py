"""Heartbeats: to systemd, and in a file beside the database that `health` reads.

They come from the event loop, so a bot that hangs sends none and is started again.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.host.machine import space_of

log = logging.getLogger(__name__)

SECONDS_BETWEEN_BEATS: Final = 10.0
"""Seconds between two heartbeats; the unit's WatchdogSec is more than four times as long."""
SECONDS_BEFORE_READY: Final = 1.0
"""The same until the bot is first online: `systemctl start` waits for that."""
SECONDS_ALIVE: Final = 60.0
"""Seconds without a heartbeat after which the bot counts as hanging."""
LEAST_FREE: Final = 1_000_000
"""Bytes; a disk with less space than this counts as full."""
STILL_STARTING: Final = f"EXTEND_TIMEOUT_USEC={SECONDS_ALIVE * 1_000_000:.0f}\nWATCHDOG=1"
"""A start may wait for Discord for any time, but a hanging start is ended.

A standby was ready before its start began."""
ONLINE: Final = "online"
STANDING_BY: Final = "standing by"
"""The state of a standby that waits for shards; it counts as online."""
OFFLINE: Final = "offline"


def alive_file(database: Path) -> Path:
    """The file that says whether the bot on this database is online; its mtime is the heartbeat."""
    return database.resolve().with_name(f"{database.name}.alive")


def notify_systemd(state: str) -> None:
    """Send systemd a state such as READY=1, if systemd asked this process for it.

    The protocol of sd_notify(3) is one datagram, so no library is needed.
    """
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket, outside of the file system
        address = f"\0{address[1:]}"
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(state.encode(), address)
    except OSError as error:
        log.warning("%s could not be sent to systemd: %s", state, error)


async def send_heartbeats(
    database: Path,
    shards: Callable[[], Mapping[int, bool]],
    notices: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Send one every ten seconds until cancelled; READY once all shards have been online.

    Warn when the disk gets low on space. notices: written beside the state.
    """
    was_online = False
    was_low = False
    file = alive_file(database)
    try:
        while True:
            known = shards()
            lost = [str(number) for number, is_online in known.items() if not is_online]
            some = f" by shard {', '.join(lost)} of {len(known)}" if len(lost) < len(known) else ""
            online = not lost
            if online and not was_online:
                notify_systemd("READY=1")
                was_online = True
            notify_systemd("WATCHDOG=1" if was_online else STILL_STARTING)
            state = ONLINE if online else f"{OFFLINE}{some}"  # names the lost shards
            _write(file, "\n".join((state, *notices.values())))
            free, is_low = space_of(database)
            if is_low and not was_low:
                told = "%d MB are left on the disk of %s: when it is full, no move counts"
                log.warning(told, free // 1_000_000, database)
            was_low = is_low
            await asyncio.sleep(SECONDS_BETWEEN_BEATS if was_online else SECONDS_BEFORE_READY)
    finally:
        notify_systemd("STOPPING=1")
        file.unlink(missing_ok=True)


def stand_by(database: Path) -> None:
    """Send the heartbeat of a standby; `systemctl start` need not wait for it."""
    notify_systemd("READY=1\nWATCHDOG=1")
    _write(alive_file(database), STANDING_BY)


def what_is_wrong(database: Path, now: float) -> str:
    """Why the bot on this database isn't healthy, in a sentence; "" if it is online.

    now: seconds since the epoch.
    """
    file = alive_file(database)
    try:
        state, *notices = file.read_text("utf-8").split("\n")
        age = now - file.stat().st_mtime
    except FileNotFoundError:
        return f"no bot is running on {database}"
    if age > SECONDS_ALIVE:
        return f"the bot on {database} sent its last heartbeat {age:.0f} seconds ago"
    if space_of(database)[0] < LEAST_FREE:
        return f"the disk of {database} is full: the bot refuses moves until there is space"
    if state in (ONLINE, STANDING_BY):
        return ""
    shards = state.removeprefix(OFFLINE)
    return ". ".join((f"the bot on {database} is not connected to Discord{shards}", *notices))


def notices_of(database: Path) -> Sequence[str]:
    """The notices of the bot on this database; none if no bot runs."""
    try:
        return alive_file(database).read_text("utf-8").split("\n")[1:]
    except OSError:
        return ()


def _write(file: Path, state: str) -> None:
    try:
        file.write_text(state, "utf-8")
    except OSError as error:  # a full disk must not end the bot
        log.warning("%s could not be written: %s", file, error)
