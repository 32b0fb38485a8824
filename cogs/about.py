"""/about: which version runs since when, for how many, and whom to ask."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.about import About
from cogs.context.permissions import invite_link
from cogs.context.services import Interaction
from cogs.presses.router import Router
from cogs.ui.answer import Answer, in_words
from cogs.ui.moments import countdown
from cogs.ui.page import Accent, Say

CHANGES: Final = 5
"""The most changes that are quoted."""


class AboutCommand(commands.Cog):
    """What people ask about the bot itself."""

    def __init__(self, router: Router, about: About, client: discord.Client) -> None:
        self._router = router
        self._about = about
        self._client = client

    @app_commands.command()
    async def about(self, interaction: Interaction) -> None:
        """Tell the version, where the bot plays, what is new and whom to ask."""

        async def work() -> Answer:
            tables = len(self._router.services.tables.open_tables())
            blocks = self._blocks(self._router.say(interaction), tables)
            return in_words(*blocks, accent=Accent.BOARD)

        await self._router.answer(interaction, work)

    def _blocks(self, say: Say, tables: int) -> list[str]:
        about, servers = self._about, len(self._client.guilds)
        since = say("about-since", since=countdown(about.since))
        where = say("about-where", servers=servers, tables=tables)
        blocks = [f"### {say('about-title', version=about.version)}", f"{since}\n{where}"]
        if about.changes:
            lines = [say("about-changes"), *(f"- {line}" for line in about.changes[:CHANGES])]
            blocks.append("\n".join(lines))
        links = []
        if application := self._client.application_id:
            links.append(say("about-invite", link=invite_link(application)))
        if about.source:
            links.append(say("about-source", link=about.source))
        blocks.append(" · ".join(links))
        if about.contact:
            blocks.append(say("about-contact", contact=about.contact))
        return blocks


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(AboutCommand(bot.router, bot.about, bot.client))
