"""Turns of 7: placing, drawing, Sevens, penalties, going out, and every ruling about them."""

from itertools import product

import pytest

from engine.core import Event, IllegalMove
from engine.games.seven import GAME
from engine.games.seven import events as of
from engine.games.seven.moves import (
    Fields,
    PlaceCard,
    Reason,
    Side,
    fields_after,
    legal,
    placings,
    why_not,
)
from engine.games.seven.state import Phase
from tests.engine.games.seven.positions import (
    HOLE,
    NUMBER,
    START,
    fields_of,
    play,
    position,
    sums,
    told,
)


def test_below_seven_one_card_is_drawn_and_the_turn_is_over() -> None:
    step = play(position((3, 5), (1, 2), draw=(4, 6)), "3")
    assert step.state.hands[0] == (5, 6)
    assert step.state.draw_pile == (4,)
    assert step.state.turn == 1
    assert step.events == (of.Placed(0, 3, Side.START, 3, 0), of.Drew(0, 1), of.DrewCard(0, 6))


def test_a_seven_draws_nothing_puts_the_pile_aside_and_starts_a_new_one() -> None:
    step = play(position((4, 5, 6), (1, 2), pile="3"), "4n")
    assert step.events == (of.Placed(0, 4, Side.NUMBER, 4, 3), of.SevenMade(0, 2))
    state = step.state
    assert (state.turn, state.phase, state.fields, state.pile) == (0, Phase.AGAIN, (0, 0), ())
    assert state.aside == (3, 4)
    assert GAME.legal_moves(state, 0) == (PlaceCard(5, Side.START), PlaceCard(6, Side.START))


def test_a_7_that_starts_the_new_pile_is_a_seven_again() -> None:
    step = play(position((4, 7, 7, 2, 1), (1, 2), pile="3"), "4n", "7", "7", "2")
    assert told(step, of.SevenMade) == (of.SevenMade(0, 2), of.SevenMade(0, 1), of.SevenMade(0, 1))
    assert told(step, of.Drew) == ()
    assert step.state.hands[0] == (1,)
    assert step.state.turn == 1


def test_a_seat_that_can_place_nothing_draws_a_penalty_card() -> None:
    step = play(position((5, 1), (3, 3), (4, 4), draw=(3, 2, 6)), "5")
    assert told(step, of.PenaltyDrew) == (of.PenaltyDrew(1, 1), of.PenaltyDrew(2, 1))
    assert step.state.hands[1:] == ((2, 3, 3), (3, 4, 4))
    assert step.state.turn == 0


def test_ruling_the_card_just_drawn_may_not_be_placed_in_the_same_turn() -> None:
    """A penalty card that would fit waits for the next turn."""
    step = play(position((5, 1), (3, 4), draw=(6, 2)), "5")
    assert step.events[3:] == (of.PenaltyDrew(1, 1), of.DrewCard(1, 6))
    assert step.state.hands[1] == (3, 4, 6)
    assert step.state.turn == 0


def test_ruling_going_out_with_a_seven_and_no_card_left() -> None:
    """Out; the next active player starts the new pile and draws normally."""
    step = play(position((4,), (1, 2), (5, 5), pile="3"), "4n", "2")
    assert told(step, of.WentOut) == (of.WentOut(0, 1),)
    assert told(step, of.Drew) == (of.Drew(1, 1),)
    assert step.state.out == (0,)
    assert step.state.turn == 2


def test_the_turn_skips_seats_that_are_out() -> None:
    assert play(position((4, 4), (), (6, 6), (5,), out=(1,), pile="3"), "4h").state.turn == 2
    state = position((6, 6), (), (6, 6), (6,), out=(1,), pile="3", turn=3)
    assert play(state, "6h").state.turn == 0


def test_the_draw_pile_is_renewed_from_the_piles_put_aside() -> None:
    """When a card has to be drawn and the draw pile is empty."""
    step = play(position((3, 5), (1, 2), draw=(), aside=(2, 4, 6)), "3")
    assert told(step, of.DrawPileRenewed) == (of.DrawPileRenewed(3),)
    assert step.events.index(of.DrawPileRenewed(3)) < step.events.index(of.Drew(0, 1))
    left, drawn = step.state.draw_pile, step.state.hands[0]
    assert sorted((*left, *drawn)) == [2, 4, 5, 6]
    assert step.state.aside == ()
    aside = (1, 2, 3, 4, 5, 6) * 5
    orders = {
        play(position((3, 5), (1, 2), draw=(), aside=aside, number=n), "3").state.draw_pile
        for n in range(1, 8)
    }
    assert len(orders) == 7, "each is shuffled again"


def test_ruling_everybody_in_turn_blocked_and_nothing_left_to_draw() -> None:
    """HOUSE: the pile becomes the draw pile and the next player starts a new pile."""
    step = play(position((5, 3), (3, 4), (4, 4), pile="1 2n", draw=()), "5h")
    passed = (of.PenaltyDrew(1, 0), of.PenaltyDrew(2, 0), of.PenaltyDrew(0, 0))
    assert told(step, of.PenaltyDrew, of.Blocked, of.DrawPileRenewed) == (
        *passed,
        of.Blocked(1, 3),
        of.DrawPileRenewed(3),
    )
    state = step.state
    assert (state.turn, state.pile, state.fields) == (1, (), (0, 0))
    assert sorted(state.draw_pile) == [1, 2, 5]
    assert told(play(state, "3"), of.Drew) == (of.Drew(1, 1),)


def test_a_table_is_not_blocked_while_somebody_could_still_draw() -> None:
    """The last penalty card may be the one that fits."""
    step = play(position((5, 3, 3), (3, 3), (4, 4), draw=(6, 3)), "5")
    assert told(step, of.Blocked, of.PenaltyDrew) == (
        *(of.PenaltyDrew(1, 1), of.PenaltyDrew(2, 0)),
        of.PenaltyDrew(0, 0),
    )
    assert step.state.turn == 1
    assert step.state.hands[1] == (3, 3, 6)


OUT, DREW_ONE = of.WentOut(0, 1), of.Drew(0, 1)


@pytest.mark.parametrize(
    ("hand", "words", "usual", "strict", "left"),
    [
        ((4, 2), "4n 2", (OUT,), (DREW_ONE,), (6,)),
        ((4, 7), "4n 7", (OUT,), (OUT,), ()),
        ((4,), "4n", (OUT,), (OUT,), ()),
        ((4, 2, 2), "4n 2", (), (), (2,)),
        ((4,), "4h", (DREW_ONE,), (DREW_ONE,), (6,)),
    ],
    ids=["starts the pile", "a last 7 starts it", "a seven", "one card stays", "below seven"],
)
def test_a_last_card_goes_out_or_draws_one_if_the_finish_is_strict(
    hand: tuple[int, ...],
    words: str,
    usual: tuple[Event, ...],
    strict: tuple[Event, ...],
    left: tuple[int, ...],
) -> None:
    """HOUSE: the strict finish."""
    for is_strict, expected in ((False, usual), (True, strict)):
        start = position(hand, (5, 2), (5, 5), pile="3", draw=(6,), strict=is_strict)
        step = play(start, *words.split())
        assert told(step, of.WentOut, of.Drew) == expected
        assert step.state.hands[0] == (() if OUT in expected else left)
        assert step.state.turn == 1


@pytest.mark.parametrize("strict", [False, True])
def test_ruling_draw_pile_and_aside_piles_empty(strict: bool) -> None:
    """HOUSE: no card is drawn; who then holds none is out, with a strict finish too."""
    step = play(position((3,), (5, 1), (5, 1), draw=(), strict=strict), "3")
    assert told(step, of.Drew, of.DrewCard, of.WentOut) == (of.Drew(0, 0), OUT)
    assert step.state.hands[0] == ()


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


def test_numbers_that_do_not_fit_have_no_legal_placing() -> None:
    assert {move.number for move in legal(range(1, 8), (2, 4))} == {2, 3, 4, 5}
    assert {move.number for move in legal(range(1, 8), (0, 0))} == {*range(1, 8)}
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
    """The hand of the face: also what is not allowed, with its sum, and out of turn."""
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
    view = GAME.view(position((1, 1), (2, 5), pile="3"), 1)
    assert view.turn == 0
    legal_ones = [p.move for p in view.placings if p.is_legal]
    assert legal_ones == [PlaceCard(2, NUMBER), PlaceCard(5, HOLE)]
