"""Faces tried on random games: all that they draw, for every seat, within Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from cogs.faces import FACES
from cogs.faces.common import aim
from cogs.features.replay.presses import replay_layout
from cogs.surfaces.render import render
from cogs.table.log import log_page
from cogs.table.pages import board
from cogs.table.pages.end import end_card, scoring_card
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.hints import hint_words, marked, page_for_hint
from cogs.table.pages.menus import rules_page, rules_text
from cogs.ui.face import Chapter, Face, forbidden, rounds_ended
from cogs.ui.layout import paged
from cogs.ui.names import Names
from cogs.ui.page import Say, ShowPage
from cogs.ui.pictures import CardPictures
from cogs.ui.routes import Bookmark, ReadRules
from engine import players
from engine.core import AnyGame, RoundEnded, choices_by_default, known_to
from engine.games import GAMES
from engine.players.base import Advice
from engine.tables.model.kind import kind_of
from engine.tables.model.result import measures, points_of
from engine.tables.model.table import AtNight, ChannelPlace, OwnPlace, Status, TableSettings
from engine.tables.model.voyage import SEAS, AtSea, sea_of
from engine.tables.position import advanced, dealt
from engine.tables.view import TableView, table_view
from tests.amounts import amount, one_of
from tests.cogs.faces.limits import MOMENTS, check_layout, check_moment
from tests.cogs.faces.moments import (
    HEARD,
    SAY,
    Moment,
    all_pictures,
    drawn,
    moments,
    pages_of,
    table_for,
    texts_of,
)
from tests.engine.contract.secrecy import reason_of
from tests.message_ids import reasons

LATEST = 45
"""Events of which the last page of a log is made."""
FEW = amount(4, 8)
"""Pages behind one hand that are checked with pictures."""
HINTS = amount(1, 8)
"""Moves of every second moment that are hinted at, on each of those pages."""
ALL_PICTURES = all_pictures()
SEATED = [
    pytest.param(FACES[key], game, *each.values, marks=each.marks, id=f"{key}-{each.values[0]}")
    for key, game in GAMES.items()
    for each in one_of(reversed(game.seats))[:: amount(len(game.seats) - 1, 1)]
]
"""Each game with its most players; in slow tests with its fewest, in deep ones with all."""

each_number_of_seats = pytest.mark.parametrize(("face", "game", "seats"), SEATED)
each_face = pytest.mark.parametrize(
    ("face", "game"), [pytest.param(FACES[key], game, id=key) for key, game in GAMES.items()]
)


@each_number_of_seats
def test_everything_renders_within_the_limits(face: Face, game: AnyGame, seats: int) -> None:
    for moment in some_moments(game, seats):
        check_moment(face, moment)


@each_number_of_seats
def test_every_legal_move_can_be_hinted_at(face: Face, game: AnyGame, seats: int) -> None:
    for number, moment in enumerate(some_moments(game, seats)):
        check_hints(face, moment, HINTS if number % amount(2, 1) == 0 else 0)


@each_number_of_seats
def test_hidden_cards_change_nothing_that_a_seat_is_shown(
    face: Face, game: AnyGame, seats: int
) -> None:
    for number, moment in enumerate(some_moments(game, seats)):
        check_secrecy(face, moment)
        if number % 4 == 3:  # the same views, by the same functions
            check_secrecy(face, moment, HEARD)


@each_number_of_seats
def test_a_forbidden_move_is_refused_in_words(face: Face, game: AnyGame, seats: int) -> None:
    moves: dict[Any, None] = {}
    for moment in some_moments(game, seats):
        check_refusals(face, moment, list(moves)[-20:])
        for seat in game.to_move(moment.position.state):
            moves |= dict.fromkeys(moment.seen(seat).moves[:5])


@each_face
def test_every_reason_of_the_rules_has_words(face: Face, game: AnyGame) -> None:
    moment = some_moments(game, game.seats[-1])[0]
    for reason in reasons(game.key):
        assert forbidden(face, SAY, moment.seen(0), reason).strip()


@each_face
def test_the_rules_are_a_minute_of_reading_and_mark_what_is_ours(face: Face, game: AnyGame) -> None:
    """Three bullets and an example, then chapters; HOUSE only in the footnote at the very end."""
    options = game.options(**choices_by_default(game))
    first, example = (
        rules_page(SAY, face, options, ReadRules(face.key, Chapter.SHORT, leaf)) for leaf in (0, 1)
    )
    assert [line[:2] for line in first.blocks[1].splitlines()] == ["- "] * 3
    assert example.blocks[1].startswith("**For example:**")
    table, at = some_moments(game, game.seats[0])[0].table, ReadRules(face.key, Chapter.SCORING)
    for place, mark in ((OwnPlace(7), {"day": 1}), (table.place, {"night": AtNight(7, 1, 1)})):
        of = replace(table, place=place, settings=replace(table.settings, **mark))
        told, deal = rules_page(SAY, face, options, at, of).blocks[1], kind_of(of).deal(game.traits)
        assert (f"{deal} rounds" in told) is (deal > 1), "and not the island"
        assert told.endswith(SAY("rules-counts", mark=next(iter(mark)), deal=deal))
    for chapter in Chapter:
        assert chapter is Chapter.HOUSE or len(rules_text(SAY, face, options, chapter)) <= 2000
        page = rules_page(SAY, face, options, ReadRules(face.key, chapter, 1))
        assert len(page.buttons) == len(Chapter) - 1
        others = "\n".join(page.blocks).splitlines()
        if chapter is Chapter.SOURCES:
            (note,) = (line for line in others if "HOUSE" in line)
            assert note.startswith("-# HOUSE")
            others.remove(note)
        assert not [line for line in others if "HOUSE" in line or "RECONSTRUCTED" in line]


@each_face
def test_pictures_of_all_cards_keep_the_limits(face: Face, game: AnyGame) -> None:
    """And some are shown; without any, a message is byte for byte what it was."""
    signs, seen = face.pictures, set[str]()
    for moment in some_moments(game, game.seats[-1]):
        for layout in messages(face, moment):
            before = layout.to_components()
            CardPictures().draw(layout, signs)
            assert layout.to_components() == before
            ALL_PICTURES.draw(layout, signs)
            check_layout(layout)
            seen.update(re.findall(r"<:(\w+)_0abc:", "".join(texts_of(layout))))
    assert len(seen) > len(game.seats), "no picture is ever shown"


@pytest.mark.parametrize("nth", one_of([0, -1]))
@each_face
def test_screen_reader_text_keeps_the_limits(face: Face, game: AnyGame, nth: int) -> None:
    """With the fewest players, who hold most, and with the most; nothing has to be cut."""
    for moment in some_moments(game, game.seats[nth]):
        for layout in messages(face, moment, HEARD):
            render(HEARD, layout, pictures=ALL_PICTURES, game=face.key)
            check_layout(layout)


def messages(face: Face, moment: Moment, say: Say = SAY) -> Iterator[Any]:
    """The board, the hands and all their pages, the log, the results, the replay of a moment."""
    names, table_view = moment.names, moment.seen(None)
    for reader in range(len(names)):
        known = known_to(moment.position.story[-LATEST:], reader)
        log = log_page(say, moment.seen(reader), face, known, replace(names, reader=reader), None)
        yield paged(log, say, 1, 0, ShowPage())
    for ended in rounds_ended(moment.events).values():
        yield board.scoring(say, moment.table, face.scoring(say, table_view, ended, names))
    if moment.table.status is Status.FINISHED:
        replay = moment.replay
        for seat in moment.viewers:
            yield end_card(say, replay, seat)
            yield scoring_card(say, replay, 0, seat)
        for number in replay.rounds:
            yield replay_layout(say, replay, face, Bookmark(number))
        return
    yield board.page(say, table_view, names, face, moment.events)
    for seat in range(len(names)):
        seen = moment.seen(seat)
        for name in pages_of(face, seen, names, FEW, say):
            yield hand_layout(face, say, seen, ShowPage(name))


def some_moments(game: AnyGame, seats: int) -> tuple[Moment, ...]:
    """Of one random game with house rules drawn by lot: a few moments, and whatever is new.

    Ten properties look at the same game, which is played once.
    """
    return _some_moments(cast("Any", game), seats)


@cache
def _some_moments(game: Any, seats: int) -> tuple[Moment, ...]:
    draw, options = Random(seats), game.options()
    for _ in range(20):
        choices = {rule.name: draw.choice(rule.values) for rule in game.house_rules}
        if seats in game.seats_for(game.options(**choices)):
            options = game.options(**choices)
            break
    every = tuple(moments(game, options, seats, seed=seats))
    stride = max(1, len(every) // MOMENTS)
    known = set[object]()
    found = list[Moment]()
    for number, moment in enumerate(every):
        new = {moment.position.state.phase, *map(type, moment.events)}
        if number % stride == 0 or not new <= known:
            found.append(moment)
        known |= new
    return (*found, *(every[-1:] if found[-1] is not every[-1] else ()))


def check_hints(face: Face, moment: Moment, hints: int) -> None:
    """A hint says a legal move and marks its button.

    hints: the number of moves that are hinted at.
    """
    game, draw, names = moment.game, Random(moment.position.version), moment.names
    for seat in game.to_move(moment.position.state):
        seen = moment.seen(seat)
        drawn_moves = draw.sample(range(len(seen.moves)), min(8, len(seen.moves)))
        for index in drawn_moves[:hints]:
            check_hint(face, seen, names, index)


def check_hint(face: Face, seen: TableView, names: Names, index: int) -> None:
    """The hint is one sentence; a button of the page that shows it is marked.

    It may be asked for on each page, and go on with whoever follows it.
    """
    why = players.reason(players.hint_question(face.key, seen.view, (), seen.moves), index)
    words = hint_words(face, SAY, seen, names, Advice(index, why))
    assert 0 < len(words) <= 400
    assert "\n" not in words
    page = face.page(SAY, seen, names, page_for_hint(face, SAY, seen, names, "", index).name)
    assert marked(face, SAY, seen, names, page, index) != page
    for name in pages_of(face, seen, names, FEW):
        at = page_for_hint(face, SAY, seen, names, name, index)
        check_layout(hand_layout(face, SAY, seen, at, words, index))


def check_secrecy(face: Face, moment: Moment, say: Say = SAY) -> None:
    """People see exactly the same in a world that they cannot tell from the true one."""
    game, state = moment.game, moment.position.state
    if game.outcome(state) is not None:
        return
    for viewer in moment.viewers:
        other = game.sample_state(moment.seen(viewer).view, seed=moment.position.version)
        shown = drawn(face, moment, viewer, say=say)
        assert shown == drawn(face, moment, viewer, other, say=say)


def check_refusals(face: Face, moment: Moment, moves: Sequence[Any]) -> None:
    """Moves of other moments are made, or refused in words."""
    game, state = moment.game, moment.position.state
    for seat in game.to_move(state):
        seen = moment.seen(seat)
        for move in moves:
            reason = reason_of(game, state, seat, move)
            assert reason is None or forbidden(face, SAY, seen, reason).strip()


AT_SEA = [TableSettings(voyage=AtSea(n // SEAS, n % SEAS)) for n in range(9 * SEAS)]
MATCHES = {(sea.game, sea.wind): s for s in AT_SEA if s.voyage and (sea := sea_of(s.voyage))}
DEALS = (TableSettings(day=1), TableSettings(night=AtNight(1, 1, 1)), TableSettings())


@pytest.mark.parametrize("of", [*MATCHES, *product(GAMES, range(len(DEALS)))])
def test_the_aim_says_when_its_table_ends_and_what_counts(of: tuple[str, Any]) -> None:
    settings, draw = MATCHES.get(of) or DEALS[of[1]], Random(5)
    game, face = cast("Any", GAMES[of[0]]), FACES[of[0]]
    options = game.options(**game.traits.winds.get(of[1], {}))
    place = ChannelPlace(1, 2) if settings.night else OwnPlace(100)
    table = table_for(game, options, 4 if of[1] == "escort" else 3, 5)
    at = dealt(game, table := replace(table, place=place, settings=settings))
    told = aim(face, SAY, kind_of(table), table_view(game, table, at, 0).view)
    while at.to_move:
        seat = draw.choice(at.to_move)
        at = advanced(game, at, seat, draw.choice(game.legal_moves(at.state, seat)))
    rounds = sum(isinstance(event, RoundEnded) for event in at.story)
    points = face.standing(table_view(game, table, at, 0)).points
    is_race = face.key == "seven-seas" and not at.rounds
    assert not is_race or max(points) >= options.target
    values = {"rounds": 0 if is_race else rounds, "target": 7}
    assert told == SAY(f"{face.key}-first-hand", levels="none", **values)
    sign = -1 if game.traits.fewer_wins else 1
    found = measures(game, at.story, at.rounds) or ()
    assert [*map(points_of, found)] == [sign * each for each in points if at.rounds]
