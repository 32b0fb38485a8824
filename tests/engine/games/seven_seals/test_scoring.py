"""The Seven Seals: components, rounds, penalties, the saboteur and the variants."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine import codec
from engine.core import GameOver, RoundEnded, Termination
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import PlayerScored, RoundDealt, SaboteurScored, SheetWritten
from engine.games.seven_seals.moves import Play, Predict, TakeSaboteur
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.rounds import lines, saboteur_start
from engine.games.seven_seals.state import Card, Phase, Sheet, State, deck
from tests.engine.games.seven_seals.positions import cards, dealt, in_play, play_all, seals
from tests.folding import fold

SHEET = Sheet(1, 2, (0, 0, 0), (0, 0, 0))
NONE_WON = (0, 0, 0)


def last_trick(held: tuple[str, ...], sheet: Sheet = SHEET, **rest: Any) -> State:
    """One trick is left; seat 0 will win it (a saboteur: then nothing changes any more)."""
    return replace(in_play("G5 | G3 | G4", held, **rest), sheet=sheet)


def finish(state: State, cards_left: str = "G5 G3 G4") -> tuple[State, list[object]]:
    after, events = play_all(state, *(Play(card) for card in cards(cards_left)))
    return after, list(events)


def test_75_cards_of_five_colours() -> None:
    assert len(Card) == 75
    assert Counter(card.colour for card in Card) == dict.fromkeys({c.colour for c in Card}, 15)
    assert sorted({card.rank for card in Card}) == list(range(1, 16))
    assert (str(Card.R1), str(Card.P15), Card.G7.rank) == ("R1", "P15", 7)


@pytest.mark.parametrize(("seats", "highest", "rounds"), [(3, 9, 6), (4, 12, 4), (5, 15, 5)])
def test_cards_hands_and_rounds_by_number_of_players(seats: int, highest: int, rounds: int) -> None:
    state = dealt(seats)
    assert max(card.rank for card in deck(seats)) == highest
    assert [len(hand) for hand in state.hands] == [15] * seats
    assert sorted(card for hand in state.hands for card in hand) == list(deck(seats))
    assert GAME.view(state, 0).rounds == rounds
    _, events = whole_game(seats)
    assert sum(isinstance(event, RoundDealt) for event in events) == rounds


@pytest.mark.parametrize("rounds", [1, 10])
def test_the_host_may_choose_1_to_10_rounds(rounds: int) -> None:
    state, events = whole_game(3, rounds=rounds)
    assert GAME.view(state, 0).rounds == rounds
    assert sum(isinstance(event, RoundDealt) for event in events) == rounds


def test_a_table_stored_before_rounds_could_be_chosen_plays_the_usual_number() -> None:
    stored = '{"saboteur_start":5,"rising_saboteur":false,"starter":null}'
    options = codec.read(Options, stored)
    assert options == GAME.options(saboteur_start=5)
    assert codec.write(options) == stored
    chosen = GAME.options(rounds=9)
    assert codec.read(Options, codec.write(chosen)) == chosen


def test_the_first_dealer_is_drawn_unless_the_starter_is_chosen() -> None:
    """HOUSE: random."""
    drawn = Counter(GAME.deal(GAME.options(), 4, seed).state.turn for seed in range(200))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 25
    assert GAME.deal(GAME.options(starter=3), 4, 0).state.sheet.dealer == 2


def test_the_deal_moves_clockwise_each_round() -> None:
    _, events = whole_game(5, starter=4)
    dealers = [event.dealer for event in events if isinstance(event, RoundDealt)]
    assert dealers == [3, 4, 0, 1, 2]


def test_two_points_for_each_coloured_four_for_each_white_three_for_each_black_seal_left() -> None:
    there = seals(("RB", "WW", "KKK"))
    found = lines(Options(), SHEET, there, NONE_WON)
    assert tuple(line.points for line in found) == (4, 8, 9)


def test_worked_case_left_over_one_green_one_white_two_black() -> None:
    """2 + 4 + 6 = 12."""
    line = lines(Options(), SHEET, seals(("GWKK", "", "")), NONE_WON)[0]
    assert line == PlayerScored(0, coloured=1, white=1, black=2, points=12, predicted=1)


@pytest.mark.parametrize(("black", "points"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_the_saboteur_scores_four_minus_one_for_every_black_seal_of_the_others(
    black: int, points: int
) -> None:
    there = seals(("", "K" * (black // 2), "K" * (black - black // 2)), saboteur=0)
    sheet = replace(SHEET, saboteur_times=(1, 0, 0))
    assert lines(Options(), sheet, there, NONE_WON)[0] == SaboteurScored(0, 4, black, points)


def test_the_scoring_has_a_line_per_seat_then_the_next_round_is_dealt() -> None:
    sheet = Sheet(1, 2, (0, 0, 0), (1, 0, 0))
    after, events = finish(last_trick(("", "RW", "K"), sheet, saboteur=0))
    assert events[-6:] == [
        SaboteurScored(0, start=4, black=1, points=3),
        PlayerScored(1, coloured=1, white=1, black=0, points=6, predicted=1),
        PlayerScored(2, coloured=0, white=0, black=1, points=3),
        SheetWritten((3, 6, 3)),
        RoundEnded(1, (-3, -6, -3)),
        RoundDealt(2, dealer=0),
    ]
    assert after.sheet == Sheet(2, 0, (3, 6, 3), (1, 0, 0))
    assert (after.phase, after.turn, after.seals.saboteur) == (Phase.PREDICT, 1, None)


def test_after_the_last_round_the_lowest_total_wins() -> None:
    sheet = Sheet(6, 1, (10, 20, 13), (1, 0, 0))
    after, events = finish(last_trick(("", "", ""), sheet, saboteur=0))
    assert events[-1] == GameOver((2,))
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.points, outcome.places) == ((14, 20, 13), (2, 3, 1))
    assert outcome.termination is Termination.ROUNDS


def test_variant_saboteur_start_five() -> None:
    state, events = play_all(dealt(saboteur_start=5), TakeSaboteur())
    assert getattr(events[0], "start", None) == 5
    assert GAME.view(state, None).penalties == (5, 0, 0)


def test_variant_rising_saboteur_raises_the_start_by_one_each_further_time() -> None:
    assert [saboteur_start(Options(rising_saboteur=True), times) for times in (1, 2, 3)] == [
        4,
        5,
        6,
    ]
    assert [saboteur_start(Options(), times) for times in (1, 2, 3)] == [4, 4, 4]
    both = Options(saboteur_start=5, rising_saboteur=True)
    assert [saboteur_start(both, times) for times in (1, 2)] == [5, 6]


def test_variant_rising_saboteur_counts_each_player_alone() -> None:
    state = dealt(rising_saboteur=True)
    state = replace(state, sheet=replace(state.sheet, saboteur_times=(2, 5, 0)))
    after, events = play_all(state, TakeSaboteur())
    assert getattr(events[0], "start", None) == 6
    assert after.sheet.saboteur_times == (3, 5, 0)


def test_a_game_remembers_how_often_each_was_the_saboteur() -> None:
    state, events = whole_game(3, starter=0, saboteur=True, rising_saboteur=True)
    starts = [(e.seat, e.start) for e in events if isinstance(e, SaboteurScored)]
    assert starts == [(0, 4), (1, 4), (2, 4), (0, 5), (1, 5), (2, 5)]
    assert state.sheet.saboteur_times == (2, 2, 2)


def whole_game(
    seats: int, *, saboteur: bool = False, **choices: bool | int
) -> tuple[State, list[object]]:
    """Everybody predicts zero (or the first is the saboteur) and plays the first legal card."""
    options = GAME.options(**choices)
    state, events = GAME.deal(options, seats, 5)
    story, moves = list(events), []
    while GAME.to_move(state):
        move = GAME.legal_moves(state, state.turn)[0]
        if state.phase is Phase.PREDICT:
            takes = saboteur and state.seals.predictions.count(None) == seats
            move = TakeSaboteur() if takes else Predict()
        moves.append((state.turn, move))
        state, events = GAME.apply(state, state.turn, move)
        story += events
    assert fold(GAME, options, seats, 5, moves).state == state
    return state, list(story)
