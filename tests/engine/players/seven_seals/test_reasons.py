"""The reasons of a mate in The Seven Seals for the saboteur."""

from dataclasses import replace

import pytest

from cogs.faces import FACES
from cogs.ui.names import Names
from engine.core import known_to
from engine.games import GAMES
from engine.games.seven_seals.moves import TakeSaboteur
from engine.players import hint_question, reason
from tests.catalogue import SAY
from tests.engine.games.seven_seals.positions import cards
from tests.engine.players.test_reasons import PEOPLE, seen_by


@pytest.mark.parametrize(
    ("hand", "told", "words"),
    [
        (
            "R1 R3 R4 R6 R8 R9 B9 Y1 Y2 Y3 Y4 G1 G2 G3 P1",
            ("many-red", 6),
            "You hold 6 red cards, and nobody can say which colours they will trump.",
        ),
        (
            "R2 B8 B9 Y9 G9 Y1 Y2 Y3 Y4 G1 G2 G3 P1 P2 P3",
            ("trumped", 8),
            "Your 4 high cards of the other colours win only if nobody trumps, and the others hold "
            "8 red cards.",
        ),
        (
            "R1 R2 R3 Y4 Y5 Y6 G4 G5 B1 B2 B3 P1 P2 P3 G1",
            ("middling", 5),
            "5 of your cards are neither high nor low: they may win or lose, and the saboteur need "
            "not say which.",
        ),
        (
            "R1 R2 R3 Y1 Y2 Y3 Y4 G1 G2 G3 B1 B2 B3 P1 P2",
            ("cheap", 4),
            "It costs 4 points at most, and 2 seals left over cost no less.",
        ),
    ],
)
def test_the_saboteur_has_another_reason_for_each_kind_of_hand(
    hand: str, told: tuple[str, int], words: str
) -> None:
    game = GAMES["seven-seals"]
    state, story = game.deal(game.options(), 3, 5)
    state = replace(state, hands=tuple([cards(hand)] * 3), leader=0, turn=0)
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    index = moves.index(TakeSaboteur())
    found = reason(hint_question("seven-seals", view, known_to(story, 0), moves), index)
    assert found == told
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    said = FACES["seven-seals"].because(SAY, seen, names, index, found)
    assert said == words
