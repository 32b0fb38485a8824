"""What captain concludes from the plays of others in 7 Seas."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core import Event, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.events import Captured, RoundDealt, SecondCycle
from engine.games.seven_seas.view import View
from engine.players import chooser
from engine.players.base import QUICK
from engine.players.seven_seas.belief import Hunches
from engine.players.seven_seas.inference import Clue, clues
from engine.players.seven_seas.masks import ALL, BIT, ONES, Mask, mask_of
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import LURES
from tests.engine.games.seven_seas.positions import position


def after(laid: str) -> tuple[Memory, list[World], list[float], Hunches]:
    """Anna has laid a card beside the pirate lady; what Ben makes of it."""
    state = position(f"{laid} g2 x3", "g5 x6 r8", display="c1 r4", harbour="r2 r3")
    story = [RoundDealt(1, 0, state.display, 8, 2, 0)]
    move = next(move for move in GAME.legal_moves(state, 0) if move.card == BY_NOTATION[laid])
    state, events = GAME.apply(state, 0, move)
    view, known = GAME.view(state, 1), known_to([*story, *events], 1)
    memory = Memory(view, known, LURES[True])
    piles = memory.piles(Random(1))
    hidden = memory.unseen(piles)
    found = clues(view, known)
    worlds = [memory.world(Random(seed)) for seed in range(600)]
    hunches = Hunches(memory.world, found, Random(2), 600, hidden)
    weights = [hunches.likelihood(world) for world in worlds]
    return memory, worlds, weights, hunches


def share(worlds: list[World], weights: list[float]) -> float:
    """How likely Anna holds a one, which would have taken the lady."""
    return held(worlds, weights, ONES)


def held(worlds: list[World], weights: list[float], cards: Mask) -> float:
    """The share of worlds in which Anna holds one of these cards."""
    pairs = zip(worlds, weights, strict=True)
    return sum(weight for world, weight in pairs if world.hands[0] & cards) / sum(weights)


def test_who_leaves_the_lady_probably_cannot_take_her() -> None:
    _, worlds, weights, hunches = after("x9")
    even = share(worlds, [1.0] * len(worlds))
    assert 0 < share(worlds, weights) < 0.5 * even
    drawn = [hunches.draw() for _ in range(600)]
    assert share(drawn, [1.0] * len(drawn)) < 0.5 * even


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    _, worlds, weights, hunches = after("x9")
    drawn = [hunches.draw().copy() for _ in range(4000)]
    for card in ("x1", "r1", "g1", "x7", "g6", "x10"):
        bit = BIT[BY_NOTATION[card]]
        likely = held(worlds, weights, bit)
        assert abs(held(drawn, [1.0] * len(drawn), bit) - likely) < 0.12, card


def choices(seats: int, seed: int) -> Iterator[tuple[View, list[Event]]]:
    """What seat 0 sees and knows whenever it is in turn, while nobody has nicked."""
    luck, mate = Random(seed), chooser(GAME.key, "mate")
    state, story = GAME.deal(GAME.options(), seats, seed)
    while True:
        seat = state.turn
        moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
        if seat == 0:
            yield view, known_to(story, 0)
        move = mate.choose(view, known_to(story, seat), moves, luck, QUICK)
        state, events = GAME.apply(state, seat, move)
        story = [*story, *events]
        if any(isinstance(event, Captured) and not state.display for event in events):
            return


def hands_with(card: int, seed: int) -> list[Mask]:
    """Some hands of five with this card."""
    luck, others = Random(seed), [number for number in range(40) if number != card]
    return [sum(BIT[one] for one in (card, *luck.sample(others, 4))) for _ in range(8)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_play_told_stays_told(seats: int) -> None:
    """Captures that came after it change nothing: a play is weighed with the chests it saw."""
    compared = 0
    for seed in range(12):
        before: tuple[Clue, ...] = ()
        for view, story in choices(seats, seed):
            now = clues(view, story)
            if len(now) < len(before):
                break  # the second cycle
            for then, later in zip(reversed(before), reversed(now), strict=False):
                assert (then.seat, then.card) == (later.seat, later.card)
                for hand in hands_with(then.card, seed):
                    assert then.likelihood(hand) == pytest.approx(later.likelihood(hand))
                compared += 1
            before = now
    assert compared > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_that_is_walked_to_agrees_with_what_is_certain(seats: int) -> None:
    for seed in range(4):
        for view, story in choices(seats, seed):
            memory = Memory(view, story, LURES[True])
            piles = memory.piles(Random(1))
            hunches = Hunches(
                memory.world, clues(view, story), Random(seed), 20, memory.unseen(piles)
            )
            for _ in range(60):
                world = hunches.draw()
                assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
                assert world.hands[0] == mask_of(view.hand)
                assert world.display == mask_of(view.display)
                assert [pile.bit_count() for pile in world.piles] == [
                    *view.chest_sizes,
                    view.harbour,
                ]
                assert all(
                    known & ~pile == 0 for known, pile in zip(piles.known, world.piles, strict=True)
                )
                places = [*world.hands, *world.aside, *world.piles, world.display]
                assert sum(places) == ALL


def test_nobody_is_taken_at_their_word_altogether() -> None:
    """Every world stays possible: people play by lights of their own."""
    _, _, weights, _ = after("x9")
    assert min(weights) > 0
    assert all(weight <= 1 for weight in weights)


def test_what_was_played_before_the_hands_were_dealt_tells_nothing() -> None:
    state = position("g9 g2", "g5 x6", display="c1 r4")
    story = [RoundDealt(1, 0, state.display, 8, 4, 0)]
    state, events = GAME.apply(state, 0, GAME.legal_moves(state, 0)[-1])
    view = GAME.view(state, 1)
    known = [*story, *events, SecondCycle(1, 8)]
    assert clues(view, known) == ()
