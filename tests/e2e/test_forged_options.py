"""Commands that no client sends: whatever an option holds, there are words and no incident."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from cogs.context.options import check_options, commands_of
from tests.e2e.stage import Stage
from tests.e2e.test_owner import owned

HARD = "I couldn't read that"
__all__ = ["owned"]

INTEGER, TEXT = AppCommandOptionType.integer, AppCommandOptionType.string
NUMBERS = (0, -1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**40)
TEXTS = ("", "nothing", "x", "0", "-1", "9" * 19, "9" * 100, "9" * 4400, "²", "١", "{", "a=b", "\0")


def commands(stage: Stage) -> list[app_commands.Command[Any, Any, Any]]:
    every = commands_of(stage.bot.tree, stage.env.guild.id)
    return [command for command in every if isinstance(command, app_commands.Command)]


def sound(parameter: Any) -> dict[str, Any]:
    """A value that this option takes."""
    value: Any = 1 if parameter.type is INTEGER else "x"
    if parameter.choices:
        value = parameter.choices[0].value
    return {"name": parameter.name, "type": parameter.type.value, "value": value}


def hostile(command: app_commands.Command[Any, Any, Any]) -> Iterator[list[dict[str, Any]]]:
    """The options of this command, one of them with a value that no client lets through."""
    for parameter in command.parameters:
        values: tuple[Any, ...] = {INTEGER: NUMBERS, TEXT: TEXTS}.get(parameter.type, ())
        others = [p for p in command.parameters if p.required and p is not parameter]
        if all(p.type in (INTEGER, TEXT) for p in others):
            for value in values:
                yield [*map(sound, others), {**sound(parameter), "value": value}]


async def test_every_option_value_is_answered_without_an_incident(
    owned: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    asked = set[str]()
    await owned.type("Anna", "table open")
    for command in commands(owned):
        for options in hostile(command):
            said = await owned.forge_command("Olga", command.qualified_name, *options)
            assert said, (command.qualified_name, options)
            assert "Something broke" not in said, (command.qualified_name, options)
            asked.add(command.qualified_name)
    assert {"table open", "play", "history"} <= asked
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.slow
async def test_no_typed_text_breaks_suggestions(
    owned: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await owned.type("Anna", "table open")
    asked = set[str]()
    for command in commands(owned):
        suggesting = [p.display_name for p in command.parameters if p.autocomplete]
        for options, name in product(hostile(command), suggesting):
            given = [each for each in options if each["name"] != name]
            typed = {"name": name, "type": 3, "value": str(options[-1]["value"]), "focused": True}
            await owned.forged("Olga", 4, command.qualified_name, *given, typed)
            asked.add(f"{command.qualified_name} {name}")
    assert asked == {"play card", "play take"}
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_table_of_an_unknown_game_is_refused_with_a_message(stage: Stage) -> None:
    game = {"name": "game", "type": TEXT.value, "value": "nothing"}
    assert HARD in await stage.forge_command("Anna", "table open", game)
    assert stage.table is None


async def test_an_option_is_checked_once_however_many_bots_a_process_has_had(stage: Stage) -> None:
    check_options(stage.bot.tree)
    for command in commands(stage):
        assert len(command.checks) == len(set(command.checks)), command.qualified_name
