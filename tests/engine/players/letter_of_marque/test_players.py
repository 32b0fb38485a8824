"""The players of Letter of Marque: legal, blind to hidden ships, unpredictable; their reasons."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import known_to
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import Fleet, Phase, Ship, State
from engine.players import chooser, hint_question, reason
from engine.players.base import Budget, Level
from engine.players.letter_of_marque.belief import seat_belief
from engine.players.letter_of_marque.ending import made
from engine.players.letter_of_marque.features import choices
from engine.players.letter_of_marque.mate import move_of, rollout
from engine.players.letter_of_marque.memory import retold
from engine.players.letter_of_marque.reasons import passed_over
from engine.players.letter_of_marque.simulator import Table, table_of
from engine.players.letter_of_marque.weights import models_for, weights_for
from tests.amounts import amount
from tests.engine.games.letter_of_marque.positions import armed, at_sea, defenceless, fleet
from tests.engine.players.letter_of_marque.truths import counted
from tests.engine.players.reasons_kit import Said, said_in_random_games

CHOOSERS = {level: chooser("letter-of-marque", level) for level in Level}

GOOD = (Level.MATE, Level.CAPTAIN)


@settings(max_examples=amount(10, 250), deadline=None)
@given(st.integers(2, 6), st.integers(0, 2**32))
def test_the_fast_table_is_the_table_of_the_rules(seats: int, seed: int) -> None:
    """Every turn with its consequences, to the end; and the story retold from the events."""
    luck = Random(seed)
    state, events = GAME.deal(GAME.options(), seats, seed)
    story, table, treasures = list(events), table_of(state), state.first_treasures
    for seat, treasure in enumerate(treasures):
        armed = luck.random() < 0.5
        assert public(retold(GAME.view(state, 0), story).table) == public(table_of(state))
        state, events = GAME.apply(state, seat, PlaceShip(armed))
        table.place_first(seat, treasure, armed=armed)
        story += events
    same_table(table, state)
    while not table.is_over:
        move = any_move(table, state, luck)
        table = made(GAME.view(state, 0), table, move)
        state, events = GAME.apply(state, state.turn, move)
        story += events
        if state.phase is not Phase.OVER:
            same_table(table, state)
            again = retold(GAME.view(state, 0), story).table
            assert [ship.age for ship in again.sea] == [ship.age for ship in table.sea]
            assert public(again) == public(table)


def test_the_last_treasure_comes_home_in_a_rollout() -> None:
    """While its ship is being chosen, the sea and all piles are empty; the game is not over."""
    state = at_sea(fleets=(fleet((7,), defenceless=1), fleet(cannons=0)))
    table = table_of(state)
    rollout([weights_for(2)] * 2, table, Random(1))
    assert [each.points for each in table.fleets] == [7, 0]


def any_move(table: Table, state: State, luck: Random) -> Move:
    moves = GAME.legal_moves(state, state.turn)
    if not table.turned_up:
        shown = {Attack(ship.number) for ship in table.sea if ship.shown}
        found = [move_of(choice) for choice in choices(table)]
        assert len(found) == len({*found})
        assert {*found} == {*moves} - shown
    return moves[int(luck.random() * len(moves))]


def same_table(table: Table, state: State) -> None:
    assert table.turn == state.turn
    assert table.turned_up == (state.turned_up or 0)
    sea = [Ship(s.number, s.owner, s.treasure, s.armed, s.shown) for s in table.sea]
    assert sea == list(state.sea)
    for ours, true in zip(table.fleets, state.fleets, strict=True):
        assert (ours.armed, ours.defenceless) == (true.armed, true.defenceless)
        assert (ours.points, ours.enemy_cannons) == (true.points, true.enemy_cannons)
        assert ours.pile == list(reversed(true.pile))


def public(table: Table) -> list[object]:
    fleets = [(sorted(f.pile), f.cannons, f.points, f.hidden, f.unseen_armed) for f in table.fleets]
    return [*fleets, [(s.number, s.owner, s.treasure, s.shown) for s in table.sea], table.turn]


def tries(level: Level, state: State, times: int = 20) -> Counter[Move]:
    moves, view = GAME.legal_moves(state, 0), GAME.view(state, 0)
    return Counter(
        CHOOSERS[level].choose(view, (), moves, Random(seed), Budget(iterations=80))
        for seed in range(times)
    )


@pytest.mark.parametrize("level", Level)
def test_a_ship_shown_as_armed_is_left_alone(level: Level) -> None:
    """Nothing but a cannon could come of it."""
    shown = Fleet((3, 4), 1, 1, cannons=1, armed_seen=1)
    mine = fleet((3, 4), armed=1, defenceless=1)
    state = at_sea(armed(7, 1, 7, shown=True), defenceless(8, 0, 5), fleets=(mine, shown))
    assert Attack(7) not in tries(level, state)


@pytest.mark.parametrize("level", GOOD)
def test_a_rich_ship_that_must_be_defenceless_is_taken(level: Level) -> None:
    """Both armed ships of the enemy were shown, so the 7 cannot fire back."""
    scored = replace(fleet((3,), defenceless=1), treasures=(5,), enemy_cannons=2)
    both = replace(scored, armed_seen=2, defenceless_seen=1)
    mine = fleet((3,), defenceless=1)
    state = at_sea(defenceless(7, 1, 7), armed(8, 0, 3), fleets=(mine, both))
    assert tries(level, state)[Attack(7)] >= 16


@pytest.mark.parametrize("level", GOOD)
def test_a_defenceless_treasure_comes_home_under_threat(level: Level) -> None:
    """The enemy has three cannons and no other target; the armed ship can wait."""
    fleets = fleet((3,), armed=1, cannons=0), fleet((3, 4, 5), armed=1, defenceless=2)
    state = at_sea(defenceless(7, 0, 7), armed(8, 0, 5), fleets=fleets)
    seen = tries(level, state)
    assert seen[EnterPort(7)] >= 16
    assert EnterPort(8) not in seen


@pytest.mark.slow
def test_captain_arms_the_ship_that_the_enemy_waits_for() -> None:
    """The better a type is, the more often captain chooses it, as far as that is safe.

    The enemy has nothing but three cannons, and the 7 is the first treasure to come. Mate arms it
    half the time; armed each time, it would tell that the others are defenceless.
    """
    fleets = (fleet((3, 4), armed=1, defenceless=2, cannons=0), fleet())
    state = replace(at_sea(fleets=fleets), phase=Phase.SHIP, turned_up=7)
    assert 28 < tries(Level.CAPTAIN, state, times=50)[ChooseShip(armed=True)] < 45


def launches(games: int, level: Level) -> list[list[tuple[int, bool]]]:
    """For each seat of `games` games its ships in order: the treasure, and True if armed."""
    found = []
    for seed in range(games):
        state, events = GAME.deal(GAME.options(), 2, seed)
        story, luck = list(events), Random(seed)
        fleets: list[list[tuple[int, bool]]] = [[], []]
        while state.phase is not Phase.OVER:
            seat = GAME.to_move(state)[0]
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            history = known_to(story, seat)
            move = CHOOSERS[level].choose(view, history, moves, luck, Budget(iterations=4))
            if isinstance(move, PlaceShip):
                fleets[seat].append((state.first_treasures[seat], move.armed))
            elif isinstance(move, ChooseShip):
                fleets[seat].append((state.turned_up or 0, move.armed))
            state, events = GAME.apply(state, seat, move)
            story += events
        found += fleets
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "games"), [(Level.MATE, amount(300, 1000)), (Level.CAPTAIN, amount(20, 60))]
)
def test_nobody_can_read_which_ship_is_armed(level: Level, games: int) -> None:
    """Every treasure and every place in the order is armed now and defenceless then.

    Rich ships are armed more often, as they must be; and an armed ship is kept back for later
    in most games.
    """
    found = launches(games, level)
    by_value: Counter[tuple[int, bool]] = Counter(ship for fleet in found for ship in fleet)
    by_order = Counter((n, ship[1]) for fleet in found for n, ship in enumerate(fleet))
    least = 0.05 if games > 100 else 0.01
    for counts, keys in ((by_value, range(3, 8)), (by_order, range(5))):
        for key in keys:
            share = counts[key, True] / (counts[key, True] + counts[key, False])
            assert least < share < 1 - least, (key, share)
    patterns = Counter(tuple(armed for _, armed in fleet) for fleet in found)
    assert len(patterns) >= 9  # of the ten orders of two armed ships among five
    assert max(patterns.values()) < 0.35 * len(found)
    assert sum(any(armed for _, armed in fleet[2:]) for fleet in found) > 0.5 * len(found)


def test_a_ship_that_stays_out_is_thought_to_be_armed() -> None:
    """The longer it stays, the more likely; and likelier than one that came home at once."""
    state, events = GAME.deal(GAME.options(starter=0), 2, 3)
    story = list(events)
    for seat in range(2):
        state, events = GAME.apply(state, seat, PlaceShip(armed=True))
        story += events
    sail: tuple[Move, ...] = (SetSail(), ChooseShip(armed=False))
    chances = []
    for turn, moves in enumerate([sail, sail, (EnterPort(3),), (EnterPort(4),), sail, sail]):
        for move in moves:
            state, events = GAME.apply(state, turn % 2, move)
            story += events
        models = models_for(2)
        told = retold(GAME.view(state, 0), known_to(story, 0))
        thought = seat_belief(told, 1, models, [model.chance for model in models])
        chances.append(thought.chance(2))
    steps = [after - before for before, after in pairwise(chances)]
    assert min(steps) > -0.02
    assert chances[-1] > chances[0]
    assert chances[-1] > thought.chance(4)


KEY = GAME.key


@pytest.mark.parametrize(
    ("move", "ship", "told"),
    [
        ("pass", Ship(4, 1, 7, False, False), ("costs", 0)),
        ("pass", Ship(4, 1, 7, True, True), ("all_armed", 0)),
        ("attack 4", Ship(4, 1, 7, False, False), ("odds", 7)),
    ],
)
def test_why_a_cannon_is_kept_or_used(move: str, ship: Ship, told: tuple[str, int]) -> None:
    """A seat with an empty pile and no ship at sea may pass although it could attack."""
    enemy = fleet((), armed=1, defenceless=1, armed_seen=2 * ship.shown)
    state = at_sea(ship, fleets=(fleet(), enemy))
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    assert reason(hint_question(KEY, view, (), moves), moves.index(GAME.read_move(move))) == told


def check_passed_over(told: Said) -> str:
    """The lot of a ship that a move leaves at sea is true, and no other would have brought more."""
    found = passed_over(told.view, told.move)
    brings = getattr(told.move, "ship", 0)
    if found is None:
        ports = [each for each in told.moves if isinstance(each, EnterPort)]
        assert not ports or isinstance(told.move, EnterPort)
        return ""
    lot, seen = found
    (ship,) = (each for each in told.state.sea if each.number == seen.number)
    assert ship.number != brings
    fleets = [fleet for seat, fleet in enumerate(told.state.fleets) if seat != told.seat]
    threat = any(fleet.cannons for fleet in fleets)
    can = Attack(ship.number) if lot == "sure" else EnterPort(ship.number)
    assert can in told.moves
    assert (lot == "calm") == (lot != "sure" and not threat)
    if lot != "calm":
        assert ship.armed == (lot == "armed")
    if lot in ("sure", "bare"):
        assert counted(told, ship) == {False}
    elif lot == "bluff":
        assert counted(told, ship) == {True, False}
    return str(lot)


@pytest.mark.slow
def test_the_reason_against_an_obvious_move_is_true() -> None:
    games = (said_in_random_games(KEY, seed) for seed in range(amount(2, 100)))
    lots = {check_passed_over(told) for game in games for told in game}
    assert lots == {"", "sure", "calm", "armed", "bluff", "bare"}
