"""The reasons of a mate in The Seven Seals, and the prediction that a hint names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.faces import FACES
from cogs.ui.names import Names
from engine.core import known_to
from engine.games import GAMES
from engine.games.seven_seals.events import RoundDealt
from engine.games.seven_seals.moves import Return, TakeSaboteur
from engine.games.seven_seals.state import Card, Kind, Trick
from engine.games.seven_seals.state import Phase as SealsPhase
from engine.players import answered, hint_question, opinion, reason
from tests.catalogue import SAY
from tests.engine.games.seven_seals.positions import cards
from tests.engine.players.seven_seals import test_players as seals
from tests.engine.players.test_reasons import PEOPLE, seen_by, why


@pytest.mark.parametrize(
    ("hand", "held", "trick", "move", "told"),
    [
        ("B9 B1 G1", (0, 0, 0, 1, 0, 0, 0), "B4 B6", "play B9", ("wins", 0)),
        ("B9 B8 G1", (0, 0, 0, 1, 0, 0, 0), "B4 B6", "play B8", ("lowest", 0)),
        ("B9 B8 G1", (0, 0, 0, 1, 0, 0, 0), "B4 B6", "play B9", ("wins", 0)),
        ("B9 B1 G1", (0, 0, 0, 1, 0, 0, 0), "B4 B6", "play B1", ("waits", 0)),
        ("B9 B1 G1", (0, 0, 1, 0, 0, 0, 0), "B4 B6", "play B1", ("ducks", 0)),
        ("R9 B1 G1", (1, 0, 0, 0, 0, 0, 0), "", "play R9", ("sure", 0)),
        ("B9 B1 G1", (0, 0, 0, 1, 0, 0, 0), "", "play B9", ("high", 0)),
        ("B8 B1 G1", (0, 0, 0, 1, 0, 0, 0), "", "play B8", ("high", 0)),
        ("B6 B1 G1", (0, 0, 0, 1, 0, 0, 0), "", "play B6", ("lets-go", 1)),
        ("B9 B1 G1", (0, 0, 0, 1, 1, 0, 0), "B4 B6", "play B1", ("keeps", Card.B9)),
        ("B9 B8 B1", (0, 0, 0, 1, 0, 0, 0), "B4 B6", "play B1", ("waits", 0)),
        ("B6 B1 G1", (0, 0, 0, 1, 0, 0, 0), "B5", "play B6", ("ahead", 0)),
        ("B3 B1 G1", (0, 0, 1, 0, 0, 0, 0), "", "play B1", ("higher", 2)),
        ("B3 B1 G1", (0, 0, 0, 1, 0, 0, 0), "B8 B6", "play B1", ("spares", 0)),
        ("B3 B1 G1", (0, 0, 0, 0, 0, 1, 0), "B8 B6", "play B1", ("spares", 0)),
        ("B3 B1 G1", (0, 0, 0, 1, 0, 0, 0), "B8 B6", "play B3", ("lost", 0)),
        ("B3 B1 G1", (0, 0, 0, 0, 0, 0, 0), "B8 B6", "play B1", ("lost", 0)),
        ("B3 B1 G1", (0, 0, 0, 0, 0, 0, 0), "B8 B6", "play B3", ("sheds", 0)),
        ("B3 B1 G1", (0, 1, 0, 0, 0, 0, 0), "B8 B6", "play B3", ("sheds", 0)),
        ("R3 R1 G1", (0, 1, 0, 0, 0, 0, 0), "R8 R6", "play R3", ("lost", 0)),
        ("R3 R1 G1", (0, 1, 0, 0, 0, 0, 0), "R8 R6", "play R1", ("spares", 0)),
        ("Y3 G1", (0, 0, 0, 1, 0, 0, 0), "B8 B6", "play G1", ("idle", 0)),
        ("R9 B1 G1", (0, 0, 0, 1, 0, 0, 0), "", "play R9", ("anyway", 0)),
        ("B9 B1 G1", (0, 0, 1, 0, 0, 0, 0), "", "play B9", ("ruffed", 0)),
        ("B9 B8 G1", (0, 0, 1, 0, 0, 0, 0), "B4 B6", "play B9", ("all-win", 0)),
        ("B1", (0, 0, 0, 1, 0, 0, 0), "", "play B1", ("only", 0)),
    ],
)
def test_why_a_card_of_the_seals_is_played(
    hand: str, held: tuple[int, ...], trick: str, move: str, told: tuple[str, int]
) -> None:
    size = len(hand.split()) - bool(trick)
    others = (" ".join(["R1", "B2", "Y1"][:size]), " ".join(["R2", "B7", "Y2"][:size]))
    state, story = seals.position((hand, *others), held, trick=trick)
    assert why("seven-seals", state, move, story) == told


def test_a_lost_trick_takes_the_card_that_might_win_a_later_one() -> None:
    """A yellow card can only win if somebody else has a lower one that can be led."""
    held = (0, 0, 0, 1, 0, 0, 0)
    state, story = seals.position(("Y3 G1", "G9", "Y2"), held, trick="B8 B6")
    assert why("seven-seals", state, "play Y3", story) == ("threat", 0)
    assert why("seven-seals", state, "play G1", story) == ("lost", 0)
    state, story = seals.position(("Y3 G2", "G1", "R2"), held, trick="B8 B6")
    assert why("seven-seals", state, "play Y3", story) == ("lost", 0)
    assert why("seven-seals", state, "play G2", story) == ("threat", 0)


def test_a_hand_that_can_win_no_later_trick_says_that_it_no_longer_matters() -> None:
    """No lower card of a colour can be led, and no red card can trump."""
    held = (1, 1, 0, 1, 0, 0, 0)
    state, story = seals.position(("B3 B1", "G9", "Y2"), held, trick="B8 B6")
    assert why("seven-seals", state, "play B3", story) == ("idle", 0)
    state, story = seals.position(("B3 B1", "G9", "B2"), held, trick="B8 B6")
    assert why("seven-seals", state, "play B1", story) == ("spares", 0)


def test_no_win_is_one_too_many_once_no_black_seal_is_left() -> None:
    state, story = seals.position(("B3 B1", "G9", "B2"), seals.NOTHING, trick="B8 B6")
    assert why("seven-seals", state, "play B3", story) == ("sheds", 0)
    middle = (*state.seals.middle[: Kind.BLACK], 0)
    state = replace(state, seals=replace(state.seals, middle=middle))
    assert why("seven-seals", state, "play B3", story) == ("lost", 0)


@pytest.mark.parametrize(("card", "told"), [("B9", "thwarts"), ("B1", "yields")])
def test_why_a_saboteur_plays_a_card(card: str, told: str) -> None:
    hands = ("B9 B1 G1", "B2 B3", "G3 G4")
    state, story = seals.position(hands, seals.NOTHING, trick="B4 B6")
    saboteur = replace(state, seals=replace(state.seals, saboteur=0))
    assert why("seven-seals", saboteur, f"play {card}", story) == (told, 0)
    leading, story = seals.position(("B9 B1 G1", "B2 B3 R1", "G3 G4 Y1"), seals.NOTHING)
    saboteur = replace(leading, seals=replace(leading.seals, saboteur=0))
    assert why("seven-seals", saboteur, f"play {card}", story) == ("spoils", 0)


def test_why_a_prediction_is_made() -> None:
    state, story = seals.predicting(seals.TRUMPS, taken=False), [RoundDealt(1, 2)]
    assert why("seven-seals", state, "predict R4 B1", story) == ("promise", 5)
    assert why("seven-seals", state, "predict none", story) == ("bare", 0)


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
    found = reason("seven-seals", view, known_to(story, 0), moves, index)
    assert found == told
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    said = FACES["seven-seals"].because(SAY, seen, names, index, found)
    assert said == words


def test_nothing_is_predicted_for_a_low_hand_because_every_trick_can_pass() -> None:
    game = GAMES["seven-seals"]
    state, story = game.deal(game.options(), 3, 5)
    low = cards("R1 Y1 Y2 Y3 Y4 G1 G2 G3 B1 B2 B3 P1 P2 P3 P4")
    state = replace(state, hands=(low, low, low), leader=0, turn=0)
    assert why("seven-seals", state, "predict none", story) == ("nothing", 0)


def test_a_hint_takes_the_saboteur_where_a_captain_does() -> None:
    """One move, and no word of another."""
    for seats in (3, 4, 5):
        game = GAMES["seven-seals"]
        state, story = game.deal(game.options(), seats, 5)
        seat = state.turn
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        known = known_to(story, seat)
        index, told, _ = opinion("seven-seals", view, known, moves)
        question = hint_question("seven-seals", view, known, moves)
        assert answered(question) == moves[index] == TakeSaboteur()
        assert told == reason("seven-seals", view, known, moves, index)


@pytest.mark.parametrize(
    ("held", "back", "told"),
    [
        ((0, 0, 0, 1, 0, 1, 0), "B", "keeps-white"),
        ((0, 0, 0, 1, 0, 1, 0), "W", "dear"),
        ((1, 0, 0, 1, 0, 0, 0), "B", "either"),
        ((1, 0, 0, 1, 0, 0, 0), "R", "spends-red"),
    ],
)
def test_why_a_seal_is_returned(held: tuple[int, ...], back: str, told: str) -> None:
    """Blue was led, and seat 0 won with a red card."""
    state, story = seals.position(("G1 G2", "B2 B3", "G3 G4"), held)
    won = Trick(2, (Card.B4, Card.R9, Card.B5), 0)
    state = replace(state, phase=SealsPhase.RETURN, last_trick=won)
    assert why("seven-seals", state, f"return {back}", story) == (told, 0)
    assert Return(Kind.BLUE) in GAMES["seven-seals"].legal_moves(state, 0)
