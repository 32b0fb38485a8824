"""Things shared by processes on one database: settings, the request limit, jobs done once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import product
from typing import Any
from unittest.mock import MagicMock

import psycopg
import pytest

from bot.cluster import parts
from bot.cluster.parts import TOGETHER, cluster_parts, follow_settings, share_of
from bot.config import Settings
from cogs.context.preferences import UNLISTED, WORDS, Mentions, Preferences
from cogs.messages.throttle import Throttle
from data.base.ports import Server, ShardRange
from data.postgres.leases import alone
from data.store import SqlStore
from tests.amounts import one_of

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
    """The preferences of a process that listens, before anything is changed elsewhere."""
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


async def test_a_preference_set_in_one_server_applies_in_all_others_at_once(
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
    await elsewhere.prefer(ANNA, "mentions", Mentions.NEVER)
    await elsewhere.prefer(ANNA, UNLISTED, "yes")
    await elsewhere.prefer(ANNA, WORDS, "yes")
    await until(lambda: here.is_in_words(ANNA))
    assert await here.mentions(ANNA) is Mentions.NEVER
    assert await here.is_unlisted(ANNA)

    # A connection that is lost is made again, and what was missed is read.
    monkeypatch.setattr(parts, "SECONDS_BETWEEN_TRIES", 0.2)
    heard.clear()
    async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as other:
        await other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
    await elsewhere.prefer(ANNA, WORDS, None)
    await until(lambda: None in heard)
    await until(lambda: not here.is_in_words(ANNA))
    assert "cannot listen for changed settings" in caplog.text


async def test_a_server_that_another_process_has_set_is_read_again(
    here: Preferences, elsewhere: Preferences
) -> None:
    assert (await here.server(GUILD)).clock is None
    await elsewhere.set_server(GUILD, "clock", 60)
    async with asyncio.timeout(20):
        while (await here.server(GUILD)).clock is None:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
    assert (await here.server(GUILD)).clock == 60


@pytest.mark.parametrize("total", one_of([1, 4, 16], 2))
def test_all_processes_together_keep_the_limit(total: int) -> None:
    """However the shards are divided: each is one process's."""
    for ends in product((True, False), repeat=total - 1):
        firsts = [0, *(shard for shard, ends_here in enumerate(ends, 1) if ends_here)]
        lasts = [*(first - 1 for first in firsts[1:]), total - 1]
        shares = [
            share_of(ShardRange(*range_, total)) for range_ in zip(firsts, lasts, strict=True)
        ]
        assert sum(shares) == pytest.approx(TOGETHER)
        assert min(shares) > 0


async def test_a_process_keeps_the_pace_of_its_share_unless_a_proxy_does(server: Server) -> None:
    alone = Throttle(asyncio.sleep).a_second
    for proxy, pace in ((None, TOGETHER / 4), ("http://10.0.0.5:8080", alone)):
        bot: Any = MagicMock(throttle=Throttle(asyncio.sleep))
        chosen = Settings(server=server, shards=ShardRange(1, 1, 4), discord_api=proxy)
        async with cluster_parts(server, chosen) as parts:
            watching = [asyncio.create_task(watch(bot)) for watch in parts.watches]
            await asyncio.sleep(0.05)
            for task in watching:
                task.cancel()
            await asyncio.wait(watching)
        assert bot.throttle.a_second == pace


async def test_a_job_is_done_by_one_process_at_a_time(server: Server) -> None:
    done: list[str] = []

    async def job(name: str) -> None:
        async with alone(server, name):
            done.append(name)

    async with alone(server, "seasons"):
        waiting = asyncio.ensure_future(job("seasons"))
        await job("retention")
        await asyncio.sleep(0.1)
        assert done == ["retention"], "another job, which nobody does"
    await asyncio.wait_for(waiting, 20)
    assert done == ["retention", "seasons"]


async def test_the_job_of_a_process_that_died_is_free(server: Server) -> None:
    async with alone(server, "seasons"):
        async with await psycopg.AsyncConnection.connect(server.url, autocommit=True) as other:
            await other.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE query LIKE '%pg_advisory_lock(%' AND pid <> pg_backend_pid()"
                " AND datname = current_database()"
            )
        async with asyncio.timeout(20), alone(server, "seasons"):
            pass
