"""Commands that Discord still offers though the bot has others by now, or that fail in it."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
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


def offered(stage: Stage, guild: int) -> Counter[str]:
    """How often each command is offered in a server: those of all servers, and its own."""
    known = stage.env.backend.commands
    kinds = (*known.get(None, {}).values(), *known.get(guild, {}).values())
    return Counter(f"{each['name']} {each.get('type', 1)}" for each in kinds)


async def starts(stage: Stage, test: int | None, owner: int | None) -> None:
    """The bot is restarted with these two in its settings."""
    before, bot = stage.bot, stage.next_bot()
    bot.settings, bot.owner_guild = replace(bot.settings, guild=test), owner
    await stage.env.restart_bot(bot)
    await before.close()


async def test_no_command_is_offered_twice_and_the_owners_go_with_their_server(
    stage: Stage,
) -> None:
    """Each server on its own, both at once, and one that becomes the other."""
    here, there = stage.env.guild.id, stage.env.create_guild("Elsewhere").id
    usual = offered(stage, here)
    assert set(usual.values()) == {1}
    await starts(stage, here, there)
    assert "owner 1" in offered(stage, there)
    await starts(stage, None, here)
    assert offered(stage, there) == usual
    assert offered(stage, here) == usual + Counter(["owner 1"])
    await starts(stage, there, None)
    assert offered(stage, here) == usual
    await starts(stage, None, None)
    assert offered(stage, here) == offered(stage, there) == usual
    assert shows(await stage.type("Anna", "table open"), "lobby-opened")
