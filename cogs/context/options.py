"""The options of commands: the values that they offer, and a check that no others arrive."""

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import Choice, Parameter, locale_str

from cogs.context.services import Interaction
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.refusals import Refusal, Refused

CLOCKS: Final = (None, 60, 300, 3600, 86400, 259200)
"""Seconds per turn that a host can choose from; None: no clock."""

CLOCK_CHOICES: Final = [
    Choice(name=locale_str(f"choice-clock-{clock or 0}"), value=clock or 0) for clock in CLOCKS
]
GAME_CHOICES: Final = [
    Choice(name=locale_str(f"choice-{key}"), value=key) for key in sorted(GAMES, key=len)
]
"""The games in this order: "7" comes before "7 Seas", whose name begins with it."""
LEVEL_CHOICES: Final = [
    Choice(name=locale_str(f"choice-{level.value}"), value=level.value) for level in Level
]


def value_sent(game: str, name: str, sent: str) -> Any:
    """The value of a house rule that was sent as text; refused if the game doesn't offer it."""
    for rule in GAMES[game].house_rules:
        for value in rule.values if rule.name == name else ():
            if str(value) == sent:
                return value
    raise Refused(Refusal.BAD_CHOICE)


def clock_sent(seconds: str) -> int | None:
    """The clock that was sent as text, "0" for none; refused if nobody offers it."""
    for clock in CLOCKS:
        if str(clock or 0) == seconds:
            return clock
    raise Refused(Refusal.BAD_CHOICE)


class NotOffered(app_commands.CheckFailure):
    """A value that the option doesn't offer; only a modified client sends one."""


LONGEST_OPTION: Final = 6000
"""Characters of an option's text, as Discord allows where the option sets no limit."""
GREATEST: Final = 2**53
"""Discord's limit for an option's number."""


def commands_of(
    tree: app_commands.CommandTree[Any], guild: int | None = None
) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All slash commands; guild: with those of this server only."""
    yield from tree.walk_commands()
    if guild is not None:
        yield from tree.walk_commands(guild=discord.Object(guild))


def check_options(tree: app_commands.CommandTree[Any], guild: int | None = None) -> None:
    """Refuse values that the commands' options don't offer, which discord.py lets pass."""
    for command in commands_of(tree, guild):
        if isinstance(command, app_commands.Command) and _offers not in command.checks:
            command.add_check(_offers)  # the bots of one process share the checks of their commands


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
        return isinstance(value, str) and (least or 0) <= len(value) <= (most or LONGEST_OPTION)
    if parameter.type is AppCommandOptionType.integer:
        low = -GREATEST if least is None else least
        high = GREATEST if most is None else most
        return isinstance(value, int) and low <= value <= high
    return True
