"""The Seven Seals: the saboteur and the prediction, rounds, penalties and the variants."""

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import codec
from engine.core import GameOver, RoundEnded, Termination
from engine.games.seven_seals import GAME
from engine.games.seven_seals import events as of
from engine.games.seven_seals.moves import Play, Predict, Reason, TakeSaboteur, Taking
from engine.games.seven_seals.options import Options
from engine.games.seven_seals.predictions import Addition, add, additions, victims, why_not
from engine.games.seven_seals.rounds import lines, saboteur_start
from engine.games.seven_seals.state import ALL_SEALS, Card, Colour, Phase, Sheet, State, deck
from tests.engine.games.seven_seals.positions import (
    cards,
    counts,
    dealt,
    in_play,
    play_all,
    predicting,
    prediction,
    refused,
    seals,
)
from tests.folding import fold

ZERO = Predict()
UNSORTED = (Taking(Colour.BLUE, 0), Taking(Colour.GREEN, 0))


def test_any_number_of_coloured_seals_can_be_taken_zero_included() -> None:
    """The first to predict has every combination of 0-5 red and 0-3 of each other, and no more."""
    legal = [m for m in GAME.legal_moves(dealt(), 0) if isinstance(m, Predict)]
    assert dealt().seals.middle == ALL_SEALS == counts("R" * 5 + "YGBP" * 3 + "W" * 4 + "K" * 6)
    assert [move.seals for move in legal] == list(product(range(6), *[range(4)] * 4))
    assert not any(move.taken for move in legal)


def test_seals_go_from_the_middle_to_the_player_and_their_sum_is_compared_with_fifteen() -> None:
    state, events = play_all(dealt(), prediction("RRB"))
    assert state.seals.held[0] == counts("RRB")
    assert state.seals.middle == (3, 3, 3, 2, 3, 4, 6)
    assert state.seals.predictions == ((2, 0, 0, 1, 0), None, None)
    assert events == [of.Predicted(0, (2, 0, 0, 1, 0))]
    _, events = play_all(state, TakeSaboteur(), prediction("RYYGG"))
    assert events[-1] == of.PredictionsComplete(predicted=8, tricks=15, leader=0)


def test_the_saboteur_is_taken_without_any_seals() -> None:
    state, events = play_all(dealt(), TakeSaboteur())
    assert events == [of.SaboteurTaken(0, start=4)]
    assert state.seals.saboteur == 0
    assert state.seals.held[0] == counts("")
    assert state.seals.predictions[0] == (0,) * 5
    assert refused(state, TakeSaboteur()) is Reason.SABOTEUR_TAKEN, "there is only one"
    assert len(GAME.legal_moves(dealt(), 0)) == len(GAME.legal_moves(state, 1)) + 1


def test_a_prediction_is_final_and_comes_before_the_first_card() -> None:
    """A second one is refused, in and after the predictions; nobody has to be the saboteur."""
    state, _ = play_all(dealt(), ZERO)
    assert refused(state, ZERO, seat=0) is Reason.NOT_YOUR_TURN
    assert refused(state, Play(state.hands[1][0])) is Reason.PREDICT_FIRST
    state, _ = play_all(state, ZERO, ZERO)
    assert state.seals.saboteur is None
    assert refused(state, ZERO) is Reason.PREDICTIONS_OVER
    assert refused(state, TakeSaboteur()) is Reason.PREDICTIONS_OVER


def test_a_colour_gone_from_the_middle_is_taken_from_another_who_gets_a_white_seal() -> None:
    state = predicting(("BBB", None, None), turn=1)
    state, events = play_all(state, prediction("RB", ("B", 0)))
    assert state.seals.held == (counts("BBW"), counts("RB"), counts(""))
    assert state.seals.middle == (4, 3, 3, 0, 3, 3, 6)
    assert events == [of.Predicted(1, (1, 0, 0, 1, 0)), of.SealTaken(1, Colour.BLUE, victim=0)]
    assert state.seals.predictions[0] == (0, 0, 0, 3, 0), "what was chosen stays on record"
    assert state.seals.predicted == 5, "the robbed player still predicts three"


def test_the_player_chooses_whom_to_take_from() -> None:
    state = predicting(("BB", "B", None), turn=2)
    assert why_not(state.seals, 2, prediction("B", ("B", 0))) is None
    assert why_not(state.seals, 2, prediction("B", ("B", 1))) is None
    taken = [
        move.taken
        for move in GAME.legal_moves(state, 2)
        if isinstance(move, Predict) and move.seals == (0, 0, 0, 2, 0)
    ]
    blue = Colour.BLUE
    assert taken == [(Taking(blue, 0), Taking(blue, 0)), (Taking(blue, 0), Taking(blue, 1))]


@pytest.mark.parametrize(
    ("first", "moves", "held"),
    [
        ("GGG", [prediction("GGG", ("G", 0), ("G", 0), ("G", 0))], ("WWW", "GGG", "")),
        ("BBB", [prediction("B", ("B", 0)), prediction("B", ("B", 1))], ("BBW", "W", "B")),
        ("BB", [prediction("BB", ("B", 0))], ("BW", "BB", "")),
    ],
    ids=["several of one colour", "a taken seal again", "the middle first, then others"],
)
def test_each_seal_that_is_taken_leaves_a_white_one(
    first: str, moves: list[Predict], held: tuple[str, ...]
) -> None:
    state, _ = play_all(predicting((first, None, None), turn=1), *moves)
    assert state.seals.held == tuple(map(counts, held))
    assert state.seals.middle[5] == 4 - sum(letters.count("W") for letters in held)


@pytest.mark.parametrize(
    ("held", "move", "reason"),
    [
        (("BB",), prediction("B", ("B", 0)), Reason.MIDDLE_FIRST),
        (("BB",), prediction("BB", ("B", 0), ("B", 0)), Reason.MIDDLE_FIRST),
        (("BBB", "RWWW"), prediction("BB", ("B", 0), ("B", 0)), Reason.NO_WHITE_SEAL),
        (("BBB", "RWWWW"), prediction("B", ("B", 0)), Reason.NO_WHITE_SEAL),
        (("BBB",), prediction("B"), Reason.NOT_IN_MIDDLE),
        (("BBB",), Predict((6, 0, 0, 0, 0)), Reason.NOT_IN_MIDDLE),
        (("BBB",), prediction("B", ("B", 2)), Reason.NO_SUCH_SEAL),
        (("BBB",), prediction("B", ("B", 1)), Reason.NO_SUCH_SEAL),
        (("BBB",), prediction("B", ("B", 7)), Reason.NO_SUCH_SEAL),
        (("WW",), Predict((0, 0, 0, 0, 0, 1)), Reason.NOT_A_PREDICTION),
        (("BBB",), Predict((0, 0, 0, 0)), Reason.NOT_A_PREDICTION),
        (("BBB",), Predict((-1, 0, 0, 0, 0)), Reason.NOT_A_PREDICTION),
        (("BBB",), Predict((0,) * 5, (Taking(Colour.BLUE, 0),)), Reason.NOT_A_PREDICTION),
        (("BBBGGG",), Predict((0, 0, 1, 1, 0), UNSORTED), Reason.NOT_A_PREDICTION),
    ],
    ids=[
        "ruling: the middle has the colour",
        "ruling: the middle has one, two are taken",
        "ruling, house: one white seal is left for two",
        "ruling, house: no white seal is left for who is robbed",
        "none in the middle",
        "more than there are",
        "from who has none",
        "from oneself",
        "from a seat where nobody sits",
        "ruling: no white seal is taken away",
        "four counts",
        "less than none",
        "taken but not counted",
        "not sorted",
    ],
)
def test_why_a_prediction_is_refused(held: tuple[str, ...], move: Predict, reason: Reason) -> None:
    before = (*held, *[None] * (3 - len(held)))
    assert refused(predicting(before, turn=len(held)), move) is reason


# Composing a prediction.


def test_a_seal_is_offered_from_the_middle_or_those_who_hold_one_if_there_is_a_white_one() -> None:
    state = predicting(("BBPP", "BP", None), turn=2)
    assert additions(state.seals, 2, ZERO, Colour.GREEN) == (Addition(Colour.GREEN),)
    assert [a.source for a in additions(state.seals, 2, ZERO, Colour.BLUE)] == [0, 1]
    state = predicting(("BBBWWW", None, None), turn=1)
    draft = prediction("B", ("B", 0))
    assert why_not(state.seals, 1, draft) is None, "the last white seal"
    for made, colour, others in ((draft, Colour.BLUE, (0,)), (prediction("GGG"), Colour.GREEN, ())):
        assert not additions(state.seals, 1, made, colour)
        assert victims(state.seals, 1, made, colour) == others


LETTERS = st.text(alphabet="RYGBP", max_size=6)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Somebody is to predict after others who predicted at random, robbing included."""
    seats = draw(st.integers(3, 5))
    state = dealt(seats)
    for _ in range(draw(st.integers(0, seats - 1))):
        move = draw(st.sampled_from(GAME.legal_moves(state, state.turn)))
        state, _ = play_all(state, move)
    return state


@given(positions())
def test_composing_reaches_every_legal_prediction_and_no_other(state: State) -> None:
    reached, edge = {ZERO}, [ZERO]
    while edge:
        draft = edge.pop()
        found = (additions(state.seals, state.turn, draft, colour) for colour in Colour)
        steps = [add(draft, one) for ways in found for one in ways]
        edge += [step for step in dict.fromkeys(steps) if step not in reached]
        reached.update(steps)
    legal = {m for m in GAME.legal_moves(state, state.turn) if isinstance(m, Predict)}
    assert reached == legal


@given(
    positions(),
    LETTERS,
    st.lists(st.tuples(st.sampled_from("RYGBP"), st.integers(-1, 5)), max_size=4),
)
def test_the_quick_check_and_the_list_of_legal_moves_agree(
    state: State, letters: str, taken: list[tuple[str, int]]
) -> None:
    move = prediction(letters + "".join(letter for letter, _ in taken), *taken)
    legal = move in GAME.legal_moves(state, state.turn)
    assert legal == (why_not(state.seals, state.turn, move) is None)


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
        dealers = [event.dealer for event in events if isinstance(event, of.RoundDealt)]
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
    assert found[-1] == of.PlayerScored(3, coloured=1, white=1, black=2, points=12, predicted=1)


@pytest.mark.parametrize(("black", "points"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_the_saboteur_scores_four_minus_one_for_every_black_seal_of_the_others(
    black: int, points: int
) -> None:
    there = seals(("", "K" * (black // 2), "K" * (black - black // 2)), saboteur=0)
    sheet = replace(SHEET, saboteur_times=(1, 0, 0))
    assert lines(Options(), sheet, there, NONE_WON)[0] == of.SaboteurScored(0, 4, black, points)


def test_the_scoring_has_a_line_per_seat_then_the_next_round_is_dealt() -> None:
    sheet = Sheet(1, 2, (0, 0, 0), (1, 0, 0))
    after, events = finish(last_trick(("", "RW", "K"), sheet, saboteur=0))
    assert events[-6:] == [
        of.SaboteurScored(0, start=4, black=1, points=3),
        of.PlayerScored(1, coloured=1, white=1, black=0, points=6, predicted=1),
        of.PlayerScored(2, coloured=0, white=0, black=1, points=3),
        of.SheetWritten((3, 6, 3)),
        RoundEnded(1, (-3, -6, -3)),
        of.RoundDealt(2, dealer=0),
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
        assert events == [of.SaboteurTaken(0, start=expected)]
        assert GAME.view(after, None).penalties == (expected, 0, 0)
        assert after.sheet.saboteur_times == (times, 9, 0)


def test_a_game_remembers_how_often_each_was_the_saboteur() -> None:
    state, events = whole_game(3, starter=0, saboteur=True, rising_saboteur=True)
    starts = [(e.seat, e.start) for e in events if isinstance(e, of.SaboteurScored)]
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
