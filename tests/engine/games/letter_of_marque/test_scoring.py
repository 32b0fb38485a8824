"""Letter of Marque, chapter "End and scoring", and the series."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import Event, GameOver, RoundEnded, Seat, Termination
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import EnteredPort, FirstTreasuresShown, GameBegan, Scored
from engine.games.letter_of_marque.moves import Reason
from engine.games.letter_of_marque.state import Phase, State, Total
from tests.engine.games.letter_of_marque.positions import (
    armed,
    at_sea,
    dealt,
    defenceless,
    fleet,
    of_kind,
    play,
    refused,
)


@pytest.mark.parametrize(("turn", "line"), [(0, "0 port 1"), (1, "1 attack 1")])
def test_the_game_ends_at_once_with_no_ship_at_sea_and_all_piles_empty(
    turn: Seat, line: str
) -> None:
    table = (fleet(), fleet(), fleet())
    state, events = play(at_sea(defenceless(1, 0, 7), fleets=table, turn=turn), line)
    assert state.phase is Phase.OVER
    assert GAME.to_move(state) == ()
    assert GAME.legal_moves(state, 0) == ()
    assert isinstance(events[-1], GameOver)
    assert refused(state, "1 pass") is Reason.GAME_OVER


def test_it_goes_on_while_anybody_has_a_treasure_in_the_pile() -> None:
    table = (fleet(), fleet((3,), armed=1))
    state = play(at_sea(armed(1, 0, 7), fleets=table), "0 port 1").state
    assert GAME.to_move(state) == (1,)
    assert GAME.outcome(state) is None


def test_the_score_is_the_treasures_and_1_for_every_enemy_cannon() -> None:
    table = (fleet(treasures=(3, 5), enemy_cannons=2, cannons=1), fleet(treasures=(6,), cannons=3))
    state, events = play(at_sea(armed(1, 0, 7), fleets=table), "0 port 1")
    assert events == (
        EnteredPort(0, 1, 7, shown=False),
        Scored(0, (3, 5, 7), 2, 17, 17, 2),
        Scored(1, (6,), 0, 6, 6, 0),
        RoundEnded(1, (17, 6)),
        GameOver((0,)),
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.winners) == ((17, 6), (1, 2), (0,))
    assert outcome.termination is Termination.EXHAUSTED


def last_treasure(state: State, **changes: Any) -> State:
    """The same game a move before its end: only seat `turn` has a ship left."""
    ship = armed(9, state.turn, 5)
    table = tuple(fleet(treasures=(10 + seat,)) for seat in range(len(state.fleets)))
    return replace(
        state,
        phase=Phase.TURN,
        first_treasures=(),
        choices=(),
        fleets=table,
        sea=(ship,),
        placed=9,
        **changes,
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_house_a_series_has_as_many_games_as_players_each_with_the_next_starter(seats: int) -> None:
    state, starters = dealt(seats, series=True, starter=1), []
    story: tuple[Event, ...] = ()
    while GAME.outcome(state) is None:
        starters.append(state.starter)
        state = last_treasure(state)
        state, events = play(state, f"{state.turn} port 9")
        story += events
    assert starters == [(1 + game) % seats for game in range(seats)]
    assert [event.round for event in of_kind(story, RoundEnded)] == list(range(1, seats + 1))
    assert len(of_kind(story, GameOver)) == 1


def test_house_the_scores_of_a_series_are_added_up_and_the_next_game_is_set_up_afresh() -> None:
    start = dealt(2, series=True)
    state = last_treasure(start, totals=(Total(30, 1), Total(20, 0)))
    after, events = play(state, "0 port 9")
    assert of_kind(events, Scored) == [
        Scored(0, (10, 5), 0, 15, 45, 1),
        Scored(1, (11,), 0, 11, 31, 0),
    ]
    assert of_kind(events, RoundEnded) == [RoundEnded(1, (15, 11))]
    assert GAME.view(after, None).totals == after.totals == (Total(45, 1), Total(31, 0))
    assert (after.round, after.phase, after.sea, after.placed) == (2, Phase.SET_UP, (), 0)
    assert GAME.to_move(after) == (0, 1)
    assert of_kind(events, GameBegan) == [GameBegan(2, 2, 1)]
    assert of_kind(events, FirstTreasuresShown) == [FirstTreasuresShown(after.first_treasures)]
    for first, own in zip(after.first_treasures, after.fleets, strict=True):
        assert sorted((first, *own.pile)) == [3, 4, 5, 6, 7]
    assert after.fleets != start.fleets, "shuffled again"


def test_house_a_tie_of_a_series_goes_to_more_enemy_cannons_of_all_games() -> None:
    start = replace(dealt(2, series=True), round=2, turn=0)
    state = last_treasure(start, totals=(Total(20, 3), Total(24, 1)))
    over, events = play(state, "0 port 9")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.places) == ((35, 35), (0,), (1, 2))
    told = [(scored.total, scored.total_cannons) for scored in of_kind(events, Scored)]
    assert told == [(35, 3), (35, 1)], "the cannons that decide are told"
    assert outcome.termination is Termination.ROUNDS
