"""/verify: the shuffle of a finished game, checked."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands
from discord.ext import commands

from cogs.context.services import Interaction, is_at, place_of
from cogs.features.shuffle.presses import shuffle_of
from cogs.routing.bot import Bot
from cogs.routing.router import Router
from cogs.ui.answer import Answer, in_words
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Table


class ShuffleCommands(commands.Cog):
    """The check of a shuffle."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(
        self, interaction: Interaction, table: app_commands.Range[int, 1, 2**31] | None = None
    ) -> None:
        """Check the shuffle of a finished game."""

        async def work() -> Answer:
            say = self._router.say(interaction)
            meant = await self._meant(interaction, table)
            if meant is None:
                return in_words(say("verify-none"))
            return await shuffle_of(say, self._router.services.tables, meant)

        await self._router.answer(interaction, work)

    async def _meant(self, interaction: Interaction, number: int | None) -> Table | None:
        """The table of this number, if it was here or the person played there; else the latest."""
        tables, here = self._router.services.tables, place_of(interaction)
        with suppress(Refused, Unreadable):
            if number is None:
                return None if here is None else await tables.latest_over(here)
            found = await tables.found(number)
            has_cards = found.is_open or found.started is not None
            sat = found.seat_of(interaction.user.id) is not None
            if has_cards and (sat or is_at(interaction, found.place)):
                return found
        return None


async def setup(bot: Bot) -> None:
    """Add the command (discord.py's entry point of an extension)."""
    await bot.add_cog(ShuffleCommands(bot.router))
