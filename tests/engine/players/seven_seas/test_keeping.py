"""Captain in 7 Seas: the card that it keeps, and its models of others."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.core import RoundEnded, Seat, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.moves import Keep, PlayCard
from engine.games.seven_seas.options import TABLES
from engine.games.seven_seas.state import State
from engine.players import chooser, yardstick
from engine.players.base import QUICK, Budget, Level
from engine.players.seven_seas.evaluation import Evaluator
from engine.players.seven_seas.masks import Mask, mask_of, numbers_of
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.policy import CARE, MateModel
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.engine.games.seven_seas.positions import Phase, position
from tests.engine.players.seven_seas.test_players import story_of
from tests.engine.players.seven_seas.worlds import world_of

PRIMIERA = TABLES["primiera"]
USUAL = Budget(iterations=yardstick("seven-seas").usual)
CAPTAIN = chooser("seven-seas", Level.CAPTAIN)


@pytest.mark.parametrize("luck", range(5))
def test_captain_keeps_the_best_crystal(luck: int) -> None:
    """Of 5, 4 and 9 of crystals and a curse: all are tried with the same luck."""
    state = position("c2 g8", "r9 x5", chests=("r3 g9", "c5 c4 c9 x9"), harbour="r7 x4")
    opened = replace(state, phase=Phase.KEEP, opened=1)
    view, known = GAME.view(opened, 0), known_to(story_of(opened), 0)
    moves = GAME.legal_moves(opened, 0)
    assert CAPTAIN.choose(view, known, moves, Random(luck), USUAL) == Keep(Card.C5)


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
    """With mate's knowledge it differs only between equal plays, and where the kraken takes all."""
    same = []
    for seed in range(4):
        for state, piles, hidden, move in watched(seats, seed):
            policy = model(state, piles, hidden, state.turn)
            play = policy.choose(world_of(state))
            same.append(play == (int(move.card), mask_of(move.take)))
    assert len(same) > 60
    assert sum(same) / len(same) > 0.85


def test_a_policy_with_more_care_leaves_less_on_the_display() -> None:
    """Care multiplies what it costs to leave cards, so it never leaves more value."""
    left = {1.0: 0.0, CARE: 0.0}
    for state, piles, hidden, _ in watched(4, 7):
        for care in left:
            world = world_of(state)
            policy = model(state, piles, hidden, state.turn, care)
            world.play(*policy.choose(world))
            left[care] += sum(policy.values[card] for card in numbers_of(world.display))
    assert left[CARE] < left[1.0]
