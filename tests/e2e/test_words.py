"""Everything in words, as who cannot see chooses it: hands by press and typed, boards, restarts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.ui.layout import JOINER
from engine.games import GAMES
from engine.tables.transitions import shuffle
from tests.amounts import one_of
from tests.cogs.faces.by_ear import faults, faults_of
from tests.e2e.company import LUCK, board, boards
from tests.e2e.harbour import Harbour, button_id, buttons, components_of, text_of
from tests.e2e.past import finished
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.test_shuffle import cut

PEOPLE = ["Anna", "Ben", "Chloé"]


async def come_round(harbour: Harbour, who: str) -> None:
    """All others move, by presses, until it is this person's turn."""
    while who not in (movers := await who_moves(harbour)):
        await harbour.press(movers[0], "My hand")
        await press_something(harbour, movers[0], LUCK)


def heard(harbour: Harbour, who: str) -> list[str]:
    """The faults of the private messages of somebody who wants words."""
    return [fault for message in harbour.privates(who) for fault in faults_of(shown(message))]


def shown(message: Any) -> list[dict[str, Any]]:
    return components_of(message)


def is_drawn(message: Any) -> bool:
    """True if it is for eyes: a button has an emoji, or a text a sign."""
    return any(each.get("emoji") for each in buttons(message)) or bool(faults(text_of(message)))


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_turn_is_played_in_words(harbour: Harbour, game: str) -> None:
    """By press and typed; the board, and what others see, stay as they are."""
    said = await harbour.prefers("Anna", words=True)
    assert "Screen reader: words" in said
    await open_table(harbour, game, PEOPLE)
    await come_round(harbour, "Anna")
    hand = await harbour.type("Anna", "hand")
    assert hand.startswith("### You have ")
    assert "choice" in hand.splitlines()[0]
    await press_something(harbour, "Anna", LUCK)
    assert heard(harbour, "Anna") == []
    await come_round(harbour, "Anna")
    offers = await harbour.offered("Anna", "play", "card")
    assert offers
    assert [fault for offer in offers for fault in faults(offer["name"])] == []
    card = LUCK.choice(offers)["value"]
    takes = await harbour.offered("Anna", "play", "take", card=card)
    await harbour.type("Anna", "play", card=card, **({"take": takes[0]["value"]} if takes else {}))
    assert heard(harbour, "Anna") == []
    assert is_drawn(boards(harbour)[0])
    await harbour.press("Ben", "My hand")
    assert "'s turn" not in harbour.hand_text("Ben")
    assert heard(harbour, "Anna") == [], "also where the bot has brought it up to date"


@pytest.mark.slow
async def test_panels_refusals_rules_and_help_are_in_words(managed: Harbour) -> None:
    harbour = managed
    await harbour.prefers("Anna", words=True)
    await harbour.prefers("Grace", words=True)
    await harbour.type("Anna", "table open", game="seven-seals")
    for label in ("Add computer", "House rules", "How to play"):
        await harbour.press("Anna", label)
    await harbour.press("Ben", "Join")
    await harbour.press("Chloé", "Join")
    await harbour.press("Anna", "Start")
    for command in ("help", "rules", "hint", "table end"):
        await harbour.type("Anna", command)
    for command in ("settings", "hand"):
        await harbour.type("Grace", command)
    await harbour.press("Anna", "More")
    await harbour.press_hand("Anna", "Log")
    await harbour.type("Anna", "play", card="nonsense")
    assert heard(harbour, "Anna") == []
    assert heard(harbour, "Grace") == []


@pytest.mark.slow
async def test_past_games_and_what_is_told_about_the_bot_and_people_are_in_words(
    managed: Harbour,
) -> None:
    harbour = managed
    await harbour.prefers("Anna", words=True)
    for luck, others in enumerate((["🦊🍷"], ["Ben", "Chloé"], ["Ben", "Chloé"], ["Ben"]), 1):
        table = await finished(harbour, "seven", "Anna", *others, luck=luck)
    listed = await harbour.type("Anna", "history")
    assert "somebody whose name is all symbols" in listed
    assert re.search(r"\d+ chips, Ben (?:1st|2nd): \d+ chips", listed)
    await harbour.pick("Anna", f"Table {table}")
    await harbour.press_hand("Anna", "Save as text")
    await harbour.type("Anna", "history")
    await harbour.pick("Anna", f"Table {table}")
    await harbour.press_hand("Anna", "Check the shuffle")
    marks = await harbour.type("Anna", "profile", member=harbour.people["Ben"])
    assert "×" not in marks
    assert marks.count("times") > 0
    for command in ("profile", "verify", "privacy", "preferences", "about"):
        await harbour.type("Anna", command)
    harbour.bot.tables.origin = shuffle.sealed
    await harbour.type("Anna", "table open")
    await managing(harbour, words=True)
    assert "a word of symbols" in await cut(harbour, "Anna", "🦜")
    assert "Cut by Anna: a word of symbols" in text_of(harbour.showing("Join"))
    assert heard(harbour, "Anna") == []
    await harbour.type("Ben", "profile")
    assert is_drawn(harbour.hands["Ben"])
    post = button_id(harbour.hands["Ben"], "Post it here")
    await harbour.people["Ben"].click(harbour.hands["Ben"], custom_id=post)
    assert "Ben in this server" in text_of(harbour.messages()[-1])
    assert faults_of(shown(harbour.messages()[-1])) == []


async def test_a_servers_boards_can_be_in_words(managed: Harbour) -> None:
    """From the lobby to the result, at once and after a restart; hands are each person's own."""
    harbour = managed
    await open_table(harbour, "seven-seas", PEOPLE)
    assert "🌊" in board(harbour)
    await managing(harbour, words=True)
    assert faults_of(shown(boards(harbour)[0])) == []
    assert "Anna: space 0 of 7" in board(harbour)
    await harbour.restart()
    movers = await who_moves(harbour)
    await harbour.type(movers[0], "hand")
    await press_something(harbour, movers[0], LUCK)
    assert faults_of(shown(boards(harbour)[0])) == []
    assert is_drawn(harbour.hands[movers[0]])
    announced = [text for text in harbour.texts() if "your turn" in text]
    assert [fault for text in announced for fault in faults(text)] == []
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    assert faults_of(shown(harbour.messages()[-1])) == []
    await harbour.type("Anna", "table open", thread=True)
    assert harbour.channel.threads[-1].name == "7 Seas"
    await managing(harbour, words=False)
    await harbour.type("Anna", "table open")
    assert "🔴 Anna" in harbour.texts()[-1].replace(JOINER, "")


async def managing(harbour: Harbour, *, words: bool) -> None:
    """Let the server's owner choose how boards are."""
    said = await harbour.sets("Grace", words=words)
    assert "Boards in words" in said, said
