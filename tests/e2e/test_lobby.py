"""The lobby on the simulated Discord: seats, house rules, start, and the end of a table."""

from random import Random
from typing import Any

import pytest
from discord import ButtonStyle

from cogs.ui.routes import AddComputer, OpenThread, Verb
from engine.players import Question
from engine.players.base import Level
from engine.tables import view
from engine.tables.model.table import channel_of
from tests.data.rated import played
from tests.e2e.comings import Scene
from tests.e2e.conftest import Opening as Harbours
from tests.e2e.conftest import permit
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, press_id, text_of, walk


async def opened(stage: Scene, *joining: str, **choices: object) -> None:
    await stage.open("Anna", **choices)
    for who in joining:
        await stage.press(who, "Join")


async def test_the_lobby_says_once_who_sits_and_what_is_missing(stage: Scene) -> None:
    """7 Seas is opened when no game is named."""
    assert shows(await stage.type("Anna", "table open"), "lobby-opened")
    lobby = stage.texts()[-1]
    assert "7 Seas" in lobby
    assert "🔴 Anna · host" in lobby
    assert shows(lobby, "lobby-missing", missing=1)
    await stage.press("Ben", "Join")
    lobby = stage.texts()[-1]
    assert "🔵 Ben" in lobby
    assert "Ready." in lobby
    assert (lobby.count("Anna ·"), lobby.count("Ben"), lobby.count("free seat")) == (1, 1, 0)


async def test_a_second_table_in_the_channel_is_offered_a_thread_with_one_press(
    stage: Scene,
) -> None:
    """The table in the thread has all that was chosen, and the offer becomes the answer.

    Without the permission for threads, that is named.
    """
    await opened(stage)
    first = stage.table
    for offer in (OpenThread("chess", 0, rated=False), OpenThread("seven", 7, rated=False)):
        assert shows(await stage.forge("Ben", press_id(offer, first.id)), "refusal-bad-choice")
    assert shows(await stage.type("Ben", "table open", clock=300, rated=True), "open-taken")
    assert button_labels(stage.hands["Ben"]) == ["Open it in a thread"]
    said = await stage.press_hand("Ben", "Open it in a thread")
    assert shows(said, "lobby-opened", game="7 Seas")
    _, second = stage.bot.tables.open_tables()
    assert stage.table == first
    settings = second.settings
    assert (second.host, settings.clock, settings.rated) == (stage.people["Ben"].id, 300, True)
    thread = stage.env.backend.get_channel(channel_of(second.place).channel)
    assert thread.parent_id == stage.channel.id
    permit(stage, create_public_threads=False)
    said = await stage.type("Chloé", "table open")
    assert shows(said, "open-taken-missing", names="Create Public Threads")
    assert "Chloé" not in stage.hands


def selects(stage: Scene) -> int:
    """How many selects Anna's own message has."""
    return sum(bool(part.get("options")) for part in walk(stage.hands["Anna"].components))


def shining(message: Any) -> list[str]:
    """The buttons of a message that have a colour."""
    return [b["label"] for b in buttons(message) if b["style"] != ButtonStyle.secondary.value]


async def test_only_the_next_button_to_press_is_highlighted(stage: Scene) -> None:
    """Join while players are needed, then Start, which is grey before; in the panel as well."""
    await opened(stage, teams=False)
    assert shining(stage.messages()[-1]) == ["Join"]
    assert "Start" in disabled(stage)
    await stage.press("Anna", "Add computer")
    assert shining(stage.hands["Anna"]) == ["Deckhand"], "who has won nothing yet"
    assert shows(stage.hand_text("Anna"), "lobby-first-opponent")
    await stage.press_hand("Anna", "Deckhand")
    assert shining(stage.hands["Anna"]) == ["Start"]
    assert shining(stage.messages()[-1]) == ["Start"]
    assert disabled(stage) == []


async def test_a_mate_is_proposed_to_a_person_who_has_won(stage: Scene) -> None:
    await played(stage.bot.store, stage.people["Anna"].id, stage.people["Ben"].id, ended=1.0)
    await opened(stage)
    await stage.press("Anna", "Add computer")
    assert shining(stage.hands["Anna"]) == ["Mate"]
    assert not shows(stage.hand_text("Anna"), "lobby-first-opponent")


async def test_a_rival_is_asked_to_a_table_once_and_plays_there_with_its_habit(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that the game of the lobby doesn't have isn't seated."""
    made = list[Question]()

    def asked(*given: Any) -> Question:
        made.append(Question(*given))
        return made[-1]

    monkeypatch.setattr(view, "Question", asked)
    await opened(stage)
    await stage.press("Anna", "Add computer")
    await stage.pick("Anna", "Juno sings louder with every cup.")
    assert shows(stage.texts()[-1], "lobby-level", mark="🥃", level="Mate")
    for name in ("Juno", "Rook"):
        pressed = press_id(AddComputer(Level.MATE, name), stage.table.id)
        await stage.forge("Anna", pressed, on=stage.hands["Anna"])
    assert [player.name for player in stage.table.players] == ["Anna", "Juno"]
    await stage.press_hand("Anna", "Start")
    while not made:
        await stage.press_something("Anna", Random(1))
    assert {(question.level, question.rival) for question in made} == {(Level.MATE, "Juno")}


def disabled(stage: Scene) -> list[str]:
    """The buttons of the lobby that cannot be pressed."""
    return [b["label"] for b in buttons(stage.messages()[-1]) if b.get("disabled")]


async def test_nobody_can_join_a_full_table(stages: Harbours) -> None:
    """Its Join and Add computer are grey until somebody leaves; old ones are refused."""
    async with stages(people=5) as stage:
        await opened(stage, "Ben", "Chloé")
        assert shows(stage.texts()[-1], "lobby-ready", free=1)
        await stage.press("Anna", "Add computer")
        await stage.press("Dirk", "Join")
        assert shows(stage.texts()[-1], "lobby-ready", host="**Anna**", free=0)
        assert disabled(stage) == ["Join", "Add computer"]
        table = stage.table.id
        assert shows(await stage.forge("Esi", press_id(Verb.JOIN, table)), "refusal-table-full")
        shown = await stage.forge("Anna", press_id(Verb.COMPUTERS, table), on=stage.hands["Anna"])
        assert shows(shown, "lobby-full")
        assert "Mate" not in button_labels(stage.hands["Anna"])
        await stage.press("Dirk", "Leave")
        assert disabled(stage) == []


async def test_leaving_frees_a_seat_and_the_next_person_becomes_host(stage: Scene) -> None:
    """The last to leave reads that the table is closed, and it has no standing."""
    await opened(stage, "Ben", "Chloé")
    assert shows(await stage.press("Anna", "Leave"), "lobby-left")
    assert "🔴 Ben · host" in stage.texts()[-1]
    await stage.does("Ben", "leave")
    said = await stage.press("Chloé", "Leave")
    assert shows(said, "lobby-left-last")
    assert "Join" not in said
    assert stage.table is None
    assert shows(stage.texts()[-1], "closed-title")
    assert not shows(stage.texts()[-1], "closed-standing")
    labels = button_labels(stage.messages()[-1])
    assert labels == ["New table", "More"]


async def test_only_the_host_starts_and_an_answer_replaces_the_error_before(stage: Scene) -> None:
    """Another error does too, and none is left when the cards are dealt."""
    await opened(stage)
    assert shows(await stage.does("Anna", "start"), "refusal-too-few")
    before = len(stage.privates("Ben"))
    for _ in range(2):
        assert shows(await stage.does("Ben", "start"), "refusal-not-host")
        await stage.env.settle()
        assert len(stage.privates("Ben")) == before + 1
    await stage.press("Ben", "Join")
    await stage.env.settle()
    assert len(stage.privates("Ben")) == before + 1
    assert not [m for m in stage.privates("Ben") if shows(text_of(m), "refusal-not-host")]
    assert shows(await stage.press("Ben", "Start"), "refusal-not-host")
    lobby = stage.showing("Join")
    await stage.does("Anna", "start")
    await stage.env.settle()
    assert lobby.id == stage.showing("More").id, "the message of the lobby is the board now"
    assert not [m for m in stage.privates("Ben") if shows(text_of(m), "refusal-not-host")]


async def test_house_rules_are_chosen_in_selects_by_the_host(stage: Scene) -> None:
    """Only those that differ are listed below the lobby, and the clock."""
    await opened(stage, "Ben", "Chloé")
    assert small_print(stage) == ["-# **Turn time**: unlimited"]
    read = await stage.press("Ben", "House rules")
    assert "**Space to reach**: 7" in read
    assert shows(read, "lobby-rules-of-host")
    assert not button_labels(stage.privates("Ben")[-1]), "nothing to press"
    await stage.press("Anna", "House rules")
    assert "**Turn time**: unlimited" in stage.hand_text("Anna")
    assert selects(stage) == 1
    assert shows(await stage.pick("Anna", "Space to reach"), "rule-seven-seas-target-meaning")
    assert selects(stage) == 2
    await stage.choose_rule("Anna", "Space to reach", "Space to reach: 14")
    await stage.choose_rule("Anna", "Last one clears", "Last one clears: yes")
    listed = ["Space to reach**: 14", "Last one clears**: yes", "Turn time**: unlimited"]
    assert small_print(stage) == [f"-# **{each}" for each in listed]


def small_print(stage: Scene) -> list[str]:
    """The lines of the lobby below its seats."""
    return [line for line in stage.texts()[-1].splitlines() if line.startswith("-#")]


@pytest.mark.slow
async def test_teams_want_four_players_and_are_shown_as_pairs(stage: Scene) -> None:
    """Three in teams do not start, and the lobby says so before anybody tries.

    Menu, panel and lobby agree from the first player on. Partners sit opposite; a free seat is
    shown beside the partner who waits for it.
    """
    await opened(stage)
    await stage.press("Anna", "House rules")
    for rule in ("Teams", "Ultimate teams"):
        said = await stage.choose_rule("Anna", rule, f"{rule}: yes")
        assert f"**{rule}**: yes, from 4 players" in said
        assert f"**{rule}**: yes, from 4 players" in stage.texts()[-1]
    said = await stage.choose_rule("Anna", "Teams", "Teams: no")
    assert "**Teams**: no\n**Ultimate teams**: no\n" in said
    await stage.choose_rule("Anna", "Teams", "Teams: yes")
    for who in ("Ben", "Chloé"):
        await stage.press(who, "Join")
    pairs = {"🔴 **Anna + Chloé**", "🔵 **Ben + free seat**"}
    assert pairs <= {*stage.texts()[-1].splitlines()}
    assert shows(stage.texts()[-1], "lobby-missing", missing=1)
    await stage.goes("Anna", "Add computer", "Mate")
    assert "🔵 **Ben + Marlow**" in stage.texts()[-1].splitlines()
    assert "**Full:**" in stage.texts()[-1]
    assert "**Teams**: yes\n" in stage.texts()[-1]
    await stage.press("Anna", "Start")
    board = "\n".join(stage.texts())
    assert "**Ann+Chl**" in board
    assert "**Ben+Mar**" in board
