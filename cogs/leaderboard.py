"""/leaderboard: who is ahead in the rated games of this server."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.services import Interaction
from cogs.presses.leaderboard import leaderboard
from cogs.presses.router import Router
from cogs.ui.answer import Answer
from cogs.ui.choices import GAME_CHOICES
from engine.results.leaderboards import Period

PERIOD_CHOICES = [
    Choice(name=locale_str(f"choice-period-{period.value}"), value=period.value)
    for period in Period
]


class LeaderboardCommands(commands.Cog):
    """Who is ahead; only the person who asks is shown it, until they post it."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES, period=PERIOD_CHOICES)
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, period: str | None = None
    ) -> None:
        """See who is ahead in this server's rated games."""
        within = Period.ALL if period is None else Period(period)

        async def work() -> Answer:
            return await leaderboard(self._router.services, interaction, game, within)

        await self._router.answer(interaction, work)


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(LeaderboardCommands(bot.router))
