"""/rules and /help: how the games go, and how the bot is used."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.services import Interaction, place_of
from cogs.presses.play import rules_of
from cogs.presses.router import Router
from cogs.ui.answer import Answer, in_words
from cogs.ui.choices import GAME_CHOICES
from cogs.ui.page import Accent
from engine.tables.model.table import Table

FIRST_GAME = "seven-seas"
"""The game whose rules are shown where no table stands."""


class RulesCommands(commands.Cog):
    """Words for those who want to know."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Read the rules of a game in a minute."""

        async def work() -> Answer:
            say, here = self._router.say(interaction), self._table_here(interaction)
            if here is not None and game in (None, here.game):
                return rules_of(say, here.game, here)
            return rules_of(say, game or FIRST_GAME)

        await self._router.answer(interaction, work)

    @app_commands.command()
    async def help(self, interaction: Interaction) -> None:
        """How to open a table and play."""

        async def work() -> Answer:
            say = self._router.say(interaction)
            return in_words(say("help-text"), say("help-games"), accent=Accent.BOARD)

        await self._router.answer(interaction, work)

    def _table_here(self, interaction: Interaction) -> Table | None:
        return self._router.services.tables.at(place_of(interaction))


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(RulesCommands(bot.router))
