"""A server in Discord's place, for what discord.py's client sends there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import pytest
from aiohttp import web
from discord.http import Route

Answers: TypeAlias = Callable[[web.Request], Awaitable[web.Response]]

WHO = {"id": "1", "username": "bot", "discriminator": "0"}
"""What a bot is told of itself when it logs in."""


@asynccontextmanager
async def served(answers: Answers) -> AsyncIterator[str]:
    """An address where these answer whatever is sent there, for as long as the block lasts."""
    application = web.Application(client_max_size=1 << 24)
    application.router.add_route("*", "/{path:.*}", answers)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


@asynccontextmanager
async def in_discords_place(answers: Answers, path: str = "") -> AsyncIterator[None]:
    """Have these answer whatever is sent to Discord, for as long as the block lasts.

    path: what every path there begins with.
    """
    async with served(answers) as address:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Route, "BASE", f"{address}{path}")
            yield
