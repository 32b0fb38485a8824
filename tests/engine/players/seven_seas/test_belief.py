"""Captain's belief in 7 Seas: worlds are drawn as often as the plays of others make them likely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from engine.core import Event, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.events import Captured, RoundDealt, SecondCycle
from engine.games.seven_seas.moves import PlayCard
from engine.games.seven_seas.view import View
from engine.players import chooser
from engine.players.base import QUICK, Level
from engine.players.seven_seas.belief import Belief
from engine.players.seven_seas.inference import ObservedPlay, experience, observed_plays
from engine.players.seven_seas.masks import ALL_CARDS, BIT, ONES, Mask, mask_of
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import VALUES_BY_KIND
from tests.engine.games.seven_seas.positions import position


def after(laid: str) -> tuple[Memory, list[World], list[float], Belief]:
    """Seat 1's belief after seat 0 laid a card beside the pirate lady.

    Its memory, some worlds from it, the likelihood of each, and the belief.
    """
    state = position(f"{laid} g2 x3", "g5 x6 r8", display="c1 r4", harbour="r2 r3")
    story = [RoundDealt(1, 0, state.display, 8, 2, 0)]
    state, events = GAME.apply(state, 0, PlayCard(BY_NOTATION[laid], ()))
    view, known = GAME.view(state, 1), known_to([*story, *events], 1)
    memory = Memory(view, known, VALUES_BY_KIND[2])
    piles = memory.piles(Random(1))
    hidden = memory.unseen(piles)
    found = observed_plays(view, known)
    worlds = [memory.world(Random(seed)) for seed in range(600)]
    belief = Belief(memory.world, found, experience(view, known), Random(2), 600, hidden)
    weights = [belief.likelihood(world) for world in worlds]
    return memory, worlds, weights, belief


def share(worlds: list[World], weights: list[float]) -> float:
    """The share of worlds in which seat 0 holds a 1, which would have taken the lady."""
    return held(worlds, weights, ONES)


def held(worlds: list[World], weights: list[float], cards: Mask) -> float:
    """The share of worlds in which seat 0 holds one of these cards."""
    pairs = zip(worlds, weights, strict=True)
    return sum(weight for world, weight in pairs if world.hands[0] & cards) / sum(weights)


def test_a_seat_that_leaves_the_lady_probably_cannot_take_her() -> None:
    _, worlds, weights, belief = after("x9")
    even = share(worlds, [1.0] * len(worlds))
    assert 0 < share(worlds, weights) < 0.5 * even
    drawn = [belief.draw() for _ in range(600)]
    assert share(drawn, [1.0] * len(drawn)) < 0.5 * even


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    _, worlds, weights, belief = after("x9")
    drawn = [belief.draw().copy() for _ in range(4000)]
    for card in ("x1", "r1", "g1", "x7", "g6", "x10"):
        bit = BIT[BY_NOTATION[card]]
        likely = held(worlds, weights, bit)
        assert abs(held(drawn, [1.0] * len(drawn), bit) - likely) < 0.12, card


def choices(seats: int, seed: int) -> Iterator[tuple[View, Sequence[Event]]]:
    """Seat 0's view and history whenever it is in turn, while nobody has nicked."""
    luck, mate = Random(seed), chooser(GAME.key, Level.MATE)
    state, dealt = GAME.deal(GAME.options(), seats, seed)
    story = list(dealt)
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
def test_the_likelihood_of_a_play_does_not_change_later(seats: int) -> None:
    """A play is evaluated with the chests of its moment, so later captures change nothing."""
    compared = 0
    for seed in range(12):
        before: tuple[ObservedPlay, ...] = ()
        for view, story in choices(seats, seed):
            now = observed_plays(view, story)
            if len(now) < len(before):
                break  # the second cycle
            for then, later in zip(reversed(before), reversed(now), strict=False):
                assert (then.seat, then.card) == (later.seat, later.card)
                for hand in hands_with(then.card, seed):
                    assert then.chances(hand) == pytest.approx(later.chances(hand))
                compared += 1
            before = now
    assert compared > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_drawn_agrees_with_what_is_certain(seats: int) -> None:
    for seed in range(4):
        for view, story in choices(seats, seed):
            memory = Memory(view, story, VALUES_BY_KIND[2])
            piles = memory.piles(Random(1))
            plays, known = observed_plays(view, story), experience(view, story)
            hidden = memory.unseen(piles)
            belief = Belief(memory.world, plays, known, Random(seed), 20, hidden)
            for _ in range(60):
                world = belief.draw()
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
                assert sum(places) == ALL_CARDS


def test_a_hand_may_hold_cards_that_one_guess_of_the_nicks_places_elsewhere() -> None:
    """Each world has guesses of its own, so no card that may be in a hand is left out."""
    for seed in range(12):
        for view, story in choices(4, seed):
            memory = Memory(view, story, VALUES_BY_KIND[4])
            plays, known = observed_plays(view, story), experience(view, story)
            belief = Belief(memory.world, plays, known, Random(seed), 4, unseen=0)
            assert belief.likelihood(memory.world(Random(seed))) > 0


def test_every_world_stays_possible() -> None:
    """People may always play otherwise than mate."""
    _, _, weights, _ = after("x9")
    assert min(weights) > 0
    assert all(weight <= 1 for weight in weights)


def test_plays_before_the_hands_were_dealt_are_not_counted() -> None:
    state = position("g9 g2", "g5 x6", display="c1 r4")
    story = [RoundDealt(1, 0, state.display, 8, 4, 0)]
    state, events = GAME.apply(state, 0, GAME.legal_moves(state, 0)[-1])
    view = GAME.view(state, 1)
    known = [*story, *events, SecondCycle(1, 8)]
    assert observed_plays(view, known) == ()
