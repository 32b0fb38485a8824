"""The search that all games share, on a toy where the right answer is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest

from engine.core import AnyGame, Event, Step
from engine.players.base import Budget
from engine.players.search import Guide, anything, grown, playout, search


@dataclass(frozen=True, slots=True)
class Heap:
    """Take one to three from the heap; who takes the last one wins. `secret` is of no use."""

    left: int
    turn: int
    secret: int = 0


class Nim:
    """As much of the contract as a search needs."""

    def to_move(self, state: Heap) -> tuple[int, ...]:
        return (state.turn,) if state.left else ()

    def legal_moves(self, state: Heap, seat: int) -> tuple[int, ...]:
        return tuple(range(1, min(3, state.left) + 1)) if seat == state.turn else ()

    def apply(self, state: Heap, seat: int, move: int) -> Step[Heap]:
        return Step(Heap(state.left - move, 1 - seat, state.secret), ())


def verdict(state: Heap, _: Any) -> tuple[float, float] | None:
    if state.left:
        return None
    return (0.0, 1.0) if state.turn == 0 else (1.0, 0.0)


NIM = Guide(cast("AnyGame", Nim()), anything, verdict)


@pytest.mark.parametrize(("left", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_the_best_move_is_found(left: int, best: int) -> None:
    moves = NIM.game.legal_moves(Heap(left, 0), 0)
    found = search(NIM, lambda seed: Heap(left, 0, seed), moves, Random(1), Budget(iterations=900))
    assert found == best


def test_equal_luck_and_iterations_choose_the_same() -> None:
    def once() -> list[int]:
        tree = grown(NIM, lambda seed: Heap(8, 0, seed), Random(4), Budget(iterations=50))
        return [tree.children[move].visits for move in (1, 2, 3)]

    assert once() == once()
    assert sum(once()) == 50


def test_a_single_move_needs_no_thought() -> None:
    def no_world(_: int) -> Heap:
        raise AssertionError

    assert search(NIM, no_world, (1,), Random(1), Budget(iterations=9)) == 1


def test_moves_that_some_worlds_forbid_are_not_starved() -> None:
    """A move that is legal in one world of four is judged by the worlds that allow it."""

    def world(seed: int) -> Heap:
        return Heap(3 if seed % 4 == 0 else 2, 0, seed)

    tree = grown(NIM, world, Random(2), Budget(iterations=400))
    assert tree.children[3].total / tree.children[3].visits == 1.0
    assert tree.children[3].possible < 150


def test_a_playout_cut_short_asks_for_a_verdict_without_events() -> None:
    def guess(state: Heap, events: Sequence[Event]) -> tuple[float, float] | None:
        return verdict(state, events) or ((0.5, 0.5) if state.left < 90 else None)

    short = Guide(NIM.game, anything, guess, longest=20)
    assert playout(short, Heap(100, 0), Random(1)) == (0.5, 0.5)
    with pytest.raises(ValueError, match="verdict"):
        playout(Guide(NIM.game, anything, verdict, longest=3), Heap(100, 0), Random(1))
