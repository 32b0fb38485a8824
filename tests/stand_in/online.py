"""A whole bot in this process, as `run` starts it, with the stand-in in Discord's place."""

import asyncio
import base64
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord import Client, shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot.app import SevenSeas
from bot.cli.run import run
from bot.config import Settings
from bot.parts import ONE_MACHINE, Parts
from tests.stand_in import gateway

TOKEN = ".".join(
    (base64.urlsafe_b64encode(b"123456789012345678").decode().rstrip("="), "y" * 6, "z" * 38)
)
LONGEST = 60.0
"""Seconds that anything here may take on a busy machine."""


async def at_once(*_: object, **__: object) -> None:
    """Wait for nothing."""


@asynccontextmanager
async def running_bot(
    folder: Path, before: Callable[[SevenSeas], object] = id, proxy: str | None = None
) -> AsyncIterator[SevenSeas]:
    """A bot that runs until the block ends; before: called with it before it logs in."""
    settings = Settings(TOKEN, database=folder / "seas.db", computer_workers=0, proxy=proxy)
    made = asyncio.get_running_loop().create_future()

    class Known(SevenSeas):
        def __init__(self, settings: Settings, parts: Parts = ONE_MACHINE) -> None:
            super().__init__(settings, parts)
            self.picture_sync.files = dict
            self._connection.guild_ready_timeout = 0.1  # the stand-in tells of servers at once
            before(self)
            made.set_result(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shard, "ExponentialBackoff", ExponentialBackoff)
        patch.setattr(shard, "DiscordWebSocket", DiscordWebSocket)
        patch.setattr(Client, "before_identify_hook", at_once)
        patch.setattr(gateway, "IDENTIFY_SECONDS", 0.0)
        patch.setattr("bot.cli.run.SevenSeas", Known)
        task = asyncio.create_task(run(settings))
        try:
            yield await asyncio.wait_for(made, LONGEST)
        finally:
            if not (made.done() and made.result().is_closed()):  # else it ends by itself
                task.cancel()
            await asyncio.wait_for(task, LONGEST)


async def until(holds: Callable[[], object]) -> None:
    """Wait until this holds; TimeoutError after a minute."""
    async with asyncio.timeout(LONGEST):
        while not holds():  # noqa: ASYNC110 - any condition, not one event
            await asyncio.sleep(0.02)
