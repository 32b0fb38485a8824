"""Placing a card: the two fields, the sum, and the worked cases of the rules."""

from itertools import product

import pytest

from engine.core import IllegalMove
from engine.games.seven import GAME
from engine.games.seven.moves import (
    Fields,
    PlaceCard,
    Reason,
    fields_after,
    legal,
    placings,
    unplaceable,
    why_not,
)
from tests.engine.games.seven.positions import HOLE, NUMBER, START, fields_of, play, position, sums

LOW, HIGH = Reason.TOO_LOW, Reason.TOO_HIGH


@pytest.mark.parametrize(
    ("pile", "word", "fields"),
    [("", "3", (3, 0)), ("4 2n", "3h", (3, 4)), ("4 2n", "3n", (3, 2)), ("3", "4h", (4, 0))],
    ids=["the first alone", "covers the newest", "shows the newest", "ruling: on the first"],
)
def test_a_card_covers_a_number_or_lets_the_newest_show_through(
    pile: str, word: str, fields: Fields
) -> None:
    placed = GAME.read_move(word)
    assert fields_after(fields_of(tuple(map(GAME.read_move, pile.split()))), placed) == fields


@pytest.mark.parametrize(
    ("pile", "number", "hole", "shown"),
    [
        ("3", 2, LOW, 5),
        ("3", 4, 4, 7),
        ("3", 5, 5, HIGH),
        ("4 2n", 1, LOW, LOW),
        ("4 2n", 2, 6, LOW),
        ("4 2n", 3, 7, LOW),
        ("4 2n", 4, HIGH, 6),
        ("4 2n", 5, HIGH, 7),
        ("4 2n", 6, HIGH, HIGH),
        ("4 2n", 7, HIGH, HIGH),
    ],
)
def test_worked_cases_after_a_3_alone_and_with_l_2_and_o_4(
    pile: str, number: int, hole: int | Reason, shown: int | Reason
) -> None:
    """The sums of both sides, hole on hole and hole on number, or why they are illegal."""
    assert sums(pile, number) == {HOLE: hole, NUMBER: shown}


def test_equal_fields_make_one_move_of_both_sides() -> None:
    """L = O = 2: hole on hole and hole on number both show the new card and a 2."""
    state = position((3, 2), (1, 1), pile="2 2n")
    assert state.fields == (2, 2)
    assert GAME.legal_moves(state, 0) == (PlaceCard(2, HOLE), PlaceCard(3, HOLE))
    assert fields_after((2, 2), PlaceCard(3, HOLE)) == fields_after((2, 2), PlaceCard(3, NUMBER))
    assert [p.move for p in placings((3,), 2, 2)] == [PlaceCard(3, HOLE)]


def test_every_legal_sum_rises_or_stays_and_never_exceeds_seven() -> None:
    for newest, other, number, side in product(range(1, 8), range(7), range(1, 8), (HOLE, NUMBER)):
        if newest + other < 7 and newest != other:
            after = sum(fields_after((newest, other), PlaceCard(number, side)))
            allowed = why_not((newest, other), PlaceCard(number, side)) is None
            assert allowed == (newest + other <= after <= 7)


def test_unplaceable_numbers_have_no_legal_placing() -> None:
    assert unplaceable((2, 4)) == {1, 6, 7}
    assert unplaceable((0, 0)) == frozenset()
    assert legal((1, 6, 7), (2, 4)) == ()


@pytest.mark.parametrize(
    ("pile", "word", "reason"),
    [
        ("3", "5h", Reason.NOT_IN_HAND),
        ("3", "2", Reason.PILE_HAS_BEGUN),
        ("3", "2h", Reason.TOO_LOW),
        ("3", "6n", Reason.TOO_HIGH),
        ("", "2h", Reason.PILE_IS_EMPTY),
        ("2 2n", "3n", Reason.SAME_AS_HOLE),
    ],
)
def test_a_refused_card_names_the_reason(pile: str, word: str, reason: Reason) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(position((2, 3, 6), (1,), pile=pile), word)
    assert refused.value.reason is reason


def test_placings_show_each_number_once_with_both_ways_and_their_sums() -> None:
    """The hand of the face: also what is not allowed, with the sum it would make."""
    seen = placings((5, 2, 5), 3, 0)
    assert [(p.number, p.side, p.sum, p.is_legal) for p in seen] == [
        (2, HOLE, 2, False),
        (2, NUMBER, 5, True),
        (5, HOLE, 5, True),
        (5, NUMBER, 8, False),
    ]
    assert [p.makes_a_seven for p in placings((4,), 3, 0)] == [False, True]
    assert [(p.move, p.makes_a_seven) for p in placings((7,), 0, 0)] == [
        (PlaceCard(7, START), True)
    ]


def test_placings_can_be_seen_out_of_turn() -> None:
    view = GAME.view(position((1, 1), (2, 5), pile="3"), 1)
    assert view.turn == 0
    assert [p.move for p in view.placings if p.is_legal] == [
        PlaceCard(2, NUMBER),
        PlaceCard(5, HOLE),
    ]
