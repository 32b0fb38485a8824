"""The last line of defence: what no other place caught gets an incident id and words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.context.services import Home
from cogs.presses.answers import answer, incident_words


class Errors(commands.Cog):
    """Errors of the command tree and of event listeners."""

    def __init__(self, bot: Any) -> None:
        self.bot: Home = bot
        bot.tree.error(self.on_tree_error)

    async def on_tree_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Tell the person in words; log everything that is not their own doing."""
        say = self.bot.say(interaction.locale)

        async def work() -> Any:
            if isinstance(error, app_commands.NoPrivateMessage):
                return self.bot.desk.in_words(say("refusal-not-in-a-server"))
            if isinstance(error, app_commands.TransformerError):
                return self.bot.desk.in_words(say("refusal-unknown-words"))
            if isinstance(
                error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound
            ):
                return self.bot.desk.in_words(say("refusal-old-command"))
            return incident_words(interaction, error)

        if interaction.type is not discord.InteractionType.autocomplete:
            await answer(interaction, work)


async def setup(bot: Any) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(Errors(bot))
