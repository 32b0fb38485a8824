"""/rules and /help: how the games go, and how the bot is used."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.context.services import Home, place_of
from cogs.presses.answers import Answer, answer
from cogs.presses.router import Press
from cogs.table import GAME_CHOICES
from cogs.ui.face import Tone
from engine.tables.table import Table


class Rules(commands.Cog):
    """Words for those who want to know."""

    def __init__(self, bot: Home) -> None:
        self.bot = bot

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Press, game: str | None = None) -> None:
        """Read the rules of a game in a minute."""

        async def work() -> Answer:
            here = self._table_here(interaction)
            if here is not None and game in (None, here.game):
                return self.bot.desk.rules(interaction, here.game, here)
            return self.bot.desk.rules(interaction, game or "seven-seas")

        await answer(interaction, self.bot.desk.guarded(interaction, work))

    @app_commands.command()
    async def help(self, interaction: Press) -> None:
        """How to open a table and play."""

        async def work() -> Answer:
            say = self.bot.say(interaction.locale)
            return self.bot.desk.in_words(say("help-text"), tone=Tone.BOARD)

        await answer(interaction, self.bot.desk.guarded(interaction, work))

    def _table_here(self, interaction: Press) -> Table | None:
        if interaction.guild_id is None:
            return None
        return self.bot.tables.at(place_of(interaction))


async def setup(bot: Any) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(Rules(bot))
