"""/privacy, /mydata, /forgetme: what is kept about people, for themselves."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.services import Interaction
from cogs.presses.privacy import my_data
from cogs.presses.router import Router
from cogs.ui.answer import Answer
from cogs.ui.pages.privacy_page import first_question, privacy_page


class PrivacyCommands(commands.Cog):
    """What people may know and decide about their data."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._people = router.services.people

    @app_commands.command()
    async def privacy(self, interaction: Interaction) -> None:
        """Read what I keep about you, why, and for how long."""

        async def work() -> Answer:
            return Answer(privacy_page(self._router.say(interaction), self._people.promise))

        await self._router.answer(interaction, work)

    @app_commands.command()
    async def mydata(self, interaction: Interaction) -> None:
        """Get everything that I keep about you."""

        async def work() -> Answer:
            return await my_data(self._people, self._router.say(interaction), interaction.user.id)

        await self._router.answer(interaction, work, slow=True)

    @app_commands.command()
    async def forgetme(self, interaction: Interaction) -> None:
        """Have everything about you forgotten, after two questions."""

        async def work() -> Answer:
            return Answer(first_question(self._router.say(interaction), self._people.promise))

        await self._router.answer(interaction, work)


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(PrivacyCommands(bot.router))
