"""7 Seas: sampled worlds remember what a careful player remembers, and no more."""

from collections import Counter

import pytest

from engine.core import Event, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK
from engine.games.seven_seas.events import RoundDealt
from engine.games.seven_seas.state import State
from tests.engine.games.seven_seas.memory import is_possible
from tests.engine.games.seven_seas.positions import cards, played, position

HIDDEN = "g8 g9 c8 c9"
"""The cards in the harbour of the positions below."""


def story(*moves: str) -> tuple[State, tuple[Event, ...]]:
    """Three seats; seat 0 can clear with g4, seat 1 with g5, seat 2 with g6."""
    start = position("g4 g2 x7", "g5 g3 x8", "g6 c2 x9", display="c4", harbour=HIDDEN)
    after, events = played(start, *moves)
    return after, (RoundDealt(1, 0, start.display, 3, 4, 0), *events)


def worlds(state: State, seat: int, events: tuple[Event, ...], number: int = 60) -> list[State]:
    view, heard = GAME.view(state, seat), known_to(events, seat)
    return [GAME.sample_state(view, seed, heard) for seed in range(number)]


def test_without_history_the_chests_may_hold_anything_unseen() -> None:
    state, _ = story("g4<c4", "decline")
    view = GAME.view(state, 1)
    held = {card for seed in range(200) for card in GAME.sample_state(view, seed).chests[0]}
    assert held == set(DECK) - set(state.hands[1]) - set(state.display)


def test_a_card_nicked_from_a_known_chest_is_known_to_one_and_even_odds_to_the_others() -> None:
    """Seat 2 nicks from seat 0's chest, whose two cards were captured for all to see."""
    start = position("g4 x7", "g5 x8", "r5 x9", display="c4", harbour="r9 r8 r10")
    deal = RoundDealt(1, 0, start.display, 2, 3, 0)
    after, events = played(
        start, "g4<c4", "decline", "g5", "r5<g5", "nick 0", "keep c4", "x7", "x8"
    )
    history = (deal, *events)
    assert is_possible(after, 2, known_to(history, 2))
    for world in worlds(after, 2, history):
        assert world.chests == (cards("g4"), (), cards("r5 g5 c4"))
    seen = Counter(world.chests[0] for world in worlds(after, 1, history, 400))
    assert set(seen) == {cards("g4"), cards("c4")}
    assert 120 < seen[cards("g4")] < 280


def test_a_later_look_settles_what_others_nicked_before() -> None:
    """Seat 1 nicks from seat 0's chest; seat 2 looks there afterwards and knows what went."""
    start = position("g4 g6 g9", "g5 x8 g2", "r6 c8 g3", display="c4 c5", harbour="r9 r10")
    deal = RoundDealt(1, 0, start.display, 3, 2, 0)
    before, events = played(start, "g4<c4", "g5<c5", "nick 0", "keep g4", "r6", "g6<r6", "decline")
    seen = {world.chests[1] for world in worlds(before, 2, (deal, *events))}
    assert seen == {cards("g5 c5 g4"), cards("g5 c5 c4")}
    after, more = played(before, "x8", "c8<x8", "nick 0")
    seen = {world.chests[1] for world in worlds(after, 2, (deal, *events, *more))}
    assert seen == {cards("g5 c5 g4")}


def test_history_that_does_not_belong_to_the_view_is_refused() -> None:
    state, events = story("g4<c4", "nick harbour", "keep c9")
    with pytest.raises(ValueError, match="history"):
        GAME.sample_state(GAME.view(state, 0), 1, known_to(events, 0)[:-2])
