"""A process takes shards, keeps them, and stops when others have them."""

import asyncio
import logging
import sys
from types import SimpleNamespace

import pytest

from bot.__main__ import main
from bot.cluster import holding
from bot.cluster.holding import TakenOver, held, wanted
from bot.config import Settings
from bot.connection.outages import HeldBack
from data.base.database import NotWritten
from data.base.ports import Server, ShardRange
from data.postgres import leases
from data.postgres.connection import SECONDS_SILENT
from data.postgres.leases import LOOKS, Lease, Leases
from data.store import SqlStore
from tests.data.test_fencing import at_once
from tests.data.test_leases import CUT, FIRST, SECOND, end_session
from tests.data.test_postgres import run

__all__ = ["at_once"]


def lease(shards: ShardRange, epoch: int, *, is_connected: bool = False, looks: int = 0) -> Lease:
    return Lease(shards, epoch, "anna", "1.0", is_connected, looks)


@pytest.mark.parametrize(
    ("settings", "tried"),
    [
        (Settings(shards=FIRST), [FIRST, SECOND]),
        (Settings(shards=FIRST, standby=True), [SECOND]),
        (Settings(standby=True), [SECOND]),
        (Settings(shards=ShardRange(0, 3, 8), standby=True), [ShardRange(4, 7, 8)]),
        (Settings(shards=ShardRange(0, 3, 8)), [ShardRange(0, 3, 8), ShardRange(4, 7, 8)]),
    ],
)
def test_own_shards_are_tried_first_then_all_that_are_free_of_the_same_total(
    settings: Settings, tried: list[ShardRange]
) -> None:
    ranges = [
        lease(FIRST, 8, is_connected=True),
        lease(SECOND, 9, looks=LOOKS),
        Lease(ShardRange(4, 7, 8), 3, "", "1.0", is_connected=False),
    ]
    assert wanted(settings, ranges) == tried


def test_shards_are_free_a_few_looks_after_the_end_of_a_session_or_once_given_back() -> None:
    assert not lease(FIRST, 1, is_connected=True).is_free
    assert not lease(FIRST, 1, looks=LOOKS - 1).is_free
    assert lease(FIRST, 1, looks=LOOKS).is_free
    assert Lease(FIRST, 1, "", "1.0", is_connected=False).is_free
    assert not Lease(FIRST, 1, "", "1.0", is_connected=True).is_free, "about to leave"


async def test_a_process_whose_shards_are_taken_stands_by_for_the_next_free_ones(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(holding, "SECONDS_BETWEEN_TRIES", 0.02)
    caplog.set_level(logging.INFO)
    waits = asyncio.Event()

    async def second() -> ShardRange:
        async with held(server, Settings(shards=FIRST), waits.set) as ben:
            return ben.shards

    async with held(server, Settings(shards=FIRST), waits.set) as anna:
        assert not waits.is_set()
        task = asyncio.create_task(second())
        await asyncio.wait_for(waits.wait(), 60)
        run(server, CUT)
        waits.clear()
        await asyncio.wait_for(waits.wait(), 60)
        assert "cannot see whether shards are free" in caplog.text
        with pytest.raises(NotWritten):
            await anna._leases.keep()
    assert await asyncio.wait_for(task, 60) == FIRST
    assert caplog.text.count("no shards are free: standing by") == 1


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("frozen", [False, pytest.param(True, marks=pytest.mark.slow)])
async def test_a_process_that_lost_its_shards_logs_it_once_and_stops(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, frozen: bool
) -> None:
    """A process that was frozen for too long never speaks again."""
    monkeypatch.setattr(holding, "SECONDS_BETWEEN_PINGS", 0.02)
    monkeypatch.setattr(holding, "SECONDS_BETWEEN_TRIES", 0.02)
    other = Leases(server, "ben", "1.0")
    kept: list[holding.Holding] = []

    async def runs() -> None:
        async with held(server, Settings(shards=FIRST), lambda: None) as anna:
            kept.append(anna)
            end_session(server)
            assert await other.take(FIRST) is not None
            if frozen:
                anna._awake -= holding.SAFE_PAUSE
                assert not anna.may_send
            await asyncio.gather(anna.watch(), anna.stay_awake(), asyncio.Event().wait())

    with pytest.raises(TakenOver, match="shards 0-1/4 were taken over by another process"):
        await asyncio.wait_for(runs(), 60)
    assert not (frozen and kept[0].may_send)
    assert caplog.text.count("taken over by another process: stopping") == 1
    assert [lease.holder for lease in await other.ranges()] == ["ben"], "not given back by her"
    assert (await other.ranges())[0].is_connected
    await other.close()


async def test_a_slow_start_holds_no_request_back_for_long(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first ping waits for nothing; else the login of a busy machine would be held back."""
    monkeypatch.setattr(holding, "SECONDS_BETWEEN_PINGS", 3600.0)
    async with held(server, Settings(shards=FIRST), lambda: None) as anna:
        anna._awake -= holding.SAFE_PAUSE
        assert not anna.may_send
        watching = asyncio.create_task(anna.watch())
        async with asyncio.timeout(60):
            while not anna.may_send:  # noqa: ASYNC110 - a request would wait so
                await asyncio.sleep(0.01)
        watching.cancel()


async def test_a_frozen_process_sends_nothing_until_it_knows_who_has_its_shards(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the database nobody knows; nor does an answer that was asked for before."""
    monkeypatch.setattr(holding, "SECONDS_BETWEEN_PINGS", 0.02)
    async with held(server, Settings(shards=FIRST), lambda: None) as anna:
        assert anna.may_send
        keep, asked, answer = anna._leases.keep, asyncio.Event(), asyncio.Event()

        async def slow() -> None:
            asked.set()
            await answer.wait()
            monkeypatch.setattr(anna._leases, "keep", away)

        async def away() -> None:
            asked.set()
            raise NotWritten("away")

        monkeypatch.setattr(anna._leases, "keep", slow)
        watching = [asyncio.create_task(each()) for each in (anna.watch, anna.stay_awake)]
        await asyncio.wait_for(asked.wait(), 60)
        assert anna.may_send, "it need not wait for each answer"
        freeze(anna, monkeypatch)
        asked.clear()
        answer.set()
        await asyncio.wait_for(asked.wait(), 60)
        assert not anna.may_send
        monkeypatch.setattr(anna._leases, "keep", keep)
        async with asyncio.timeout(60):
            while not anna.may_send:  # noqa: ASYNC110 - a request would be refused
                await asyncio.sleep(0.01)
        for task in watching:
            task.cancel()


def freeze(process: holding.Holding, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let its clock jump as if it had been frozen."""
    clock, pause = process._loop.time, SECONDS_SILENT
    monkeypatch.setattr(process, "_loop", SimpleNamespace(time=lambda: clock() + pause))


async def test_a_process_replaces_a_lost_session_without_a_pause(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Before those who wait may take it for dead."""
    caplog.set_level(logging.INFO)
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0.0)

    async with held(server, Settings(shards=FIRST), lambda: None) as anna:
        run(server, CUT)
        monkeypatch.setattr(asyncio, "sleep", slept)
        watching = asyncio.create_task(anna.watch())
        async with asyncio.timeout(60):
            while "as before" not in caplog.text:
                await sleep(0.01)
        watching.cancel()
        monkeypatch.setattr(asyncio, "sleep", sleep)
    assert pauses[:3] == [0.0, 0.0, holding.SECONDS_BETWEEN_PINGS]


async def test_planned_stop_frees_the_shards_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A standby that would look for ever before it takes those of the dead."""
    monkeypatch.setattr(leases, "LOOKS", sys.maxsize)
    waits = asyncio.Event()

    async def second() -> None:
        async with held(server, Settings(standby=True), waits.set) as ben:
            store = SqlStore(ben.database, ben.shards)
            await store.connect()
            await store.set_setting("guild", 1, "language", "de")
            await store.close()

    async with held(server, Settings(shards=FIRST), waits.set):
        task = asyncio.create_task(second())
        await asyncio.wait_for(waits.wait(), 60)
        assert not task.done()
    await asyncio.wait_for(task, 60)


async def test_shards_wait_for_their_turn_to_identify(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def two() -> int:
        asked.append(2)
        return 2

    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        run(server, "UPDATE identifies SET at = at - 3")

    async with held(server, Settings(shards=FIRST), lambda: None) as anna:
        monkeypatch.setattr("bot.cluster.holding.asyncio.sleep", sleep)
        await anna.identify(0, two)
        await anna.identify(1, two)
        assert waited == [], "of another bucket"
        await anna.identify(2, two)
        monkeypatch.undo()
    assert waited == [holding.SECONDS_BETWEEN_TRIES] * 2
    assert asked == [2], "Discord is asked once for all shards"


def test_the_command_shows_the_shards_of_each_process(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", server.url)
    assert main(["cluster"]) == 0
    assert capsys.readouterr().out == (
        f"nobody shares {server}: with SHARDS=auto one process has all its tables\n"
    )

    async def play() -> None:
        ben = Leases(server, "ben", "1.0")
        async with held(server, Settings(shards=FIRST), lambda: None):
            epoch = await ben.take(SECOND)
            assert epoch is not None
            await ben.give_back()
            await ben.wait()
            assert await asyncio.to_thread(main, ["cluster"]) == 0
            await ben.close()

    asyncio.run(play())
    titles, first, second, waiting = capsys.readouterr().out.splitlines()
    assert titles.split() == ["shards", "process", "connected", "epoch", "version"]
    assert first.split()[0] == "0-1/4"
    assert first.split()[-3:-1] == ["yes", "1"]
    assert second.split()[:4] == ["2-3/4", "nobody", "no", "2"]
    assert waiting == "ben stands by"


def test_without_a_server_there_is_no_cluster(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("DATABASE", "seas.db")
    assert main(["cluster"]) == 0
    assert "there is no cluster: one process has all tables, in seas.db" in capsys.readouterr().out


@pytest.mark.usefixtures("at_once")
async def test_a_request_that_is_held_back_ends_with_the_reason(server: Server) -> None:
    async def ends(by: ConnectionError, frozen: float) -> None:
        async with held(server, Settings(shards=FIRST), lambda: None) as anna:
            anna._awake -= frozen
            raise by

    with pytest.raises(ConnectionError, match="unplugged"):
        await ends(ConnectionError("unplugged"), 0.0)
    with pytest.raises(TakenOver, match="may have been taken over by another process"):
        await ends(HeldBack("this process may not speak for the bot now"), holding.SAFE_PAUSE)
