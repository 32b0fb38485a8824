"""Every game has a face, and the contract fails a careless one, for each property."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.texts.i18n import UnknownWords
from cogs.faces import FACES, face_of
from cogs.faces.seven.face import FACE as face
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Say
from engine.games import GAMES
from engine.games.seven import GAME
from engine.tables.view import TableView
from tests.cogs.faces import test_contract as kit

DRAWN = count()
"""A number for each page that was drawn."""


def lacks_a_button(say: Say, seen: TableView, names: Names, name: str) -> Page:
    found = face.page(say, seen, names, name)
    return replace(found, buttons=found.buttons[1:])


def never_looks_the_same(say: Say, seen: TableView, names: Names, name: str) -> Page:
    return Page(Accent.HAND, (str(next(DRAWN)),), (Button("x", MakeMove(0)),))


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (kit.test_everything_renders_within_the_limits, {"page": lacks_a_button}),
        (kit.test_everything_renders_within_the_limits, {"event_line": lambda *_: "two\nlines"}),
        (
            kit.test_everything_renders_within_the_limits,
            {"event_line": lambda say, event, names: type(event).__name__},
        ),
        (kit.test_everything_renders_within_the_limits, {"move_sentence": lambda *_: ""}),
        (kit.test_every_legal_move_can_be_hinted_at, {"because": lambda *_: "x" * 400}),
        (kit.test_hidden_cards_change_nothing_that_a_seat_is_shown, {"page": never_looks_the_same}),
        (kit.test_a_forbidden_move_is_refused_in_words, {"refusal": lambda *_: {}}),
        (kit.test_every_reason_of_the_rules_has_words, {"refusal": lambda *_: {}}),
        (
            kit.test_the_rules_are_a_minute_of_reading_and_mark_what_is_ours,
            {"rules": lambda *_: {}},
        ),
    ],
)
def test_a_faulty_face_is_found(check: Callable[..., None], fault: dict[str, Any]) -> None:
    """In a game of three, where the check plays with each number of seats."""
    seats = (3,) if "seats" in check.__annotations__ else ()
    with pytest.raises((AssertionError, UnknownWords)):
        check(replace(face, **fault), GAME, *seats)


def test_every_game_has_the_face_of_its_key() -> None:
    assert list(FACES) == list(GAMES)
    assert [face.key for face in FACES.values()] == list(GAMES)


def test_the_pictures_of_a_game_begin_with_a_letter_of_its_own() -> None:
    letters = [{name[:2] for name in face.drawn} for face in FACES.values() if face.drawn]
    assert all(len(each) == 1 for each in letters)
    assert len(set.union({"t_"}, *letters)) == len(letters) + 1


def test_a_game_without_a_face_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"cogs\.faces\.knock_out"):
        face_of("knock-out")
