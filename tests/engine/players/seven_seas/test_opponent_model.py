"""What playouts of 7 Seas take mate for."""

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
from engine.players.base import QUICK
from engine.players.seven_seas.masks import Key, Mask, mask_of, numbers_of
from engine.players.seven_seas.mate import Judge
from engine.players.seven_seas.memory import Memory, Piles
from engine.players.seven_seas.opponent_model import CARE, Likeness, Watchful
from engine.players.seven_seas.policy import play_on
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import LURES
from tests.engine.games.seven_seas.positions import position
from tests.engine.players.seven_seas.worlds import world_of


def watched(seats: int, seed: int) -> Iterator[tuple[State, Piles, Mask, PlayCard]]:
    """Rounds of mates: what a seat with several plays knew, and what it chose."""
    luck, mate = Random(seed), chooser(GAME.key, "mate")
    state, story = GAME.deal(GAME.options(), seats, seed)
    while not any(isinstance(event, RoundEnded) for event in story):
        seat = state.turn
        moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
        known = known_to(story, seat)
        move = mate.choose(view, known, moves, luck, QUICK)
        if isinstance(move, PlayCard) and len(moves) > 1:
            memory = Memory(view, known, LURES[seats == 2])
            piles = memory.piles(luck)
            yield state, piles, memory.unseen(piles), move
        state, events = GAME.apply(state, seat, move)
        story = [*story, *events]


def likeness(state: State, piles: Piles, hidden: Mask, seat: Seat, care: float = 1.0) -> Likeness:
    """Of the seat in turn."""
    return Likeness(Judge(GAME.view(state, seat), piles, seat), hidden, care)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_likeness_plays_as_mate_does(seats: int) -> None:
    """With what mate knows it differs only by its mood, and where the kraken takes all."""
    same = []
    for seed in range(4):
        for state, piles, hidden, move in watched(seats, seed):
            style = likeness(state, piles, hidden, state.turn)
            play = style.choose(world_of(state), lambda: 0.0)
            same.append(play == (int(move.card), mask_of(move.take)))
    assert len(same) > 60
    assert sum(same) / len(same) > 0.9


def test_who_cares_more_lays_down_less() -> None:
    """The dearer what lies is, the more it costs to leave it: care never makes it cheaper."""
    left = {1.0: 0.0, CARE: 0.0}
    for state, piles, hidden, _ in watched(4, 7):
        for care in left:
            world = world_of(state)
            style = likeness(state, piles, hidden, state.turn, care)
            world.play(*style.choose(world, lambda: 0.0))
            left[care] += sum(style.worth[card] for card in numbers_of(world.display))
    assert left[CARE] < left[1.0]


def test_what_a_display_invites_to_is_remembered() -> None:
    """However the hidden cards lie, so that a playout need not weigh it again."""
    state = position("g9 g2 x3", "g5 x6 r8", "r9 r5 x4", display="c1 r4", harbour="r2 r3")
    view = GAME.view(state, 0)
    memory = Memory(view, [], LURES[False])
    piles = memory.piles(Random(1))
    style = likeness(state, piles, memory.unseen(piles), 0)
    one, other = world_of(state), world_of(state)
    other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
    first = style.risk(one, one.display, one.key)
    assert first > 0
    assert style.risk(other, other.display, other.key) == first


@pytest.mark.parametrize(("theirs", "kept"), [("r9 r5 x4", "g9"), ("r2 r5 x4", "g2")])
def test_who_is_watchful_does_not_lay_what_the_next_hand_takes(theirs: str, kept: str) -> None:
    state = position("g9 g2", theirs)
    memory = Memory(GAME.view(state, 0), [], LURES[True])
    piles = memory.piles(Random(1))
    style = Watchful(Judge(GAME.view(state, 0), piles, 0), memory.unseen(piles))
    for seed in range(20):
        card, _ = style.choose(world_of(state), Random(seed).random)
        assert card != BY_NOTATION[kept]


class Counted(Likeness):
    """It counts how often it thinks of a reply; cards: how many were held each time."""

    def __init__(self, judge: Judge, hidden: Mask, cards: list[int]) -> None:
        super().__init__(judge, hidden)
        self._cards = cards

    def risk(self, world: World, display: Mask, key: Key) -> float:
        self._cards.append(sum(hand.bit_count() for hand in world.hands))
        return super().risk(world, display, key)


@pytest.mark.parametrize("careful", [0, 4, 8])
def test_far_ahead_nobody_thinks_of_replies(careful: int) -> None:
    """Whole rounds are played in half the time, and end as whole rounds do."""
    state, _ = GAME.deal(GAME.options(), 4, 5)
    view, held = GAME.view(state, 0), list[int]()
    memory = Memory(view, [], LURES[False])
    piles = memory.piles(Random(1))
    hidden = memory.unseen(piles)
    styles = [Counted(Judge(view, piles, seat), hidden, held) for seat in range(4)]
    world = world_of(state)
    play_on(world, styles, 40, Random(2).random, careful)
    assert not any(world.hands)
    assert {32 - cards for cards in held} == set(range(careful))
