"""The bot and discord.py with nothing behind them: presses go in, and what is sent is noted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import inf
from time import perf_counter
from typing import Any

import discord
from discord import ui
from discord.webhook import async_ as webhooks

from bot.app import SevenSeas
from tests.stand_in.world import (
    APPLICATION,
    Json,
    World,
    bot_user,
    interaction,
    member,
    posted,
    text_channel,
)
from tests.stand_in.world import user as named

GUILD = 1
COMPONENTS = 1 << 15
"""The flag of a message that is laid out of components."""


class Yardstick(ui.DynamicItem[ui.Button[Any]], template=re.compile("yardstick")):
    """A button that only acknowledges."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="-", custom_id="yardstick"))

    @classmethod
    async def from_custom_id(cls, *_given: Any) -> Yardstick:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("-", ephemeral=True)


class Wire(webhooks.AsyncWebhookAdapter):
    """Stands where discord.py would send; `left`: when each interaction's answer left."""

    def __init__(self, bot: SevenSeas) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py leaves it so
        self.bot = bot
        self.left: dict[int, float] = {}
        self._new_id = World(1, 1).new_id

    async def connect(self) -> None:
        """As after a login, so far as the bot notices."""
        webhooks.async_context.set(self)
        state = self.bot._connection
        state.user = discord.ClientUser(state=state, data=bot_user())  # type: ignore[arg-type]
        state.application_id = APPLICATION
        self.bot.http.request = self._requested  # type: ignore[method-assign]
        self.bot.picture_sync.files = dict  # the pictures are no part of what is measured
        await self.bot._async_setup_hook()
        await self.bot.setup_hook()
        self.bot._ready.set()  # else a person to be called to a table would wait for it for ever
        self.bot.add_dynamic_items(Yardstick)
        self.bot.publisher.seconds_between_edits = 0.0
        self.bot.throttle.a_second = inf

    def press(self, guild: int, channel: int, user: int, custom_id: str) -> Json:
        """Discord's payload for this press."""
        button = {"type": 2, "style": 2, "label": "-", "custom_id": custom_id}
        pressed = {"component_type": 2, "custom_id": custom_id, "id": 2}
        more = {
            "type": 3,
            "data": pressed,
            "message": self._message(channel, [{"type": 1, "components": [button]}]),
        }
        where = text_channel(channel, guild, "bay")
        return interaction(self._new_id(), named(user, f"u{user}"), where, more)

    def arrive(self, press: Json) -> None:
        """Let it come in through the gateway."""
        self.bot._connection.parse_interaction_create(press)  # type: ignore[arg-type]

    async def request(self, route: Any, *_given: Any, **_named: Any) -> Any:
        """An answer, or the edit of one."""
        match = re.search(r"/interactions/(\d+)/", route.url)
        if match is None:
            return self._message(1000)
        self.left.setdefault(int(match[1]), perf_counter())
        return {"interaction": {"id": match[1], "type": 3}}

    async def _requested(self, route: Any, **_named: Any) -> Any:
        if route.path.endswith("/commands"):
            return []
        number = route.url.rpartition("/")[2]
        if "/members/" in route.url:
            return member(named(int(number), f"u{number}"))
        if route.method == "GET":
            return self._channel(number)
        return self._message(1000)

    def _channel(self, number: str) -> Json:
        return text_channel(int(number), GUILD, "bay")

    def _message(self, channel: int, components: Iterable[Json] = ()) -> Json:
        sent = {"flags": COMPONENTS, "components": components}
        return posted(self._new_id(), channel, sent)
