"""/leaderboard: the rankings of a server's rated games."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from cogs.context.services import Interaction
from cogs.features.ratings.presses import leaderboard
from cogs.routing.bot import Bot
from cogs.routing.router import Router
from cogs.ui.choices import GAME_CHOICES
from engine.results.leaderboards import Period

PERIOD_CHOICES = [
    Choice(name=locale_str(f"choice-period-{period.value}"), value=period.value)
    for period in Period
]


class RatingCommands(commands.Cog):
    """Rankings; only the person who asks sees them, until they post them."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES, period=PERIOD_CHOICES)
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, period: str | None = None
    ) -> None:
        """Show the rankings of this server's rated games."""
        within = Period.ALL if period is None else Period(period)
        await self._router.answer(
            interaction, lambda: leaderboard(self._router.services, interaction, game, within)
        )


async def setup(bot: Bot) -> None:
    """Add the command (discord.py's entry point of an extension)."""
    await bot.add_cog(RatingCommands(bot.router))
