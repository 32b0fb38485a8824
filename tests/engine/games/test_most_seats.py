"""Worked cases of each game at its largest number of seats, where the last seats decide.

A rule that is wrong for the last seats only shows nowhere else.
"""

from dataclasses import replace

from engine.core import GameOver, Outcome, RoundEnded, Seat
from engine.games import letter_of_marque, seven, seven_seals, seven_seas
from engine.games.letter_of_marque.events import Passed, Scored, ShipPlaced
from engine.games.letter_of_marque.state import State, Total
from engine.games.seven.events import ChipsPaid
from engine.games.seven_seals.moves import Play
from engine.games.seven_seals.state import Sheet
from engine.games.seven_seals.state import State as SealsState
from engine.games.seven_seas.events import Category, CategoryScored
from tests.engine.games.letter_of_marque import positions as marque
from tests.engine.games.seven import positions as piles
from tests.engine.games.seven_seals import positions as seals
from tests.engine.games.seven_seas import positions as seas


def result(found: Outcome | None) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Points, places and winners."""
    assert found is not None
    return found.points, found.places, found.winners


def test_the_worked_cases_are_at_the_largest_tables() -> None:
    games = (letter_of_marque.GAME, seven.GAME, seven_seals.GAME, seven_seas.GAME)
    assert [max(game.seats) for game in games] == [6, 7, 5, 4]


# Letter of Marque: "Ties: more enemy cannons; then the win is shared."


def six_fleets(*scored: tuple[int, int]) -> State:
    """A move before the end: each seat has scored a treasure and enemy cannons."""
    fleets = tuple(marque.fleet(treasures=(t,), enemy_cannons=c) for t, c in scored)
    return marque.at_sea(marque.armed(9, 5, 0), fleets=fleets, turn=5)


def test_of_six_who_tie_the_one_with_more_enemy_cannons_wins() -> None:
    state = six_fleets((10, 0), (8, 2), (9, 1), (3, 0), (10, 0), (7, 3))
    over, events = marque.play(state, "5 port 9")
    assert result(letter_of_marque.GAME.outcome(over)) == (
        (10, 10, 10, 3, 10, 10),
        (4, 2, 3, 6, 4, 1),
        (5,),
    )
    assert events[-2:] == (RoundEnded(1, (10, 10, 10, 3, 10, 10)), GameOver((5,)))


def test_of_six_who_tie_in_cannons_too_the_win_is_shared() -> None:
    over, _ = marque.play(six_fleets((1, 0), (8, 2), (2, 0), (3, 0), (4, 0), (8, 2)), "5 port 9")
    assert result(letter_of_marque.GAME.outcome(over))[1:] == ((6, 1, 5, 4, 3, 1), (1, 5))


def test_a_series_of_six_that_ties_goes_to_the_cannons_of_all_games_together() -> None:
    last_game = replace(
        six_fleets((5, 0), (3, 2), (5, 0), (1, 0), (2, 0), (4, 1)),
        options=letter_of_marque.GAME.options(series=True),
        round=6,
        totals=tuple(
            Total(points, cannons)
            for points, cannons in [(45, 4), (45, 1), (40, 9), (20, 0), (30, 0), (45, 4)]
        ),
    )
    over, events = marque.play(last_game, "5 port 9")
    assert result(letter_of_marque.GAME.outcome(over)) == (
        (50, 50, 45, 21, 32, 50),
        (2, 3, 4, 6, 5, 1),
        (5,),
    )
    told = marque.of_kind(events, Scored)
    assert [line.total_cannons for line in told] == [4, 3, 9, 0, 0, 5]


def test_six_ships_come_to_sea_together_and_the_turn_goes_from_the_last_seat_to_the_first() -> None:
    kinds = ("armed", "defenceless", "armed", "defenceless", "armed", "defenceless")
    state = marque.started(*kinds, starter=5)
    assert [(ship.number, ship.owner, ship.armed) for ship in state.sea] == [
        (seat + 1, seat, kind == "armed") for seat, kind in enumerate(kinds)
    ]
    after, events = marque.play(state, "5 port 6")
    assert (after.turn, marque.of_kind(events, ShipPlaced)) == (0, [])


def test_of_six_those_who_can_only_pass_are_passed_over_round_the_table() -> None:
    done = marque.fleet(cannons=0)
    table = (done, marque.fleet((3,), armed=1), done, done, marque.fleet(), done)
    state = marque.at_sea(marque.armed(9, 4, 7), fleets=table, turn=4)
    after, events = marque.play(state, "4 port 9")
    assert marque.of_kind(events, Passed) == [Passed(5, True), Passed(0, True)]
    assert after.turn == 1


# 7: "as many as there are players for the first, one less for each further place"


def test_seven_players_are_paid_seven_chips_down_to_one_in_the_order_of_places() -> None:
    out = (3, 1, 5, 0, 6)
    hands = ((), (), (1, 2), (), (4,), (), ())
    step = piles.play(piles.position(*hands, out=out, pile="3", turn=4), "4n")
    assert piles.told(step, ChipsPaid) == tuple(
        ChipsPaid(seat, place, 8 - place, 8 - place)
        for place, seat in enumerate((3, 1, 5, 0, 6, 4, 2), 1)
    )
    assert piles.told(step, RoundEnded) == (RoundEnded(1, (4, 6, 1, 7, 2, 5, 3)),)


def test_in_the_third_round_of_seven_the_chips_run_short_and_the_game_is_over() -> None:
    """HOUSE: 56 of 80 are gone; 24 pay the first four places and two chips of the fifth."""
    chips, out = (8, 8, 8, 8, 8, 8, 8), (6, 5, 4, 3, 2)
    state = piles.position((4,), (1, 2), *[()] * 5, out=out, pile="3", chips=chips, number=3)
    step = piles.play(state, "4n")
    assert piles.told(step, RoundEnded) == (RoundEnded(3, (0, 0, 2, 4, 5, 6, 7)),)
    assert result(seven.GAME.outcome(step.state)) == (
        (8, 8, 10, 12, 13, 14, 15),
        (6, 6, 5, 4, 3, 2, 1),
        (6,),
    )


def test_of_seven_the_turn_goes_from_the_last_seat_over_those_who_are_out_to_the_first() -> None:
    hands = ((), (6, 7), (1, 2), (3,), (4,), (5,), (2, 6))
    step = piles.play(piles.position(*hands, out=(0,), pile="3", turn=6, draw=(1, 1)), "2n")
    assert step.state.turn == 2, "seat 1 can place neither a 6 nor a 7 and draws a penalty card"


# The Seven Seals: "After the last round the lowest total wins; ties share."


def last_trick(
    held: tuple[str, ...], totals: tuple[int, ...], saboteur: Seat | None = None
) -> SealsState:
    """The last trick of the fifth round, which the fifth seat wins with a red card."""
    state = seals.in_play("B9 | B12 | B3 | B15 | R2", held, saboteur=saboteur)
    return replace(state, sheet=Sheet(5, 4, totals, (0,) * 5))


def test_of_five_the_lowest_total_wins_and_ties_share() -> None:
    state = last_trick(("G", "", "W", "K", "R"), (10, 14, 8, 20, 12))
    plays = map(Play, seals.cards("B9 B12 B3 B15 R2"))
    over, events = seals.play_all(state, *plays)
    assert RoundEnded(5, (-2, 0, -4, -3, 0)) in events, "the red seal was returned"
    assert result(seven_seals.GAME.outcome(over)) == (
        (12, 14, 12, 23, 12),
        (1, 4, 1, 5, 1),
        (0, 2, 4),
    )


def test_the_saboteur_of_five_starts_from_four_less_the_black_seals_of_all_others() -> None:
    state = last_trick(("K", "", "K", "K", ""), (0, 0, 0, 0, 0), saboteur=1)
    over, _ = seals.play_all(state, *map(Play, seals.cards("B9 B12 B3 B15 R2")))
    assert over.sheet.totals == (3, 0, 3, 3, 3), "four black seals are out: the fifth seat took one"


# 7 Seas: "all tied players score"


def test_of_four_all_who_tie_for_most_cards_and_coins_score() -> None:
    scores = seas.scored("g2 c3 x4", "g3 c4 x5", "r2 r4", "g4 c5 x6")
    assert seas.line(scores, Category.CARDS) == CategoryScored(
        Category.CARDS, (3, 3, 2, 3), (0, 1, 3), 1
    )
    assert seas.line(scores, Category.COINS) == CategoryScored(
        Category.COINS, (1, 1, 0, 1), (0, 1, 3), 1
    )
    assert seas.line(scores, Category.BOOTY).winners == (3,)


def test_of_four_the_ship_of_the_last_seat_wins_and_the_turn_came_from_there() -> None:
    hands, chests = ("", "", "", "g8"), ("c2", "r2", "x2", "g1 c1 r1 g7")
    state = seas.position(*hands, chests=chests, ships=(6, 6, 5, 2), turn=3)
    over, events = seas.played(state, "g8")
    assert events[-1] == GameOver((3,))
    assert result(seven_seas.GAME.outcome(over)) == ((6, 6, 5, 8), (2, 2, 4, 1), (3,))
    early = seas.position("g2", "g3", "g4", "g8 g9", turn=3)
    assert seas.played(early, "g8").state.turn == 0


def test_a_team_of_the_second_and_the_fourth_seat_shares_chest_points_and_win() -> None:
    state = seas.position(
        "", "", "", "g8", chests=("c2", "g1 c1 r1 g7"), ships=(6, 3), turn=3, teams=True
    )
    over, _ = seas.played(state, "g8")
    assert result(seven_seas.GAME.outcome(over)) == ((6, 9, 6, 9), (3, 1, 3, 1), (1, 3))
