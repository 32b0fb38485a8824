"""Information-set Monte Carlo tree search over any game (Cowling, Powley and Whitehouse 2012).

Each iteration draws a world that the seat cannot tell from the truth, walks down one tree that
all worlds share, adds a node, and lets a playout tell what that was worth. A node counts how
often its move could have been chosen, since not every world allows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from engine.core import AnyGame, Event, Seat
from engine.players.base import Budget

Values: TypeAlias = Sequence[float]
"""By seat, from 0 (the worst) to 1 (the best)."""

Policy: TypeAlias = Callable[[Any, Seat, Sequence[Any], Random], Any]
"""Chooses one of the legal moves of the seat in this state; what playouts are played by."""

Verdict: TypeAlias = Callable[[Any, Sequence[Event]], Values | None]
"""What a state is worth, given the events of the step to it; None: the playout goes on.

It must answer at the end of the game; it may answer earlier, e.g. at the end of a round.
"""


@dataclass(frozen=True, slots=True)
class Guide:
    """What a search is told of a game besides its rules.

    explore: the weight of curiosity against what has proved good (values go from 0 to 1).
    longest: playouts are cut after so many moves; `verdict` must then answer to no events.
    """

    game: AnyGame
    policy: Policy
    verdict: Verdict
    explore: float = 0.5
    longest: int = 10_000


@dataclass(slots=True)
class Node:
    """The play after one sequence of moves; `total` is the value for the seat that moved here."""

    visits: int = 0
    possible: int = 0
    total: float = 0.0
    children: dict[Any, Node] = field(default_factory=dict)


def anything(_: Any, __: Seat, moves: Sequence[Any], luck: Random) -> Any:
    """The policy of plain information-set search: any legal move."""
    return moves[int(luck.random() * len(moves))]


def search(
    guide: Guide,
    worlds: Callable[[int], Any],
    moves: Sequence[Any],
    luck: Random,
    budget: Budget,
) -> Any:
    """The most visited of `moves`, the legal moves of the seat in turn in all of the worlds.

    worlds: a world from a seed, e.g. `partial(...)` of the game's `sample_state`.
    """
    if len(moves) == 1:
        return moves[0]
    root = grown(guide, worlds, luck, budget)
    return max(moves, key=lambda move: _visits(root, move))


def grown(
    guide: Guide,
    worlds: Callable[[int], Any],
    luck: Random,
    budget: Budget,
    seat: Seat | None = None,
) -> Node:
    """The root of a tree after the whole budget; `seat` is who chooses where several may."""
    root = Node()
    for _ in budget.turns():
        _iterate(guide, root, worlds(luck.getrandbits(62)), luck, seat)
    return root


def _visits(root: Node, move: Any) -> int:
    child = root.children.get(move)
    return child.visits if child else 0


def _iterate(guide: Guide, root: Node, state: Any, luck: Random, first: Seat | None) -> None:
    """One walk down the tree, one playout, and the way back."""
    game, node, path = guide.game, root, list[tuple[Node, Seat]]()
    values: Values | None = None
    grew = False
    while values is None and not grew:
        movers = game.to_move(state)
        seat = first if first is not None and node is root else movers[0]
        move, grew = _selected(guide, node, game.legal_moves(state, seat), luck)
        node = node.children[move]
        path.append((node, seat))
        state, events = game.apply(state, seat, move)
        values = guide.verdict(state, events)
    if values is None:
        values = playout(guide, state, luck)
    for visited, seat in path:
        visited.visits += 1
        visited.total += values[seat]


def _selected(guide: Guide, node: Node, moves: Sequence[Any], luck: Random) -> tuple[Any, bool]:
    """A move that was never tried (and that it is new), else the most promising one."""
    children = node.children
    untried = [move for move in moves if move not in children]
    if untried:
        move = untried[int(luck.random() * len(untried))]
        children[move] = Node(possible=1)
        return move, True
    best, most = moves[0], float("-inf")
    for move in moves:
        child = children[move]
        child.possible += 1
        bound = child.total / child.visits
        bound += guide.explore * sqrt(log(child.possible) / child.visits)
        if bound > most:
            best, most = move, bound
    return best, False


def playout(guide: Guide, state: Any, luck: Random) -> Values:
    """Play on by the policy until the verdict."""
    game = guide.game
    for _ in range(guide.longest):
        seat = game.to_move(state)[0]
        moves = game.legal_moves(state, seat)
        move = moves[0] if len(moves) == 1 else guide.policy(state, seat, moves, luck)
        state, events = game.apply(state, seat, move)
        values = guide.verdict(state, events)
        if values is not None:
            return values
    final = guide.verdict(state, ())
    if final is None:
        raise ValueError("the verdict of a playout cut short is missing")
    return final
