"""A running bot sends heartbeats; one that hangs sends none."""

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.__main__ import main
from bot.host import heartbeat, machine
from bot.host.heartbeat import SECONDS_ALIVE, alive_file, send_heartbeats, stand_by, what_is_wrong


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """The socket on which systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield listening


def told(systemd: socket.socket) -> list[str]:
    """The messages to systemd since the last call."""
    found = []
    try:
        while True:
            found.append(systemd.recv(100).decode())
    except BlockingIOError:
        return found


async def heard(systemd: socket.socket, sign: str) -> list[str]:
    """The messages to systemd until this one has come three times."""
    signs: list[str] = []
    async with asyncio.timeout(60):
        while signs.count(sign) < 3:
            await asyncio.sleep(0.005)
            signs += told(systemd)
    return signs


async def test_systemd_gets_ready_once_and_then_heartbeats(
    systemd: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "SECONDS_BETWEEN_BEATS", 0.01)
    monkeypatch.setattr(heartbeat, "SECONDS_BEFORE_READY", 0.01)
    online = False
    open_messages = asyncio.create_task(send_heartbeats(tmp_path / "seas.db", lambda: {0: online}))
    starting = "EXTEND_TIMEOUT_USEC=60000000\nWATCHDOG=1"
    assert set(await heard(systemd, starting)) == {starting}, "no hang"
    online = True
    signs = await heard(systemd, "WATCHDOG=1")
    assert signs.count("READY=1") == 1
    assert set(signs[signs.index("READY=1") + 1 :]) == {"WATCHDOG=1"}
    time.sleep(0.05)  # noqa: ASYNC251 - the loop hangs
    assert told(systemd) == []
    open_messages.cancel()
    await asyncio.gather(open_messages, return_exceptions=True)
    assert told(systemd)[-1] == "STOPPING=1"


@asynccontextmanager
async def beating(database: Path, shards: dict[int, bool]) -> AsyncIterator[None]:
    """Heartbeats of a bot with these shards, from the first on."""
    beats = asyncio.create_task(send_heartbeats(database, lambda: shards))
    await asyncio.sleep(0.01)
    yield
    beats.cancel()
    await asyncio.gather(beats, return_exceptions=True)


@pytest.mark.parametrize(
    ("shards", "told"),
    [
        ({0: True, 1: True, 2: True}, ""),
        ({0: True, 1: False, 2: True}, "is not connected to Discord by shard 1 of 3"),
        ({0: False, 1: True, 2: False}, "is not connected to Discord by shard 0, 2 of 3"),
        ({0: False, 1: False, 2: False}, "is not connected to Discord"),
    ],
)
async def test_health_names_lost_shards_and_bots_that_hang_or_have_stopped(
    tmp_path: Path, shards: dict[int, bool], told: str
) -> None:
    database = tmp_path / "seas.db"
    assert "no bot is running" in what_is_wrong(database, time.time())
    async with beating(database, shards):
        assert what_is_wrong(database, time.time()).endswith(told)
        assert (what_is_wrong(database, time.time()) == "") is (told == "")
        assert "last heartbeat" in what_is_wrong(database, time.time() + SECONDS_ALIVE + 1)
    assert "no bot is running" in what_is_wrong(database, time.time())


def test_health_says_that_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heartbeat's file is empty then, which is no news of Discord."""
    database = tmp_path / "seas.db"
    alive_file(database).write_text("", "utf-8")
    monkeypatch.setattr(machine, "disk_usage", lambda _: SimpleNamespace(total=10**10, free=4096))
    assert "is full: the bot refuses moves" in what_is_wrong(database, time.time())


@pytest.mark.parametrize(
    ("total", "free", "is_low"),
    [
        (10**11, 5 * 10**8, False),
        (10**11, 4 * 10**8, True),
        (10**9, 2 * 10**8, False),
        (10**9, 5 * 10**7, True),
    ],
)
async def test_one_warning_comes_below_500_mb_or_a_tenth_of_a_small_disk(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    total: int,
    free: int,
    is_low: bool,
) -> None:
    monkeypatch.setattr(machine, "disk_usage", lambda _: SimpleNamespace(total=total, free=free))
    monkeypatch.setattr(heartbeat, "SECONDS_BETWEEN_BEATS", 0.001)
    async with beating(tmp_path / "seas.db", {0: True}):
        await asyncio.sleep(0.05)
    assert caplog.text.count(f"{free // 10**6} MB are left on the disk of") == is_low


def test_the_command_exits_with_the_health_of_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "seas.db")
    assert main(["health"]) == 1
    assert "no bot is running" in capsys.readouterr().err
    Path("seas.db.alive").write_text("online", "utf-8")
    assert main(["health"]) == 0
    Path("seas.db.alive").write_text("online\nThe clock is wrong.", "utf-8")
    assert main(["health"]) == 0
    assert "is online\nThe clock is wrong.\n" in capsys.readouterr().out
    Path("seas.db.alive").write_text("offline\nDiscord asks to wait.", "utf-8")
    assert main(["health"]) == 1
    assert "not connected to Discord. Discord asks to wait.\n" in capsys.readouterr().err
    os.utime("seas.db.alive", (0, 0))
    assert main(["health"]) == 1


def test_a_standby_is_ready_and_healthy(systemd: socket.socket, tmp_path: Path) -> None:
    stand_by(tmp_path / "seas.db")
    assert told(systemd) == ["READY=1\nWATCHDOG=1"]
    assert what_is_wrong(tmp_path / "seas.db", time.time()) == ""


async def test_without_systemd_nothing_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    heartbeat.notify_systemd("READY=1")
    assert caplog.text == ""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "gone"))
    heartbeat.notify_systemd("READY=1")
    assert "could not be sent to systemd" in caplog.text
