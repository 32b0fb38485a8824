"""What processes on one database share: settings, the limit on requests, jobs done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import psycopg
import pytest

from bot.cluster import budget as budgets
from bot.cluster import settings
from bot.cluster.budget import LEAST, TOGETHER, keep_share
from bot.cluster.settings import follow_settings
from cogs.context.preferences import UNLISTED, WORDS, Mentions, Preferences
from cogs.messages.throttle import Throttle
from data.base.ports import Server
from data.postgres import jobs
from data.postgres.budget import Budget
from data.postgres.jobs import Jobs
from data.store import SqlStore

GUILD, ANNA = 7, 2**62


class NoTables:
    """A process without tables has nobody to forget."""

    async def leave_tables(self, _: int | None = None) -> None: ...


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - another connection does it
            await asyncio.sleep(0.01)


@pytest.fixture
async def here(server: Server) -> AsyncIterator[Preferences]:
    """What a process has read that listens, before anything is changed elsewhere."""
    store = await SqlStore.open(server)
    preferences = Preferences(store)
    await preferences.restore()
    nobody: Any = NoTables()
    following = asyncio.ensure_future(follow_settings(server, preferences, nobody))
    yield preferences
    following.cancel()
    await asyncio.wait({following})
    await store.close()


@pytest.fixture
async def elsewhere(server: Server) -> AsyncIterator[Preferences]:
    """Another process on the same database."""
    store = await SqlStore.open(server)
    yield Preferences(store)
    await store.close()


async def test_what_a_person_sets_in_one_server_holds_in_all_others_at_once(
    server: Server,
    here: Preferences,
    elsewhere: Preferences,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await here.mentions(ANNA) is Mentions.ALWAYS
    assert not await here.is_unlisted(ANNA)
    assert not here.is_in_words(ANNA)
    heard: list[tuple[str, int] | None] = []
    reread, reread_all = here.reread, here.reread_all

    async def noted(scope: str, of: int) -> None:
        await reread(scope, of)
        heard.append((scope, of))

    async def noted_all() -> None:
        await reread_all()
        heard.append(None)

    monkeypatch.setattr(here, "reread", noted)
    monkeypatch.setattr(here, "reread_all", noted_all)
    await elsewhere.set_mentions(ANNA, Mentions.NEVER)
    await elsewhere.wish(ANNA, UNLISTED, on=True)
    await elsewhere.wish(ANNA, WORDS, on=True)
    await until(lambda: here.is_in_words(ANNA))
    assert await here.mentions(ANNA) is Mentions.NEVER
    assert await here.is_unlisted(ANNA)

    # A connection that is lost is made again, and what was missed is read.
    monkeypatch.setattr(settings, "SECONDS_BETWEEN", 0.2)
    heard.clear()
    async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as other:
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
    await elsewhere.wish(ANNA, WORDS, on=False)
    await until(lambda: None in heard)
    await until(lambda: not here.is_in_words(ANNA))
    assert "are not heard" in caplog.text


async def test_a_server_that_another_process_has_set_is_read_again(
    here: Preferences, elsewhere: Preferences
) -> None:
    assert (await here.server(GUILD)).clock is None
    await elsewhere.set_server(GUILD, "clock", 60)
    async with asyncio.timeout(20):
        while (await here.server(GUILD)).clock is None:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
    assert (await here.server(GUILD)).clock == 60


async def test_all_processes_together_never_have_more_than_the_whole_limit(server: Server) -> None:
    one, two, three = (Budget(server, name) for name in ("one", "two", "three"))
    assert await one.share(46, 10) == 46
    assert await two.share(46, 10) == 0, "the first has it all, until it asks again"
    assert await one.share(46, 10) == 23
    assert await two.share(46, 10) == 23
    assert await three.share(46, 10) == 0
    assert await one.share(46, 10) == pytest.approx(15.333)
    assert await three.share(46, 0.001) == pytest.approx(7.667), "the second has not asked again"
    await asyncio.sleep(0.01)
    assert await two.share(46, 10) == 23, "the third has died"
    await two.give_back()
    assert await one.share(46, 10) == 46


async def test_who_is_stopped_while_it_connects_leaves_no_connection_open(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[psycopg.AsyncConnection[Any]] = []

    async def stopped(self: psycopg.AsyncConnection[Any], *_: object) -> None:
        opened.append(self)
        raise asyncio.CancelledError

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", stopped)
    with pytest.raises(asyncio.CancelledError):
        await Budget(server, "one").share(46, 10)
    (connection,) = opened
    assert connection.closed


async def test_a_process_sets_its_pace_by_its_share_and_slows_down_without_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "SECONDS_BETWEEN", 0.05)
    monkeypatch.setattr(budgets, "SECONDS_VALID", 0.3)
    paces = [Throttle(asyncio.sleep), Throttle(asyncio.sleep)]
    async with AsyncExitStack() as stack:
        tasks = [asyncio.ensure_future(keep_share(server, pace)) for pace in paces]
        for task in tasks:
            stack.callback(task.cancel)
        await until(lambda: all(pace.a_second == TOGETHER / 2 for pace in paces))
        tasks[0].cancel()
        await asyncio.wait({tasks[0]})
        assert paces[0].a_second == LEAST
        await until(lambda: paces[1].a_second == TOGETHER)

        lost = Server(server.url.replace("seas_", "gone_"))
        monkeypatch.setattr(Budget, "_connected", Budget(lost, "x")._connected)
        await until(lambda: paces[1].a_second == LEAST)
        tasks[1].cancel()
        await asyncio.wait({tasks[1]})


async def test_a_job_is_done_by_one_process_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "SECONDS_BETWEEN", 0.01)
    here, elsewhere = Jobs(server), Jobs(server)
    done: list[str] = []

    async def job(name: str) -> None:
        async with elsewhere.alone(name):
            done.append(name)

    async with here.alone("seasons"):
        waiting = asyncio.ensure_future(job("seasons"))
        await job("retention")
        await asyncio.sleep(0.1)
        assert done == ["retention"], "another job, which nobody does"
    await asyncio.wait_for(waiting, 20)
    assert done == ["retention", "seasons"]


async def test_the_job_of_a_process_that_died_is_free(server: Server) -> None:
    async with Jobs(server).alone("seasons"):
        async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as other:
            await other.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE query LIKE '%SKIP LOCKED%' AND pid <> pg_backend_pid()"
                " AND datname = current_database()"
            )
        async with asyncio.timeout(20), Jobs(server).alone("seasons"):
            pass
