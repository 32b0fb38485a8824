"""Captain in 7 Seas: no kept card is beaten in everything by another one; models of others."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import RoundEnded, Seat, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import BY_NOTATION, COINS, DECK, KING, LADY, Card
from engine.games.seven_seas.moves import DeclineNick, Keep, PlayCard
from engine.games.seven_seas.options import TABLES
from engine.games.seven_seas.state import State
from engine.players import chooser
from engine.players.base import QUICK, Budget, Level
from engine.players.seven_seas.captain import beats, undominated
from engine.players.seven_seas.evaluation import Evaluator
from engine.players.seven_seas.masks import Mask, mask_of, numbers_of
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.policy import CARE, MateModel, NextHandPolicy
from engine.players.seven_seas.scoring import booty_counter
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.engine.games.seven_seas.positions import Phase, cards, position
from tests.engine.players.seven_seas.test_players import story_of
from tests.engine.players.seven_seas.worlds import world_of

PRIMIERA = TABLES["primiera"]
FEW = Budget(iterations=150)
CAPTAIN = chooser("seven-seas", Level.CAPTAIN)


@pytest.mark.parametrize(
    ("opened", "left"),
    [
        ("c5 c4 c9 x9", "c5"),
        ("g7 c10 r8 x8", "g7"),
        ("c1 c7 x9", "c1 c7"),  # a point, or the higher booty value
        ("c9 x7", "x7 c9"),  # a milder curse may help
        ("x7 x2 x9", "x7"),
        ("x1 x9", "x9"),  # the kraken spoils even a mild curse
        ("x1 c9", "c9"),
        ("c8 r9 c10", "c8"),  # of equal cards one is enough
    ],
)
def test_a_card_that_another_beats_is_not_considered(opened: str, left: str) -> None:
    moves = undominated([Keep(card) for card in cards(opened)], PRIMIERA)
    assert moves == [Keep(BY_NOTATION[card]) for card in left.split()]


def test_other_moves_are_left_alone() -> None:
    assert undominated([DeclineNick()], PRIMIERA) == [DeclineNick()]


@pytest.mark.parametrize("luck", range(5))
def test_captain_keeps_the_best_crystal(luck: int) -> None:
    """Of 5, 4 and 9 of crystals and a curse, with rollouts so few that luck chose among them."""
    state = position("c2 g8", "r9 x5", chests=("r3 g9", "c5 c4 c9 x9"), harbour="r7 x4")
    opened = replace(state, phase=Phase.KEEP, opened=1)
    view, known = GAME.view(opened, 0), known_to(story_of(opened), 0)
    moves = GAME.legal_moves(opened, 0)
    assert CAPTAIN.choose(view, known, moves, Random(luck), FEW) == Keep(Card.C5)


def tables() -> st.SearchStrategy[tuple[int, ...]]:
    """The built-in tables, and a host's own with any value but the kraken's."""
    own = st.lists(st.integers(-7, 7), min_size=40, max_size=40)
    return st.one_of(
        st.sampled_from(list(TABLES.values())), own.map(lambda row: (*row[:3], -7, *row[4:]))
    )


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(data=st.data(), values=tables())
def test_the_card_kept_instead_is_never_worse(data: st.DataObject, values: tuple[int, ...]) -> None:
    """Neither for the chest that gets it nor, in the chest that keeps the other, for its owner."""
    opened = data.draw(st.lists(st.sampled_from(DECK), min_size=2, max_size=9, unique=True))
    left = undominated([Keep(card) for card in opened], values)
    rest = [card for card in DECK if card not in opened]
    own, theirs = (mask_of(data.draw(st.sets(st.sampled_from(rest)))) for _ in range(2))
    booty = booty_counter(values)

    def is_as_good(card: Card, other: Any) -> bool:
        both = mask_of([card]), mask_of([other])
        return (
            booty(own | both[0]) >= booty(own | both[1])
            and booty(theirs | both[0]) >= booty(theirs | both[1])
            and COINS[card] >= COINS[other]
            and (other not in (LADY, KING) or other is card)
        )

    assert left
    for dropped in set(opened) - {move.card for move in left if isinstance(move, Keep)}:
        better = [m.card for m in left if isinstance(m, Keep) and beats(m.card, dropped, values)]
        assert any(is_as_good(card, dropped) for card in better)
        assert all(is_as_good(card, dropped) for card in better)


def watched(seats: int, seed: int) -> Iterator[tuple[State, Piles, Mask, PlayCard]]:
    """Rounds of mates: the knowledge of a seat with several plays, and its choice."""
    luck, mate = Random(seed), chooser(GAME.key, Level.MATE)
    state, dealt = GAME.deal(GAME.options(), seats, seed)
    story = list(dealt)
    while not any(isinstance(event, RoundEnded) for event in story):
        seat = state.turn
        moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
        known = known_to(story, seat)
        move = mate.choose(view, known, moves, luck, QUICK)
        if isinstance(move, PlayCard) and len(moves) > 1:
            memory = Memory(view, known, VALUES_BY_KIND[seats])
            piles = memory.piles(luck)
            yield state, piles, memory.unseen(piles), move
        state, events = GAME.apply(state, seat, move)
        story = [*story, *events]


def model(state: State, piles: Piles, hidden: Mask, seat: Seat, care: float = 1.0) -> MateModel:
    """The model of a mate on this seat."""
    return MateModel(Evaluator(GAME.view(state, seat), piles, seat), hidden, care)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_model_plays_as_mate_does(seats: int) -> None:
    """With mate's knowledge it differs only by its noise, and where the kraken takes all."""
    same = []
    for seed in range(4):
        for state, piles, hidden, move in watched(seats, seed):
            policy = model(state, piles, hidden, state.turn)
            play = policy.choose(world_of(state), lambda: 0.0)
            same.append(play == (int(move.card), mask_of(move.take)))
    assert len(same) > 60
    assert sum(same) / len(same) > 0.9


def test_a_policy_with_more_care_leaves_less_on_the_display() -> None:
    """Care multiplies what it costs to leave cards, so it never leaves more value."""
    left = {1.0: 0.0, CARE: 0.0}
    for state, piles, hidden, _ in watched(4, 7):
        for care in left:
            world = world_of(state)
            policy = model(state, piles, hidden, state.turn, care)
            world.play(*policy.choose(world, lambda: 0.0))
            left[care] += sum(policy.values[card] for card in numbers_of(world.display))
    assert left[CARE] < left[1.0]


@pytest.mark.parametrize(("theirs", "kept"), [("r9 r5 x4", "g9"), ("r2 r5 x4", "g2")])
def test_captain_itself_lays_nothing_that_the_next_hand_takes(theirs: str, kept: str) -> None:
    state = position("g9 g2", theirs)
    memory = Memory(GAME.view(state, 0), [], VALUES_BY_KIND[2])
    piles = memory.piles(Random(1))
    policy = NextHandPolicy(Evaluator(GAME.view(state, 0), piles, 0), memory.unseen(piles))
    for seed in range(20):
        card, _ = policy.choose(world_of(state), Random(seed).random)
        assert card != BY_NOTATION[kept]
