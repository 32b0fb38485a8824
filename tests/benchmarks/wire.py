"""The bot and discord.py with nothing behind them: presses go in, and what is sent is noted."""

from __future__ import annotations

import re
from itertools import count
from math import inf
from time import perf_counter
from typing import Any

import discord
from discord import ui
from discord.webhook import async_ as webhooks

from bot.app import SevenSeas


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
        self._numbers = count(1 << 50)

    async def connect(self) -> None:
        """As after a login, so far as the bot notices."""
        webhooks.async_context.set(self)
        state = self.bot._connection
        state.user = discord.ClientUser(state=state, data=self._user(1))  # type: ignore[arg-type]
        state.application_id = 1
        self.bot.http.request = self._requested  # type: ignore[method-assign]
        self.bot.picture_sync.files = dict  # the pictures are no part of what is measured
        await self.bot._async_setup_hook()
        await self.bot.setup_hook()
        self.bot._ready.set()  # else whoever would be called to a table waits for it for ever
        self.bot.add_dynamic_items(Yardstick)
        self.bot.publisher.seconds_between_edits = 0.0
        self.bot.throttle.a_second = inf

    def press(self, guild: int, channel: int, user: int, custom_id: str) -> dict[str, Any]:
        """What Discord would send for this press."""
        number = str(next(self._numbers))
        part = {"type": 2, "id": 2, "style": 2, "label": "-", "custom_id": custom_id}
        message = self._message(channel) | {"components": [{"type": 1, "components": [part]}]}
        return {
            "id": number,
            "application_id": "1",
            "type": 3,
            "token": f"token{number}",
            "version": 1,
            "data": {"component_type": 2, "custom_id": custom_id, "id": 2},
            "guild_id": str(guild),
            "channel_id": str(channel),
            "channel": self._channel(str(channel)),
            "member": {
                "user": self._user(user),
                "roles": [],
                "permissions": "0",
                "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": False,
                "mute": False,
                "flags": 0,
            },
            "message": message,
            "locale": "en-US",
            "entitlements": [],
            "app_permissions": "0",
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 1,
        }

    def arrive(self, press: dict[str, Any]) -> None:
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
        if route.method == "GET":
            return self._channel(route.url.rpartition("/")[2])
        return self._message(1000)

    def _channel(self, number: str) -> dict[str, Any]:
        named = {"id": number, "type": 0, "name": "bay", "position": 0, "guild_id": "1"}
        return named | {"permissions": "0", "permission_overwrites": []}

    def _message(self, channel: int) -> dict[str, Any]:
        return {
            "id": str(next(self._numbers)),
            "channel_id": str(channel),
            "author": self._user(1),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": 1 << 15,
        }

    def _user(self, number: int) -> dict[str, Any]:
        return {"id": str(number), "username": f"u{number}", "discriminator": "0", "avatar": None}
