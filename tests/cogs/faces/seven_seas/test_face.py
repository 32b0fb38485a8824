"""The face of 7 Seas signs the contract, and its rules print the values in force."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.decks import register_decks
from cogs.faces.seven_seas import face
from cogs.ui.face import Chapter
from cogs.ui.layout import NO_BREAK
from cogs.ui.names import Names
from engine.core import Event, Seat, choices_by_default
from engine.games import GAMES
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import DECK, KRAKEN, Card, Suit
from engine.games.seven_seas.events import Captured, CardKept, Cleared, Nicked
from tests.cogs.faces.face_kit import face_contract
from tests.cogs.faces.moments import SAY, moments
from tests.engine.games.seven_seas.positions import cards

TestContract = face_contract(face, GAME)

NAMES = Names(("Anna", "Ben", "Chloé", "Dirk"), ("Anna", "Ben", "Chloé", "Dirk"))

OWN = tuple(-7 if card is KRAKEN else card.suit + 1 for card in DECK)


@pytest.mark.parametrize(
    ("event", "reader", "words"),
    [
        (Captured(0, Card.C8, (Card.G5, Card.R3), CaptureRule.SUM), None, "Anna played 💎8 and"),
        (Captured(0, Card.C8, (Card.G5, Card.R3), CaptureRule.SUM), 0, "You played 💎8 and took"),
        (Cleared(0), 1, "**🌊 Anna cleared the display!**"),
        (Nicked(0, 1), None, "**🪝 Anna nicked a card from Ben's chest.**"),
        (Nicked(0, 1), 0, "**🪝 You nicked a card from Ben's chest.**"),
        (Nicked(0, 1), 1, "**🪝 Anna nicked a card from your chest.**"),
        (CardKept(0, 1, Card.C8), 0, "You kept 💎8. Nobody else knows."),
        (CardKept(0, 1, Card.C8), 1, ""),
        (CardKept(0, 1, Card.C8), None, ""),
    ],
)
def test_doer_and_victim_are_told_as_you(event: Event, reader: Seat | None, words: str) -> None:
    told = face.tell(SAY, event, replace(NAMES, reader=reader))
    assert told.startswith(words)
    assert bool(told) == bool(words)


def test_partners_share_the_chest_that_is_nicked_from() -> None:
    names = replace(NAMES, reader=3, sides=2)
    assert "from your chest" in face.tell(SAY, Nicked(0, 1), names)
    names = replace(NAMES, sides=2)
    assert "from Ben and Dirk's chest" in face.tell(SAY, Nicked(0, 1), names)


def test_a_hosts_own_booty_table_is_printed_suit_by_suit_and_called_so() -> None:
    options = GAME.options(booty="harbour", booty_values=OWN)
    rules = face.rules(SAY, options, Chapter.SCORING)
    assert "the host’s own table" in rules
    for suit, name in zip(Suit, ("🪙 gold", "💎 crystal", "🥃 rum"), strict=False):
        assert f"{name}: {' · '.join([str(suit + 1)] * 10)}" in rules
    assert "💀 curse: -7 · 4 · 4" in rules


def test_the_rules_tell_the_house_rules_in_force() -> None:
    options = GAME.options(target=14, last_clears=True, teams=True)
    assert "reaches space **14**" in face.rules(SAY, options, Chapter.SHORT)
    course = face.rules(SAY, options, Chapter.COURSE)
    assert "go to whoever captured last" in course
    assert "Partners sit opposite" in course
    assert "Partners" not in face.rules(SAY, GAME.options(), Chapter.COURSE)


def test_a_hosts_default_table_is_what_the_rules_print_without_a_table(tmp_path: Path) -> None:
    rows = [f"{suit.name.lower()} = [{', '.join(['3'] * 10)}]" for suit in Suit if suit != 3]
    curses = "curses = [-7, -1, -1, -1, -1, -1, -1, -1, -1, -1]"
    text = "\n".join(["[harbour]", *rows, curses])
    (tmp_path / "seven_seas.toml").write_text(text, encoding="utf-8")
    register_decks(tmp_path)
    try:
        game = GAMES["seven-seas"]
        rules = face.rules(SAY, game.options(**choices_by_default(game)), Chapter.SCORING)
    finally:
        register_decks(None)
    assert "🪙 gold, 💎 crystal, 🥃 rum: 3 · 3" in rules
    assert "💀 curse: -7 · -1" in rules


@pytest.mark.parametrize(("held", "across"), [("c3 x6 g7 c8", 4), ("c3 x6 g7 c10", 3)])
def test_a_row_of_a_hand_with_a_ten_has_room_for_three_cards(held: str, across: int) -> None:
    """A phone would wrap the fourth."""
    moment = next(moments(GAME, GAME.options(), 2, seed=1))
    seen = moment.seen(0)
    seen = replace(seen, to_move=(), view=replace(seen.view, hand=cards(held)))
    assert face.page(SAY, seen, moment.names, "").across == across


def test_the_title_never_tears_the_deal_across_lines() -> None:
    """Two players take two deals a round, which a phone has no room for in the first line."""
    table = next(iter(moments(GAME, GAME.options(), 2, 1)))
    title = face.board(SAY, table.seen(None), table.names)[0]
    assert NO_BREAK.join(("deal", "1", "of", "2")) in title
