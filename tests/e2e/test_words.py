"""Everything in words, as who cannot see chooses it: hands by press and typed, boards, restarts."""

import re
from typing import Any

import pytest

from cogs.ui.layout import JOINER
from engine.games import GAMES
from engine.tables.transitions import shuffle
from tests.amounts import one_of
from tests.cogs.faces.by_ear import faults, faults_of
from tests.e2e.comings import LUCK, board, boards
from tests.e2e.finished_games import finished
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, button_labels, buttons, components_of, text_of
from tests.e2e.test_shuffle import cut

PEOPLE = ["Anna", "Ben", "Chloé"]


async def come_round(stage: Stage, who: str) -> None:
    """All others move, by presses, until it is this person's turn."""
    while who not in (movers := await who_moves(stage)):
        await stage.press(movers[0], "My hand")
        await press_something(stage, movers[0], LUCK)


def heard(stage: Stage, who: str) -> list[str]:
    """The faults of the private messages of somebody who wants words."""
    return [fault for message in stage.privates(who) for fault in faults_of(shown(message))]


def shown(message: Any) -> list[dict[str, Any]]:
    return components_of(message)


def is_drawn(message: Any) -> bool:
    """True if it is for eyes: a button has an emoji, or a text a sign."""
    return any(each.get("emoji") for each in buttons(message)) or bool(faults(text_of(message)))


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_turn_is_played_in_words(stage: Stage, game: str) -> None:
    """By press and typed; the board, and what others see, stay as they are."""
    said = await stage.prefers("Anna", words=True)
    assert "Screen reader: words" in said
    await open_table(stage, game, PEOPLE)
    await come_round(stage, "Anna")
    hand = await stage.type("Anna", "hand")
    assert hand.startswith("### It is your turn.")
    await press_something(stage, "Anna", LUCK)
    assert heard(stage, "Anna") == []
    await come_round(stage, "Anna")
    offers = await stage.offered("Anna", "play", "card")
    assert offers
    assert [fault for offer in offers for fault in faults(offer["name"])] == []
    card = LUCK.choice(offers)["value"]
    takes = await stage.offered("Anna", "play", "take", card=card)
    await stage.type("Anna", "play", card=card, **({"take": takes[0]["value"]} if takes else {}))
    assert heard(stage, "Anna") == []
    assert is_drawn(boards(stage)[0])
    await stage.press("Ben", "My hand")
    assert "'s turn" not in stage.hand_text("Ben")
    assert heard(stage, "Anna") == [], "also where the bot has brought it up to date"


async def test_switches_of_panels_say_whether_they_are_on(managed: Stage) -> None:
    """By ear a button has no sign: its label says so, in every press's answer."""
    stage = managed
    await stage.prefers("Anna", words=True)
    await stage.type("Anna", "preferences")
    assert {"Screen reader: on.", "Ask first: off."} <= set(button_labels(stage.hands["Anna"]))
    await stage.press_hand("Anna", "Ask first")
    assert "Ask first: on." in button_labels(stage.hands["Anna"])
    await stage.prefers("Grace", words=True)
    await stage.type("Grace", "settings")
    assert "Boards in words: off." in button_labels(stage.hands["Grace"])
    await stage.type("Ben", "preferences")
    assert "Ask first" in button_labels(stage.hands["Ben"])


@pytest.mark.slow
async def test_past_games_and_pages_about_the_bot_and_people_are_in_words(
    managed: Stage,
) -> None:
    stage = managed
    await stage.prefers("Anna", words=True)
    for luck, others in enumerate((["🦊🍷"], ["Ben", "Chloé"], ["Ben", "Chloé"], ["Ben"]), 1):
        table = await finished(stage, "seven", "Anna", *others, luck=luck)
    listed = await stage.type("Anna", "history")
    assert shows(listed, "history-signs")
    assert re.search(r"\d+ chips, Ben (?:1st|2nd): \d+ chips", listed)
    await stage.pick("Anna", f"Table {table}")
    await stage.press_hand("Anna", "More")
    await stage.press_hand("Anna", "Save as text")
    await stage.goes("Anna", "/history", f"Table {table}", "More", "Check the shuffle")
    marks = await stage.type("Anna", "profile", member=stage.people["Ben"])
    assert "×" not in marks
    assert marks.count("times") > 0
    for command in ("profile", "privacy", "preferences", "about"):
        await stage.type("Anna", command)
    stage.bot.tables.origin = shuffle.sealed
    await stage.type("Anna", "table open")
    await managing(stage, words=True)
    assert shows(await cut(stage, "Anna", "🦜"), "cut-signs")
    assert "Cut by Anna: a word of symbols" in text_of(stage.showing("Join"))
    assert heard(stage, "Anna") == []
    await stage.type("Ben", "profile")
    assert is_drawn(stage.hands["Ben"])
    post = button_id(stage.hands["Ben"], "Post it here")
    await stage.people["Ben"].click(stage.hands["Ben"], custom_id=post)
    assert "Ben in this server" in text_of(stage.messages()[-1])
    assert faults_of(shown(stage.messages()[-1])) == []


@pytest.mark.slow
async def test_a_servers_boards_can_be_in_words(managed: Stage) -> None:
    """From the lobby to the result, at once and after a restart; hands are each person's own."""
    stage = managed
    await open_table(stage, "seven-seas", PEOPLE)
    assert "🌊" in board(stage)
    await managing(stage, words=True)
    assert faults_of(shown(boards(stage)[0])) == []
    assert shows(board(stage), "seven-seas-row", name="Anna", place=0, target=7, behind=0)
    await stage.restart()
    movers = await who_moves(stage)
    await stage.type(movers[0], "hand")
    await press_something(stage, movers[0], LUCK)
    assert faults_of(shown(boards(stage)[0])) == []
    assert is_drawn(stage.hands[movers[0]])
    announced = [text for text in stage.texts() if "your turn" in text]
    assert [fault for text in announced for fault in faults(text)] == []
    await stage.closes("Anna")
    assert faults_of(shown(stage.messages()[-1])) == []
    await stage.type("Anna", "table open", thread=True)
    assert stage.channel.threads[-1].name == "7 Seas"
    await managing(stage, words=False)
    await stage.type("Anna", "table open")
    assert "🔴 Anna" in stage.texts()[-1].replace(JOINER, "")


async def managing(stage: Stage, *, words: bool) -> None:
    """Let the server's owner choose how boards are."""
    said = await stage.sets("Grace", words=words)
    assert shows(said, "settings-words-button"), said
