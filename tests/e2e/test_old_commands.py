"""Commands that Discord still offers though the bot has others by now, or that fail in it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import app_commands

from tests.e2e.said import shows
from tests.e2e.stage import Stage


@contextmanager
def known_so_far(stage: Stage, *names: str) -> Iterator[Any]:
    """The command of this name; afterwards it is as it was."""
    tree: Any = stage.bot.tree
    for name in names[:-1]:
        tree = tree.get_command(name)
    command = tree.get_command(names[-1])
    yield command
    tree.remove_command(names[-1])
    tree.add_command(command)


async def test_a_removed_command_is_answered_with_a_message(stage: Stage) -> None:
    with known_so_far(stage, "help"):
        stage.bot.tree.remove_command("help")
        stage.bot.tree.add_command(app_commands.Command(**OTHER))
        assert shows(await stage.type("Anna", "help"), "refusal-old-command")


async def other(interaction: Any) -> None:
    """Another command, which nobody types."""


OTHER: dict[str, Any] = {"name": "other", "description": "…", "callback": other}


async def test_a_newly_required_option_is_answered_with_a_message(stage: Stage) -> None:
    with known_so_far(stage, "table", "open") as command:
        command._params["rated"].required = True
        assert shows(await stage.type("Anna", "table open"), "refusal-old-command")
        command._params["rated"].required = False
    assert stage.table is None


async def test_a_command_that_fails_gets_an_incident_id(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: Any, **named: Any) -> None:
        raise ZeroDivisionError

    with known_so_far(stage, "help") as command, caplog.at_level(logging.ERROR):
        monkeypatch.setattr(command, "_callback", broken)
        said = await stage.type("Anna", "help")
    assert shows(said, "incident")
    (logged,) = [record for record in caplog.records if record.exc_info]
    assert said.rpartition("`")[0].rpartition("`")[2] in logged.getMessage()
