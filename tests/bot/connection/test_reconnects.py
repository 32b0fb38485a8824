"""Discord is away: each shard tries again soon, and the bot ends when one never got there."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import SessionStartLimits
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot.app import SevenSeas
from bot.config import Settings
from bot.connection.outages import MOST_LAUNCHES, stay_connected
from cogs.ui.discord_internals import LONGEST_PAUSE, ShortPauses, steady_shards

REAL_SLEEP = asyncio.sleep


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pause takes time; discord.py's own pauses come back afterwards."""

    async def at_once(_: float) -> None:
        await REAL_SLEEP(0)

    monkeypatch.setattr(ShortPauses, "delay", lambda _: 0.0)
    monkeypatch.setattr("discord.shard.ExponentialBackoff", ExponentialBackoff)
    monkeypatch.setattr("discord.shard.DiscordWebSocket", DiscordWebSocket)
    steady_shards()
    monkeypatch.setattr("discord.shard.asyncio.sleep", at_once)


class Connection:
    """Of a shard, which is lost as soon as it was made."""

    sequence = session_id = gateway = None
    open = False

    def __init__(self, shard: int) -> None:
        self.shard_id = shard

    async def poll_event(self) -> None:
        raise aiohttp.ClientConnectionError("the cable broke")

    async def close(self, **_: Any) -> None: ...


async def test_a_shard_that_is_lost_is_tried_again_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tries: list[int] = []

    class Steady(Connection):
        async def poll_event(self) -> None:
            await asyncio.Event().wait()

    async def connected(client: discord.Client, *, shard_id: int, **_: Any) -> Connection:
        tries.append(shard_id)
        if len(tries) > 6:
            await client.close()
        return Connection(1) if shard_id == 1 else Steady(shard_id)

    monkeypatch.setattr(DiscordWebSocket, "from_client", connected)
    intents = discord.Intents.none()
    async with discord.AutoShardedClient(intents=intents, shard_count=3) as client:
        await stay_connected(client)
        assert isinstance(client._AutoShardedClient__shards[1]._backoff, ShortPauses)  # type: ignore[attr-defined]
    assert tries[0] == 0
    assert sorted(tries) == [0, *[1] * (len(tries) - 2), 2]


async def test_a_bot_is_stopped_while_a_shard_reconnects(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py swallows a cancellation there."""
    reconnecting, tries = asyncio.Event(), []

    async def connected(*_: Any, shard_id: int, **__: Any) -> Connection:
        tries.append(shard_id)
        if len(tries) > 1:
            reconnecting.set()
            await asyncio.Event().wait()
        return Connection(shard_id)

    monkeypatch.setattr(DiscordWebSocket, "from_client", connected)
    async with discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=1) as client:
        staying = asyncio.create_task(stay_connected(client))
        await asyncio.wait_for(reconnecting.wait(), 60)
        staying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(staying, 60)


@pytest.mark.slow
async def test_a_bot_that_never_connects_ends_with_a_network_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each of discord.py's tries lies inside the one before."""
    tries = []

    async def refused(*_: Any, **__: Any) -> None:
        tries.append(True)
        raise aiohttp.ClientConnectionError("no route to the gateway")

    async def unlimited(_: SevenSeas) -> SessionStartLimits:
        return SessionStartLimits(total=1000, remaining=1000, reset_after=0, max_concurrency=1)

    monkeypatch.setattr(DiscordWebSocket, "from_client", refused)
    monkeypatch.setattr(SevenSeas, "fetch_session_start_limits", unlimited)
    async with SevenSeas(Settings(database=tmp_path / "seas.db")) as bot:
        with pytest.raises(ConnectionError, match="shard 0 found no way"):
            await bot.launch_shard(None, 0, initial=True)
    assert len(tries) == MOST_LAUNCHES
    assert "no route to the gateway" in caplog.text


def test_no_pause_is_longer_than_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    pauses = ShortPauses()
    waited = [pauses.delay() for _ in range(200)]
    assert max(waited) == LONGEST_PAUSE == 60
    assert waited[0] <= 2
