"""/settings for a server's managers, /preferences for everybody: a panel each."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.personal import preferences, settings
from cogs.routing.bot import Bot
from cogs.routing.router import Router


class Settings(commands.Cog):
    """Settings that managers choose for a server's tables, and everybody for themselves."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction, check: bool = False) -> None:
        """Change how tables are in this server; or check what the bot may do in this channel."""
        shown = settings.checked if check else settings.panel
        await self._router.answer(interaction, lambda: shown(self._router.services, interaction))

    @app_commands.command()
    @anywhere
    async def preferences(self, interaction: Interaction) -> None:
        """Choose when the bot mentions you, which moves it makes for you, and who sees you."""
        services = self._router.services
        await self._router.answer(interaction, lambda: preferences.panel(services, interaction))


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(Settings(bot.router))
