"""Session starts: none without permission, and no crash loop can use up those of a day."""

import asyncio
import logging
import re
import shlex
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from discord import SessionStartLimits

from bot.app import SevenSeas
from bot.connection.sessions import FREE, SHARE_KEPT, NoSessionLeft, SessionStarts, pause_before
from bot.host.machine import WallClock
from cogs.context.refusals import Notices
from cogs.ui.discord_internals import ShortPauses
from tests.amounts import one_of
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.limits import Fault
from tests.stand_in.online import running_bot, until

DEPLOY = Path(__file__).parents[3] / "bot/deploy"
DAY = 86_400.0
TOTAL = 1000
"""Session starts that Discord allows most bots in a day."""


class Discord:
    """Discord's count of session starts, and a time that passes only by waiting."""

    def __init__(self, remaining: int = TOTAL) -> None:
        self.remaining, self.time, self.reset = remaining, 0.0, DAY
        self.waits: list[float] = []
        self.last = -DAY

    async def limits(self) -> SessionStartLimits:
        if self.time >= self.reset:
            self.reset, self.remaining = self.reset + DAY, TOTAL
        return SessionStartLimits(
            total=TOTAL,
            remaining=self.remaining,
            reset_after=int((self.reset - self.time) * 1000),
            max_concurrency=1,
        )

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += seconds

    async def pace(self, seconds: float) -> bool:
        """Keep one pause for all processes of a database."""
        if self.time - self.last < seconds:
            return False
        self.last = self.time
        return True

    def process(self, **more: Any) -> SessionStarts:
        starts = SessionStarts(self.limits, Notices(), WallClock(), self.sleep, **more)
        starts.now = lambda: self.time
        return starts

    def identified(self) -> None:
        assert self.remaining > 0, "Discord would reset the token"
        self.remaining -= 1


@pytest.mark.parametrize("shards", [1, 2, 16, 100])
async def test_a_crash_loop_never_uses_the_last_session_of_a_day(shards: int) -> None:
    """Each start crashes right after its last shard has identified, and systemd is quick."""
    discord = Discord()
    while discord.time < DAY - 60:
        process = discord.process()
        for shard in range(shards):
            await process.wait(shard)
            discord.identified()
            await process.start(shard)
            discord.time += 5
        discord.time += 10
    assert discord.remaining > TOTAL * SHARE_KEPT / 2


@pytest.mark.parametrize("processes", one_of([2, 8]))
async def test_processes_of_a_cluster_share_the_sessions(processes: int) -> None:
    """All of them crash again and again; each learns from the database when the last one began."""
    discord, used = Discord(remaining=int(TOTAL * FREE)), 0
    while discord.time < DAY / 4:
        for shard in range(processes):
            process = discord.process(pace=discord.pace)
            if await process._left(shard) == 0:
                discord.identified()
                used += 1
        discord.time += 10
    assert TOTAL * (FREE - SHARE_KEPT) / 4 - 40 <= used <= TOTAL * (FREE - SHARE_KEPT) / 4 + 1


def test_the_units_limit_alone_leaves_half_of_the_sessions() -> None:
    """Each start of a process with one shard is one session."""
    for name in ("seven-seas.service", "seven-seas@.service"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        found = re.search(r"^StartLimitIntervalSec=(\d+)min\nStartLimitBurst=(\d+)$", text, re.M)
        assert found is not None
        starts = int(found[2]) * DAY / (int(found[1]) * 60)
        assert starts <= TOTAL * FREE
        assert f"At most {starts:.0f} starts a day" in text
        (pause,) = re.findall(r"^RestartSec=(\d+)$", text, re.M)
        assert int(pause) * int(found[2]) >= 100, "a short fault doesn't reach the limit"


def test_a_unit_that_reached_its_limit_is_started_again(tmp_path: Path) -> None:
    """A crash is never final; settings that can't work are."""
    text = (DEPLOY / "seven-seas-failed@.service").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStartPost=\+(.*)$", text, re.M)
    assert '[ "$$MONITOR_SERVICE_RESULT" = start-limit-hit ]' in line
    assert "systemd-run --on-active=30min systemctl start %i" in line
    command = shlex.split(line.replace("$$", "$").replace("%i", "seven-seas.service"))
    called = "--on-active=30min systemctl start seven-seas.service"
    (tmp_path / "systemd-run").write_text('#!/bin/sh\necho "$@"\n', encoding="ascii")
    (tmp_path / "systemd-run").chmod(0o755)
    for result, said in (("start-limit-hit", f"{called}\n"), ("exit-code", "")):
        given = {"PATH": f"{tmp_path}:/bin", "MONITOR_SERVICE_RESULT": result}
        ran = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
        assert ran.stdout == said


@pytest.mark.parametrize(
    ("remaining", "pause"),
    [(1000, 0), (501, 0), (500, 192), (100, 1728), (50, 1728), (1, DAY), (0, DAY)],
)
async def test_the_fewer_are_left_the_longer_is_the_pause(remaining: int, pause: float) -> None:
    assert pause_before(await Discord(remaining).limits()) == pytest.approx(pause)


async def test_a_connected_shard_that_must_wait_is_refused_until_its_pause_is_over() -> None:
    discord = Discord(remaining=100)
    process = discord.process()
    for _ in range(28):
        with pytest.raises(NoSessionLeft):
            await process.start(3)
        discord.time += 60
    discord.time += 60
    await process.start(3)
    with pytest.raises(NoSessionLeft):
        await process.start(3)


async def test_unknown_limits_stop_nobody(caplog: pytest.LogCaptureFixture) -> None:
    discord = Discord()

    async def broken() -> Any:
        raise TimeoutError

    process = discord.process()
    process.read = broken
    await process.wait(0)
    await process.start(0)
    assert discord.waits == []
    assert "doesn't say how many sessions" in caplog.text


def waiting(change: Callable[[SevenSeas, int], None]) -> Callable[[SevenSeas], None]:
    """Waits for sessions take no time; `change` is called with the bot and their number."""

    def prepared(bot: SevenSeas) -> None:
        real, number = bot.sleep, 0

        async def slept(seconds: float) -> None:
            nonlocal number
            if "sessions" not in bot.notices:
                return await real(seconds)
            number += 1
            change(bot, number)
            return await real(0.01)

        bot.sleep = slept  # type: ignore[method-assign]
        bot.sessions.sleep = slept

    return prepared


@pytest.mark.slow
async def test_without_a_session_left_the_bot_waits_for_discords_reset(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It identifies only after Discord's reset, and the log and /health say when."""
    caplog.set_level(logging.INFO)
    async with instead_of_discord() as there:
        there.gateway.spent, there.gateway.reset_after = 1000, 7_200_000
        told: list[str] = []

        def change(bot: SevenSeas, number: int) -> None:
            assert there.gateway.identifies == []
            told.append(bot.notices["sessions"])
            bot.sessions.now = lambda: 1e9 + number * 60.0
            if number == 5:
                there.gateway.spent = 0

        async with running_bot(tmp_path, waiting(change)) as bot:
            await until(bot.is_ready)
            assert len(told) == 5
            assert told[0].startswith("0 of 1000 session starts are left")
            assert told[0] in caplog.text
            assert "sessions" not in bot.notices
            assert there.gateway.identifies == [0]


async def test_a_running_bot_without_a_session_left_stays_up_until_one_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its session was lost, and it can't resume."""
    monkeypatch.setattr(ShortPauses, "delay", lambda _: 0.05)
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:
        await until(bot.is_ready)
        bot.sessions._read_at = -1e9
        there.gateway.spent, there.gateway.reset_after = 1000, 7_200_000
        there.gateway.sessions.clear()
        (shard,) = bot.shards.values()
        await shard._parent.ws.socket.close(code=4000)
        await until(lambda: "sessions" in bot.notices)
        await asyncio.sleep(0.5)  # some tries later
        assert there.gateway.identifies == [0]
        assert sum("keep-alive" in thread.name for thread in threading.enumerate()) <= 2
        there.gateway.spent = 0
        bot.sessions._read_at = -1e9
        await until(lambda: len(there.gateway.identifies) > 1)
        assert not bot.is_closed()


async def test_the_first_answer_may_fail_and_the_bot_goes_online(tmp_path: Path) -> None:
    async with instead_of_discord() as there:
        there.rest.faults.add(Fault(403, "GET", "/gateway/bot", times=1))
        async with running_bot(tmp_path, lambda bot: setattr(bot, "shard_count", 1)) as bot:
            await until(bot.is_ready)
