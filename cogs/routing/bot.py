"""The bot as its commands see it when they are added."""

from typing import Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.context.services import About, Services
from cogs.messages.announcements import Presence
from cogs.messages.publisher import ChannelPublisher
from cogs.routing.router import Router


class Bot(Protocol):
    """The bot, with all parts ready before it adds the commands that use them.

    owner_guild: the server that has the owner's commands; None: no server has them.
    """

    services: Services
    router: Router
    publisher: ChannelPublisher
    presence: Presence
    owner_guild: int | None

    @property
    def about(self) -> About:
        """The content of /about."""

    @property
    def tree(self) -> app_commands.CommandTree[Any]:
        """The slash commands."""

    async def is_owner(self, user: discord.abc.User, /) -> bool:
        """True if this person owns the application, or belongs to the team that does."""

    async def sleep(self, seconds: float) -> None:
        """Sleep for this many seconds."""


class Commands(commands.Cog):
    """Commands of one subject, answered by the bot's router."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self._router = bot, bot.router
