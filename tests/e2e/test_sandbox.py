"""The sandbox's simulated Discord: the same in every run, in real time, and never a dead end."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from bot.sandbox.club import read_club
from bot.sandbox.simulated import locale_of
from bot.sandbox.town import MEMBERS, SandboxOptions, opened
from bot.texts.i18n import Catalogue
from engine.events.daily import WEEK
from engine.players.base import Level
from engine.tables.model.table import ChannelPlace, Player, Status
from engine.tables.transitions.lobby import joined
from tests.data.sqlite import results_at
from tests.e2e.conftest import private
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, text_of

SOON = 5.0
"""Seconds within which a press is answered, on a busy machine as well."""


def unused(*_: Any) -> Any:
    raise AssertionError("not in the sandbox")


@asynccontextmanager
async def stage(database: Path, players: int = 2, **further: Any) -> AsyncIterator[Stage]:
    """The sandbox's world, with the tools of the other tests."""
    async with opened(SandboxOptions(players=players, seed=7, **further), database) as world:
        people = dict(zip(MEMBERS, world.members, strict=False))
        none: dict[str, Any] = dict.fromkeys(("sent", "next_bot"), unused)
        yield Stage(world.env, world.shown, people, private=private, **none)


def test_the_greeting_names_the_menu_as_the_page_does() -> None:
    """In each language."""
    catalogue = Catalogue()
    for language in catalogue.languages:
        say = catalogue.say(language)
        assert f"**{say('sandbox-viewing')}**" in say("sandbox-welcome"), language


@pytest.mark.slow
async def test_a_second_run_opens_the_same_channel_with_its_board(tmp_path: Path) -> None:
    """People keep their seats, and can go on typing commands."""
    async with stage(tmp_path / "seas.db") as first:
        assert shows(first.texts()[0], "sandbox-welcome")
        await first.type("Anna", "table open")
        await first.does("Ben", "join")
        channel, people = first.channel.id, [actor.id for actor in first.people.values()]
    async with stage(tmp_path / "seas.db", players=3) as second:
        assert second.channel.id == channel
        assert [actor.id for actor in second.people.values()][:2] == people
        again, board = second.texts()
        assert shows(again, "sandbox-again")
        assert "Anna · host" in board
        assert "Ben" in board
        assert shows(await second.press("Anna", "Start"), "hand-yours")
        assert shows(await second.type("Ben", "hand"), "hand-waits", name="Anna", count=1)
    async with stage(tmp_path / "seas.db") as third:
        board = third.showing("My hand")
        assert shows(text_of(board), "seven-seas-turn", phase="play")
        assert shows(await third.press("Anna", "My hand", on=board), "hand-yours")


async def test_one_press_begins_the_lesson_or_a_game_against_a_deckhand(tmp_path: Path) -> None:
    """The first member alone may change the settings."""
    async with stage(tmp_path / "seas.db") as run:
        welcome = run.showing("Play 7 Seas against a Deckhand")
        assert button_labels(welcome)[0] == "Learn 7 Seas", "first for a newcomer"
        assert "Step 1 of" in await run.press("Ben", "Learn 7 Seas", on=welcome)
        assert run.bot.tables.open_tables() == ()
        assert run.showing("Learn 7 Seas").id == welcome.id
        hand = await run.press("Ben", "Play 7 Seas against a Deckhand", on=welcome)
        assert shows(hand, "hand-yours") or "is choosing" in hand
        (table,) = run.bot.tables.open_tables()
        assert [player.level for player in table.players] == [None, Level.DECKHAND]
        assert "settings" in run.people["Anna"].available_commands(run.channel)
        assert "settings" not in run.people["Ben"].available_commands(run.channel)


async def test_a_direct_message_with_the_bot_can_be_looked_at(tmp_path: Path) -> None:
    """Only what needs no server is offered there, and it is played there.

    Commands are described in the language of the members, choices too; names are typed and sent.
    """
    options = SandboxOptions(seed=7, direct=True, language="de")
    async with opened(options, tmp_path / "seas.db") as world:
        (welcome,) = [text_of(message) for message in world.shown.history()]
        assert all(f"`/{name}`" in welcome for name in ("solo", "learn", "daily"))
        anna: Any = world.viewers[0]
        assert len(world.viewers) == 1
        assert world.shown.id == anna.dm_channel.id
        assert {"solo", "learn", "daily", "help", "rules"} <= set(anna.available_commands())
        assert not {"table open", "play", "hand"} & set(anna.available_commands())
        answered = await anna.slash("learn", game="seven-seas")
        shown = answered.followups[-1] if answered.followups else answered.response
        assert shows(text_of(shown), "lesson-step", number=1)
        assert world.bot.tables.open_tables() == ()
        registered, say = world.env.backend.commands[None].values(), world.bot.catalogue.say("de")
        solo = next(each for each in registered if each["name"] == "solo")
        assert solo["description"] == say("commands-solo")
        level = next(option for option in solo["options"] if option["name"] == "level")
        assert level["description"] == say("commands-solo-level")
        assert level["choices"][0]["name"] == say("choice-deckhand")
        english = [
            (command["name"], option["name"])
            for command in registered
            for option in command["options"]
            if option["description"] in (option.get("description_localizations") or {}).values()
            and option["description"] != option["description_localizations"]["de"]
        ]
        assert english == []


@pytest.mark.parametrize(
    ("language", "locale"), [(None, "en-US"), ("de", "de"), ("pt", "pt-BR"), ("tlh", "en-US")]
)
def test_a_language_that_discord_lacks_opens_an_english_page(
    language: str | None, locale: str
) -> None:
    assert locale_of(language) == locale


async def test_a_table_opens_in_the_channel_if_no_thread_can_be_entered(tmp_path: Path) -> None:
    async with stage(tmp_path / "seas.db") as run:
        assert shows(await run.type("Anna", "settings"), "settings-thread", thread="none")
        assert "Threads" not in button_labels(run.hands["Anna"])
        assert shows(await run.type("Anna", "table open", thread=True), "open-without-thread")
        taken = await run.type("Ben", "table open")
        assert shows(taken, "refusal-place-taken-alone")
        assert shows(taken, "refusal-place-taken-alone", host="**Anna**")
        assert run.channel.threads == []
        assert "Anna · host" in run.texts()[-1]


@pytest.mark.slow
async def test_a_turn_ends_in_real_time_and_no_press_waits_for_it(tmp_path: Path) -> None:
    async with stage(tmp_path / "seas.db") as run:
        place = ChannelPlace(run.channel.guild.id, run.channel.id)
        anna, ben = (Player(name, run.people[name].id) for name in ("Anna", "Ben"))
        table = await run.bot.tables.open(place, anna, "seven-seas", {}, clock=6)  # above SOON
        await run.bot.tables.change(table.id, joined, run.bot.tables.rules(table), ben)
        await run.bot.publisher.caught_up(table.id)
        began = perf_counter()
        await run.press("Anna", "Start")
        started = perf_counter()
        await run.type("Ben", "hand")
        assert perf_counter() - started < SOON
        while "Time was up" not in "".join(run.texts()):
            await asyncio.sleep(0.1)
            assert perf_counter() - began < 60
        assert perf_counter() - began > 5


@pytest.mark.slow
async def test_a_club_has_a_past_of_sixty_games(tmp_path: Path) -> None:
    """Each member's games, marks and opponents are there from the start, and once."""
    async with stage(tmp_path / "seas.db", club=True) as run:
        assert shows(run.texts()[0], "sandbox-club")
        assert len(run.texts()) == 1
        assert "page 1 of" in await run.type("Anna", "history")
        told = await run.type("Anna", "profile")
        assert shows(told, "rating-in-profile", pool="Letter of Marque, three or more")
        leaves = [told]
        while any("More" in label for label in button_labels(run.hands["Anna"])):
            leaves.append(await run.press_hand("Anna", "More"))
        assert shows("".join(leaves), "profile-favourite", games=19)
        assert "**Marks**" in leaves[-1]
        store = run.bot.store
        tables, _ = await store.all_tables()
        results = [result for table in tables for result in await results_at(store, table.id)]
        assert len({result.table for result in results}) == 60
        users = set(run.env.bot.members.values())
        assert {result.user for result in results} == {None, *users}
        assert max(result.ended for result in results) < run.bot.clock.now()
        assert {result.game for result in results} >= set(WEEK)
        board = await run.type("Anna", "leaderboard")
        assert board.startswith("### 🏆 Letter of Marque, three or more")
        assert len(re.findall(r"^\*\*\d\.\*\* \w+ · \*\*\d+\*\*", board, re.MULTILINE)) == 6
    async with stage(tmp_path / "seas.db", club=True) as again:
        assert len((await again.bot.store.all_tables())[0]) == 60


@pytest.mark.slow
async def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    game = read_club()[0]
    for _ in range(2):
        async with stage(tmp_path / "seas.db", game=game) as run:
            result = run.showing("Replay")
            assert "<:s_" in text_of(result), "pictures, no signs"
            told = await run.press("Anna", "Replay", on=result)
            assert shows(told, "replay-title", step=0, steps=121)
            assert len((await run.bot.store.all_tables())[0]) == 1


async def test_four_people_open_and_start_a_table_in_a_group_chat(tmp_path: Path) -> None:
    """The bot sends nothing there by itself, and takes the others' presses."""
    async with opened(SandboxOptions(seed=7, group=True), tmp_path / "seas.db") as world:
        anna, *others = (actor for actor in world.members)
        welcome = [text_of(message) for message in world.shown.history()]
        assert len(welcome) == 1
        assert shows(welcome[0], "sandbox-group")
        before = len(world.env.http_requests)
        await anna.slash(world.shown, "table open", game="seven-seas")
        for other in others:
            await other.click(world.shown.history()[-1], label="Join")
        await anna.click(world.shown.history()[-1], label="Start")
        (table,) = await world.bot.tables.chats.of(anna.id)
        assert table.status is Status.RUNNING
        sent = [f"{each.method} {each.path}" for each in world.env.http_requests[before:]]
        assert not [each for each in sent if "/channels/" in each]
