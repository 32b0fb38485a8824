"""The last line of defence: errors that nothing else caught get an incident id and a message."""

import logging
from typing import Final

import discord
from discord import app_commands

from cogs.context.options import NotOffered
from cogs.context.permissions import invite_link
from cogs.context.refusals import Meaning, meaning
from cogs.context.services import Interaction
from cogs.routing.bot import Commands
from cogs.routing.request import Request
from cogs.ui.answer import Answer, in_words

OLD_COMMAND: Final = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Discord may offer a command of the previous version for a while."""


def is_worth_logging(record: logging.LogRecord) -> bool:
    """True if a log record of discord.py's command tree is about more than late suggestions."""
    late = Meaning.ANSWER, Meaning.PASSES
    return record.exc_info is None or meaning(record.exc_info[1]) not in late


class Errors(Commands):
    """Errors of the command tree."""

    async def cog_load(self) -> None:
        """Handle all errors of the tree."""
        self._bot.tree.error(self.on_tree_error)
        logging.getLogger("discord.app_commands.tree").addFilter(is_worth_logging)

    async def on_tree_error(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer with a message, and log everything that isn't the person's own mistake."""

        def work(request: Request) -> Answer:
            say = request.say
            if isinstance(error, app_commands.NoPrivateMessage):
                link = invite_link(interaction.application_id)
                return in_words(say("refusal-not-in-a-server", link=link))
            if isinstance(error, app_commands.TransformerError | NotOffered):
                return in_words(say("refusal-unknown-words"))
            if isinstance(error, OLD_COMMAND):
                return in_words(say("refusal-old-command"))
            return self._router.incident(interaction, error)

        if interaction.type is not discord.InteractionType.autocomplete:
            await self._router.answer(interaction, work)
