"""Faces tried on random games: all that they draw, for every seat, within Discord's limits.

Every game runs the checks that all faces share in one line (`face_contract`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any

import pytest

from bot.i18n import Catalogue
from cogs.ui import board
from cogs.ui.custom_ids import MakeMove, Play, Route, ShowPage
from cogs.ui.face import WHY, Face, Unclear, rounds_ended
from cogs.ui.hints import advice
from cogs.ui.layout import paged
from cogs.ui.names import Names, names_of
from cogs.ui.page import Button, Page
from cogs.ui.stories import log_page, replay_page
from engine import codec
from engine.core import AnyGame, Event, IllegalMove, Seat, Step, choices_by_default, known_to
from engine.tables.position import Position, advanced, dealt
from engine.tables.replay import Replay
from engine.tables.table import Place, Player, Status, Table
from engine.tables.view import TableView, table_view
from tests.message_ids import reasons

SAY = Catalogue(strict=True).say("en")
"""Unknown messages and variables raise."""

LONG = "*Bartholomew_van_der_Zee*"
"""A name that is cut, and whose markdown is escaped."""
PAGES = 40
"""So many pages behind one hand are looked at."""
MOMENTS = 12
"""So many moments of a game, besides those in which something new happens, are looked at."""
LONGEST = 6000
"""Characters that Discord takes for one option of a command."""
DIGITS = "9" * 4500
"""More than Python reads as one integer."""
LONG_TEXTS = [
    form.format(DIGITS)[:LONGEST]
    for form in ("{}", "-{}", "r{}", "{} red", "red {} blue", "2 {}", "c{}", "attack {}", "port {}")
]
CUT = "\\*Bartholomew\\_van\\_de…"
"""What becomes of it."""


@dataclass(frozen=True)
class Moment:
    """A position of a random game, and the events that led to it."""

    game: AnyGame
    table: Table
    position: Position
    events: tuple[Event, ...]
    steps: tuple[Step[Any], ...] = ()

    @property
    def replay(self) -> Replay:
        """The game up to now, step by step."""
        return Replay(self.game, self.table, self.steps)

    @property
    def names(self) -> Names:
        return names_of(self.table)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(len(self.table.players)))

    def seen(self, viewer: Seat | None, state: Any = None) -> TableView:
        """What this viewer sees (in this state instead of the true one)."""
        current = self.position if state is None else replace(self.position, state=state)
        return table_view(self.game, self.table, current, viewer)


def table_for(game: AnyGame, options: Any, seats: int, seed: int) -> Table:
    """A running table; every second name is long and odd."""
    players = tuple(
        Player(f"{LONG}{seat}" if seat % 2 else f"Anna{seat}", 100 + seat) for seat in range(seats)
    )
    text = codec.write(options)
    return Table(
        1, Place(1, 2), 100, game.key, text, players, Status.RUNNING, 0.0, seed, started=0.0
    )


def moments(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Moment]:
    """Every position of a game of random moves, the end included."""
    table, draw = table_for(game, options, seats, seed), Random(seed)
    current = dealt(game, table)
    steps = [Step(current.state, current.latest)]
    yield Moment(game, table, current, current.latest)
    while movers := game.to_move(current.state):
        seat = draw.choice(movers)
        move = draw.choice(game.legal_moves(current.state, seat))
        current = advanced(game, current, seat, move)
        if not game.to_move(current.state):
            table = replace(table, status=Status.FINISHED)
        steps.append(Step(current.state, current.latest))
        yield Moment(game, table, current, current.latest, tuple(steps))


def drawn(face: Face, moment: Moment, viewer: Seat | None, state: Any = None) -> tuple[Any, ...]:
    """Everything that this viewer could read or press, for comparison."""
    seen, names = moment.seen(viewer, state), moment.names
    told = board.story(SAY, seen, replace(names, reader=viewer), face)
    story = known_to(moment.position.story, viewer)
    log = log_page(SAY, seen, face, story, replace(names, reader=viewer), "")
    public = (face.board(SAY, seen, names), tuple(told), log)
    if viewer is None:
        return public
    offers = tuple(face.plays(SAY, seen, names, "")) if viewer in seen.to_move else ()
    errors = tuple(answered(face, seen, names, text) for text in ("", "7", "nonsense"))
    return (*public, pages_of(face, seen, names, PAGES), offers, errors)


def answered(face: Face, seen: TableView, names: Names, card: str, take: str = "") -> Play | str:
    """What a typed play leads to: a move, a page, or the words that say what is wrong."""
    try:
        return face.find(SAY, seen, names, card, take)
    except Unclear as unclear:
        words = unclear.words
    assert words.strip()
    return words


def page_named(route: Route) -> str:
    """The name of the page that a route shows; fails for any other route."""
    assert isinstance(route, ShowPage)
    return route.name


def index_of(route: Route) -> int:
    """The index of the move that a route makes; fails for any other route."""
    assert isinstance(route, MakeMove)
    return route.index


def pages_of(face: Face, seen: TableView, names: Names, most: int | None = None) -> dict[str, Page]:
    """The hand, and every page (at most so many) that buttons lead to from it or from "More"."""
    found: dict[str, Page] = {}
    more = (button.route for button in face.more(SAY, seen))
    ahead = ["", WHY, *(route.name for route in more if isinstance(route, ShowPage))]
    while ahead and len(found) != most:
        name = ahead.pop(0)
        if name not in found:
            found[name] = page = face.page(SAY, seen, names, name)
            routes = (button.route for button in buttons_of(page))
            ahead += [route.name for route in routes if isinstance(route, ShowPage)]
    return found


def buttons_of(page: Page) -> tuple[Button, ...]:
    """Every button of a page."""
    return (*page.buttons, *page.extra)


def check_moment(face: Face, moment: Moment) -> None:
    """Everything that anybody may be shown now renders, and the buttons lead to the moves."""
    for viewer in moment.viewers:
        seen = moment.seen(viewer)
        check_board(face, seen, moment.names)
        if viewer is not None and seen.outcome is None:
            check_pages(face, seen, moment.names)
            check_offers(face, seen, moment.names)
    check_story(face, moment)
    check_log(face, moment)


def check_board(face: Face, seen: TableView, names: Names) -> None:
    """The board fits into one message, whole."""
    blocks = face.board(SAY, seen, names)
    assert blocks
    assert sum(map(len, blocks)) <= 3500, "no room for the last events"
    check_layout(board.page(SAY, seen, names, face))


def check_pages(face: Face, seen: TableView, names: Names) -> None:
    """Every page fits, and the buttons are exactly the legal moves.

    Of a hand with more than PAGES pages the rest is left to the game's own tests.
    """
    pages = pages_of(face, seen, names, PAGES)
    for name, page in pages.items():
        assert sum(map(len, page.blocks)) <= 3600, "no room for a note"
        leaves = 1 + len(page.buttons) // (25 if page.choose else 20)
        for leaf in range(leaves):
            check_layout(paged(page, SAY, 1, seen.version, ShowPage(name, leaf)))
    routes = {button.route for page in pages.values() for button in buttons_of(page)}
    moves = {route.index for route in routes if isinstance(route, MakeMove)}
    legal = set(range(len(seen.moves)))
    assert moves == legal or (moves <= legal and len(pages) == PAGES)


def check_offers(face: Face, seen: TableView, names: Names) -> None:
    """What is offered can be sent, and means a move of its own."""
    if seen.seat not in seen.to_move:
        return
    offers = face.plays(SAY, seen, names, "")
    meant = [face.find(SAY, seen, names, offer.sent, "") for offer in offers]
    for offer in offers:
        assert 0 < len(offer.shown) <= 100
        assert 0 < len(offer.sent) <= 100
    assert len(offers) <= 25
    moves = [play.index for play in meant if isinstance(play, MakeMove)]
    assert len(moves) == len(set(moves))
    assert all(index in range(len(seen.moves)) for index in moves)


def check_story(face: Face, moment: Moment) -> None:
    """Each event is one line at most; a round that ended is reckoned within one message."""
    names = moment.names
    for event in moment.events:
        for reader in moment.viewers:
            check_told(face, event, replace(names, reader=reader))
        assert face.seconds_before(event) >= 0
    for ended in rounds_ended(moment.events).values():
        blocks = face.scoring(SAY, moment.seen(None), ended, names)
        assert blocks
        check_layout(board.scoring(blocks))
    if moment.table.status is Status.FINISHED:
        check_end(face, moment)
    else:
        check_standing(face, moment)


def check_end(face: Face, moment: Moment) -> None:
    """The result, with and without its highlights; every step of the replay, open to all."""
    replay, names = moment.replay, moment.names
    check_layout(board.result(SAY, moment.seen(None), names, face))
    check_layout(board.result(SAY, moment.seen(None), names, face, replay))
    told = face.highlights(SAY, replay, names)
    assert len(told) <= 3
    assert all("\n" not in line for line in told)
    last = len(replay.steps) - 1
    for number in {0, *range(0, last, max(1, last // MOMENTS)), *replay.rounds, last}:
        page = replay_page(SAY, replay, face, names, str(number))
        check_layout(paged(page, SAY, 1, 0, ShowPage()))
        labels = [button.label for button in page.buttons]
        assert labels == ["◀ Back", "On ▶", "⏮ Round", "Round ⏭"]


def check_log(face: Face, moment: Moment) -> None:
    """Every page of the log, as each viewer may read it."""
    for viewer in moment.viewers:
        seen, names = moment.seen(viewer), replace(moment.names, reader=viewer)
        story = known_to(moment.position.story, viewer)
        for number in ("", "0", "1"):
            page = log_page(SAY, seen, face, story, names, number)
            check_layout(paged(page, SAY, 1, 0, ShowPage()))


def check_told(face: Face, event: Event, names: Names) -> None:
    """One line at most, which names nobody who reads it, and tells nobody's secret to others."""
    line = face.tell(SAY, event, names)
    assert "\n" not in line
    assert len(line) <= 300
    if names.reader is not None:
        deed = getattr(event, "seat", None) == names.reader
        assert not deed or names[names.reader] not in line, "you are told as somebody else"
    if names.reader not in (event.seen_by or (names.reader,)):
        assert not line, "a secret is told"
    if face.is_loud(event):
        assert event.seen_by is None
        assert line.count("**") == 2, "a great moment stands out"


def check_standing(face: Face, moment: Moment) -> None:
    """A table that is closed now tells what everybody has so far."""
    seen, seats = moment.seen(None), range(len(moment.names))
    standing = face.standing(seen)
    assert len(standing.points) == len(standing.places) == len(seats)
    assert min(standing.places) == 1
    closed = replace(seen, table=replace(seen.table, status=Status.CLOSED))
    check_layout(board.result(SAY, closed, moment.names, face))


def check_layout(layout: Any) -> None:
    """The message keeps Discord's limits, and nothing had to be cut from it."""
    parts = list(walk(layout.to_components()))
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(text.strip() for text in texts)
    assert not any(text.removesuffix(CUT).endswith("…") for text in texts)
    assert len(parts) <= 40
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids)), "two buttons with one id"
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        check_part(part)


def check_part(part: Mapping[str, Any]) -> None:
    """Rows, buttons and selects keep Discord's limits."""
    if part["type"] == 1:
        assert 1 <= len(part["components"]) <= 4, "phones wrap the fifth"
    if part["type"] == 2:
        assert 0 < len(part["label"]) <= 80
        assert not part["label"].removesuffix(CUT.replace("\\", "")).endswith("…")
    if part["type"] == 3:
        assert 1 <= len(part["options"]) <= 25
        for option in part["options"]:
            assert 0 < len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100


def walk(components: Any) -> Iterator[Mapping[str, Any]]:
    """Every component, depth first."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


def everything_renders_within_the_limits(face: Face, game: AnyGame, seats: int) -> None:
    for moment in some_moments(game, seats):
        check_moment(face, moment)


def every_legal_move_can_be_typed_and_hinted_at(face: Face, game: AnyGame, seats: int) -> None:
    for moment in some_moments(game, seats):
        check_typed_moves(face, moment)


def what_is_hidden_changes_nothing_that_a_seat_is_shown(
    face: Face, game: AnyGame, seats: int
) -> None:
    for moment in some_moments(game, seats):
        check_secrecy(face, moment)


def what_the_rules_forbid_is_refused_in_words(face: Face, game: AnyGame, seats: int) -> None:
    moves: dict[Any, None] = {}
    for moment in some_moments(game, seats):
        check_refusals(face, moment, list(moves)[-20:])
        for seat in game.to_move(moment.position.state):
            moves |= dict.fromkeys(moment.seen(seat).moves[:5])


def the_face_has_the_key_of_its_game(face: Face, game: AnyGame) -> None:
    assert face.key == game.key


def every_reason_of_the_rules_has_words(face: Face, game: AnyGame) -> None:
    moment = some_moments(game, game.seats[-1])[0]
    for reason in reasons(game.key):
        assert face.refusal(SAY, moment.seen(0), moment.names, reason).strip()


def a_number_of_thousands_of_digits_is_answered_in_words(face: Face, game: AnyGame) -> None:
    asked = some_moments(game, game.seats[-1])
    for moment in {moment.position.state.phase: moment for moment in asked}.values():
        check_long_texts(face, moment)


def the_rules_are_a_minute_of_reading_and_mark_what_is_ours(face: Face, game: AnyGame) -> None:
    rules = face.rules(SAY, game.options(**choices_by_default(game)))
    assert len(rules) <= 1900
    assert "HOUSE" in rules


OF_SEATS: tuple[Callable[[Face, AnyGame, int], None], ...] = (
    everything_renders_within_the_limits,
    every_legal_move_can_be_typed_and_hinted_at,
    what_is_hidden_changes_nothing_that_a_seat_is_shown,
    what_the_rules_forbid_is_refused_in_words,
)
OF_FACES: tuple[Callable[[Face, AnyGame], None], ...] = (
    the_face_has_the_key_of_its_game,
    every_reason_of_the_rules_has_words,
    a_number_of_thousands_of_digits_is_answered_in_words,
    the_rules_are_a_minute_of_reading_and_mark_what_is_ours,
)


def face_contract(face: Face, game: AnyGame) -> type:
    """A class of the tests that all faces share; bind it to a name `Test...`."""
    body: dict[str, Any] = {}
    for check in OF_SEATS:
        body[f"test_{check.__name__}"] = _of_seats(face, game, check)
    for rule in OF_FACES:
        body[f"test_{rule.__name__}"] = _of_face(face, game, rule)
    return type("Contract", (), body)


def _of_seats(face: Face, game: AnyGame, check: Callable[[Face, AnyGame, int], None]) -> Any:
    def test(self: Any, seats: int) -> None:
        check(face, game, seats)

    return pytest.mark.parametrize("seats", game.seats)(test)


def _of_face(face: Face, game: AnyGame, check: Callable[[Face, AnyGame], None]) -> Any:
    def test(self: Any) -> None:
        check(face, game)

    return test


def some_moments(game: AnyGame, seats: int) -> tuple[Moment, ...]:
    """Of one random game with house rules drawn by lot: a few moments, and whatever is new."""
    draw, options = Random(seats), game.options()
    for _ in range(20):
        choices = {rule.name: draw.choice(rule.values) for rule in game.house_rules}
        if seats in game.seats_for(game.options(**choices)):
            options = game.options(**choices)
            break
    every = tuple(moments(game, options, seats, seed=seats))
    stride, known, found = max(1, len(every) // MOMENTS), set[object](), list[Moment]()
    for number, moment in enumerate(every):
        new = {moment.position.state.phase, *map(type, moment.events)}
        if number % stride == 0 or not new <= known:
            found.append(moment)
        known |= new
    return (*found, *(every[-1:] if found[-1] is not every[-1] else ()))


def check_typed_moves(face: Face, moment: Moment) -> None:
    """Whoever is to move can type each legal move, and a hint has words for it."""
    game, draw = moment.game, Random(moment.position.version)
    for seat in game.to_move(moment.position.state):
        seen = moment.seen(seat)
        for index in draw.sample(range(len(seen.moves)), min(8, len(seen.moves))):
            words = advice(face, SAY, seen, moment.names, index)
            written = game.write_move(seen.moves[index])
            assert 0 < len(words) <= 200
            assert words != written, f"nothing that /play offers means {written!r}"


def check_secrecy(face: Face, moment: Moment) -> None:
    """Nobody is shown anything else in a world that they cannot tell from the true one."""
    game, state = moment.game, moment.position.state
    if game.outcome(state) is not None:
        return
    for viewer in moment.viewers:
        other = game.sample_state(moment.seen(viewer).view, seed=moment.position.version)
        assert drawn(face, moment, viewer) == drawn(face, moment, viewer, other)


def check_refusals(face: Face, moment: Moment, moves: Sequence[Any]) -> None:
    """Moves of other moments are made, by number or by typing, or refused in words."""
    game, state, names = moment.game, moment.position.state, moment.names
    for seat in game.to_move(state):
        seen = moment.seen(seat)
        for move in moves:
            play = answered(face, seen, names, game.write_move(move))
            assert not isinstance(play, MakeMove) or play.index in range(len(seen.moves))
            reason = refused(game, state, seat, move)
            assert reason is None or face.refusal(SAY, seen, names, reason).strip()


def refused(game: AnyGame, state: Any, seat: Seat, move: Any) -> Enum | None:
    """Why the rules forbid this move; None: they do not."""
    try:
        game.apply(state, seat, move)
    except IllegalMove as error:
        return error.reason
    return None


def check_long_texts(face: Face, moment: Moment) -> None:
    """Texts as long as Discord lets anybody type are answered in words, never by a fault."""
    names = moment.names
    for seat in moment.game.to_move(moment.position.state):
        seen = moment.seen(seat)
        for text in LONG_TEXTS:
            for card, take in ((text, ""), ("red 1", text)):
                face.plays(SAY, seen, names, card)
                face.takes(SAY, seen, names, card, take)
                answer = answered(face, seen, names, card, take)
                assert not isinstance(answer, MakeMove), "a move was made"
                assert not isinstance(answer, str) or len(answer) < 500, "told back at length"
