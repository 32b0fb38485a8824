"""The contract of faces fails a careless face, one for each property."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from cogs.faces.seven.face import FACE as face
from cogs.ui.face import Face, Offer
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Play, Say
from engine.games.seven import GAME
from engine.tables.view import TableView
from tests.cogs.faces import face_kit

DRAWN = count()
"""A number for each page that was drawn."""


def careless(**changed: Any) -> Face:
    """The face of 7 with some of its functions replaced."""
    return replace(face, **changed)


def lacks_a_button(say: Say, seen: TableView, names: Names, name: str) -> Page:
    found = face.page(say, seen, names, name)
    return Page(found.accent, found.blocks, found.buttons[1:], found.choose, found.extra)


def offers_nothing(say: Say, seen: TableView, names: Names, typed: str) -> tuple[Offer, ...]:
    return ()


def makes_a_move_of_anything(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    return MakeMove(0)


def never_looks_the_same(say: Say, seen: TableView, names: Names, name: str) -> Page:
    return Page(Accent.HAND, (str(next(DRAWN)),), (Button("x", MakeMove(0)),))


@pytest.mark.parametrize(
    ("check", "broken"),
    [
        (face_kit.everything_renders_within_the_limits, careless(page=lacks_a_button)),
        (
            face_kit.everything_renders_within_the_limits,
            careless(event_line=lambda say, event, names: "two\nlines"),
        ),
        (
            face_kit.everything_renders_within_the_limits,
            careless(event_line=lambda say, event, names: type(event).__name__),
        ),
        (face_kit.every_legal_move_can_be_typed_and_hinted_at, careless(plays=offers_nothing)),
        (
            face_kit.what_is_hidden_changes_nothing_that_a_seat_is_shown,
            careless(page=never_looks_the_same),
        ),
        (
            face_kit.what_the_rules_forbid_is_refused_in_words,
            careless(refusal=lambda say, seen, names, reason: ""),
        ),
    ],
)
def test_a_faulty_face_is_found_in_its_games(
    check: Callable[[Face, Any, int], None], broken: Face
) -> None:
    with pytest.raises(AssertionError):
        check(broken, GAME, 3)


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        (face_kit.the_face_has_the_key_of_its_game, careless(key="eight")),
        (
            face_kit.every_reason_of_the_rules_has_words,
            careless(refusal=lambda say, seen, names, reason: " "),
        ),
        (
            face_kit.a_number_of_thousands_of_digits_is_answered_in_words,
            careless(find=makes_a_move_of_anything),
        ),
        (
            face_kit.the_rules_are_a_minute_of_reading_and_mark_what_is_ours,
            careless(rules=lambda say, options, chapter: "none"),
        ),
    ],
)
def test_a_faulty_face_is_found(rule: Callable[[Face, Any], None], broken: Face) -> None:
    with pytest.raises(AssertionError):
        rule(broken, GAME)
