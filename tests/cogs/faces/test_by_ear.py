"""Everything in words: over the recorded games no message has a sign, and each says it all."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from cogs.faces import FACES
from cogs.faces.seven_seas.words import named
from cogs.features.ratings.presses import list_name
from cogs.surfaces.render import render
from cogs.table.pages import board
from cogs.table.pages import lobby as lobby_page
from cogs.table.pages.hand import hand_layout, sure_layout
from cogs.table.pages.hints import hint_words, page_for_hint
from cogs.table.pages.menus import CLOCK, end_page, more_actions, more_page, rules_page
from cogs.table.typed import OFFERS, label
from cogs.ui.face import Chapter, Face, forbidden, rounds_ended
from cogs.ui.layout import JOINER, button, container, paged, rows_of, words
from cogs.ui.names import BOT, names_of
from cogs.ui.page import HAND, Accent, Say, ShowPage, Style
from cogs.ui.pictures import CardPictures
from cogs.ui.routes import End, Hint, ReadRules
from cogs.ui.spoken import spoken
from engine import players
from engine.games import GAMES
from engine.games.seven_seas.cards import KING, KRAKEN, LADY
from engine.players.base import Advice, Level
from engine.tables.model.table import Player, Status, Table
from engine.tables.transitions.lobby import read_options
from tests.amounts import amount, one_of
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import PATHS, faults, faults_of_message, random_game, recorded, signs
from tests.cogs.faces.moments import HEARD, SAY, Moment, moments, table_for, texts_of, walk
from tests.cogs.faces.test_contract import messages
from tests.message_ids import reasons

LOOKS = amount(2, 60)
"""Positions of each recorded game that are checked, the first and the last among them."""


def looked_at(every: Sequence[Moment]) -> list[Moment]:
    """A few of the moments, spread over the game, and its end as a table that is over."""
    stride = max(1, len(every) // LOOKS)
    last = every[-1]
    if last.game.outcome(last.position.state) is not None:
        last = replace(last, table=replace(last.table, status=Status.FINISHED))
    return [*every[:-1:stride], last]


@pytest.mark.parametrize("path", one_of(PATHS, 5), ids=lambda path: path.stem)
def test_a_recorded_game_reads_well_in_words(path: Path) -> None:
    told_in_words(recorded(path))


@pytest.mark.parametrize("key", one_of(GAMES))
def test_a_game_with_the_most_players_reads_well_in_words(key: str) -> None:
    told_in_words(random_game(key, max(GAMES[key].seats)))


def told_in_words(every: Sequence[Moment]) -> None:
    """Fail at the first message with a sign or a trace of one."""
    for moment in looked_at(every):
        face = FACES[moment.game.key]
        for seat in range(len(moment.names)):
            seen = moment.seen(seat)
            for index in range(min(len(seen.moves), OFFERS)):
                assert faults(label(face, HEARD, seen, index)) == []
        for layout in messages(face, moment, HEARD):
            render(HEARD, layout, pictures=CardPictures(), game=face.key)
            assert faults_of_message(layout) == [], texts_of(layout)


def panels(table: Table, say: Say = HEARD) -> Iterator[ui.LayoutView]:
    """The pages around a game of this table: the lobby and its panels, the rules, the questions."""
    face, lobby = FACES[table.game], replace(table, status=Status.LOBBY, started=None)
    rules = GAMES[table.game]
    options = read_options(rules, table.options)
    yield lobby_page.page(say, lobby)
    yield lobby_page.levels(say, lobby, "")
    for at in ("", CLOCK, lobby_page.RATED, *(r.name for r in rules.house_rules)):
        yield lobby_page.house_rules(say, lobby, lobby.host or 0, at)
    yield lobby_page.house_rules(say, lobby, -1)
    for status in (Status.LOBBY, Status.RUNNING):
        yield end_page(say, replace(table, status=status), {"names": "Anna", "needed": 2})
    for chapter in Chapter:
        for leaf in range(4):
            page = rules_page(say, face, options, ReadRules(face.key, chapter, leaf), table)
            yield paged(page, say, 1, 0, ShowPage())


@pytest.mark.parametrize("key", GAMES)
def test_lobby_panels_and_rules_read_well_in_words(key: str) -> None:
    """With a computer player of each level, who has a mark of its own besides the seat's."""
    game, face = GAMES[key], FACES[key]
    levels = [Player(level.value.title(), None, level) for level in Level]
    table = replace(table_for(game, game.options(), 3, 1), players=tuple(levels))
    moment = next(moments(game, game.options(), 3, 1))
    seen = replace(moment.seen(0), table=replace(table, status=moment.table.status))
    actions = more_actions(HEARD, seen, (1,), inf, manages=True)
    more = more_page(HEARD, seen, face, "", actions)
    assert all(button.style is not Style.COST for button in more.extra)
    assert more.extra[-1].route == End()
    layouts = [*panels(table), paged(more, HEARD, 1, 0, ShowPage("more"))]
    for layout in layouts:
        render(HEARD, layout, pictures=CardPictures(), game=face.key)
        assert faults_of_message(layout) == [], texts_of(layout)


def parts_of(layout: ui.LayoutView) -> list[str]:
    """The texts and labels of a finished message, in the order in which they are read."""
    render(HEARD, layout, pictures=CardPictures())
    components: list[Any] = layout.to_components()  # type: ignore[no-untyped-call] # theirs
    parts = list(walk(components))
    return [str(part.get("content") or part["label"]) for part in parts if part["type"] in (2, 10)]


def has_led(face: Face, moment: Moment) -> bool:
    """True if somebody has points, one player is to move, and others moved in this round since."""
    public = moment.seen(None)
    if len(public.to_move) != 1 or not any(face.standing(public).points):
        return False
    seen = moment.seen(public.to_move[0])
    hand = parts_of(hand_layout(face, HEARD, seen))
    return hand[1].startswith("You ") and not rounds_ended(seen.from_own)


@pytest.mark.parametrize("key", GAMES)
def test_no_hand_counts_what_can_be_pressed(key: str) -> None:
    """Such a number would be false once a card is disabled or marked as a hint."""
    for moment in looked_at(random_game(key, 3))[:-1]:
        for seat in range(len(moment.names)):
            read = parts_of(hand_layout(FACES[key], HEARD, moment.seen(seat)))
            assert not [text for text in read if re.search(r"\d (choices|buttons|moves)", text)]


@pytest.mark.parametrize("key", GAMES)
def test_the_turn_comes_first_then_what_happened_then_what_can_be_done(key: str) -> None:
    """The rest comes last: the game itself on a board, who leads in a hand."""
    face, later = FACES[key], random_game(key, 3)[20:]
    moment = next(m for m in later if has_led(face, m))
    (mover, *_) = moment.seen(None).to_move
    name, public = moment.names[mover], moment.seen(None)
    read = parts_of(board.page(HEARD, public, moment.names, face))
    title = next(each for each in face.board(HEARD, public, moment.names))
    assert read[0] == f"### It is {name}'s turn."
    assert spoken(board.story(HEARD, public, moment.names, face)[-1]).replace("*", "") in read[1]
    assert read[2:5] == ["My hand.", "Rules.", "More."]
    assert read[5] == f"{spoken(title)}."
    hand = parts_of(hand_layout(face, HEARD, moment.seen(mover)))
    page = face.page(HEARD, moment.seen(mover), moment.names, "")
    assert hand[0] == "### It is your turn."
    assert hand[1].startswith("You ")
    assert any(word in hand[-1] for word in ("Standings: ", "before this round: "))
    assert f"{spoken(page.buttons[0].label)}." in hand[2:-1]


@pytest.mark.parametrize("key", one_of(GAMES))
def test_hints_refusals_and_questions_read_well_in_words(key: str) -> None:
    face = FACES[key]
    for moment in random_game(key, 3)[:: amount(40, 5)]:
        for seat in moment.seen(None).to_move:
            seen, names = moment.seen(seat), moment.names
            for index in {0, len(seen.moves) // 2, len(seen.moves) - 1}:
                why = players.reason(players.hint_question(key, seen.view, (), seen.moves), index)
                hint = hint_words(face, HEARD, seen, names, Advice(index, why))
                at = page_for_hint(face, HEARD, seen, names, "", index)
                asked = hand_layout(face, HEARD, seen, at, hint, hint=index)
                for layout in (asked, sure_layout(face, HEARD, seen, index)):
                    render(HEARD, layout, pictures=CardPictures(), game=face.key)
                    assert faults_of_message(layout) == [], texts_of(layout)
            for reason in reasons(key):
                assert signs(spoken(forbidden(face, HEARD, seen, reason))) == []


def test_a_name_of_signs_alone_is_replaced() -> None:
    """A person named by a picture is also called by the number of the seat."""
    table = table_for(GAMES["seven-seas"], GAMES["seven-seas"].options(), 3, 1)
    odd = replace(table.players[1], name="🦊🍷")
    names = names_of(replace(table, players=(table.players[0], odd, table.players[2])))
    assert names[1] == "🦊🍷 № 2"
    assert spoken(f"{names.marked(1)} · {names.marked(0)}") == "№ 2, Anna0"
    assert list_name(HEARD, "🦊🍷") == HEARD("history-signs")
    assert list_name(SAY, "🦊🍷") == "🦊🍷"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("🔴 Anna ✋ 3 · 🧰 2", "Anna 3, 2"),
        ("### 🗺️ 7 Seas · round 1", "### 7 Seas, round 1"),
        ("**🌊 Anna cleared it!** 🧭", "**Anna cleared it!**"),
        ("Zoë🦊 Lee", "Zoë Lee"),
        ("<:s_rum8_3fa9:1234> <t:1234:R> <@5> `/play`", "<t:1234:R> <@5> `/play`"),
        (f"🥃{JOINER}8", "8"),
        ("Complet 🪑; fini\u00a0; oui", "Complet; fini\u00a0; oui"),
    ],
)
def test_signs_are_left_out_with_their_spaces(text: str, heard: str) -> None:
    assert spoken(text) == heard


def test_messages_that_change_by_themselves_have_no_signs() -> None:
    """Last words of open hands, and faults: they are the same for eyes and ears."""
    last = ("hand-closed", "hand-left", "kicked", "refusal-kicked", "lobby-left")
    rests = ("panel-rests", "forgotten-hand", "refusal-table-over")
    for message in (*last, *rests, "too-fast", "connection-lost", "not-kept"):
        assert faults(SAY(message)) == []
    assert faults(SAY("incident", id="1a2b")) == []


def test_a_computer_that_plays_for_somebody_is_named_after_the_name() -> None:
    layout = words(Accent.BOARD, f"🔴 Anna and 🔵 Ben{BOT}: 5")
    render(HEARD, layout, pictures=CardPictures(), game="seven-seas")
    assert texts_of(layout) == ["Anna and Ben (a computer plays): 5"]


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("curses -7 or **\u22123**", "curses minus 7 or **minus 3**"),
        ("7 Seas, 2-4 players", "7 Seas, 2 to 4 players"),
        ("on 2026-11-28, with `22-7`", "on 2026-11-28, with `22-7`"),
        ("- 7 gold", "- 7 gold"),
    ],
)
def test_hyphens_before_numbers_are_words(text: str, heard: str) -> None:
    assert spoken(text, HEARD) == heard


def test_a_text_that_is_followed_ends_with_a_pause() -> None:
    """Headings, lines and labels; a block of code has lines of its own."""
    press = button(1, 0, HAND, "Rum 8"), button(1, 0, Hint(), "Hint")
    shown = ("### Your turn", "**Gold 8**\nReady?", "```\nhex\n```\n50 %")
    read = parts_of(container(Accent.HAND, shown, rows_of(press)))
    assert read[:3] == ["### Your turn.", "Gold 8.\nReady?", "```\nhex\n```\n50 %."]
    assert read[3:] == ["Rum 8.", "Hint"]


def test_a_card_with_a_name_is_one_thing_in_a_list_of_cards() -> None:
    """By ear "pirate king, rum 1 and rum 10" would be three cards."""
    assert named(HEARD, KING) == "pirate king (rum 1)"
    for language in CATALOGUE.languages:
        say = CATALOGUE.in_words(language)
        assert not [card for card in (KRAKEN, LADY, KING) if re.search("[,;]", named(say, card))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Anna: rum 8", []),
        ("🔴 Anna", ["🔴", "🔴 Anna"]),
        ("space 3 → 5", ["→"]),
        (": takes it", [": takes it"]),
        ("curses -7, or \u22124 of 2-4", ["-7", "\u22124", "2-4"]),
        ("8/9 count 0", ["8/9"]),
        ("Type `22-7`", []),
        ("-# ", ["-# "]),
        ("Anna, , Ben", [", ,"]),
    ],
)
def test_faults_of_screen_reader_text_are_found(text: str, found: list[str]) -> None:
    assert [fault for fault in found if fault not in faults(text)] == []
    assert bool(found) == bool(faults(text))
