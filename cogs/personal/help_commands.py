"""/rules, /help, /about, /privacy: pages to read, and people's own data."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.context.permissions import anywhere, install_link, invite_link
from cogs.context.services import Interaction, place_of
from cogs.personal.guide import help_of, rules_of
from cogs.personal.privacy import privacy_page
from cogs.routing.bot import Bot
from cogs.ui.answer import Answer, in_words
from cogs.ui.choices import GAME_CHOICES
from cogs.ui.names import countdown
from cogs.ui.page import Accent, Say
from engine.games import FIRST_GAME

CHANGES: Final = 5
"""The most changes that are quoted."""


class RulesCommands(commands.Cog):
    """Pages for people who want to know more."""

    def __init__(self, bot: Bot) -> None:
        self._router = bot.router
        self._bot = bot
        self._tables = bot.services.tables
        self._people = bot.services.people

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Read the rules of a game in a minute."""

        def work() -> Answer:
            say = self._router.say(interaction)
            here = self._tables.at(place_of(interaction))
            if here is not None and game in (None, here.game):
                return rules_of(say, here.game, here)
            return rules_of(say, game or FIRST_GAME)

        await self._router.answer(interaction, work)

    @app_commands.command()
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """How to open a table and play."""
        say = self._router.say(interaction)
        await self._router.answer(interaction, lambda: help_of(say))

    @app_commands.command()
    @anywhere
    async def about(self, interaction: Interaction) -> None:
        """Show the version, where the bot plays, what is new and whom to ask."""
        await self._router.answer(interaction, lambda: self._told(self._router.say(interaction)))

    def _told(self, say: Say) -> Answer:
        about, servers = self._bot.about, len(self._bot.client.guilds)
        log_language = self._bot.services.words.say()("language-name")
        since = say("about-since", since=countdown(about.since))
        where = say("about-where", servers=servers, tables=len(self._tables.open_tables()))
        blocks = [f"### {say('about-title', version=about.version)}", f"{since}\n{where}"]
        if about.changes and say("language-name") == log_language:
            lines = [say("about-changes"), *(f"- {line}" for line in about.changes[:CHANGES])]
            blocks.append("\n".join(lines))
        links = []
        if application := self._bot.client.application_id:
            links.append(say("about-invite", link=invite_link(application)))
            links.append(say("about-install", link=install_link(application)))
        if about.source:
            links.append(say("about-source", link=about.source))
        blocks.append(" · ".join(links))
        if about.contact:
            blocks.append(say("about-contact", contact=about.contact))
        return in_words(*blocks, accent=Accent.BOARD)

    @app_commands.command()
    @anywhere
    async def privacy(self, interaction: Interaction) -> None:
        """Explain which data is kept and why; offer it as a file, or delete it."""
        say = self._router.say(interaction)
        await self._router.answer(
            interaction, lambda: Answer(privacy_page(say, self._people.promise))
        )


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(RulesCommands(bot))
