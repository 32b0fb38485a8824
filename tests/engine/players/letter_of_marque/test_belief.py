"""The captain's belief about the others: their characters and their ships."""

from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from engine.core import Event, known_to
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import PlaceShip
from engine.games.letter_of_marque.state import Phase, State
from engine.players.base import Budget, Value
from engine.players.letter_of_marque import captain as captains
from engine.players.letter_of_marque.belief import (
    EARLIER,
    Belief,
    SeatBelief,
    _character,
    seat_belief,
)
from engine.players.letter_of_marque.captain import captain
from engine.players.letter_of_marque.mate import followed
from engine.players.letter_of_marque.memory import games, retold
from engine.players.letter_of_marque.weights import models_for
from tests.amounts import one_of

SEATS = 3
STRANGER = 1


def played(player: str, seed: int, upto: Callable[[State, list[Event]], bool]) -> Belief:
    """The belief of seat 0 when `upto` is true, in a series where seat 1 has this character."""
    state, events = GAME.deal(GAME.options(series=True), SEATS, seed)
    story, luck = list(events), Random(seed)
    while not upto(state, story):
        seat = GAME.to_move(state)[-1]
        moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
        known, move = known_to(story, seat), moves[0]
        if len(moves) > 1:
            name = player if seat == STRANGER else "mate"
            weights = next(model.weights for model in models_for(SEATS) if model.name == name)
            move = followed(view, known, luck, weights)
        state, events = GAME.apply(state, seat, move)
        story += events
    return Belief(GAME.view(state, 0), known_to(story, 0), Random(seed))


def chance_of(belief: SeatBelief, name: str) -> float:
    """The chance that the seat has the character of this name."""
    steps = zip(belief.pairs, belief.sums, (0.0, *belief.sums), strict=False)
    return sum(upto - start for (m, _), upto, start in steps if m.name == name) / belief.sums[-1]


def after(number: int) -> Callable[[State, list[Event]], bool]:
    """When this many games are over, and all seats have to choose their first ships."""
    return lambda state, _: state.round == number + 1 or state.phase is Phase.OVER


def test_an_unknown_seat_is_not_taken_for_a_mate() -> None:
    belief = played("timid", 1, lambda *_: True)
    for seat in (1, 2):
        shares = {
            model.name: chance_of(belief.seats[seat], model.name) for model in models_for(SEATS)
        }
        assert sum(shares.values()) == pytest.approx(1)
        assert max(shares.values()) < 0.3


@pytest.mark.parametrize("name", one_of(["raider", "timid", "bluffer", "sage"]))
def test_the_belief_learns_a_character_from_its_games(name: str) -> None:
    """After two games the likeliest model is the one that played them, on average."""
    beliefs = [played(name, seed, after(2)).seats[STRANGER] for seed in range(12)]
    mean = {
        model.name: fmean(chance_of(belief, model.name) for belief in beliefs)
        for model in models_for(SEATS)
    }
    assert max(mean, key=mean.__getitem__) == name


def test_worlds_are_played_on_by_what_is_believed_of_each_seat() -> None:
    """The stranger's weights are drawn by their chances; the own seat keeps its own."""
    belief = played("raider", 3, after(2))
    drawn = [belief.draw()[1] for _ in range(400)]
    assert len({id(weights[0]) for weights in drawn}) == 1
    (raider,) = [m.weights for m in models_for(SEATS) if m.name == "raider"]
    share = fmean(weights[STRANGER] is raider for weights in drawn)
    assert share == pytest.approx(chance_of(belief.seats[STRANGER], "raider"), abs=0.1)
    assert len({id(weights[2]) for weights in drawn}) > 1


def test_habits_reveal_less_about_the_ships_of_an_unknown_seat() -> None:
    """A bluffer's 3 is armed rather than its 7; with a stranger the 7 is, but far from surely."""
    models = {model.name: model for model in models_for(2)}
    differences = {}
    for names in (("mate", "sage"), ("bluffer",), tuple(models)):
        chances = []
        for value in (7, 3):
            seed = next(seed for seed in range(99) if first_treasure(seed) == value)
            state, story = set_up_over(seed, 2)
            told, known = retold(GAME.view(state, 0), story), [models[name] for name in names]
            believed = seat_belief(told, 1, known, [model.chance for model in known])
            chances.append(believed.chance(2))
        differences[names] = chances[0] - chances[1]
    assert differences["bluffer",] < 0 < differences[tuple(models)] < differences["mate", "sage"]


def first_treasure(seed: int) -> int:
    """That of the stranger."""
    return GAME.deal(GAME.options(starter=0), 2, seed).state.first_treasures[STRANGER]


def test_earlier_games_are_kept_in_little_memory() -> None:
    assert chance_of(played("raider", 5, after(1)).seats[STRANGER], "raider") > 1.5 / 17
    assert _character.cache_info().maxsize == EARLIER


def test_a_history_is_split_into_games() -> None:
    """Events before the first known beginning belong to none."""
    events = GAME.deal(GAME.options(series=True), SEATS, 1).events
    assert games([*events, *events]) == [events, events]
    assert games(events[1:]) == []


def set_up_over(seed: int, seats: int) -> tuple[State, list[Event]]:
    state, events = GAME.deal(GAME.options(starter=0), seats, seed)
    story = list(events)
    for seat in range(seats):
        state, events = GAME.apply(state, seat, PlaceShip(armed=seat == 1))
        story += events
    return state, story


@pytest.mark.parametrize("armed", [True, False])
def test_no_value_makes_the_type_of_a_ship_sure(
    armed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much better one type seems, it is tilted only as far as is safe."""
    values = iter([0.0, 9.0 if armed else -9.0] * 999)  # of a defenceless ship, of an armed one
    monkeypatch.setattr(captains, "rolled_out", lambda *_: Value(next(values), 0.0, 0.0))
    monkeypatch.setattr(captains, "own_chance_of_armed", lambda *_: 0.5)
    state, events = GAME.deal(GAME.options(), SEATS, 11)
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    chosen = [
        captain(view, events, moves, Random(luck), Budget(iterations=8)) for luck in range(99)
    ]
    assert 0.5 < fmean(move == PlaceShip(armed) for move in chosen) < 0.85
