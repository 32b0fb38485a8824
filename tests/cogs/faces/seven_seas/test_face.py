"""The face of 7 Seas: rules with the values in force, what a card brings, the end."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from bot.texts.decks import register_decks
from cogs.faces.seven_seas.end import _won
from cogs.faces.seven_seas.face import FACE as face
from cogs.faces.seven_seas.words import called, short
from cogs.table.pages.lesson import newcomer_words
from cogs.table.pages.menus import rules_text
from cogs.ui.face import Chapter
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.names import Names, names_of
from engine.core import RoundEnded, choices_by_default
from engine.games import GAMES
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK, KING, KRAKEN, Card, Suit
from engine.games.seven_seas.events import BootyCounted, Category, CategoryScored, Nicked, ShipMoved
from engine.games.seven_seas.state import State
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import HEARD, SAY, end_of, hand_text, moments
from tests.engine.games.seven_seas.positions import position

NAMES = Names(("Anna", "Ben", "Chloé", "Dirk"), ("Anna", "Ben", "Chloé", "Dirk"))

OWN = tuple(-7 if card is KRAKEN else card.suit + 1 for card in DECK)


@pytest.mark.parametrize(
    ("rule", "value"), [(rule.name, value) for rule in GAME.house_rules for value in rule.values]
)
def test_the_harbour_is_explained_if_there_is_one(rule: str, value: object) -> None:
    """In the rules and in every hand, for each value of each house rule."""
    options = GAME.options(**{rule: value})
    seats = min(GAME.seats_for(options))
    pages = [rules_text(SAY, face, options, each) for each in (Chapter.SHORT, Chapter.COURSE)]
    told = [*pages, rules_text(SAY, face, options, Chapter.SCORING)]
    for moment in islice(moments(GAME, options, seats, 1), 60):
        told += [hand_text(face, moment, seat) for seat in moment.seen(None).to_move]
    if options.ultimate_teams:
        assert [text for text in told if "harbour" in text.casefold()] == []
    else:
        assert all("or the harbour" in page for page in pages)


def test_partners_share_the_chest_that_is_nicked_from() -> None:
    names = replace(NAMES, reader=3, sides=2)
    assert "from your chest" in face.event_line(SAY, Nicked(0, 1), names)
    names = replace(NAMES, sides=2)
    assert "from Ben and Dirk's chest" in face.event_line(SAY, Nicked(0, 1), names)


def test_a_hosts_own_booty_table_is_printed_suit_by_suit_and_called_so() -> None:
    options = GAME.options(booty="harbour", booty_values=OWN)
    rules = rules_text(SAY, face, options, Chapter.SCORING)
    assert "the host's own table" in rules
    for suit, name in zip(Suit, ("🪙 gold", "💎 crystal", "🥃 rum"), strict=False):
        assert f"{name}:\n-# 1/2/3/4/5/6/7/8/9/10→{suit + 1}" in rules
    assert "💀 curse:\n-# 2/3/4/5/6/7/8/9/10→4, 1→-7" in rules


def test_the_scoring_shows_the_best_cards_and_their_values() -> None:
    """A card that counts its own strength needs no arrow."""
    best = (Card.G7, Card.C5, None, KRAKEN)
    moment = next(moments(GAME, GAME.options(), 4, 1))
    events = (BootyCounted(0, best, (7, 4, 0, -7), 4), RoundEnded(1, (0, 0, 0, 0)))
    for say, words in (
        (SAY, "🪙7 💎5 (4) 🥃– 🐙-7 = **4**"),
        (HEARD, "gold 7, crystal 5 counts 4, rum none, kraken -7; together **4**"),
    ):
        text = "\n".join(face.scoring(say, moment.seen(None), events, NAMES))
        assert words in text.replace(JOINER, "")


def test_a_hosts_default_table_is_what_the_rules_print_without_a_table(tmp_path: Path) -> None:
    rows = [f"{suit.name.lower()} = [{', '.join(['3'] * 10)}]" for suit in Suit if suit != 3]
    curses = "curses = [-7, -1, -1, -1, -1, -1, -1, -1, -1, -1]"
    text = "\n".join(["[harbour]", *rows, curses])
    (tmp_path / "seven_seas.toml").write_text(text, encoding="utf-8")
    register_decks(tmp_path)
    try:
        game = GAMES["seven-seas"]
        rules = rules_text(SAY, face, game.options(**choices_by_default(game)), Chapter.SCORING)
    finally:
        register_decks(None)
    assert "🪙 gold, 💎 crystal, 🥃 rum:\n-# 1/2/3/4/5/6/7/8/9/10→3" in rules
    assert "💀 curse:\n-# 2/3/4/5/6/7/8/9/10→-1, 1→-7" in rules


def told_of(state: State) -> str:
    """The first player's hand in this state of a table of two."""
    moment = next(moments(GAME, GAME.options(), 2, seed=1))
    page = face.page(SAY, moment.seen(0, state), replace(NAMES, reader=0), "")
    return "\n".join((page.question, *page.lies, *page.blocks)).replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("held", "display", "line"),
    [
        ("r1", "x1", "+1 point unless stolen, -2 booty, **🪝 nick: steal a hidden card**"),
        ("x1", "r1", "by 🐙1 kraken: +1 point unless stolen, -2 booty, clears the display"),
        ("c10", "x1 r9 c2", "🐙1 + 🥃9 by 💎10: -7 booty"),
    ],
)
def test_a_line_says_card_capture_and_gain_in_one_form(held: str, display: str, line: str) -> None:
    assert line in told_of(position(held, "g5", display=display, chests=("", "g7")))


def test_a_player_without_points_reads_the_closest_miss() -> None:
    seen = next(moments(GAME, GAME.options(), 2, seed=1)).seen(None)
    won = [
        CategoryScored(Category.CARDS, (13, 27), (1,), 1),
        CategoryScored(Category.COINS, (6, 8), (1,), 1),
        CategoryScored(Category.LADY, (0, 1), (1,), 1),
        CategoryScored(Category.KING, (0, 0), (), 1),
        CategoryScored(Category.BOOTY, (9, 14), (1,), 2),
    ]
    events = (*won, ShipMoved(1, 3, 8), RoundEnded(1, (0, 5)))
    text = "\n".join(face.scoring(SAY, seen, events, NAMES))
    what = "most cards, most gold, the lady and the best booty"
    assert f"scoring\n🔵{NO_BREAK}Ben **+5 spaces** (3 → 8): {what}\n" in text
    assert f"🔴{NO_BREAK}Anna: nothing, but close in gold: 6 to 8." in text
    assert "Ben: nothing" not in text


@pytest.mark.parametrize(
    ("language", "gold", "king", "heard"),
    [
        ("en", "Lay 🪙6 gold.", "Lay 🤴🥃1 pirate king.", "Lay pirate king (rum 1)."),
        ("de", "Leg Gold 🪙6 ab.", "Leg den Piratenkönig 🤴🥃1 ab.", "den Piratenkönig (Rum 1)"),
        ("fr", "Pose l'or 🪙6.", "Pose le roi pirate 🤴🥃1.", "Pose le roi pirate (rhum 1)."),
        ("it", "Posa l'oro 🪙6.", "Posa il re pirata 🤴🥃1.", "Posa il re pirata (rum 1)."),
        ("nl", "Leg goud 🪙6 neer.", "Leg de piratenkoning 🤴🥃1 neer.", "(rum 1) neer."),
    ],
)
def test_a_sentence_names_a_card_as_its_language_does(
    language: str, gold: str, king: str, heard: str
) -> None:
    """The article is that of the card, and the suit in brackets has none."""
    say, by_ear = CATALOGUE.say(language), CATALOGUE.in_words(language)
    for card, told in ((Card.G6, gold), (KING, king)):
        assert say("seven-seas-move-lay", card=called(say, card)).replace("\u00a0", " ") == told
    assert heard in by_ear("seven-seas-move-lay", card=called(by_ear, KING))


def test_a_category_that_several_won_names_them_all() -> None:
    crew = ("Anna", "Ben", "Cora")
    scored = CategoryScored(Category.BOOTY, (12, 8, 12), (0, 2), 3)
    told = [_won(SAY, (scored, RoundEnded(1, (3, 0, 3))), Names(crew, crew), s) for s in range(3)]
    assert [each.seats for each in told] == [(0, 2), (), (0, 2)]
    assert "Anna and Cora with 12 each" in told[0].words == told[2].words


def test_the_first_round_explains_signs_and_a_hand_out_of_turn_its_two_rows_of_cards() -> None:
    for moment in moments(GAME, GAME.options(), 3, seed=1):
        board = "".join(face.board(SAY, moment.seen(None), moment.names)).replace(NO_BREAK, " ")
        assert ("✋ hand, 🧰 chest" in board) is (moment.seen(None).view.round == 1)
        waits = next(seat for seat in range(3) if seat not in moment.seen(None).to_move)
        if (seen := moment.seen(waits)).view.hand and not seen.outcome:
            text = hand_text(face, moment, waits)
            empty = not seen.view.display
            assert ("The display is empty" in text, "Display: " in text) == (empty, not empty)
            assert "You hold " in text


def test_a_newcomer_reads_what_the_special_card_in_their_hand_does() -> None:
    seen = next(moments(GAME, GAME.options(), 4, seed=1)).seen(0)
    cases = ((KRAKEN, KING), "kraken"), ((KING, Card.G2), "pirate"), ((Card.G1, Card.X2), "none")
    for hand, stage in cases:
        words = newcomer_words(SAY, replace(seen, view=replace(seen.view, hand=hand)))
        assert words.endswith(SAY("first-words-seven-seas", stage=stage))
        assert all(term in words for term in ("from the display", "Booty: ")), "they come in lines"


def test_a_past_choice_of_a_nick_shows_the_cards_to_choose_from() -> None:
    replay = end_of(GAME.key, 3, 0).replay
    names = names_of(replay.table, 0, SAY).plain
    steps = range(len(replay.steps))
    seen = next(
        each
        for each in ([replay.seen(step, seat) for seat in range(3)] for step in steps)
        if any(own.view.opened_cards for own in each)
    )
    found = [own.view.opened_cards for own in seen]
    assert sum(map(bool, found)) == 1
    for cards, line in zip(found, face.hands(SAY, seen, names).splitlines(), strict=True):
        assert ("to choose from" in line) == bool(cards)
        assert all(short(SAY, card) in line for card in cards)
