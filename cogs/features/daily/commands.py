"""/daily: the deal of the day, wherever somebody is on Discord."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.features.daily.presses import today
from cogs.routing.bot import Bot
from cogs.routing.router import Router


class DailyCommands(commands.Cog):
    """The same deal for everybody; all but what they share is answers that only they see."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        """Play today's deal."""
        services, say = self._router.services, self._router.say(interaction)
        await self._router.answer(interaction, partial(today, services, say, interaction))


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(DailyCommands(bot.router))
