"""The Seven Seals: components, rounds, penalties, the saboteur and the variants."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine import codec
from engine.core import GameOver, RoundEnded, Termination
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import (
    PlayerScored,
    RoundDealt,
    SaboteurScored,
    SaboteurTaken,
    SheetWritten,
)
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
    """The host may choose 1 to 10 rounds; the deal moves clockwise each round."""
    state = dealt(seats)
    assert max(card.rank for card in deck(seats)) == highest
    assert [len(hand) for hand in state.hands] == [15] * seats
    assert sorted(card for hand in state.hands for card in hand) == list(deck(seats))
    for expected, chosen in ((rounds, GAME.options().rounds), (1, 1), (10, 10)):
        last, events = whole_game(seats, starter=seats - 1, rounds=chosen)
        assert GAME.view(last, 0).rounds == expected
        dealers = [event.dealer for event in events if isinstance(event, RoundDealt)]
        assert dealers == [(seats - 2 + n) % seats for n in range(expected)]


def test_a_table_stored_before_rounds_could_be_chosen_plays_the_usual_number() -> None:
    stored = '{"saboteur_start":5,"rising_saboteur":false,"starter":null}'
    options = codec.read(Options, stored)
    assert options == GAME.options(saboteur_start=5)
    assert codec.write(options) == stored
    chosen = GAME.options(rounds=9)
    assert codec.read(Options, codec.write(chosen)) == chosen


def test_two_points_for_each_coloured_four_for_each_white_three_for_each_black_seal_left() -> None:
    """The last: a worked case, 2 + 4 + 6 = 12."""
    none = (0,) * 4
    there = seals(("RB", "WW", "KKK", "GWKK"))
    found = lines(Options(), Sheet(1, 2, none, none), there, none)
    assert tuple(line.points for line in found) == (4, 8, 9, 12)
    assert found[-1] == PlayerScored(3, coloured=1, white=1, black=2, points=12, predicted=1)


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


@pytest.mark.parametrize(
    ("start", "rising", "starts"),
    [(4, True, (4, 5, 6)), (4, False, (4, 4, 4)), (5, True, (5, 6, 7)), (5, False, (5, 5, 5))],
)
def test_variants_of_the_saboteur_raise_the_start(
    start: int, rising: bool, starts: tuple[int, ...]
) -> None:
    state = dealt(saboteur_start=start, rising_saboteur=rising)
    for times, expected in enumerate(starts, 1):
        assert saboteur_start(state.options, times) == expected
        before = replace(state, sheet=replace(state.sheet, saboteur_times=(times - 1, 9, 0)))
        after, events = play_all(before, TakeSaboteur())
        assert events == [SaboteurTaken(0, start=expected)]
        assert GAME.view(after, None).penalties == (expected, 0, 0)
        assert after.sheet.saboteur_times == (times, 9, 0)


def test_a_game_remembers_how_often_each_was_the_saboteur() -> None:
    state, events = whole_game(3, starter=0, saboteur=True, rising_saboteur=True)
    starts = [(e.seat, e.start) for e in events if isinstance(e, SaboteurScored)]
    assert starts == [(0, 4), (1, 4), (2, 4), (0, 5), (1, 5), (2, 5)], "each counts alone"
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
