"""/tables: where somebody sits, and whose turn it is there."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.services import Interaction
from cogs.presses.router import Router
from cogs.presses.waiting import my_tables
from cogs.ui.answer import Answer


class WaitingCommands(commands.Cog):
    """So that nobody misses a turn; only the person who asks is shown it."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    async def tables(self, interaction: Interaction) -> None:
        """See where one sits in this server, or in private in any, and whose turn it is."""

        async def work() -> Answer:
            return await my_tables(self._router.services, interaction)

        await self._router.answer(interaction, work)


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(WaitingCommands(bot.router))
