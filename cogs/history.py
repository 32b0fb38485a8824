"""/history and /profile: games that are over, and what they add up to."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.services import Interaction
from cogs.presses.history import history, profile
from cogs.presses.router import Router
from cogs.ui.answer import Answer
from cogs.ui.choices import GAME_CHOICES
from cogs.ui.pages.history_page import Leaf


class HistoryCommands(commands.Cog):
    """What is left after the evening; only the person who asks is shown it."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES)
    async def history(
        self,
        interaction: Interaction,
        member: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Look at games that are over, and have one told again."""
        whose = (member or interaction.user).id

        async def work() -> Answer:
            return await history(self._router.services, interaction, Leaf(whose, game), member)

        await self._router.answer(interaction, work)

    @app_commands.command()
    @app_commands.guild_only()
    async def profile(
        self, interaction: Interaction, member: discord.Member | discord.User | None = None
    ) -> None:
        """Look at what somebody's games here add up to."""
        whose = (member or interaction.user).id

        async def work() -> Answer:
            return await profile(self._router.services, interaction, whose, member)

        await self._router.answer(interaction, work)


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(HistoryCommands(bot.router))
