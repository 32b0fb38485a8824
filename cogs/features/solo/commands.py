"""/solo and /learn: own tables, anywhere on Discord."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.features.solo.presses import practise, teach
from cogs.routing.bot import Bot
from cogs.routing.router import Router
from cogs.ui.choices import GAME_CHOICES, LEVEL_CHOICES
from engine.games import FIRST_GAME


class SoloCommands(commands.Cog):
    """Games that one person plays alone; all answers are for that person only."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES, level=LEVEL_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        game: str | None = None,
        level: str | None = None,
        seats: app_commands.Range[int, 2, 7] | None = None,
    ) -> None:
        """Play alone against the computer."""
        services, say = self._router.services, self._router.say(interaction)
        work = partial(practise, services, say, interaction, game, level, seats)
        await self._router.answer(interaction, work)

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: Interaction, game: str = FIRST_GAME) -> None:
        """Learn a game by playing its first moves."""
        services, say = self._router.services, self._router.say(interaction)
        await self._router.answer(interaction, partial(teach, services, say, interaction, game))


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(SoloCommands(bot.router))
