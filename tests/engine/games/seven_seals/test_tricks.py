"""The Seven Seals: following, winning, and the seal that is returned or taken for a trick."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals import events as of
from engine.games.seven_seals.moves import MustFollow, Play, Predict, Reason, Return
from engine.games.seven_seals.state import Card, Colour, Kind, Phase, Played, State
from engine.games.seven_seals.tricks import playable, winning
from tests.engine.games.seven_seals.positions import (
    cards,
    counts,
    dealt,
    in_play,
    play_all,
    refused,
)


def plays(text: str) -> tuple[Play, ...]:
    return tuple(Play(card) for card in cards(text))


def legal(state: State) -> str:
    moves = GAME.legal_moves(state, state.turn)
    assert all(isinstance(move, Play) for move in moves)
    return " ".join(str(move.card) for move in moves if isinstance(move, Play))


NOTHING = ("", "", "")


def hands(*texts: str) -> str:
    """Hands of which a second trick is left over."""
    return " | ".join(f"{text} P{n}" for n, text in enumerate(texts, 1))


def test_the_player_left_of_the_dealer_leads_the_first_trick() -> None:
    state, _ = play_all(dealt(4, starter=3), *[Predict()] * 4)
    assert (state.sheet.dealer, state.turn, state.leader) == (2, 3, 3)


def test_follow_suit_if_you_can() -> None:
    state = in_play("G5 P1 | R9 G1 G7 B2 | P5 P6", NOTHING, trick="G5")
    assert legal(state) == "G1 G7"
    assert refused(state, Play(Card.R9)) is Reason.MUST_FOLLOW
    with pytest.raises(MustFollow) as refusal:
        GAME.apply(state, 1, Play(Card.B2))
    assert refusal.value.colour is Colour.GREEN


@given(st.sets(st.sampled_from(Card), max_size=15), st.sampled_from(Card))
def test_a_holder_of_the_colour_led_must_play_it_and_others_play_anything(
    held: set[Card], led: Card
) -> None:
    hand = tuple(sorted(held))
    follows = tuple(card for card in hand if card.colour is led.colour)
    assert playable(hand, (led,)) == (follows or hand)
    assert playable(hand, ()) == hand, "anything may be led"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("G5 G7 G6", 1),
        ("G5 B9 P9", 0),
        ("G5 R1 G9", 1),
        ("G5 R1 R2", 2),
        ("R5 R7 B9", 1),
        ("R1 Y9 B9", 0),
        ("Y1 G9 B9 P9 Y2", 4),
    ],
)
def test_the_highest_red_card_wins_else_the_highest_of_the_colour_led(
    trick: str, winner: int
) -> None:
    assert winning(cards(trick)) == winner


def test_the_winner_leads_next_and_the_last_trick_can_be_looked_at_again() -> None:
    state = in_play(hands("G5", "R7", "G6"), NOTHING, leader=2, trick="G6")
    state, events = play_all(state, *plays("G5 R7"))
    assert (state.turn, state.leader, state.trick) == (1, 1, ())
    assert events[:3] == [
        of.CardPlayed(0, Card.G5, Colour.GREEN),
        of.CardPlayed(1, Card.R7, Colour.GREEN),
        of.TrickWon(1, Card.R7, Colour.GREEN),
    ]
    assert state.tricks == (0, 1, 0)
    last = GAME.view(state, None).last_trick
    assert last is not None
    assert last.plays == (Played(2, Card.G6), Played(0, Card.G5), Played(1, Card.R7))
    assert (last.winner, last.led, last.winning_card) == (1, Colour.GREEN, Card.R7)


@pytest.mark.parametrize(
    ("trick", "held", "left", "told"),
    [
        ("G5 G3 G4", "GGB", "GB", of.SealReturned(0, Kind.GREEN, chosen=False)),
        ("B5 R3 B4", "BY", "Y", of.SealReturned(1, Kind.BLUE, chosen=False)),
        ("B5 R3 B4", "GW", "G", of.SealReturned(1, Kind.WHITE, chosen=False)),
        ("B5 R3 B4", "G", "GK", of.BlackSealTaken(1, left=5)),
        ("B5 B3 B4", "R", "RK", of.BlackSealTaken(0, left=5)),
        ("G5 G3 G4", "GGG", "GG", of.SealReturned(0, Kind.GREEN, chosen=False)),
    ],
    ids=[
        "a seal of the colour led",
        "of the colour led, not of the winning card",
        "worked case: seals green and white, white is forced",
        "worked case: a green seal only, take black",
        "red does not fit a trick won without red",
        "ruling: several of one kind, without a question",
    ],
)
def test_the_only_seal_that_fits_is_returned_or_else_a_black_one_taken(
    trick: str, held: str, left: str, told: Event
) -> None:
    winner = winning(cards(trick))
    seals = tuple(held if seat == winner else "" for seat in range(3))
    state = in_play(hands(*trick.split()), seals)
    state, events = play_all(state, *plays(trick))
    assert (state.phase, state.turn) == (Phase.PLAY, winner)
    assert state.seals.held[winner] == counts(left)
    assert state.seals.middle[Kind.BLACK] == 6 - left.count("K")
    assert events[-1] == told
    assert refused(state, Return(Kind.GREEN)) is Reason.NOTHING_TO_RETURN


@pytest.mark.parametrize(
    ("trick", "held", "kinds"),
    [
        ("G5 G3 G4", "GW", (Kind.GREEN, Kind.WHITE)),
        ("B5 R3 B4", "BRW", (Kind.RED, Kind.BLUE, Kind.WHITE)),
        ("R5 R3 B4", "RW", (Kind.RED, Kind.WHITE)),
    ],
    ids=["white fits every trick", "all three", "ruling: red is one kind where red was led"],
)
def test_the_winner_chooses_among_the_kinds_that_fit(
    trick: str, held: str, kinds: tuple[Kind, ...]
) -> None:
    winner = winning(cards(trick))
    state = in_play(hands(*trick.split()), [held if n == winner else "" for n in range(3)])
    state, _ = play_all(state, *plays(trick))
    assert GAME.legal_moves(state, winner) == tuple(map(Return, kinds))
    assert GAME.view(state, None).returnable == kinds


def test_worked_case_red_trump_wins_a_blue_trick_with_seals_blue_and_red() -> None:
    """Choose one."""
    state = in_play(hands("B5", "R3", "B4"), ("", "BR", ""))
    state, events = play_all(state, *plays("B5 R3 B4"))
    assert (state.phase, state.turn) == (Phase.RETURN, 1)
    assert isinstance(events[-1], of.TrickWon)
    assert GAME.legal_moves(state, 1) == (Return(Kind.RED), Return(Kind.BLUE))
    for kind, left, middle in ((Kind.BLUE, "R", 3), (Kind.RED, "B", 5)):
        after, told = play_all(state, Return(kind))
        assert after.seals.held[1] == counts(left)
        assert after.seals.middle[kind] == middle
        assert told == [of.SealReturned(1, kind, chosen=True)]
        assert (after.phase, after.turn) == (Phase.PLAY, 1)


def test_ruling_holding_a_fitting_seal_back_to_take_black() -> None:
    """No; returning is compulsory: there is no such move."""
    state = in_play(hands("B5", "R3", "B4"), ("", "BRGK", ""))
    state, _ = play_all(state, *plays("B5 R3 B4"))
    assert refused(state, Return(Kind.BLACK)) is Reason.SEAL_DOES_NOT_FIT
    assert refused(state, Return(Kind.GREEN)) is Reason.SEAL_DOES_NOT_FIT
    assert refused(state, Return(Kind.WHITE)) is Reason.SEAL_NOT_HELD
    assert refused(state, Play(Card.P2)) is Reason.RETURN_FIRST
    assert refused(state, Predict()) is Reason.RETURN_FIRST
    assert refused(state, Return(Kind.BLUE), seat=0) is Reason.NOT_YOUR_TURN


def test_ruling_all_six_black_seals_are_out() -> None:
    """No penalty for further unplanned tricks."""
    state = in_play(hands("G5", "G3", "G4"), ("KK", "KKK", "K"))
    state, events = play_all(state, *plays("G5 G3 G4"))
    assert state.seals.held == (counts("KK"), counts("KKK"), counts("K"))
    assert events[-1] == of.NoBlackSealLeft(0)


def test_the_saboteur_neither_returns_nor_takes_seals() -> None:
    state = in_play(hands("G5", "G3", "G4"), NOTHING, saboteur=0)
    before = state.seals
    state, events = play_all(state, *plays("G5 G3 G4"))
    assert state.seals == before
    assert events[-1] == of.TrickWon(0, Card.G5, Colour.GREEN)
    assert state.turn == 0


def test_a_choice_after_the_last_trick_comes_before_the_scoring() -> None:
    state = in_play("B5 | R3 | B4", ("", "BR", ""))
    state, _ = play_all(state, *plays("B5 R3 B4"))
    assert (state.phase, state.sheet.round) == (Phase.RETURN, 1)
    state, _ = play_all(state, Return(Kind.RED))
    assert (state.phase, state.sheet.round, state.sheet.totals) == (Phase.PREDICT, 2, (0, 2, 0))
