"""The hand of Letter of Marque says everything once."""

import pytest

from cogs.faces.letter_of_marque.face import FACE as face
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import hand_text, moments


def test_the_cannons_and_the_pile_are_shown_once() -> None:
    """A reader without any is among all the others."""
    told = set[tuple[bool, bool]]()
    for seed in range(6):
        for moment in moments(GAME, GAME.options(), 2 + seed % 5, seed):
            for seat in GAME.to_move(moment.position.state):
                view: View = moment.seen(seat).view
                if view.phase is not Phase.TURN:
                    continue
                fleet, text = view.fleets[seat], hand_text(face, moment, seat)
                everybody = {each.cannons for each in view.fleets}
                assert text.casefold().count("cannons:") == (everybody != {0})
                assert text.count("No cannon is left.") == (everybody == {0})
                assert "no cannon left" not in text
                assert text.count("Your pile is empty.") == (not fleet.pile)
                assert text.count("Pile:") == (fleet.pile > 0)
                told.add((fleet.cannons > 0, fleet.pile > 0))
    assert len(told) == 4


@pytest.mark.parametrize(
    ("language", "words"), [("de", "1 Punkt zu 0 Punkte"), ("it", "1 punto a 0")]
)
def test_a_score_against_another_is_in_figures(language: str, words: str) -> None:
    """An article would need its case: German has "zu keinem Punkt"."""
    say = CATALOGUE.say(language)
    own, theirs = (say("points-letter-of-marque", points=points) for points in (1, 0))
    told = say(
        "hand-standing",
        way="pair-lead",
        fewer="no",
        names="",
        count=1,
        best=own,
        next="",
        rivals=1,
        theirs=theirs,
        own=own,
        place=1,
    )
    assert words in told
