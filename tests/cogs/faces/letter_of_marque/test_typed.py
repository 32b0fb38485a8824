"""Typed plays of Letter of Marque in the languages of those who type."""

import pytest

from cogs.faces.letter_of_marque.face import FACE as face
from cogs.ui.page import MakeMove
from engine.games.letter_of_marque.moves import Attack, EnterPort, Move, PlaceShip, SetSail
from tests.catalogue import CATALOGUE
from tests.cogs.faces.letter_of_marque.played import after


@pytest.mark.parametrize(
    ("language", "card", "move"),
    [
        ("de", "auslaufen", SetSail()),
        ("de", "b2 angreifen", Attack(2)),
        ("fr", "Attaquer N3", Attack(3)),
        ("it", "porto a1", EnterPort(1)),
        ("nl", "val b2 aan", Attack(2)),
    ],
)
def test_the_words_of_a_button_can_be_typed_in_any_language(
    language: str, card: str, move: Move
) -> None:
    moment = after(3, *((seat, PlaceShip(True)) for seat in range(3)))
    say, seen = CATALOGUE.say(language), moment.seen(0)
    assert face.find(say, seen, moment.names, card, "") == MakeMove(seen.moves.index(move))
