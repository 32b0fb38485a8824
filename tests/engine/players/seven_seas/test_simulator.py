"""The fast simulator of 7 Seas plays by the same rules as the contract, and looks ahead."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import RoundEnded
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import takes as takes_by_the_rules
from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.games.seven_seas.moves import HARBOUR, Keep, OpenSource, PlayCard
from engine.games.seven_seas.rounds import count_booty
from engine.games.seven_seas.state import Phase, State
from engine.players.seven_seas.captures import (
    NO_CAPTURE,
    best_capture,
    best_captures,
    capturing_cards,
    takes,
)
from engine.players.seven_seas.ending import plays_of
from engine.players.seven_seas.forecast import Forecast, lead_tables
from engine.players.seven_seas.masks import BIT, key_of, mask_of
from engine.players.seven_seas.scoring import Utility, booty_counter, points_of
from engine.players.seven_seas.simulator import World
from tests.amounts import amount
from tests.engine.games.seven_seas.positions import position
from tests.engine.players.seven_seas.worlds import cards_of, world_of

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"last_clears": True},
    {"teams": True},
    {"ultimate_teams": True, "booty": "linear"},
)
KINDS = st.one_of(
    st.tuples(st.sampled_from(TABLES[:2]), st.integers(2, 4)),
    st.tuples(st.sampled_from(TABLES[2:]), st.just(4)),
)


@settings(max_examples=amount(100, 1000))
@given(st.sets(st.sampled_from(DECK), max_size=14), st.sampled_from(DECK))
def test_a_card_takes_what_the_rules_allow(cards: set[Any], card: Any) -> None:
    display = mask_of(cards - {card})
    found = takes(card, display, key_of(display))
    assert sorted(map(cards_of, found)) == list(takes_by_the_rules(card, cards_of(display)))
    assert bool(capturing_cards(key_of(display)) & BIT[card]) == any(found)


@settings(max_examples=amount(10, 250), deadline=None)
@given(KINDS, st.integers(0, 2**32))
def test_a_random_game_goes_the_same_way(kind: tuple[dict[str, Any], int], seed: int) -> None:
    """The same moves at every turn, the same cards everywhere after it, the same points."""
    choices, seats = kind
    options = GAME.options(**choices)
    draw = Random(seed)
    state, _ = GAME.deal(options, seats, seed)
    twin = Twin(state)
    while GAME.to_move(state):
        move = draw.choice(GAME.legal_moves(state, state.turn))
        if state.phase is Phase.PLAY:
            assert in_moves(twin.world) == set(GAME.legal_moves(state, state.turn))
        assert twin.make(move) == nick_followed(state, move)
        state, events = GAME.apply(state, state.turn, move)
        for ended in (event for event in events if isinstance(event, RoundEnded)):
            chests = twin.world.chests(last_clears=options.last_clears)
            points = points_of(chests, booty_counter(options.booty_values))
            assert tuple(points[seat % len(chests)] for seat in range(seats)) == ended.points
            twin = Twin(state)
        if state.phase is Phase.PLAY:
            assert twin.world == world_of(state)


def in_moves(world: World) -> set[PlayCard]:
    return {PlayCard(DECK[card], cards_of(take)) for card, take in plays_of(world)}


class Twin:
    """A world that goes along with a state."""

    def __init__(self, state: State) -> None:
        self.world = world_of(state)
        self.opened = HARBOUR

    def make(self, move: Any) -> bool:
        """Do the same; whether a nick may follow."""
        match move:
            case PlayCard(card, take):
                return self.world.play(int(card), mask_of(take))
            case OpenSource(source):
                assert source in self.world.open_to_nick()
                self.opened = source
            case Keep(card):
                self.world.nick(self.opened, BIT[card])
            case _:
                self.world.pass_turn()
        return False


def nick_followed(state: State, move: Any) -> bool:
    return GAME.apply(state, state.turn, move).state.phase is Phase.NICK


@settings(max_examples=amount(50, 1000))
@given(
    st.sets(st.sampled_from(DECK)),
    st.lists(st.integers(-7, 7), min_size=40, max_size=40).map(tuple),
)
def test_booty_is_counted_by_any_table(chest: set[Any], values: tuple[int, ...]) -> None:
    counted = count_booty(0, tuple(sorted(chest)), values)
    assert booty_counter(values)(mask_of(chest)) == counted.total


CLEARING = 1.5
DISPLAYS = st.sets(st.sampled_from(DECK), max_size=12)
VALUES = st.lists(st.integers(-4, 9).map(float), min_size=40, max_size=40)


def best(card: Any, display: set[Any], values: list[float]) -> float:
    """By the rules: every way is tried."""
    cards = cards_of(mask_of(display))
    found = [
        sum(values[one] for one in take)
        + (CLEARING if len(take) == len(display) and card != KRAKEN else 0.0)
        for take in takes_by_the_rules(card, cards)
        if take
    ]
    return max(found, default=NO_CAPTURE)


@settings(max_examples=amount(80, 1000))
@given(DISPLAYS, VALUES)
def test_the_best_capture_is_that_of_the_rules(display: set[Any], values: list[float]) -> None:
    found = best_captures(mask_of(display), values, CLEARING)
    for card in set(DECK) - display:
        place = 0 if card == KRAKEN else STRENGTH[card]
        assert found[place] == best(card, display, values)


@settings(max_examples=amount(80, 1000))
@given(DISPLAYS, st.sets(st.sampled_from(DECK), max_size=8), VALUES)
def test_a_hand_is_as_good_as_its_best_card(
    display: set[Any], hand: set[Any], values: list[float]
) -> None:
    """And never worse than to take nothing."""
    display -= hand
    value = best_capture(mask_of(hand), best_captures(mask_of(display), values, CLEARING), values)
    assert value == max([0.0, *(values[card] + best(card, display, values) for card in hand)])


@pytest.mark.parametrize(
    ("hands", "chests", "display"),
    [
        (("g9 c2", "r9 r2"), ("c1 g7", "x2 x3"), "r5 x8"),
        (("g7 r7", "g2 r2"), ("", ""), "x5 x8"),
        (("g4 c2", "x3 r2"), ("", ""), "c3 c1 x8"),
    ],
    ids=["a better chest", "a better hand", "a capture in its turn"],
)
def test_the_side_with_more_is_expected_to_get_more(
    hands: tuple[str, str], chests: tuple[str, str], display: str
) -> None:
    for side in (0, 1):
        seats = (hands[side], hands[1 - side]), (chests[side], chests[1 - side])
        state = position(*seats[0], chests=seats[1], display=display, harbour="r9", turn=side)
        points, _ = Forecast(booty_counter(GAME.options().booty_values)).points(world_of(state))
        assert points[side] > points[1 - side]


def test_a_lead_is_worth_more_the_less_is_to_come() -> None:
    for rows, points in zip(lead_tables(), (1, 1, 2), strict=True):
        for row, later in pairwise(rows[1:]):
            assert points >= row[4] >= later[4] > 0
        assert all(row[-lead] == pytest.approx(-row[lead]) for row in rows for lead in range(10))
        assert all(row[lead] < row[lead + 1] for row in rows[20:] for lead in range(-5, 5))


@pytest.mark.parametrize("ships", [(0, 0), (5, 2), (6, 6), (2, 5, 6)])
def test_each_expected_point_raises_the_utility(ships: tuple[int, ...]) -> None:
    """The utilities of all sides add up to the same at any time."""
    utility = Utility(GAME.options(), ships)
    even = [2.0] * len(ships)
    for side in range(len(ships)):
        better = [points + (at == side) for at, points in enumerate(even)]
        assert utility.of_expected(better, 20)[side] > utility.of_expected(even, 20)[side]
    for values in (utility.of_expected(even, 20), utility.of_expected(even, 2)):
        assert sum(values) == pytest.approx(sum(utility.of_expected(even, 9)))
        assert all(0 <= value <= 1 for value in values)


def test_in_a_round_that_decides_the_utility_is_that_of_winning_it() -> None:
    utility = Utility(replace(GAME.options(), target=1), (0, 0))
    assert utility.of_expected([4.0, 2.0], 2)[0] > 0.85
    assert 0.5 < utility.of_expected([3.2, 2.8], 30)[0] < 0.7
