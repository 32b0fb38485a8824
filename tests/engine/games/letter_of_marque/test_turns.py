"""Letter of Marque: set-up, turns, each ruling by name, the end, the scoring and the series."""

from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from engine.core import Event, GameOver, RoundEnded, Seat, Termination
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque import events as of
from engine.games.letter_of_marque.moves import Reason
from engine.games.letter_of_marque.state import Phase, Ship, State, Total
from tests.engine.contract import Fixed
from tests.engine.contract.records import play_out
from tests.engine.games.letter_of_marque.positions import (
    armed,
    at_sea,
    dealt,
    defenceless,
    fleet,
    legal,
    of_kind,
    play,
    refused,
    started,
)
from tests.engine.games.letter_of_marque.test_contract import SPEC

FULL = fleet((3, 4), armed=1, defenceless=1)


def test_a_turn_is_exactly_one_way_and_goes_clockwise() -> None:
    state = started("armed", "armed", "armed", starter=2)
    turns = []
    for _ in range(4):
        seat = state.turn
        turns.append(seat)
        state = play(state, f"{seat} sail", f"{seat} ship defenceless").state
    assert turns == [2, 0, 1, 2]


def test_ship_numbers_count_arrivals_and_are_never_used_twice_in_a_game() -> None:
    state = started("armed", "defenceless", "armed")
    for seat, kind in ((0, "defenceless"), (1, "armed"), (2, "defenceless")):
        state = play(state, f"{seat} sail", f"{seat} ship {kind}").state
    assert [(ship.number, ship.owner) for ship in state.sea] == [(n + 1, n % 3) for n in range(6)]
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(FULL, FULL))
    state = play(state, "0 port 1", "1 port 2", "0 sail", "0 ship armed").state
    assert [ship.number for ship in state.sea] == [3]


def test_set_sail_shows_all_the_top_treasure_and_then_nothing_but_its_ship_is_chosen() -> None:
    state, events = play(at_sea(armed(1, 1, 7), fleets=(FULL, FULL)), "0 sail")
    assert events == (of.TreasureShown(0, 3),)
    assert (state.phase, GAME.to_move(state)) == (Phase.SHIP, (0,))
    assert GAME.view(state, 1).turned_up == 3
    assert state.fleets[0].pile == (4,)
    for line in ("0 sail", "0 attack 1", "0 port 1", "0 pass"):
        assert refused(state, line) is Reason.CHOOSE_A_SHIP_FIRST
    assert legal(state, 0) == ["ship defenceless", "ship armed"]
    after, events = play(state, "0 ship armed")
    assert events == (of.ShipPlaced(0, 2, 3),)
    assert after.sea[-1] == Ship(2, 0, 3, True, False)
    assert (after.fleets[0].armed, after.fleets[0].defenceless) == (0, 1)
    assert (after.turn, after.turned_up) == (1, None)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 ship armed", Reason.NO_TREASURE_TURNED_UP),
        ("0 sail", Reason.PILE_EMPTY),
        ("0 port 2", Reason.NOT_YOUR_SHIP),
        ("0 port 3", Reason.NO_SUCH_SHIP),
        ("0 attack 1", Reason.OWN_SHIP),
        ("0 attack 3", Reason.NO_SUCH_SHIP),
        ("0 attack 2", Reason.NO_CANNON),
        ("0 pass", Reason.SHIP_AT_SEA),
    ],
)
def test_why_a_move_is_refused_to_a_seat_without_pile_and_cannons(
    line: str, reason: Reason
) -> None:
    fleets = (fleet(cannons=0), FULL)
    assert refused(at_sea(armed(1, 0, 7), defenceless(2, 1, 5), fleets=fleets), line) is reason


def test_a_type_that_is_used_up_cannot_be_chosen() -> None:
    poor = fleet((3,), armed=0, defenceless=1)
    state = play(at_sea(armed(1, 1, 7), fleets=(poor, FULL)), "0 sail").state
    assert refused(state, "0 ship armed") is Reason.NONE_LEFT
    assert legal(state, 0) == ["ship defenceless"]


def test_a_port_and_an_attack_on_a_defenceless_ship_score_and_take_a_ship_out_of_the_game() -> None:
    state = at_sea(armed(1, 0, 7), defenceless(2, 1, 5), fleets=(FULL, FULL))
    after, events = play(state, "0 port 1")
    assert events == (of.EnteredPort(0, 1, 7, shown=False),)
    assert after.fleets[0].treasures == (7,)
    assert after.sea == (defenceless(2, 1, 5),)
    assert after.turn == 1
    after, events = play(state, "0 attack 2")
    assert events == (
        of.Attacked(0, 2, 1, 5, shown=False, cannons=2),
        of.ShownDefenceless(0, 2, 1, 5),
    )
    assert after.sea == (armed(1, 0, 7),)
    assert (after.fleets[0].treasures, after.fleets[0].cannons) == ((5,), 2)
    assert (after.fleets[1].points, after.fleets[1].defenceless_seen) == (0, 1)


def test_an_attack_on_an_armed_ship_fails_and_gives_the_cannon_to_the_defender() -> None:
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(FULL, FULL))
    after, events = play(state, "0 attack 2")
    assert events == (of.Attacked(0, 2, 1, 5, shown=False, cannons=2), of.ShownArmed(0, 2, 1, 5, 1))
    assert after.sea[1] == armed(2, 1, 5, shown=True)
    assert (after.fleets[1].enemy_cannons, after.fleets[1].points) == (1, 1)
    assert (after.fleets[0].cannons, after.fleets[0].treasures) == (2, ())


def test_all_ways_are_offered_in_order_and_to_nobody_else() -> None:
    ships = (armed(1, 0, 7), defenceless(2, 1, 5), defenceless(3, 0, 4), armed(10, 1, 6))
    state = at_sea(*ships, fleets=(FULL, FULL))
    assert legal(state, 0) == ["sail", "port 1", "port 3", "attack 2", "attack 10"]
    assert refused(state, "0 pass") is Reason.TREASURES_LEFT
    assert legal(state, 1) == []
    for line in ("1 sail", "1 port 2", "1 attack 1", "1 pass"):
        assert refused(state, line) is Reason.NOT_YOUR_TURN


def test_ruling_a_ship_shown_as_armed_may_be_attacked_again() -> None:
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(FULL, FULL))
    after, events = play(state, "0 attack 2", "1 port 2")
    again, more = play(play(state, "0 attack 2", "1 sail", "1 ship armed").state, "0 attack 2")
    assert again.fleets[1].enemy_cannons == 2
    assert of_kind(more, of.Attacked) == [of.Attacked(0, 2, 1, 5, shown=True, cannons=1)]
    assert of_kind(more, of.ShownArmed) == [of.ShownArmed(0, 2, 1, 5, armed_seen=1)], "seen once"
    assert of_kind(events, of.EnteredPort) == [of.EnteredPort(1, 2, 5, shown=True)]
    assert after.fleets[1].points == 5 + 1


def test_ruling_with_an_empty_pile_a_ship_at_sea_and_no_cannon_one_must_enter_port() -> None:
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(fleet(cannons=0), FULL))
    assert legal(state, 0) == ["port 1"]
    assert GAME.to_move(state) == (0,), "asked, not played by itself"


def test_ruling_what_is_public() -> None:
    """Score piles, cannons, sizes of piles and supplies, treasures at sea, types shown."""
    rich = fleet(
        (3, 6), armed=1, defenceless=2, cannons=2, treasures=(7, 4), enemy_cannons=1, armed_seen=1
    )
    state = at_sea(armed(1, 0, 5, shown=True), defenceless(2, 1, 5), fleets=(rich, FULL))
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        seen = view.fleets[0]
        assert (seen.pile, seen.supply, seen.cannons) == (2, 3, 2)
        assert (seen.treasures, seen.enemy_cannons, seen.points) == ((7, 4), 1, 12)
        assert (seen.armed_seen, seen.defenceless_seen) == (1, 0)
        assert [(s.number, s.owner, s.treasure, s.shown) for s in view.sea] == [
            (1, 0, 5, True),
            (2, 1, 5, False),
        ]


def test_ruling_the_owner_may_always_see_the_types_of_the_own_ships() -> None:
    ships = (armed(1, 0, 7), defenceless(2, 0, 5), armed(3, 1, 4))
    own = GAME.view(at_sea(*ships, fleets=(FULL, FULL)), 0).own
    assert own is not None
    assert own.armed_at_sea == (1,)
    assert (own.armed, own.defenceless) == (1, 1)


def test_ruling_a_pass_is_automatic_only_if_it_is_the_sole_legal_move() -> None:
    """Seats 1 and 2 have nothing left; 1 could still attack and is asked, 2 could not."""
    table = (FULL, fleet(cannons=1), fleet(cannons=0))
    state, events = play(at_sea(armed(1, 0, 7), fleets=table), "0 sail", "0 ship armed")
    assert GAME.to_move(state) == (1,)
    assert of_kind(events, of.Passed) == []
    assert legal(state, 1) == ["attack 1", "attack 2", "pass"]
    after, events = play(state, "1 pass")
    assert events == (of.Passed(1, forced=False), of.Passed(2, forced=True))
    assert GAME.to_move(after) == (0,)


def test_ruling_cannons_without_a_target_leave_nothing_but_a_pass() -> None:
    """The sea is empty but a pile is not, so it goes on: a seat with only cannons passes."""
    state, events = play(at_sea(armed(1, 0, 7), fleets=(FULL, fleet())), "0 port 1")
    assert events[1:] == (of.Passed(1, forced=True),)
    assert (GAME.to_move(state), GAME.outcome(state)) == ((0,), None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_worked_case_a_game_scores_25_a_seat_and_the_cannons_caught(seats: int) -> None:
    record = play_out(SPEC, Fixed({}, seats, seed=1, luck=1))
    outcome = GAME.outcome(record.states[-1])
    assert outcome is not None
    story = tuple(chain(*record.events))
    assert sum(outcome.points) == 25 * seats + len(of_kind(story, of.ShownArmed))
    assert isinstance(story[-1], GameOver)


def test_the_first_treasures_lie_open_to_all_before_any_ship_is_chosen() -> None:
    state, events = GAME.deal(GAME.options(), 3, 5)
    assert len(state.first_treasures) == 3
    for viewer in (None, 0, 1, 2):
        assert GAME.view(state, viewer).first_treasures == state.first_treasures
    (shown,) = of_kind(events, of.FirstTreasuresShown)
    assert (shown.treasures, shown.seen_by) == (state.first_treasures, None)


def test_all_choose_in_any_order_for_good_and_only_the_choosers_are_public() -> None:
    """Then all first ships are placed together, each on its owner's treasure. Turns come later."""
    state = dealt(3)
    assert GAME.to_move(state) == (0, 1, 2)
    assert legal(state, 1) == ["place defenceless", "place armed"]
    state, events = play(state, "1 place armed")
    assert events == (of.ShipReady(1),)
    assert state.sea == ()
    assert GAME.to_move(state) == GAME.view(state, None).to_move == (0, 2)
    for line in ("0 sail", "0 ship armed"):
        assert refused(state, line) is Reason.NOT_IN_SET_UP
    assert refused(state, "1 place defenceless") is Reason.ALREADY_CHOSEN
    assert refused(state, "1 place armed") is Reason.ALREADY_CHOSEN
    assert GAME.to_move(play(state, "2 place armed").state) == (0,)
    after, events = play(state, "2 place armed", "0 place defenceless")
    tops = state.first_treasures
    assert after.sea == tuple(
        Ship(seat + 1, seat, tops[seat], seat != 0, False) for seat in range(3)
    )
    assert events[2:] == (
        of.SetUpEnded(),
        *(of.ShipPlaced(seat, seat + 1, tops[seat]) for seat in range(3)),
    )
    assert [len(fleet.pile) for fleet in after.fleets] == [4, 4, 4]
    supplies = [(fleet.armed, fleet.defenceless) for fleet in after.fleets]
    assert supplies == [(2, 2), (1, 3), (1, 3)]
    assert refused(after, "0 place armed") is Reason.SET_UP_IS_OVER
    assert [seen.supply for seen in GAME.view(after, None).fleets] == [4, 4, 4]


def test_two_players_are_house_and_marked_unofficial() -> None:
    assert GAME.traits.unofficial_seats == (2,)
    assert GAME.seats_for(GAME.options()) == (2, 3, 4, 5, 6)


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


def test_the_score_is_the_treasures_and_1_for_every_enemy_cannon() -> None:
    table = (fleet(treasures=(3, 5), enemy_cannons=2, cannons=1), fleet(treasures=(6,), cannons=3))
    state, events = play(at_sea(armed(1, 0, 7), fleets=table), "0 port 1")
    assert events == (
        of.EnteredPort(0, 1, 7, shown=False),
        of.Scored(0, (3, 5, 7), 2, 17, 17, 2),
        of.Scored(1, (6,), 0, 6, 6, 0),
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
    assert of_kind(events, of.Scored) == [
        of.Scored(0, (10, 5), 0, 15, 45, 1),
        of.Scored(1, (11,), 0, 11, 31, 0),
    ]
    assert of_kind(events, RoundEnded) == [RoundEnded(1, (15, 11))]
    assert GAME.view(after, None).totals == after.totals == (Total(45, 1), Total(31, 0))
    assert (after.round, after.phase, after.sea, after.placed) == (2, Phase.SET_UP, (), 0)
    assert GAME.to_move(after) == (0, 1)
    assert of_kind(events, of.GameBegan) == [of.GameBegan(2, 2, 1)]
    assert of_kind(events, of.FirstTreasuresShown) == [
        of.FirstTreasuresShown(after.first_treasures)
    ]
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
    told = [(scored.total, scored.total_cannons) for scored in of_kind(events, of.Scored)]
    assert told == [(35, 3), (35, 1)], "the cannons that decide are told"
    assert outcome.termination is Termination.ROUNDS
