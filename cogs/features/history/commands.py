"""/history: finished games, to be replayed."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.features.history.presses import HistoryLeaf, history
from cogs.routing.bot import Bot
from cogs.routing.router import Router
from cogs.ui.choices import GAME_CHOICES


class HistoryCommands(commands.Cog):
    """Finished games; only the person who asks sees them."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def history(
        self,
        interaction: Interaction,
        member: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """List finished games and replay them."""
        leaf = HistoryLeaf((member or interaction.user).id, game)
        await self._router.answer(
            interaction, lambda: history(self._router.services, interaction, leaf, member)
        )


async def setup(bot: Bot) -> None:
    """Add the command (discord.py's entry point of an extension)."""
    await bot.add_cog(HistoryCommands(bot.router))
