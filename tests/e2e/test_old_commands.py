"""Commands that Discord still offers though the bot has others by now, or that fail in it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import app_commands

from tests.e2e.harbour import Harbour


@contextmanager
def known_so_far(harbour: Harbour, *names: str) -> Iterator[Any]:
    """The command of this name; afterwards it is as it was."""
    tree: Any = harbour.bot.tree
    for name in names[:-1]:
        tree = tree.get_command(name)
    command = tree.get_command(names[-1])
    yield command
    tree.remove_command(names[-1])
    tree.add_command(command)


async def test_a_command_that_is_no_more_is_answered_in_words(harbour: Harbour) -> None:
    with known_so_far(harbour, "help"):
        harbour.bot.tree.remove_command("help")
        harbour.bot.tree.add_command(app_commands.Command(**OTHER))
        assert "That command has changed" in await harbour.type("Anna", "help")


@pytest.mark.parametrize(
    ("old", "new"),
    [("notices", "`/preferences`"), ("mydata", "My data"), ("forgetme", "Delete my data")],
)
async def test_a_command_that_has_a_new_name_says_it(harbour: Harbour, old: str, new: str) -> None:
    """For as long as somebody's Discord still offers the old one."""
    tree = harbour.bot.tree
    tree.add_command(app_commands.Command(**OTHER | {"name": old}))
    await tree.sync()
    tree.remove_command(old)
    assert new in await harbour.type("Anna", old)


async def test_a_subcommand_of_what_is_a_panel_by_now_says_so(harbour: Harbour) -> None:
    tree, group = harbour.bot.tree, app_commands.Group(name="settings", description="…")
    group.add_command(app_commands.Command(**OTHER | {"name": "language"}))
    with known_so_far(harbour, "settings"):
        tree.remove_command("settings")
        tree.add_command(group)
        await tree.sync()
    said = await harbour.type("Anna", "settings language")
    assert said == "All settings are in one panel now: type `/settings`."


async def other(interaction: Any) -> None:
    """Another command, which nobody types."""


OTHER: dict[str, Any] = {"name": "other", "description": "…", "callback": other}


@pytest.mark.parametrize(("name", "new"), [("nick", "`/hand`"), ("tables", "`/mytables`")])
async def test_a_command_of_the_version_before_names_the_new_one(
    harbour: Harbour, name: str, new: str
) -> None:
    tree: Any = harbour.bot.tree
    tree.add_command(app_commands.Command(**OTHER | {"name": name}))
    await tree.sync()
    tree.remove_command(name)
    assert new in await harbour.type("Anna", name)


async def test_a_subcommand_of_the_version_before_names_the_button(harbour: Harbour) -> None:
    word = {"name": "word", "type": 3, "value": "anchor"}
    assert "**Cut the deck**" in await harbour.forge_command("Anna", "table cut", word)


async def test_an_option_of_the_version_before_is_named_anew(harbour: Harbour) -> None:
    player = {"name": "player", "type": 3, "value": "Ben"}
    assert "`member`" in await harbour.forge_command("Anna", "table kick", player)


async def test_a_house_rule_as_an_option_opens_a_table_and_is_told_where_it_went(
    harbour: Harbour,
) -> None:
    target = {"name": "target", "type": 4, "value": 14}
    said = await harbour.forge_command("Anna", "table open", target)
    assert "7 Seas: your table is open" in said
    assert "press **House rules** on your table" in said
    assert "House rules have moved" not in await harbour.type("Ben", "table open")


async def test_an_option_that_is_asked_for_by_now_is_answered_in_words(harbour: Harbour) -> None:
    with known_so_far(harbour, "table", "open") as command:
        command._params["rated"].required = True
        assert "That command has changed" in await harbour.type("Anna", "table open")
        command._params["rated"].required = False
    assert harbour.table is None


async def test_a_command_that_fails_gets_an_incident_id(
    harbour: Harbour, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: Any, **named: Any) -> None:
        raise ZeroDivisionError

    with known_so_far(harbour, "help") as command, caplog.at_level(logging.ERROR):
        monkeypatch.setattr(command, "_callback", broken)
        said = await harbour.type("Anna", "help")
    assert "Something broke on my side" in said
    (logged,) = [record for record in caplog.records if record.exc_info]
    assert said.rpartition("`")[0].rpartition("`")[2] in logged.getMessage()
