"""Discord's limits, checked in all that a face draws at one moment of a game."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cogs.features.replay.presses import replay_layout
from cogs.table.log import log_page
from cogs.table.pages import board
from cogs.table.pages.end import closed_card, end_card, scoring_card
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.news import lines
from cogs.table.typed import OFFERS, label, notation
from cogs.ui.face import Face, rounds_ended
from cogs.ui.layout import paged
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Bookmark
from engine.core import Event, known_to
from engine.tables.model.news import Ended, Ender
from engine.tables.model.table import Status
from engine.tables.view import TableView
from tests.amounts import amount
from tests.cogs.faces.moments import CUT, HEARD, PAGES, SAY, Moment, buttons_of, pages_of, walk

BELOW_ZERO = re.compile(r"(?<![\w\\-])-\d")
"""A negative number with a hyphen, where a minus sign belongs."""
MOMENTS = amount(2, 40)
"""Moments of a game that are checked, besides those in which something new happens."""


def check_moment(face: Face, moment: Moment) -> None:
    """Everything that anybody may be shown now renders, and the buttons lead to the moves."""
    for viewer in moment.viewers:
        seen = moment.seen(viewer)
        check_board(face, seen, moment.names)
        if viewer is not None and seen.outcome is None:
            check_pages(face, seen, moment.names)
            check_offers(face, seen)
    check_story(face, moment)
    check_log(face, moment)


def check_board(face: Face, seen: TableView, names: Names) -> None:
    """The board fits into one message, whole."""
    assert (blocks := face.board(SAY, seen, names))
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
            at = ShowPage(name, leaf)
            check_layout(hand_layout(face, SAY, seen, at))
    routes = {button.route for page in pages.values() for button in buttons_of(page)}
    moves = {route.index for route in routes if isinstance(route, MakeMove)}
    legal = set(range(len(seen.moves)))
    assert moves == legal or (moves <= legal and len(pages) == PAGES)


def check_offers(face: Face, seen: TableView) -> None:
    """Every suggestion can be sent, and no two look alike."""
    told = [label(face, HEARD, seen, index) for index in range(min(len(seen.moves), OFFERS))]
    assert len(told) == len(set(told))
    assert all(0 < len(each) <= 100 for each in told)
    assert all(len(notation(seen, index)) <= 100 for index in range(len(seen.moves)))


def check_story(face: Face, moment: Moment) -> None:
    """Each event is one line at most; a round that ended is reckoned within one message."""
    names = moment.names
    for event in moment.events:
        for reader in moment.viewers:
            check_told(face, event, replace(names, reader=reader))
    for ended in rounds_ended(moment.events).values():
        blocks = face.scoring(SAY, moment.seen(None), ended, names)
        assert blocks
        check_layout(board.scoring(SAY, moment.table, blocks))
    if moment.table.status is Status.FINISHED:
        check_end(face, moment)
    else:
        check_standing(face, moment)


def check_end(face: Face, moment: Moment) -> None:
    """The end for each reader, its scoring; every step of the replay, open to all."""
    replay, names = moment.replay, moment.names
    for seat in moment.viewers:
        check_layout(end_card(SAY, replay, seat))
        check_layout(scoring_card(SAY, replay, 0, seat))
    told = face.highlights(SAY, replay, names)
    assert len(told) <= 2
    assert all("\n" not in line for line in told)
    last = len(replay.steps) - 1
    for number in {0, *range(0, last, max(1, last // MOMENTS)), *replay.rounds, last}:
        for eyes in (None, *range(len(names))):
            check_layout(replay_layout(SAY, replay, face, Bookmark(number, eyes)))


def check_log(face: Face, moment: Moment) -> None:
    """Every page of the log, as each viewer may read it; what opens first has lines."""
    for viewer in moment.viewers:
        seen, names = moment.seen(viewer), replace(moment.names, reader=viewer)
        story = known_to(moment.position.story, viewer)
        for number in (None, 0, 1):
            page = log_page(SAY, seen, face, story, names, number)
            check_layout(paged(page, SAY, 1, 0, ShowPage()))
            shown, every = page.blocks[-1].splitlines(), lines(SAY, story, names, face)
            assert number is not None or len(shown) >= min(3, len(every))


def check_told(face: Face, event: Event, names: Names) -> None:
    """One line, a great moment in two; it never names its reader, and shows nobody's secret."""
    line = face.event_line(SAY, event, names)
    assert line.count("\n") <= face.is_loud(event)
    assert len(line) <= 300
    if names.reader is not None:
        namesakes = names.escaped.count(names[names.reader]) > 1
        deed = getattr(event, "seat", None) == names.reader and not namesakes
        assert not deed or names[names.reader] not in line, "it names its reader"
    if names.reader not in (event.seen_by or (names.reader,)):
        assert not line, "the line shows a secret"
    if face.is_loud(event):
        assert event.seen_by is None
        assert line.count("**") == 2, "a great moment stands out"


def check_standing(face: Face, moment: Moment) -> None:
    """A table closed now shows the points of everybody so far."""
    seen, seats = moment.seen(None), range(len(moment.names))
    standing = face.standing(seen)
    assert len(standing.points) == len(standing.places) == len(seats)
    assert min(standing.places) == 1
    closed = replace(seen, table=replace(seen.table, status=Status.CLOSED))
    check_layout(closed_card(SAY, closed, Ended(Ender.NOBODY)))


def check_layout(layout: Any) -> None:
    """The message keeps Discord's limits, and nothing had to be cut from it."""
    parts = list(walk(layout.to_components()))
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(text.strip() for text in texts)
    assert not any(text.removesuffix(CUT).removesuffix("choosing…").endswith("…") for text in texts)
    assert len(parts) <= 40
    told = [*parts, *(option for part in parts for option in part.get("options", ()))]
    labels = (part.get("label") or "" for part in told)
    assert not any(map(BELOW_ZERO.search, (*texts, *labels))), "a hyphen is no minus sign"
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
