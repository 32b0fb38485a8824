"""Discord is away: the bot tries again soon, and says so when it never got there."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot.reconnects import LONGEST_PAUSE, ShortPauses, stay_connected


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """No try gets through and no pause takes time; whether there had been a connection, by try."""
    made: list[bool] = []

    async def refused(client: discord.Client, **_: Any) -> None:
        made.append(client.ws is not None)
        if len(made) == 3:
            await client.close()
        raise aiohttp.ClientConnectionError("no route to the gateway")

    monkeypatch.setattr(DiscordWebSocket, "from_client", refused)
    monkeypatch.setattr(ShortPauses, "delay", lambda _: 0.0)
    monkeypatch.setattr("discord.client.ExponentialBackoff", ExponentialBackoff)
    return made


async def test_a_first_connection_that_fails_is_an_error_of_the_network(tries: list[bool]) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(ConnectionError, match="no route to the gateway"):
            await stay_connected(client)
    assert tries == [False]


async def test_a_connection_that_was_lost_is_tried_again(tries: list[bool]) -> None:
    class Lost:
        sequence = session_id = gateway = None
        open = False

    async with discord.Client(intents=discord.Intents.none()) as client:
        client.ws = Lost()  # type: ignore[assignment]
        await stay_connected(client)
    assert tries == [True] * 3


def test_no_pause_is_longer_than_a_minute() -> None:
    pauses = ShortPauses()
    waited = [pauses.delay() for _ in range(200)]
    assert max(waited) == LONGEST_PAUSE == 60
    assert waited[0] <= 2
