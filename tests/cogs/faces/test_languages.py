"""Recorded games in every language, without a foreign word; deeds are those of their people."""

import re
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path

import pytest

from bot.texts.i18n import BASE
from cogs.faces import FACES
from cogs.faces.common import without_deal
from cogs.surfaces.render import render
from cogs.table.pages.hand import round_lines
from cogs.table.pages.hints import hint_words
from cogs.table.pages.news import lines
from cogs.table.typed import OFFERS, label
from cogs.ui.face import rounds_ended
from cogs.ui.names import names_of
from cogs.ui.page import Say
from cogs.ui.pictures import CardPictures
from engine.core import By, RoundEnded, known_to
from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players import hint_question, reason
from engine.players.base import Advice, Level
from engine.tables.model.news import Left, News
from engine.tables.model.table import Player
from engine.tables.ports import MoveRow
from engine.tables.replay import Replay, replay_of
from tests.amounts import amount, one_of
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import PATHS, faults_of_message, recorded
from tests.cogs.faces.moments import SAY, Moment, moments, table_for, texts_of
from tests.cogs.faces.test_by_ear import looked_at, panels
from tests.cogs.faces.test_contract import messages
from tests.engine.playthrough import FOLDER, MOVE
from tests.foreign import LOANS, english_in, faults_in, loans, vocabulary
from tests.test_locales import LANGUAGES, TRANSLATED, UNDER_CONSTRUCTION

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


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_no_line_of_a_recorded_game_begins_with_a_small_letter(path: Path) -> None:
    """Boards, hands and results; of moments alike in phase and events one, languages by turns."""
    alike: dict[object, Moment] = {}
    for moment in recorded(path):
        kind = (moment.position.state.phase, frozenset(map(type, moment.events)))
        alike.setdefault(kind, moment)
    for moment, language in zip(alike.values(), cycle(LANGUAGES), strict=False):
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
                spelt, moves = CATALOGUE.in_words(language), range(min(len(seen.moves), OFFERS))
                told += [label(face, spelt, seen, index) for index in moves]
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


SIGN = "🤖"


def retold(name: str, by: By = By.SELF, but: int | None = None) -> Replay:
    """The recorded game of this name, all of whose moves were made so, but for one seat's."""
    path = FOLDER / f"{name}.txt"
    first = recorded(path)[0]
    found = filter(None, map(MOVE.match, path.read_text("utf-8").splitlines()))
    rows = [
        MoveRow(n, int(move[1]), move[2], 0.0, By.SELF if int(move[1]) == but else by)
        for n, move in enumerate(found)
    ]
    return replay_of(first.game, first.table, rows)


@pytest.mark.parametrize("key", GAMES)
def test_highlights_and_scores_name_the_players_of_that_time(key: str) -> None:
    """The people are back at the end: only what was done tells of the computer."""
    own, others = retold(key), retold(key, By.COMPUTER)
    face, names = FACES[key], names_of(own.table, say=SAY)
    told, computers = (face.highlights(SAY, each, names) for each in (own, others))
    assert SIGN not in "".join(told)
    assert SIGN in "".join(computers)
    for replay in (own, others):
        events = next(iter(rounds_ended(replay.story).values()))
        seen = replay.seen(len(replay.steps) - 1, None)
        scored = "".join(face.scoring(SAY, seen, events, names.then(events)))
        assert (SIGN in scored) is (replay is others)


@pytest.mark.parametrize("reader", one_of([None, 0], 3))
@pytest.mark.parametrize("key", GAMES)
def test_each_move_of_a_computer_reads_so_to_everybody(key: str, reader: int | None) -> None:
    """The owner of the seat reads of no move of their own."""
    face = FACES[key]
    for by in (By.COMPUTER, By.CLOCK, By.FORMER):
        replay = retold(key)
        names = names_of(replay.table, reader, SAY)
        for step in replay.steps[1:]:
            for event in step.events:
                seat = getattr(event, "seat", None)
                if not isinstance(event, face.played) or seat is None:
                    continue
                made = replace(event, by=by)
                line = face.event_line(SAY, made, names.then((made,)))
                own = face.event_line(SAY, event, names.then((event,)))
                if own:
                    assert line != own
                if seat == reader:
                    assert not line.lstrip("*🪝🐙💣 ").startswith("You "), line
                    assert own.startswith(("You", "**", "💣")) or not own


@pytest.mark.parametrize("key", GAMES)
def test_a_review_judges_only_ones_own_choices(key: str) -> None:
    assert choice_tasks(retold(key), 0)
    assert choice_tasks(retold(key, By.COMPUTER), 0) == []
    late = [task.history for task in choice_tasks(retold(key, By.CLOCK, but=0), 0)]
    assert late
    assert not [event for known in late for event in known if isinstance(event, News)]


def test_news_is_no_event_of_the_game() -> None:
    """A hand tells of the deal until somebody moves, although somebody has left since."""
    moment = recorded(FOLDER / "seven-seas.txt")[0]
    seat = moment.seen(None).to_move[0]
    seen = moment.seen(seat)
    left = replace(seen, from_own=(*seen.from_own, Left(1)))
    assert without_deal(left, type(seen.from_own[-1])) == ()
    page, names = FACES["seven-seas"].page, moment.names
    assert page(SAY, left, names, "") == page(SAY, seen, names, "")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_each_late_turn_says_to_its_owner_that_time_was_up_and_what_was_played(path: Path) -> None:
    """One sentence says both; an open chest has none until a card of it is kept."""
    replay = retold(path.stem, By.CLOCK)
    for number, row in enumerate(replay.rows, 1):
        names = names_of(replay.table, row.seat, SAY)
        told = lines(SAY, replay.latest(number, row.seat), names, FACES[replay.game.key])
        says = any(re.match(r"\W*Time was up: a computer .+ for you|.+ made you", s) for s in told)
        assert says or not told, told
        assert not [sentence for sentence in told if sentence.startswith("You kept")]


ENDED = re.compile(r"[.!?…][)»”’“*\s]*$")
"""The end of a sentence, with its markup."""


@pytest.mark.parametrize(("path", "language"), [*zip(PATHS, cycle(LANGUAGES), strict=False)])
def test_each_sentence_about_the_game_ends(path: Path, language: str) -> None:
    every = recorded(path)
    last, face = every[-1], FACES[every[-1].game.key]
    for say in (CATALOGUE.say(language), CATALOGUE.in_words(language)):
        for seat in range(min(len(last.names), amount(2, 7))):
            names = replace(last.names, reader=seat)
            told = lines(say, known_to(last.position.story, seat), names, face)
            for moment in every:
                if any(isinstance(event, RoundEnded) for event in moment.events):
                    seen = replace(moment.seen(seat), from_own=known_to(moment.events, seat))
                    told += round_lines(face, say, seen, names)
            assert [line for line in told if not ENDED.search(line)] == []
