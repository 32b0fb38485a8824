"""Why a move of 7 Seas is advised: each reason where it is true, and not where it would mislead."""

import re

import pytest

from cogs.faces import FACES
from cogs.table.pages.hints import hint_words
from cogs.ui.names import Names
from engine.core import known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import Card
from engine.players import advice, harm, hint_question
from tests.catalogue import SAY
from tests.engine.games.seven_seas.positions import position
from tests.engine.players.seven_seas.test_players import story_of
from tests.engine.players.test_reasons import PEOPLE, seen_by, why


@pytest.mark.parametrize(("chest", "cost"), [("c6 r6", ("costs", 3)), ("c6 x3", None)])
def test_a_capture_is_worse_if_it_lowers_the_booty(
    chest: str, cost: tuple[str, int] | None
) -> None:
    """By a first curse; a milder one lowers nothing."""
    state = position("c5 r10 g2", "g2 g3", display="x5 c10", harbour="g5 g6", chests=(chest,))
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    made, better = (moves.index(GAME.read_move(text)) for text in ("c5<x5", "r10<c10"))
    asked = hint_question("seven-seas", view, known_to(story_of(state), 0), moves)
    told = harm(asked, made, better)
    assert (told if told and told.name == "costs" else None) == cost


@pytest.mark.parametrize(
    ("hand", "display", "advised", "passed"),
    [
        ("c10 g4 r9", "c4 r3", "c10", ("g4<c4", "opens", 3)),
        ("c10 g4 r9", "c4 r3", "g4<c4", None),  # it is advised
        ("c8 g4", "c4 x9 x10", "c8", ("g4<c4", "can-wait", Card.G4)),
        ("g5 r5", "c5 c9 x9", "r5<c5", ("g5<c5", "uses", Card.G5)),
        ("g8 r6", "c6 c8 x9", "r6<c6", ("g8<c8", "can-wait", Card.G8)),
        ("g10 r6", "c6 c4 x9 r9", "r6<c6", None),  # after either one, others can take something
        ("x1 r9", "r2 c9 g9", "r9<c9", ("x1<r2+g9+c9", "costs", 6)),
    ],
)
def test_an_obvious_capture_that_is_passed_up_says_what_others_could_do_then(
    hand: str, display: str, advised: str, passed: tuple[str, str, int] | None
) -> None:
    """A hint that lays a card beside a capture has a line for it."""
    state = position(hand, "g2 g3", display=display, harbour="g5 g6")
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    story = known_to(story_of(state), 0)
    index = moves.index(GAME.read_move(advised))
    told = advice(hint_question("seven-seas", view, story, moves), index)
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    lines = hint_words(FACES["seven-seas"], SAY, seen, names, told).splitlines()
    assert lines[0].startswith("💡 A Captain's advice:")
    if told.passed is None:
        assert (passed, len(lines)) == (None, 1)
        return
    other, why = told.passed
    assert (GAME.write_move(moves[other]), why.name, why.figure) == passed
    assert re.fullmatch(r"🙅 Rather not: Play [^\n]+ and take [^\n]+\. [^\n]+\.", lines[1])


@pytest.mark.parametrize(
    ("hand", "display", "move", "told"),
    [
        ("c9 c4", "r4 x6 x8", "c9", ("holds", 2)),  # neither card helps the chest
        ("c9 c4", "g4 x6 x8", "c9", ("cheap", 0)),  # a coin
        ("c9 g4", "r4 x6 x8", "c9", ("cheap", 0)),  # a coin
        ("c9 c6", "r6 x7 x8", "c9", ("cheap", 0)),  # better rum
        ("x9 c2", "r9 x7 x8", "c2", ("holds", 2)),  # the own curse is milder
        ("x9 c4", "x7 r2 x8 x10", "c4", ("waits", Card.X9)),  # a milder curse
    ],
)
def test_a_capture_that_brings_more_than_cards_is_not_called_small(
    hand: str, display: str, move: str, told: tuple[str, int]
) -> None:
    """The own chest has a crystal and a rum of 5, and a curse of 3."""
    state = position(hand, "g2 g3", display=display, harbour="g4 g5", chests=("c5 r5 x3",))
    assert why("seven-seas", state, move, story_of(state)) == told


def test_the_last_card_that_could_take_a_ten_is_laid_for_no_later_turn() -> None:
    state = position("g1", "g2", display="g10 r5 x8", harbour="g4 g5")
    assert why("seven-seas", state, "g1") is None
