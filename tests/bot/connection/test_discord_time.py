"""The host's clock is corrected by what Discord's ids and answers tell of the time."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.app import SevenSeas
from bot.cli.check import clock_line
from bot.connection.discord_time import RIGHT, DiscordTime
from bot.host.heartbeat import alive_file, what_is_wrong
from bot.host.machine import WallClock
from cogs.context.refusals import Notices
from tests.amounts import one_of
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.online import running_bot, until
from tests.stand_in.server import served

TRUE = 1_800_000_000.4
LATENCY = 0.3


class Off:
    """A host's clock that is off by some seconds; `true` is Discord's."""

    def __init__(self, off: float) -> None:
        self.off, self.true = off, TRUE

    def now(self) -> float:
        return self.true + self.off


def clock_of(off: float) -> tuple[Off, DiscordTime]:
    host = Off(off)
    return host, DiscordTime(host, Notices())


def press(host: Off, clock: DiscordTime, late: float = LATENCY) -> None:
    """An interaction that arrives after some seconds."""
    number = discord.utils.time_snowflake(datetime.fromtimestamp(host.true, UTC))
    host.true += late
    clock.created(number)


async def answer(host: Off, clock: DiscordTime, there: float = 0.1, back: float = 0.1) -> None:
    """A request, and the answer with its date after some seconds each way."""
    context, trace = SimpleNamespace(), aiohttp.TraceConfig()
    clock.follow(trace)
    sent: Any = trace.on_request_start[0]
    ended: Any = trace.on_request_end[0]
    await sent(None, context, None)
    host.true += there
    date = format_datetime(datetime.fromtimestamp(int(host.true), UTC), usegmt=True)
    host.true += back
    await ended(None, context, SimpleNamespace(response=SimpleNamespace(headers={"Date": date})))


@pytest.mark.parametrize("off", [0.0, 0.2, -0.2])
async def test_a_clock_that_is_right_is_left_alone(off: float) -> None:
    host, clock = clock_of(off)
    for _ in range(10):
        await answer(host, clock)
        press(host, clock)
        assert clock.offset == 0.0
        host.true += 7.7


@pytest.mark.parametrize("off", [180.0, -180.0, 2.5, -2.5, 1e8, -1e8])
async def test_a_wrong_clock_is_right_after_two_answers(off: float) -> None:
    """Never ahead of Discord's, so that no turn ends before its time; at most a second behind."""
    host, clock = clock_of(off)
    luck = Random(off)
    for _ in range(2):
        await answer(host, clock)
    for _ in range(30):
        assert -1.2 - RIGHT < clock.now() - host.true <= 0.001
        await answer(host, clock, luck.uniform(0.02, 0.4), luck.uniform(0.02, 0.4))
        press(host, clock, luck.uniform(0.05, 0.5))
        host.true += luck.uniform(0, 20)
    assert clock.now() - host.true > -0.5, "the more samples, the closer"


@pytest.mark.parametrize("off", [180.0, -180.0])
def test_two_presses_are_enough(off: float) -> None:
    host, clock = clock_of(off)
    press(host, clock)
    press(host, clock)
    assert -LATENCY - 0.002 < clock.now() - host.true <= 0.001


async def test_late_presses_and_slow_answers_change_no_clock() -> None:
    """A resume replays presses of a minute ago, in a crowd."""
    host, clock = clock_of(-180.0)
    for _ in range(2):
        await answer(host, clock)
    before = clock.offset
    for late in (55.0, 55.1, 55.2, 60.0):
        press(host, clock, late)
        await answer(host, clock, there=25.0)
    assert before <= clock.offset <= 180.0


async def test_one_wrong_answer_changes_no_clock() -> None:
    host, clock = clock_of(0.0)
    for _ in range(3):
        await answer(host, clock)
        host.true += 3600
        await answer(host, clock)
        assert clock.offset == 0.0
        host.true += 5


async def test_a_changed_clock_is_followed_and_reported_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    host, clock = clock_of(0.0)
    changes: list[float] = []
    clock._changed = lambda: changes.append(clock.offset)
    caplog.set_level("INFO")
    for off, told in ((0.0, 0), (180.0, 1), (180.0, 1), (0.0, 1), (-180.0, 2)):
        host.off = off
        for _ in range(4):
            await answer(host, clock)
            host.true += 5
        assert -1.3 < clock.now() - host.true <= 0.001
        warned = [record for record in caplog.records if record.levelname == "WARNING"]
        assert len(warned) == told
    assert "180 seconds ahead of Discord's" in warned[0].message
    assert "180 seconds behind Discord's" in warned[1].message
    assert "is right again" in caplog.text
    assert len(changes) >= 3


def test_a_jump_of_the_hosts_clock_does_not_change_the_time() -> None:
    """Even before anything is heard of Discord."""
    host, clock = clock_of(0.0)
    clock.steady = lambda: host.true - TRUE
    before = clock.now()
    for off in (180.0, -180.0, 7200.0):
        host.off = off
        host.true += 10
        before += 10
        assert clock.now() == pytest.approx(before)


@asynccontextmanager
async def without_date() -> AsyncIterator[str]:
    """An address whose answers have a date that nobody can read, or one from a cache."""

    async def answered(request: web.Request) -> web.Response:
        old = {"Date": "Sat, 01 Jan 2000 00:00:00 GMT", "Age": "9"}
        return web.Response(headers={"Date": "soon"} if request.path == "/soon" else old)

    application = web.Application()
    application.router.add_get("/{any}", answered)
    async with served(application) as address:
        yield address


async def test_a_date_without_information_is_ignored() -> None:
    _, clock = clock_of(0.0)
    trace = aiohttp.TraceConfig()
    clock.follow(trace)
    async with without_date() as address, aiohttp.ClientSession(trace_configs=[trace]) as session:
        for path in ("soon", "old", "old", "soon"):
            async with session.get(f"{address}/{path}") as answered:
                assert answered.status == 200
    assert clock.offset == 0.0


@pytest.mark.parametrize(
    ("off", "where"), one_of([(180.0, "ahead of"), (-180.0, "behind")], several=True)
)
async def test_a_bot_on_a_wrong_host_has_discords_time_before_it_restores_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, off: float, where: str
) -> None:
    """`health`, `check` and the log say so."""
    right, real = WallClock(), WallClock.now
    restored: list[float] = []
    restore = SevenSeas._restore

    async def restoring(bot: SevenSeas) -> None:
        restored.append(bot.clock.now() - real(right))
        await restore(bot)

    monkeypatch.setattr(SevenSeas, "_restore", restoring)
    monkeypatch.setattr(WallClock, "now", lambda clock: real(clock) + off)
    database = tmp_path / "seas.db"
    assert clock_line(database) == "compared with Discord's once the bot runs"
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:
        await until(bot.is_ready)
        assert [-2.0 < difference < 0.1 for difference in restored] == [True]
        sentence = f" seconds {where} Discord's."
        assert re.search("is 1(79|80|81) sec", bot.notices["clock"])
        assert sentence in bot.notices["clock"]
        await until(lambda: sentence in alive_file(database).read_text("utf-8"))
        await until(lambda: not what_is_wrong(database, real(right)))
        assert sentence in clock_line(database)
        assert there.gateway.ready == [0]
