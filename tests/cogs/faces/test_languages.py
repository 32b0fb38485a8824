"""Recorded games, rules and lobbies in every language: no word of another one is left."""

import re
from collections import Counter
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path

import pytest

from bot.texts.i18n import BASE
from cogs.faces import FACES
from cogs.surfaces.render import render
from cogs.table.pages.hints import hint_words
from cogs.ui.page import Say
from cogs.ui.pictures import CardPictures
from engine.core import known_to
from engine.games import GAMES
from engine.players import hint_question, reason
from engine.players.base import Advice, Level
from engine.tables.model.table import Player
from tests.amounts import amount, one_of
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import PATHS, faults_of_message, recorded
from tests.cogs.faces.moments import moments, table_for, texts_of
from tests.cogs.faces.test_by_ear import looked_at, panels
from tests.cogs.faces.test_contract import messages
from tests.foreign import LOANS, english_in, faults_in, loans, vocabulary
from tests.test_locales import LANGUAGES, LOCALES, TRANSLATED, UNDER_CONSTRUCTION

OTHERS = [language for language in LANGUAGES if language != BASE]
RECORDED = [path for path in PATHS if not path.stem.startswith(UNDER_CONSTRUCTION)]
WHOLE = [path for path in RECORDED if path.stem in GAMES]
TOLD = [
    *product(WHOLE, OTHERS),
    *zip([path for path in RECORDED if path not in WHOLE], cycle(OTHERS), strict=False),
]
"""Each whole game in every language, and each house rule in one."""
HINTS = amount(40, 10_000)
"""The most moves of a turn whose hints are read; a prediction has hundreds that are alike."""
FIRST = re.compile(r"[^\W_]|[🔺🌙🍀🔷💜]")
"""A letter or a number, or the sign of a suit, which is a word in its line."""
NO_WORDS = re.compile(r"```[^`]*```|`[^`]*`|<[^>]*>|https?:\S*|:\w+:|\d:\d")


def unspaced(text: str, language: str) -> list[str]:
    """The words of a French text with a colon right behind them, which the code may have put."""
    words = NO_WORDS.sub("", text) if language == "fr" else ""
    return re.findall(r"[^\s\u00a0]+:(?!\w)", words)


def small(text: str) -> list[str]:
    """The lines of a text that begin with a small letter, behind any signs."""
    firsts = [(FIRST.search(line), line) for line in NO_WORDS.sub("0", text).splitlines()]
    return [line for first, line in firsts if first and first[0].islower()]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_but_loans(language: str) -> None:
    shared = vocabulary(language) & vocabulary(BASE)
    assert sorted(shared - loans(language)) == []
    assert sorted(loans(language) - shared) == [], "a loan that nothing needs"
    assert set(LOANS) == set(OTHERS)


def test_a_colon_without_its_space_is_found() -> None:
    assert unspaced("Horloge\u00a0: sans `a: b`, 12:30", "fr") == []
    assert unspaced("Horloge: sans", "fr") == ["Horloge:"]


def test_an_english_word_is_found() -> None:
    assert english_in("Du bist am Zug, your Zug", "de") == ["your"]
    assert english_in("Tipp `/table open`, `armed`", "de") == []
    assert english_in("Your ist am Zug", "de", ("Your",)) == []
    assert faults_in("Du bist { $name }", "de") == ["{"]
    assert faults_in("du " * 31, "de") != []


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_no_line_of_a_recorded_game_begins_with_a_small_letter(path: Path) -> None:
    """Boards, hands and results; of moments alike in phase and events, one in each language."""
    alike = Counter[object]()
    for moment in recorded(path):
        kind = (moment.position.state.phase, frozenset(map(type, moment.events)))
        alike[kind] += 1
        if alike[kind] > len(LANGUAGES):
            continue
        language = LANGUAGES[alike[kind] - 1]
        layouts = messages(FACES[moment.game.key], moment, CATALOGUE.say(language))
        texts = [text for layout in layouts for text in texts_of(layout)]
        assert [line for text in texts for line in small(text)] == []


@pytest.mark.slow
@pytest.mark.parametrize(("path", "language"), TOLD)
def test_a_recorded_game_is_in_its_language_alone(path: Path, language: str) -> None:
    """Boards, hands, logs, suggestions and hints, by turns as text for screen readers."""
    for number, moment in enumerate(looked_at(recorded(path))):
        in_words = bool(number % 2)
        say: Say = CATALOGUE.in_words(language) if in_words else CATALOGUE.say(language)
        face, called = FACES[moment.game.key], moment.names.bare
        layouts = list(messages(face, moment, say))
        told = []
        for seat in range(len(moment.names)):
            seen, names = moment.seen(seat), replace(moment.names, reader=seat)
            if seat in seen.to_move:
                told += [offer.shown for offer in face.plays(say, seen, names, "")]
                history = known_to(moment.position.story, seat)
                question = hint_question(moment.game.key, seen.view, history, seen.moves)
                for index in range(0, len(seen.moves), 1 + (len(seen.moves) - 1) // HINTS):
                    why = reason(question, index)
                    told.append(hint_words(face, say, seen, names, Advice(index, why)))
        for layout in layouts:
            render(say, layout, pictures=CardPictures(), game=face.key)
        told += [text for layout in layouts for text in texts_of(layout)]
        assert [fault for text in told for fault in faults_in(text, language, called)] == []
        assert [fault for text in told for fault in unspaced(text, language)] == []
        shown = [text for layout in layouts for text in texts_of(layout)]
        assert in_words or [line for text in shown for line in small(text)] == []
        if in_words:
            assert [fault for layout in layouts for fault in faults_of_message(layout)] == []


@pytest.mark.parametrize("in_words", [False, True])
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", one_of(TRANSLATED))
def test_lobbies_and_rules_are_in_their_language_alone(
    key: str, language: str, in_words: bool
) -> None:
    say: Say = CATALOGUE.in_words(language) if in_words else CATALOGUE.say(language)
    game = GAMES[key]
    levels = tuple(Player(level.value.title(), None, level) for level in Level)
    table = replace(table_for(game, game.options(), 3, 1), players=levels)
    assert next(moments(game, game.options(), 3, 1)).names
    for layout in panels(table, say):
        render(say, layout, pictures=CardPictures(), game=key)
        names = [player.name for player in levels]
        texts = [part for text in texts_of(layout) for part in text.splitlines()]
        assert [found for text in texts for found in english_in(text, language, names)] == []
        assert [found for text in texts for found in unspaced(text, language)] == []
        assert [text for text in texts if text.startswith("-#") and small(text)] == []
        if in_words:
            assert faults_of_message(layout) == []


MISREAD = {
    "en": r"Rated: no hints",
    "de": r"Siegel der ausgespielten Farbe|\bohne Uhr\b|würde deine Karte .*schlagen",
    "fr": (
        r"\b[Hh]orloge|nombre récent|\bécartées?\b|[Ss]i une carte va\b"
        r"|peut rester (?:ou|et) monter|lobby-join-button = Jouer"
    ),
}
"""Words that newcomers misread, by language."""


@pytest.mark.parametrize("language", MISREAD)
def test_words_that_newcomers_misread_do_not_come_back(language: str) -> None:
    text = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    assert re.findall(MISREAD[language], text) == []
