"""The bot and discord.py with nothing behind them: whatever is asked for is answered here."""

from __future__ import annotations

from math import inf
from typing import Any

import discord
from discord.webhook import async_ as webhooks

from bot.app import SevenSeas
from tests.stand_in.world import (
    APPLICATION,
    World,
    bot_user,
    member,
    posted,
    text_channel,
)
from tests.stand_in.world import user as named

GUILD = 1
COMPONENTS = 1 << 15
"""The flag of a message that is laid out of components."""


class Wire(webhooks.AsyncWebhookAdapter):
    """Stands where discord.py would send."""

    def __init__(self, bot: SevenSeas) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py leaves it so
        self.bot = bot
        self._new_id = World(1, 1).new_id

    async def connect(self) -> None:
        """As after a login, so far as the bot notices."""
        webhooks.async_context.set(self)
        state = self.bot._connection
        state.user = discord.ClientUser(state=state, data=bot_user())  # type: ignore[arg-type]
        state.application_id = APPLICATION
        self.bot.http.request = self._requested  # type: ignore[method-assign]
        self.bot.picture_sync.files = dict  # the pictures are no part of what is tested
        await self.bot._async_setup_hook()
        await self.bot.setup_hook()
        self.bot._ready.set()  # else a person to be called to a table would wait for it for ever
        self.bot.publisher.seconds_between_edits = 0.0
        self.bot.throttle.a_second = inf

    async def _requested(self, route: Any, **_named: Any) -> Any:
        if route.path.endswith("/commands"):
            return []
        number = route.url.rpartition("/")[2]
        if "/members/" in route.url:
            return member(named(int(number), f"u{number}"))
        if route.method == "GET":
            return text_channel(int(number), GUILD, "bay")
        return posted(self._new_id(), 1000, {"flags": COMPONENTS, "components": ()})
