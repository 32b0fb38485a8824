"""What captain concludes from the plays of others in 7 Seas."""

from __future__ import annotations

from random import Random

from engine.core import known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.events import RoundDealt, SecondCycle
from engine.players.seven_seas_hunch import Hunches, clues, likelihood
from engine.players.seven_seas_masks import ONES, mask_of
from engine.players.seven_seas_memory import Memory
from engine.players.seven_seas_sim import World
from engine.players.seven_seas_style import STYLES
from tests.engine.seven_seas_states import position


def after(laid: str) -> tuple[Memory, list[World], list[float], Hunches]:
    """Anna has laid a card beside the pirate lady; what Ben makes of it."""
    state = position(f"{laid} g2 x3", "g5 x6 r8", display="c1 r4", harbour="r2 r3")
    story = [RoundDealt(1, 0, state.display, 8, 2, 0)]
    move = next(move for move in GAME.legal_moves(state, 0) if move.card == BY_NOTATION[laid])
    state, events = GAME.apply(state, 0, move)
    view, known = GAME.view(state, 1), known_to([*story, *events], 1)
    memory = Memory(view, known, STYLES[True].worth)
    piles = memory.piles(Random(1))
    found = clues(view, known, piles, memory.unseen(piles) | mask_of(view.hand))
    worlds = [memory.world(Random(seed)) for seed in range(600)]
    weights = [likelihood(world, found) for world in worlds]
    return memory, worlds, weights, Hunches(memory.world, found, Random(2), 600)


def share(worlds: list[World], weights: list[float]) -> float:
    """How likely Anna holds a one, which would have taken the lady."""
    held = [weight for world, weight in zip(worlds, weights, strict=True) if world.hands[0] & ONES]
    return sum(held) / sum(weights)


def test_who_leaves_the_lady_probably_cannot_take_her() -> None:
    _, worlds, weights, hunches = after("x9")
    even = share(worlds, [1.0] * len(worlds))
    assert 0 < share(worlds, weights) < 0.5 * even
    drawn = [hunches.draw() for _ in range(600)]
    assert share(drawn, [1.0] * len(drawn)) < 0.5 * even


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
    memory = Memory(view, known, STYLES[True].worth)
    assert clues(view, known, memory.piles(Random(1)), memory.unseen(memory.piles(Random(1)))) == ()
