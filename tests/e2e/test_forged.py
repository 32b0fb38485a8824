"""Presses that no message offers: custom ids and values from outside are believed in nothing."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType, app_commands

from cogs.context.options import check_options, commands_of
from cogs.ui.page import MakeMove
from cogs.ui.routes import CallNight, Challenge, End, OpenThread, Verb
from engine.games import GAMES
from engine.tables.model.table import Status
from tests.amounts import amount, one_of
from tests.e2e.comings import Scene
from tests.e2e.positions import set_out, state_of, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import press_id, select_id
from tests.e2e.test_owner import owned
from tests.routes import every_route

VERBS = ("hand", "page", "move", "rules", "more", "add", "rule", "end", "share", "yes", "pick", "x")
ARGUMENTS = ("", "0", "-1", "99", "9" * 30, "c8", ":5", "all:9", "why", "=", "a:b", "²", "١", "{")


async def running(stage: Scene) -> int:
    await set_out(stage, "g5 g8 c9 r4", "g2 c3 r9", display="c2 r3 x5")
    return int(stage.table.id)


async def test_an_unknown_table_or_an_absurd_index_or_version_moves_nothing(stage: Scene) -> None:
    table = await running(stage)
    unknown = [f"7s:999:0:{verb}:{argument}" for verb in VERBS for argument in ("", "0")]
    indices = ("-1", "9" * 40, "x", "", "²", "١٢", "0:0", "00")
    for forged in (*unknown, *(f"7s:{table}:0:move:{index}" for index in indices)):
        assert shows(await stage.forge("Anna", forged), "refusal-no-table"), forged
    for stale in (press_id(MakeMove(99), table), press_id(MakeMove(0), table, 7)):
        assert shows(await stage.forge("Anna", stale), "refusal-stale")
    assert version_of_table(stage) == 0


@pytest.mark.parametrize("third", one_of(range(3)))
async def test_no_forged_press_breaks_anything(
    stage: Scene, caplog: pytest.LogCaptureFixture, third: int
) -> None:
    """Whatever is sent, there are words, no incident, and nobody else's move is made."""
    table = await running(stage)
    before = state_of(stage)
    for number, verb in enumerate(VERBS):
        for argument in ARGUMENTS[(third + number) % 3 :: 3]:
            for who in ("Ben", "Chloé"):
                said = await stage.forge(who, f"7s:{table}:0:{verb}:{argument}")
                assert said, (verb, argument)
                assert "Something broke" not in said, (verb, argument)
        assert state_of(stage) == before, verb
        assert stage.table.status is Status.RUNNING, verb
    for value in ("", "move", "move:", "move:99", "page:x1", "x:y", "hand:", "::"):
        for who in ("Anna", "Ben", "Chloé"):
            said = await stage.forge(who, select_id(None, table), value)
            assert not shows(said, "incident"), value
    assert version_of_table(stage) == 0
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_foreign_custom_ids_are_ignored(stage: Scene) -> None:
    """Such a press was never ours; Discord shows the person that it failed."""
    table = await running(stage)
    for custom_id in ("7s", f"7s:{table}", "7s:x:0:hand:", f"7s:{table}:0:HAND:", "other:1"):
        result = await stage.sent(stage.people["Anna"], stage.messages()[-1], custom_id, None)
        assert not result.acknowledged, custom_id


async def test_a_moderator_moderates_only_where_the_table_stands(stage: Scene) -> None:
    """The right to end a table is looked up in the channel of the table, not of the press."""
    await stage.type("Anna", "table open")
    table = stage.table
    guild = stage.env.create_guild("Another Sea")
    elsewhere = guild.create_text_channel("bay")
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    guard = guild.add_member(stage.people["Ben"].user, roles=[role])
    await guard.slash(elsewhere, "table open")
    message = elsewhere.history()[-1]
    for asked in (None, table.status):
        result = await stage.sent(guard, message, press_id(End(asked), table.id), None)
        assert result.acknowledged
    assert stage.table == table


async def test_a_table_that_is_over_is_no_table_in_another_place(stage: Scene) -> None:
    """In another channel no rematch, new table or end of its evening; in another server nothing."""
    table = await running(stage)
    await stage.bot.tables.end(table, stage.people["Anna"].id, may_moderate=True)
    await stage.env.settle()
    guild = stage.env.create_guild("Another Sea")
    stranger = guild.add_member(stage.people["Ben"].user)
    bay, elsewhere = (each.create_text_channel("bay") for each in (stage.env.guild, guild))
    for who, where, routes in (
        (stage.people["Anna"], bay, (Verb.REMATCH, Verb.NEW_TABLE, CallNight())),
        (stranger, elsewhere, every_route()),
    ):
        await who.slash(where, "table open")
        message = where.history()[-1]
        for to in routes:
            result = await stage.sent(who, message, press_id(to, table), None)
            assert shows(stage.answered("Ben", result), "refusal-no-table"), to
    assert len(stage.bot.tables.open_tables()) == 2


__all__ = ["owned"]

INTEGER, TEXT = AppCommandOptionType.integer, AppCommandOptionType.string
NUMBERS = (0, -1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**40)
TEXTS = ("", "nothing", "x", "0", "-1", "9" * 19, "9" * 100, "9" * 4400, "²", "١", "{", "a=b", "\0")


def commands(stage: Scene) -> list[app_commands.Command[Any, Any, Any]]:
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
    owned: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    asked = set[str]()
    await owned.type("Anna", "table open")
    for command in commands(owned):
        for options in hostile(command):
            result = await owned.forged("Olga", 2, command.qualified_name, *options)
            said = owned.answered("Olga", result)
            assert said, (command.qualified_name, options)
            assert "Something broke" not in said, (command.qualified_name, options)
            asked.add(command.qualified_name)
    assert {"table open", "play", "history"} <= asked
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_an_option_is_checked_once_however_many_bots_a_process_has_had(stage: Scene) -> None:
    check_options(stage.bot.tree)
    for command in commands(stage):
        assert len(command.checks) == len(set(command.checks)), command.qualified_name


async def gone_tables(stage: Scene, game: str) -> list[int]:
    """Tables that are no more: closed in the lobby, closed in the game, played, never there."""
    await stage.type("Anna", "table open", game=game)
    tables = [stage.table.id]
    await stage.closes("Anna")
    for played in (game, "seven-seas"):  # the second is soon over
        await stage.open_table(played, ["Anna", "Ben", "Chloé"])
        tables.append(stage.table.id)
        await (stage.closes("Anna") if len(tables) == 2 else stage.play_on(Random(6)))
    return [*tables, 999_999]


OPENS = (Verb.NEW_TABLE, Verb.REMATCH, OpenThread, Challenge)


@pytest.mark.slow
@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("game", [*GAMES][-amount(1, len(GAMES)) :])
async def test_every_button_of_a_table_that_is_over_answers(
    stage: Scene, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """For anybody who presses it, even next to a newer table, which gets only people who wait.

    So does each with the largest number that a button can hold.
    """
    tables = await gone_tables(stage, game)
    await stage.open_table("seven-seas", ["Chloé", "Dirk"])
    standing = stage.table
    every = [to for number in (0, 2**63 - 1) for to in every_route(number)]
    pressed = [to for to in every if to not in OPENS and type(to) not in OPENS]
    with caplog.at_level(logging.ERROR):
        for table in (*tables, 0):
            for number, to in enumerate(pressed):
                for shift in range(amount(1, 3)):
                    who = ("Anna", "Dirk")[(number + table + shift) % 2]
                    said = await stage.forge(who, press_id(to, table, shift))
                    assert said.strip(), to
                    assert not shows(said, "incident"), to
    assert "incident" not in caplog.text
    assert replace(stage.table, queue=()) == standing


@contextmanager
def known_so_far(stage: Scene, *names: str) -> Iterator[Any]:
    """The command of this name; afterwards it is as it was."""
    tree: Any = stage.bot.tree
    for name in names[:-1]:
        tree = tree.get_command(name)
    command = tree.get_command(names[-1])
    yield command
    tree.remove_command(names[-1])
    tree.add_command(command)


async def test_a_command_that_has_changed_is_answered_with_a_message(stage: Scene) -> None:
    """It was removed, or one of its options is required now."""
    with known_so_far(stage, "table", "open") as command:
        command._params["rated"].required = True
        assert shows(await stage.type("Anna", "table open"), "refusal-old-command")
        command._params["rated"].required = False
    assert stage.table is None
    with known_so_far(stage, "help"):
        stage.bot.tree.remove_command("help")
        stage.bot.tree.add_command(app_commands.Command(**OTHER))
        assert shows(await stage.type("Anna", "help"), "refusal-old-command")


async def other(interaction: Any) -> None:
    """Another command, which nobody types."""


OTHER: dict[str, Any] = {"name": "other", "description": "…", "callback": other}


def offered(stage: Scene, guild: int) -> Counter[str]:
    """How often each command is offered in a server: those of all servers, and its own."""
    known = stage.env.backend.commands
    kinds = (*known.get(None, {}).values(), *known.get(guild, {}).values())
    return Counter(f"{each['name']} {each.get('type', 1)}" for each in kinds)


async def starts(stage: Scene, owner: int | None) -> None:
    """The bot is restarted with this server in its settings."""
    before, bot = stage.bot, stage.next_bot()
    bot.owner_guild = owner
    await stage.env.restart_bot(bot)
    await before.close()


async def test_no_command_is_offered_twice_and_the_owners_go_with_their_server(
    stage: Scene,
) -> None:
    """One server, another one in its place, and none."""
    here, there = stage.env.guild.id, stage.env.create_guild("Elsewhere").id
    usual = offered(stage, here)
    assert set(usual.values()) == {1}
    await starts(stage, there)
    assert "owner 1" in offered(stage, there)
    await starts(stage, here)
    assert offered(stage, there) == usual
    assert offered(stage, here) == usual + Counter(["owner 1"])
    await starts(stage, None)
    assert offered(stage, here) == offered(stage, there) == usual
    assert shows(await stage.type("Anna", "table open"), "lobby-opened")
