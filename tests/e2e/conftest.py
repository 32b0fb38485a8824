"""The unmodified bot on a simulated Discord; besides bot/sandbox.py only this knows SimCord."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
import simcord

from bot.app import SevenSeas
from bot.config import Settings
from engine.shuffle import derived
from tests.e2e.harbour import MEMBERS, Harbour


def new_bot(database: Path, seed: int = 1) -> SevenSeas:
    """A bot as it starts anywhere, with known seeds and no pauses."""
    bot = SevenSeas(Settings(database=database, computer_workers=0, computer_pause_ms=0))
    bot.boards.seconds_between_edits = 0.0
    count = itertools.count()
    bot.seeds = lambda: derived(seed, next(count)) >> 1
    return bot


@asynccontextmanager
async def opened(database: Path, people: int = 4, seed: int = 1) -> AsyncIterator[Harbour]:
    """A harbour with a running bot."""
    env = simcord.Env(new_bot(database, seed))
    await env.start()
    try:
        guild = env.create_guild("The Seven Seas")
        channel = guild.create_text_channel("harbour")
        members = {
            name: guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in MEMBERS[:people]
        }
        yield Harbour(env, channel, members)
    finally:
        await env.shutdown()
        await env.bot.close()  # the store's thread outlives the connection to Discord
    env.raise_errors()


Opening = Callable[..., AbstractAsyncContextManager[Harbour]]


@pytest.fixture
def harbours(tmp_path: Path) -> Opening:
    """Opens harbours whose database outlives them."""

    def opening(people: int = 4, seed: int = 1) -> AbstractAsyncContextManager[Harbour]:
        return opened(tmp_path / "seven-seas.db", people, seed)

    return opening


@pytest.fixture
async def harbour(harbours: Opening) -> AsyncIterator[Harbour]:
    """A harbour with four people."""
    async with harbours() as place:
        yield place
