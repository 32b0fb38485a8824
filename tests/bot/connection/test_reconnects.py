"""Discord is away, or sends what nobody can read: the bot tries again, or ends and says why."""

import asyncio
import logging
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
from tests.amounts import one_of
from tests.stand_in.gateway import Session
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.online import running_bot, until
from tests.stand_in.world import guild_id

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


GUILD = str(guild_id(0))
THREAD = {"id": "77", "guild_id": GUILD, "parent_id": "78", "type": 11, "name": "a thread"}
MALFORMED: tuple[tuple[str, Any], ...] = (
    ("THREAD_CREATE", THREAD),  # without an owner
    ("THREAD_CREATE", None),
    ("THREAD_LIST_SYNC", {"guild_id": GUILD, "threads": [{}]}),
    ("INTERACTION_CREATE", {"id": "79", "type": 3}),
    ("INTERACTION_CREATE", ["no", "object"]),
    ("GUILD_CREATE", {"id": "no number"}),
    ("GUILD_UPDATE", {}),
    ("GUILD_DELETE", "gone"),
    ("CHANNEL_CREATE", {"guild_id": GUILD, "type": 0}),
    ("GUILD_ROLE_CREATE", {"guild_id": GUILD}),
)


async def test_an_event_that_cannot_be_read_is_counted_and_the_bot_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Twice each: the log has one incident for each kind, and the connection stays the same.

    A listener that fails is an incident, too.
    """
    caplog.set_level(logging.WARNING)
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:

        async def broken(_: object) -> None:
            raise RuntimeError("overboard")

        bot.add_listener(broken, "on_guild_channel_create")
        await until(bot.is_ready)
        for event, told in MALFORMED * 2:
            await there.gateway.tell(0, event, told)
        await there.gateway.tell(0, "CHANNEL_CREATE", there.world.channel(4242))
        await until(lambda: bot.get_channel(4242) is not None)
        await until(lambda: bot.unreadable.total() == 2 * len(MALFORMED))
        await until(lambda: "on_guild_channel_create failed: incident " in caplog.text)
        assert len(there.gateway.identifies) == 1
        assert there.gateway.resumes == 0
        assert not bot.is_closed()
    incidents = [record for record in caplog.records if hasattr(record, "incident")]
    assert len(incidents) == len(MALFORMED) + 1, "not twice"


@pytest.mark.parametrize(
    "text", one_of(["{", '["no", "object"]', '{"op": 0, "t": "READY", "d": {}}'])
)
async def test_a_message_that_is_no_event_does_not_end_the_process(
    tmp_path: Path, text: str
) -> None:
    """If nothing tells what comes next, the shard connects again; else not even that."""
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:
        await until(bot.is_ready)
        (session,) = there.gateway.sessions.values()
        await Session._send(session, text)
        await until(lambda: bot.unreadable["message"])
        if text != "{":
            await until(lambda: len(there.gateway.identifies) > 1)
        await until(lambda: there.gateway.ready == [0])
        newest = [*there.gateway.sessions.values()][-1]
        await newest.dispatch("CHANNEL_CREATE", there.world.channel(4242))
        await until(lambda: bot.get_channel(4242) is not None)
