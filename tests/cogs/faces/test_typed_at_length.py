"""Texts as long as Discord lets anybody type, in all faces: an answer in words, never a fault."""

from __future__ import annotations

import pytest

from cogs.faces import FACES
from cogs.ui.face import Face, Unclear
from cogs.ui.names import Names
from engine.games import GAMES
from engine.tables.view import TableView
from tests.cogs.faces.face_kit import SAY, moments, page_named

LONGEST = 6000
"""Characters that Discord takes for one option of a command."""
DIGITS = "9" * 4500
"""More than Python reads as one integer."""
TEXTS = [
    form.format(DIGITS)[:LONGEST]
    for form in ("{}", "-{}", "r{}", "{} red", "red {} blue", "2 {}", "c{}", "attack {}", "port {}")
]


def answered(face: Face, seen: TableView, names: Names, card: str, take: str) -> str:
    """The page or the words that answer what is typed; no move may be made of it."""
    face.plays(SAY, seen, names, card)
    face.takes(SAY, seen, names, card, take)
    try:
        goes = face.find(SAY, seen, names, card, take)
    except Unclear as unclear:
        return unclear.words
    return page_named(goes)


@pytest.mark.parametrize("key", GAMES)
def test_a_number_of_thousands_of_digits_is_answered_in_words(key: str) -> None:
    game, face = GAMES[key], FACES[key]
    options = game.options()
    asked = list(moments(game, options, game.seats_for(options)[-1], seed=1))[:40]
    phases = {moment.position.state.phase: moment for moment in asked}  # one moment of each phase
    for moment in phases.values():
        for seat in game.to_move(moment.position.state):
            for text in TEXTS:
                for card, take in ((text, ""), ("red 1", text)):
                    words = answered(face, moment.seen(seat), moment.names, card, take)
                    assert len(words) < 500, "the text is not told back at length"
