"""Newcomers find everything they look for: it is one command away, or three presses."""

from random import Random

import pytest
from discord.app_commands import Command

from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round

MOST = 3
"""Presses, of which a command is one."""

LOBBY = {
    "play against the computer": ("Add computer", "Deckhand", "Start", "### "),
    "change the house rules": ("House rules", "Space to reach", "Space to reach: 14", "14"),
    "give every turn a time": ("House rules", "Turn time", "Turn time: 1 hour", "1 hour"),
    "remove a player": ("More", "Seats", "Remove Ben", "from the table?"),
    "make somebody else the host": ("More", "Seats", "Make Ben the host", "Make **Ben** the host?"),
    "read the rules first": ("More", "How to play", "7 Seas"),
    "play for a rating": ("House rules", "Rated", "Rated, no hints", "Rated, no hints"),
}
GAME = {
    "see my cards": ("My hand", "### Your turn"),
    "get a hint": ("My hand", "Hint", "💡"),
    "read the rules": ("Rules", "More", "For example"),
    "read what happened so far": ("More", "Log", "the log"),
    "leave the game": ("More", "Leave my seat", "A computer plays for you"),
    "end the game": ("More", "End the table", "End it", "The vote lasts a minute"),
    "change the time for a turn": ("More", "Turn time", "Turn time: 1 hour", "1 hour"),
    "remove someone from a game": ("More", "Seats", "Remove ", "from the game?"),
    "pass the host's role on": ("More", "Seats", "Make ", "the host?"),
}
WAITING = {"remind the player to move": ("More", "Nudge", "I reminded")}
WATCHING = {"play the next game with them": ("More", "Deal me in next", "You're first in line")}
OVER = {
    "be called for the next game": ("More", "Call me for the next", "I'll mention you when"),
    "see the game once more": ("More", "Replay", "Replay · move"),
    "save the game": ("More", "Save as text", "as text"),
    "see that nobody chose my cards": ("More", "Check the shuffle", "the shuffle"),
    "see who is best": ("/leaderboard", "🏆"),
    "see my past games": ("/history", "Your games here"),
    "see what my games add up to": ("/profile", "You in this server"),
    "play another game": ("Another game", "Which game is next?"),
    "play again": ("Play again", "again, with the same house rules"),
}
ANYWHERE = {
    "see where it is my turn": ("/mytables", "You aren't at any table"),
    "learn a game by playing it": ("/help", "`/learn` teaches a game"),
    "play alone": ("/help", "`/solo` plays against computers"),
    "play the deal of the day": ("/help", "`/daily` is today's deal"),
    "learn what else there is": ("/help", "Your turn", "**Undo**"),
    "change how often I am mentioned": ("/preferences", "**Mentions**: every turn"),
    "see what is kept about me": ("/privacy", "My data", "Everything I keep about you"),
    "delete my data": ("/privacy", "Delete my data", "Delete your data?"),
    "begin a club night at once": ("/help", "A club night", "**Begin now**"),
    "see whether a club night is planned": ("/night", "No club night is planned"),
    "open a table": ("/table open", "table is open"),
}


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
