"""Turns of 7: drawing, Sevens, penalty cards, going out, and every ruling about them."""

import pytest

from engine.core import Event
from engine.games.seven import GAME
from engine.games.seven.events import (
    Blocked,
    DrawPileRenewed,
    Drew,
    DrewCard,
    PenaltyDrew,
    Placed,
    SevenMade,
    WentOut,
)
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.state import Phase
from tests.engine.games.seven.positions import play, position, told


def test_below_seven_one_card_is_drawn_and_the_turn_is_over() -> None:
    step = play(position((3, 5), (1, 2), draw=(4, 6)), "3")
    assert step.state.hands[0] == (5, 6)
    assert step.state.draw_pile == (4,)
    assert step.state.turn == 1
    assert step.events == (Placed(0, 3, Side.START, 3, 0), Drew(0, 1), DrewCard(0, 6))


def test_a_seven_draws_nothing_puts_the_pile_aside_and_starts_a_new_one() -> None:
    step = play(position((4, 5, 6), (1, 2), pile="3"), "4n")
    assert step.events == (Placed(0, 4, Side.NUMBER, 4, 3), SevenMade(0, 2))
    state = step.state
    assert (state.turn, state.phase, state.fields, state.pile) == (0, Phase.AGAIN, (0, 0), ())
    assert state.aside == (3, 4)
    assert GAME.legal_moves(state, 0) == (PlaceCard(5, Side.START), PlaceCard(6, Side.START))


def test_a_7_that_starts_the_new_pile_is_a_seven_again() -> None:
    step = play(position((4, 7, 7, 2, 1), (1, 2), pile="3"), "4n", "7", "7", "2")
    assert told(step, SevenMade) == (SevenMade(0, 2), SevenMade(0, 1), SevenMade(0, 1))
    assert told(step, Drew) == ()
    assert step.state.hands[0] == (1,)
    assert step.state.turn == 1


def test_a_seat_that_can_place_nothing_draws_a_penalty_card() -> None:
    step = play(position((5, 1), (3, 3), (4, 4), draw=(3, 2, 6)), "5")
    assert told(step, PenaltyDrew) == (PenaltyDrew(1, 1), PenaltyDrew(2, 1))
    assert step.state.hands[1:] == ((2, 3, 3), (3, 4, 4))
    assert step.state.turn == 0


def test_ruling_no_penalty_card_by_choice() -> None:
    """Placing is compulsory when possible: every move is a placing."""
    state = position((5, 1, 2, 7), (1, 1), pile="3")
    assert GAME.legal_moves(state, 0)
    assert all(isinstance(move, PlaceCard) for move in GAME.legal_moves(state, 0))


def test_ruling_the_card_just_drawn_may_not_be_placed_in_the_same_turn() -> None:
    """A penalty card that would fit waits for the next turn."""
    step = play(position((5, 1), (3, 4), draw=(6, 2)), "5")
    assert step.events[3:] == (PenaltyDrew(1, 1), DrewCard(1, 6))
    assert step.state.hands[1] == (3, 4, 6)
    assert step.state.turn == 0


def test_ruling_going_out_with_a_seven_and_no_card_left() -> None:
    """Out; the next active player starts the new pile and draws normally."""
    step = play(position((4,), (1, 2), (5, 5), pile="3"), "4n", "2")
    assert told(step, WentOut) == (WentOut(0, 1),)
    assert told(step, Drew) == (Drew(1, 1),)
    assert step.state.out == (0,)
    assert step.state.turn == 2


def test_the_turn_skips_seats_that_are_out() -> None:
    step = play(position((4, 4), (), (6, 6), (5,), out=(1,), pile="3"), "4h")
    assert step.state.turn == 2
    state = position((6, 6), (), (6, 6), (6,), out=(1,), pile="3", turn=3)
    assert play(state, "6h").state.turn == 0


def test_the_draw_pile_is_renewed_from_the_piles_put_aside() -> None:
    """When a card has to be drawn and the draw pile is empty."""
    step = play(position((3, 5), (1, 2), draw=(), aside=(2, 4, 6)), "3")
    assert told(step, DrawPileRenewed) == (DrawPileRenewed(3),)
    assert step.events.index(DrawPileRenewed(3)) < step.events.index(Drew(0, 1))
    left, drawn = step.state.draw_pile, step.state.hands[0]
    assert sorted((*left, *drawn)) == [2, 4, 5, 6]
    assert step.state.aside == ()


def test_each_renewal_is_shuffled_again() -> None:
    aside = (1, 2, 3, 4, 5, 6) * 5
    orders = {
        play(position((3, 5), (1, 2), draw=(), aside=aside, number=n), "3").state.draw_pile
        for n in range(1, 8)
    }
    assert len(orders) == 7


def test_ruling_everybody_in_turn_blocked_and_nothing_left_to_draw() -> None:
    """HOUSE: the pile becomes the draw pile and the next player starts a new pile."""
    step = play(position((5, 3), (3, 4), (4, 4), pile="1 2n", draw=()), "5h")
    passed = (PenaltyDrew(1, 0), PenaltyDrew(2, 0), PenaltyDrew(0, 0))
    assert told(step, PenaltyDrew, Blocked, DrawPileRenewed) == (
        *passed,
        Blocked(1, 3),
        DrawPileRenewed(3),
    )
    state = step.state
    assert (state.turn, state.pile, state.fields) == (1, (), (0, 0))
    assert sorted(state.draw_pile) == [1, 2, 5]
    after = play(state, "3")
    assert told(after, Drew) == (Drew(1, 1),)


def test_a_table_is_not_blocked_while_somebody_could_still_draw() -> None:
    """The last penalty card may be the one that fits."""
    step = play(position((5, 3, 3), (3, 3), (4, 4), draw=(6, 3)), "5")
    assert told(step, Blocked, PenaltyDrew) == (
        *(PenaltyDrew(1, 1), PenaltyDrew(2, 0)),
        PenaltyDrew(0, 0),
    )
    assert step.state.turn == 1
    assert step.state.hands[1] == (3, 3, 6)


OUT, DREW_ONE = WentOut(0, 1), Drew(0, 1)


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
        assert told(step, WentOut, Drew) == expected
        assert step.state.hands[0] == (() if OUT in expected else left)
        assert step.state.turn == 1


@pytest.mark.parametrize("strict", [False, True])
def test_ruling_draw_pile_and_aside_piles_empty(strict: bool) -> None:
    """HOUSE: no card is drawn; who then holds none is out, with a strict finish too."""
    step = play(position((3,), (5, 1), (5, 1), draw=(), strict=strict), "3")
    assert told(step, Drew, DrewCard, WentOut) == (Drew(0, 0), OUT)
    assert step.state.hands[0] == ()
