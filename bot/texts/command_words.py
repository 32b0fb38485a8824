"""The words of the slash commands: English is set on the tree, other languages are translated.

The ids follow from the commands: `commands-table-open` describes /table open, its parameter `game`
is `commands-table-open-game`. An attribute `.name` of either is the name to type in that language.
A choice is a locale_str of its message's id, e.g. locale_str("choice-seven-seas"). A command of a
member's menu is a locale_str of its English name, with its message's id as `id`.
"""

from itertools import chain
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Command, Group, TranslationContextTypes, locale_str

from bot.texts.i18n import BASE, Catalogue, Language
from cogs.context.options import commands_of


class CommandTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in the other languages."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The words in this language; None if they equal the English ones."""
        say = self.catalogue.say(locale.value)
        if say.name == BASE:
            return None
        message = _id_in(string, context)
        return say(message) if message and say.has(message) else None


def describe_commands(
    tree: app_commands.CommandTree[Any], say: Language, guild: int | None = None
) -> None:
    """Give every command, parameter and choice of the tree its description in BASE."""
    for command in commands_of(tree, guild):
        command.description = say(command_id(command))
        if isinstance(command, Command):
            words = {each.name: locale_str(say(parameter_id(each))) for each in command.parameters}
            app_commands.describe(**words)(command)
            for choice in chain.from_iterable(each.choices for each in command.parameters):
                if say.has(choice.name):
                    choice.name = say(choice.name)


def command_id(command: Command[Any, ..., Any] | Group) -> str:
    """The id of the message that describes this command."""
    return f"commands-{command.qualified_name.replace(' ', '-')}"


def parameter_id(parameter: app_commands.Parameter) -> str:
    """The id of the message that describes this parameter."""
    return f"{command_id(parameter.command)}-{parameter.name}"


def _id_in(string: locale_str, context: TranslationContextTypes) -> str | None:
    """The id of the message for this place of the tree; None if it has none."""
    if isinstance(context.data, app_commands.Choice):
        return string.message
    if isinstance(context.data, app_commands.ContextMenu):
        return str(string.extras["id"])
    if isinstance(context.data, app_commands.Parameter):
        message = parameter_id(context.data)
    elif isinstance(context.data, Command | Group):
        message = command_id(context.data)
    else:
        return None
    return f"{message}.name" if context.location.name.endswith("_name") else message
