"""Newcomers find everything they look for: it is one command away, or three presses."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from discord.app_commands import Command

from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round

MOST = 3
"""Presses, of which a command is one."""

Ways: TypeAlias = dict[str, tuple[str, ...]]


def ways() -> Iterator[Ways]:
    """By goal its presses and what is found, for each part of found.txt."""
    for part in Path(__file__).with_name("found.txt").read_text("utf-8").split("\n\n"):
        lines = [line.split(": ", 1) for line in part.splitlines()[1:]]
        yield {goal: tuple(way.split(" > ")) for goal, way in lines}


LOBBY, GAME, WAITING, WATCHING, OVER, ANYWHERE = ways()
PLAYING = "daily hand hint history leaderboard learn mytables night play profile rules solo"
CHOOSING = "about help preferences privacy settings"
TABLE = "end open show"
COMMANDS = {*PLAYING.split(), *CHOOSING.split(), *(f"table {name}" for name in TABLE.split())}


async def goes(stage: Scene, who: str, way: tuple[str, ...]) -> None:
    """Take a way of presses, the first of which may be a command; the last of it is found."""
    *steps, found = way
    assert len(steps) <= MOST
    said = await stage.goes(who, *steps)
    assert found in said, said


@pytest.mark.parametrize("way", LOBBY.values(), ids=LOBBY)
async def test_it_is_found_before_the_cards_are_dealt(stage: Scene, way: tuple[str, ...]) -> None:
    await stage.type("Anna", "table open")
    await stage.press("Ben", "Join")
    await goes(stage, "Anna", way)


@pytest.mark.parametrize("way", one_of(GAME.values(), 3), ids=GAME)
async def test_it_is_found_by_the_player_to_move(stage: Scene, way: tuple[str, ...]) -> None:
    await stage.duel()
    if await stage.mover() != "Anna":
        await stage.play_on(Random(1), most=1)
    await goes(stage, "Anna", way)


async def test_it_is_found_by_those_who_wait_or_watch(stage: Scene) -> None:
    await stage.duel()
    await goes(stage, (await stage.others())[0], WAITING["remind the player to move"])
    await goes(stage, "Chloé", WATCHING["play the next game with them"])


@pytest.mark.slow
async def test_it_is_found_after_the_game(stage: Scene) -> None:
    begin_seven_in_round(7)
    await stage.open_table("seven", ["Anna", "Ben"])
    await stage.play_on(Random(3))
    for way in OVER.values():
        await goes(stage, "Anna", way)


async def test_it_is_found_where_nothing_is_played(stage: Scene) -> None:
    for way in ANYWHERE.values():
        await goes(stage, "Anna", way)


def test_a_new_command_must_earn_its_place(stage: Scene) -> None:
    """Actions at a table are presses; rare ones are behind a button or in a panel."""
    walk = stage.bot.tree.walk_commands()
    known = {each.qualified_name: each for each in walk if isinstance(each, Command)}
    assert known.keys() == COMMANDS
    assert len(COMMANDS) <= 20, "each subcommand is an entry of Discord's picker"
    options = [each.name for each in known["table open"].parameters]
    assert options == ["game", "clock", "thread", "rated"]
