"""The belief of captain of 7 about characters and hidden cards, and the worlds drawn by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from engine.core import Event, known_to
from engine.games.seven import GAME
from engine.games.seven.events import Placed, RoundDealt
from engine.games.seven.moves import Side
from engine.games.seven.state import Phase, State
from engine.players.base import QUICK
from engine.players.seven import belief
from engine.players.seven.belief import MODELS, Belief, minds
from engine.players.seven.opponents import CHARACTERS, LOW
from engine.players.seven.policy import MATE
from tests.lab import strangers

NAMES = ["mate", *CHARACTERS]
"""The names of the models that have one, in their order."""


def choices(
    seats: int, seeds: range, level: str = "mate", rounds: int = 1
) -> Iterator[tuple[State, Sequence[Event]]]:
    """The truth and what seat 0 knows whenever it is in turn, in first rounds of such players."""
    player = strangers.player(GAME.key, level)
    for seed in seeds:
        luck = Random(seed)
        state, events = GAME.deal(GAME.options(), seats, seed)
        story = list(events)
        while state.phase is not Phase.OVER and state.round <= rounds:
            seat = state.turn
            moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
            if seat == 0:
                yield state, known_to(story, 0)
            move = player.choose(view, known_to(story, seat), moves, luck, QUICK)
            state, events = GAME.apply(state, seat, move)
            story += events


def placed(*placings: tuple[int, Side, int, int]) -> list[list[float]]:
    """By placing of seat 1, the evidence for a mate; the seats take turns, seat 0 begins."""
    state, dealt = GAME.deal(GAME.options(starter=0), 2, 1)
    story = [*known_to(dealt, 0), *(Placed(n % 2, *each) for n, each in enumerate(placings))]
    return [list(row[0]) for row in minds(GAME.view(state, 0), story)[1].evidence]


def test_a_seat_that_leaves_a_seven_probably_could_not_make_it() -> None:
    """After a 1 alone a 6 is a Seven, and nothing else is."""
    evidence = placed((1, Side.START, 1, 0), (2, Side.NUMBER, 2, 1))
    assert len(evidence) == 1
    assert evidence[0][6] < 0.1
    assert evidence[0][2] == 1


def test_nothing_is_learnt_about_cards_from_the_only_seven() -> None:
    assert placed((1, Side.START, 1, 0), (6, Side.NUMBER, 6, 1)) == [[1.0] * 8]


def test_nothing_is_learnt_without_a_history() -> None:
    state, _ = GAME.deal(GAME.options(), 3, 1)
    view = GAME.view(state, 0)
    assert not any(mind.evidence for mind in minds(view, ()))
    assert GAME.view(Belief(view, (), Random(1)).draw(), 0) == view


def test_an_unknown_seat_is_not_taken_for_a_mate() -> None:
    """All characters are equally likely at first, and each placing leaves some doubt."""
    state, dealt = GAME.deal(GAME.options(), 3, 1)
    worlds = Belief(GAME.view(state, 0), known_to(dealt, 0), Random(1))
    found = Counter[int]()
    for _ in range(6000):
        worlds.draw()
        found[MODELS.index(worlds.models[1])] += 1
    assert min(found[number] for number in range(len(MODELS))) > 100
    assert found[MODELS.index(MATE)] < 600


@pytest.mark.parametrize("name", NAMES)
def test_a_character_is_learnt_from_its_own_placings(name: str) -> None:
    """Over the rounds of a table, its share is the highest of those with a name on average."""
    totals = [0.0] * len(NAMES)
    for seed in range(4):
        for state, known in choices(3, range(seed, seed + 1), name, rounds=3):
            view, history = GAME.view(state, 0), known
        for mind in minds(view, history)[1:]:
            totals = [one + two for one, two in zip(totals, mind.shares(), strict=False)]
    assert NAMES[totals.index(max(totals))] == name


def test_a_stranger_is_taken_for_a_similar_character(monkeypatch: pytest.MonkeyPatch) -> None:
    """A miser, of whom the captain doesn't know, fears nothing and places its lowest card."""
    others = tuple(model for model in MODELS if model != CHARACTERS["miser"])
    monkeypatch.setattr(belief, "MODELS", others)
    for state, known in choices(3, range(1), "miser", rounds=3):
        view, history = GAME.view(state, 0), known
    for mind in minds(view, history)[1:]:
        shares = dict(zip(others, mind.shares(), strict=True))
        assert sum(share for model, share in shares.items() if model.cards == LOW) > 0.9


def test_a_player_who_overlooks_sevens_is_thought_to_hold_one() -> None:
    """The same placing tells less about the cards of somebody who is half asleep."""
    state, dealt = GAME.deal(GAME.options(starter=0), 2, 1)
    story = [
        *known_to(dealt, 0),
        Placed(0, 1, Side.START, 1, 0),
        Placed(1, 2, Side.NUMBER, 2, 1),
    ]
    (row,) = minds(GAME.view(state, 0), story)[1].evidence
    assert row[NAMES.index("sleepy")][6] > 3 * row[NAMES.index("mate")][6]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 1.02), (4, 1.06)])
def test_worlds_are_nearer_to_the_hands_of_mates_than_by_certain_knowledge_alone(
    seats: int, least: float
) -> None:
    """Though nothing tells at first that they are mates."""
    guessed = certain = 0
    for turn, (state, known) in enumerate(choices(seats, range(10))):
        view = GAME.view(state, 0)
        worlds = Belief(view, known, Random(turn))
        for seed in range(10):
            guessed += right(worlds.draw(), state)
            certain += right(GAME.sample_state(view, seed, known), state)
    assert guessed > least * certain


def right(world: State, truth: State) -> int:
    """How many cards of the other hands are the same."""
    pairs = zip(world.hands[1:], truth.hands[1:], strict=True)
    return sum((Counter(one) & Counter(other)).total() for one, other in pairs)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_world_looks_the_same_to_its_seat(seats: int) -> None:
    for turn, (state, known) in enumerate(choices(seats, range(4))):
        view = GAME.view(state, 0)
        world = Belief(view, known, Random(turn)).draw()
        assert GAME.view(world, 0) == view
        assert isinstance(known[0], RoundDealt)


def test_some_worlds_ignore_the_evidence() -> None:
    """Even a player that never makes a Seven is thought to hold one now and then."""
    state, events = GAME.deal(GAME.options(starter=1), 2, 3)
    story = list(events)
    while not (state.turn == 0 and len(story) > 8):
        moves = GAME.legal_moves(state, state.turn)
        state, events = GAME.apply(state, state.turn, moves[0])
        story += events
    view, known = GAME.view(state, 0), known_to(story, 0)
    unlikely = [
        number for number in range(1, 8) if minds(view, known)[1].evidence[-1][0][number] < 1
    ]
    assert unlikely
    worlds = Belief(view, known, Random(5))
    held = Counter(number for _ in range(600) for number in set(worlds.draw().hands[1]))
    assert all(held[number] for number in unlikely)
