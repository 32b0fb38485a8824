"""Rounds of 7: the house rules, the deal, places, chips, the end, and what each seat sees."""

import pytest

from engine import codec
from engine.core import GameOver, RoundEnded, Termination
from engine.games.seven import GAME
from engine.games.seven.cards import DECKS, checked
from engine.games.seven.events import CameLast, ChipsPaid, RoundDealt, WentOut
from engine.games.seven.options import Options
from engine.games.seven.rounds import pay
from engine.games.seven.state import CHIPS
from tests.engine.games.seven.positions import play, position, told


@pytest.mark.parametrize("seats", range(2, 8))
def test_seven_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    state, events = GAME.deal(GAME.options(), seats, 5)
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert len(state.draw_pile) == 80 - 7 * seats
    assert events[0] == RoundDealt(1, state.starter, 80 - 7 * seats)
    assert state.turn == state.starter


def test_each_later_round_starts_one_seat_further() -> None:
    """HOUSE."""
    state, events = play(position((4,), (1, 2), pile="3"), "4n")
    assert (state.round, state.starter, state.turn) == (2, 1, 1)
    assert [e for e in events if isinstance(e, RoundDealt)] == [RoundDealt(2, 1, 66)]
    state, _ = play(position((4,), (1, 2), pile="3", number=2), "4n")
    assert state.round == 3


def test_the_round_ends_when_only_one_player_still_holds_cards() -> None:
    step = play(position((4,), (), (1, 2, 2), out=(1,), pile="3"), "4n")
    assert told(step, WentOut, CameLast) == (WentOut(0, 2), CameLast(2, 3))
    assert told(step, ChipsPaid) == (
        ChipsPaid(1, 1, 3, 3),
        ChipsPaid(0, 2, 2, 2),
        ChipsPaid(2, 3, 1, 1),
    )
    assert told(step, RoundEnded) == (RoundEnded(1, (2, 3, 1)),)


@pytest.mark.parametrize(("seats", "chips"), [(2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)])
def test_worked_case_chips_handed_out_per_full_round(seats: int, chips: int) -> None:
    """As many as there are players for the first, one less for each further place."""
    assert pay(seats, CHIPS) == tuple(range(seats, 0, -1))
    assert sum(pay(seats, CHIPS)) == chips


@pytest.mark.parametrize(
    ("seats", "bank", "paid"),
    [(5, 5, (5, 0, 0, 0, 0)), (6, 17, (6, 5, 4, 2, 0, 0)), (7, 24, (7, 6, 5, 4, 2, 0, 0))],
)
def test_ruling_chips_run_short_in_the_last_round(
    seats: int, bank: int, paid: tuple[int, ...]
) -> None:
    """HOUSE: paid in order of places until they are gone; all banks that the rules can leave."""
    assert pay(seats, bank) == paid


@pytest.mark.parametrize(
    ("seats", "rounds", "chips"),
    [(2, 7, 21), (3, 7, 42), (4, 7, 70), (5, 6, 80), (6, 4, 80), (7, 3, 80)],
)
def test_a_game_has_seven_rounds_or_as_many_as_there_are_chips_for(
    seats: int, rounds: int, chips: int
) -> None:
    state, _ = GAME.deal(GAME.options(), seats, 11)
    while GAME.to_move(state):
        state, _ = GAME.apply(state, state.turn, GAME.legal_moves(state, state.turn)[-1])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (state.round, sum(outcome.points)) == (rounds, chips)
    assert outcome.termination is (Termination.ROUNDS if rounds == 7 else Termination.EXHAUSTED)


@pytest.mark.parametrize(
    ("other", "places", "winners"), [(9, (1, 2), (0,)), (10, (1, 1), (0, 1))], ids=["one", "a tie"]
)
def test_most_chips_of_all_rounds_win_and_ties_share(
    other: int, places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    step = play(position((4,), (1, 2), pile="3", number=7, chips=(9, other)), "4n")
    total = other + 1
    assert told(step, ChipsPaid) == (ChipsPaid(0, 1, 2, 11), ChipsPaid(1, 2, 1, total))
    assert step.events[-1] == GameOver(winners)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    found = (outcome.points, outcome.places, outcome.winners)
    assert found == ((11, total), places, winners)


def test_ruling_public_are_fields_sizes_chips_places_and_cards_as_placed() -> None:
    state = position((4, 4), (1, 2, 2), (), out=(2,), pile="3 1n", aside=(1, 6), chips=(3, 2, 1))
    view = GAME.view(state, None)
    assert (view.newest, view.other, view.sum) == (1, 3, 4)
    assert [GAME.write_move(move) for move in view.pile] == ["3", "1n"]
    assert view.sizes == (2, 3, 0)
    assert (view.draw_pile, view.aside) == (20, 2)
    assert view.chips == (3, 2, 1)
    assert (view.out, view.turn, view.rounds) == ((2,), 0, 7)


def test_tapered_and_mild_as_in_the_rules() -> None:
    assert DECKS["tapered"] == (20, 17, 14, 11, 8, 6, 4)
    assert DECKS["mild"] == (16, 14, 12, 11, 10, 9, 8)
    assert [sum(deck) for deck in DECKS.values()] == [80, 80]


def test_a_host_may_give_seven_counts() -> None:
    own = (14, 14, 14, 14, 8, 8, 8)
    options = GAME.options(deck=own)
    assert options.deck == own
    assert GAME.options(deck=list(own)) == options
    assert codec.read(Options, codec.write(options)) == options
    state, _ = GAME.deal(options, 2, 1)
    cards = sorted((*state.draw_pile, *state.hands[0], *state.hands[1]))
    assert tuple(cards.count(number) for number in range(1, 8)) == own


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ((20, 17, 14, 11, 8, 6), "deck: expected 7 counts, not 6"),
        ((20, 17, "14", 11, 8, 6, 4), "deck: number 3 has '14', not 0 to 80 cards"),
        ((20, 17, 14, -1, 8, 6, 4), "deck: number 4 has -1, not 0 to 80 cards"),
        ((20, 17, 14, 11, 8, 6, True), "deck: number 7 has True, not 0 to 80 cards"),
        ((20, 17, 14, 11, 8, 6, 5), "deck: the counts add up to 81, not 80"),
    ],
)
def test_a_bad_table_names_the_cell(counts: tuple[object, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        checked(counts)


def test_bad_options_in_the_store_are_refused() -> None:
    line = codec.write(GAME.options()).replace("20", "19")
    with pytest.raises(ValueError, match="add up to 79"):
        codec.read(Options, line)
