"""The last line of defence: what no other place caught gets an incident id and words.

Suggestions that come too late are no fault: who has typed on does not miss them.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import Parameter
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.faults import is_too_late
from cogs.context.services import Interaction
from cogs.presses.router import Router
from cogs.ui.answer import Answer, in_words


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a record of discord.py's command tree is about more than suggestions too late."""
    return record.exc_info is None or not is_too_late(record.exc_info[1])


class Errors(commands.Cog):
    """Errors of the command tree."""

    def __init__(self, router: Router) -> None:
        self._router = router

    async def on_tree_error(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Tell the person in words; log everything that is not their own doing."""

        def work() -> Answer:
            say = self._router.say(interaction)
            if isinstance(error, app_commands.NoPrivateMessage):
                return in_words(say("refusal-not-in-a-server"))
            if isinstance(error, app_commands.TransformerError | NotOffered):
                return in_words(say("refusal-unknown-words"))
            if isinstance(
                error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound
            ):
                return in_words(say("refusal-old-command"))
            return self._router.incident(interaction, error)

        if interaction.type is not discord.InteractionType.autocomplete:
            await self._router.answer(interaction, work)


class NotOffered(app_commands.CheckFailure):
    """A value that the option does not offer, which only a changed client sends."""


LONGEST: Final = 6000
"""Characters of an option's text, as Discord allows where the option sets no limit."""
GREATEST: Final = 2**53
"""Discord's limit for an option's number."""


def check_options(tree: app_commands.CommandTree[Any]) -> None:
    """Refuse values in words that the commands' options do not offer; discord.py lets them pass."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            command.add_check(_offers)


def _offers(interaction: Interaction) -> bool:
    command = interaction.command
    parameters = command.parameters if isinstance(command, app_commands.Command) else ()
    declared = {parameter.display_name: parameter for parameter in parameters}
    for name, value in interaction.namespace:
        if name in declared and not _fits(declared[name], value):
            raise NotOffered(f"the option {name} does not offer this value")
    return True


def _fits(parameter: Parameter, value: Any) -> bool:
    """True if the value is a choice of this option and within its limits."""
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    least, most = parameter.min_value, parameter.max_value
    if parameter.type is AppCommandOptionType.string:
        return isinstance(value, str) and (least or 0) <= len(value) <= (most or LONGEST)
    if parameter.type is AppCommandOptionType.integer:
        low, high = (-GREATEST if least is None else least, GREATEST if most is None else most)
        return isinstance(value, int) and low <= value <= high
    return True


async def setup(bot: Bot) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    errors = Errors(bot.router)
    bot.tree.error(errors.on_tree_error)
    logging.getLogger("discord.app_commands.tree").addFilter(is_worth_logging)
    await bot.add_cog(errors)
