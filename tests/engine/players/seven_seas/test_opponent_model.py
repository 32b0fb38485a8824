"""The opponent model of 7 Seas: how mates, and captain itself, play on in rollouts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core import RoundEnded, Seat, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.moves import PlayCard
from engine.games.seven_seas.state import State
from engine.players import chooser
from engine.players.base import QUICK, Level
from engine.players.seven_seas.evaluation import Evaluator
from engine.players.seven_seas.masks import Mask, mask_of, numbers_of
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.policy import CARE, MateModel, NextHandPolicy, rollout
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.engine.games.seven_seas.positions import position
from tests.engine.players.seven_seas.worlds import world_of


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


def test_the_expected_reply_to_a_display_is_remembered() -> None:
    """It does not depend on where the hidden cards lie, so a rollout need not compute it again."""
    state = position("g9 g2 x3", "g5 x6 r8", "r9 r5 x4", display="c1 r4", harbour="r2 r3")
    view = GAME.view(state, 0)
    memory = Memory(view, [], VALUES_BY_KIND[3])
    piles = memory.piles(Random(1))
    policy = model(state, piles, memory.unseen(piles), 0)
    one, other = world_of(state), world_of(state)
    other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
    first = policy.risk(one, one.display)
    assert first > 0
    assert policy.risk(other, other.display) == first


@pytest.mark.parametrize(("theirs", "kept"), [("r9 r5 x4", "g9"), ("r2 r5 x4", "g2")])
def test_captain_itself_lays_nothing_that_the_next_hand_takes(theirs: str, kept: str) -> None:
    state = position("g9 g2", theirs)
    memory = Memory(GAME.view(state, 0), [], VALUES_BY_KIND[2])
    piles = memory.piles(Random(1))
    policy = NextHandPolicy(Evaluator(GAME.view(state, 0), piles, 0), memory.unseen(piles))
    for seed in range(20):
        card, _ = policy.choose(world_of(state), Random(seed).random)
        assert card != BY_NOTATION[kept]


class Counted(MateModel):
    """A model that notes, in `cards`, how many cards were held whenever it computed a risk."""

    def __init__(self, evaluator: Evaluator, hidden: Mask, cards: list[int]) -> None:
        super().__init__(evaluator, hidden)
        self._cards = cards

    def risk(self, world: World, display: Mask) -> float:
        self._cards.append(sum(hand.bit_count() for hand in world.hands))
        return super().risk(world, display)


@pytest.mark.parametrize("careful", [0, 4, 8])
def test_after_the_careful_cards_replies_are_ignored(careful: int) -> None:
    """The round is played to its end all the same."""
    state, _ = GAME.deal(GAME.options(), 4, 5)
    view, held = GAME.view(state, 0), list[int]()
    memory = Memory(view, [], VALUES_BY_KIND[3])
    piles = memory.piles(Random(1))
    hidden = memory.unseen(piles)
    policies = [Counted(Evaluator(view, piles, seat), hidden, held) for seat in range(4)]
    world = world_of(state)
    rollout(world, policies, 40, Random(2).random, careful)
    assert not any(world.hands)
    assert {32 - cards for cards in held} == set(range(careful))
