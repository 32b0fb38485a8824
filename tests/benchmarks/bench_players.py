"""How well and how fast the computer players of 7 Seas play, beside measures of the possible.

    python -m tests.benchmarks.bench_players speed
    python -m tests.benchmarks.bench_players match A B [--seats N] [--deals N] [--budget MS]
                                             [--iterations N] [--games] [--seed S]

`speed`: random rounds in the fast simulator and by the contract, a rollout as captain plays it,
a world from memory, a choice of mate; microseconds, the median of runs in processor time.
`match`: A on one seat against B on all others, every deal replayed with A on each seat; rounds
(or games) won with 95 % intervals. Besides the levels there are `plain`, an information-set tree
search with random playouts over the same simulator, and `cheat`, a captain that is shown the
true hands: its result is a ceiling that luck and skill allow.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import log, sqrt
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

from bot.cli.matches import half_width
from engine.core import Event, RoundEnded, known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas.moves import DeclineNick, Keep, OpenSource, PlayCard
from engine.games.seven_seas.options import Options
from engine.games.seven_seas.state import State
from engine.games.seven_seas.view import View
from engine.players import chooser
from engine.players.base import QUICK, Budget
from engine.players.seven_seas.belief import Belief
from engine.players.seven_seas.captain import RolloutPolicies, Search
from engine.players.seven_seas.masks import BIT, bits_of, mask_of
from engine.players.seven_seas.mate import evaluate_moves
from engine.players.seven_seas.memory import Memory
from engine.players.seven_seas.opponents import KNOWN, MATE
from engine.players.seven_seas.policy import RolloutPolicy, rollout
from engine.players.seven_seas.scoring import Utility
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import VALUES_BY_KIND
from engine.shuffle import derived
from tests.engine.players.seven_seas.random_rounds import random_round, shuffled_hands
from tests.engine.players.seven_seas.worlds import plays_of, world_of


class Plain:
    """Information-set tree search as in the paper: random playouts, no model of anybody."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Any],
        luck: Random,
        budget: Budget,
    ) -> Any:
        if len(moves) == 1:
            return moves[0]
        memory = Memory(view, history, [0.0] * 40)
        utility = Utility(view.options, view.ships)
        tree: dict[Any, Any] = {}
        for _ in budget.turns():
            self._iterate(view, memory.world(luck), moves, tree, luck, utility)
        return max(moves, key=lambda move: tree[move].visits if move in tree else 0)

    def _iterate(
        self, view: View, world: World, moves: Any, tree: Any, luck: Random, utility: Utility
    ) -> None:
        path, here, options, first = [], tree, list(moves), True
        while options:
            side = world.turn % (len(world.piles) - 1)
            option, leaf, fresh = _picked(here, options, luck)
            path.append((leaf, side))
            if first:
                _make(view, world, option, luck)
            elif world.play(*option):
                world.nick(*_any_nick(world, luck))
            first, here = False, leaf.children
            options = [] if fresh or not any(world.hands) else plays_of(world)
        random_round(world, shuffled_hands(world, luck.random), luck.random)
        values = utility.of_chests(world.chests(last_clears=view.options.last_clears))
        for leaf, side in path:
            leaf.visits += 1
            leaf.total += values[side]


class Leaf:
    """A node of the plain tree."""

    def __init__(self) -> None:
        self.visits, self.possible, self.total = 0, 1, 0.0
        self.children: dict[Any, Leaf] = {}

    def bound(self) -> float:
        """How promising it is."""
        return self.total / self.visits + 0.5 * sqrt(log(self.possible) / self.visits)


def _picked(here: dict[Any, Leaf], options: list[Any], luck: Random) -> tuple[Any, Leaf, bool]:
    untried = [option for option in options if option not in here]
    if untried:
        option = untried[int(luck.random() * len(untried))]
        here[option] = Leaf()
        return option, here[option], True
    for option in options:
        here[option].possible += 1
    option = max(options, key=lambda each: here[each].bound())
    return option, here[option], False


def _make(view: View, world: World, move: Any, luck: Random) -> None:
    match move:
        case PlayCard(card, take):
            if world.play(int(card), mask_of(take)):
                world.nick(*_any_nick(world, luck))
        case OpenSource(source):
            bits = bits_of(world.piles[source])
            world.nick(source, bits[int(luck.random() * len(bits))])
        case Keep(card):
            world.nick(view.opened or 0 if view.opened != -1 else -1, BIT[card])
        case DeclineNick():
            world.pass_turn()


def _any_nick(world: World, luck: Random) -> tuple[int, int]:
    sources = world.open_to_nick()
    source = sources[int(luck.random() * len(sources))]
    bits = bits_of(world.piles[source])
    return source, bits[int(luck.random() * len(bits))]


class Known(Belief):
    """The true world, each time."""

    def __init__(self, world: World) -> None:
        self._world = world

    def draw(self) -> World:
        """See `Belief`."""
        return self._world

    def characters(self, world: World) -> list[int]:
        """All others are mates."""
        return [KNOWN.index(MATE)] * len(world.hands)


class Cheat:
    """A captain whose every world is the true one."""

    truth: State

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Any],
        luck: Random,
        budget: Budget,
    ) -> Any:
        if len(moves) == 1:
            return moves[0]
        search = Search(view, history, luck, budget)
        search.worlds = Known(world_of(self.truth))
        return search.best(evaluate_moves(view, history, moves, luck))


def player(name: str) -> Any:
    """The player with this name."""
    measures: dict[str, Callable[[], Any]] = {"plain": Plain, "cheat": Cheat}
    return measures[name]() if name in measures else chooser(GAME.key, name)


def shares(players: Sequence[Any], seed: int, asked: Namespace, turn: int) -> list[float]:
    """The shares of the win in the round, or the game, with these players on the seats."""
    budget = _budget(asked)
    luck = Random(derived(seed, turn, "moves"))
    state, events = GAME.deal(_options(games=asked.games), len(players), seed)
    story = list(events)
    while not (ended := _ended(events, state, games=asked.games)):
        seat = state.turn
        moves, view = GAME.legal_moves(state, seat), GAME.view(state, seat)
        if isinstance(players[seat], Cheat):
            players[seat].truth = state
        move = players[seat].choose(view, known_to(story, seat), moves, luck, budget)
        state, events = GAME.apply(state, seat, move)
        story.extend(events)
    return [(each == max(ended)) / list(ended).count(max(ended)) for each in ended]


def _options(*, games: bool) -> Options:
    """The usual ones; for a single round the players know that it decides."""
    return GAME.options() if games else replace(GAME.options(), target=1)


def _ended(events: Sequence[Event], state: State, *, games: bool) -> Sequence[int]:
    if games:
        outcome = GAME.outcome(state)
        return outcome.points if outcome else ()
    return next((event.points for event in events if isinstance(event, RoundEnded)), ())


def _budget(asked: Namespace) -> Budget:
    if asked.iterations:
        return Budget(iterations=asked.iterations)
    return Budget(seconds=asked.budget / 1000)


def match(asked: Namespace) -> Iterator[float]:
    """The share of A in each deal, over all seats."""
    first, others = player(asked.a), player(asked.b)
    for deal in range(asked.deals):
        found = []
        for seat in range(asked.seats):
            players = [first if at == seat else others for at in range(asked.seats)]
            found.append(shares(players, derived(asked.seed, deal), asked, seat)[seat])
        yield fmean(found)


def per_call(call: Callable[[], object], times: int) -> float:
    """Microseconds of processor time, the median of five runs."""
    runs = []
    for _ in range(5):
        begin = process_time()
        for _ in range(times):
            call()
        runs.append((process_time() - begin) / times * 1e6)
    return median(runs)


def speed(seats: int) -> Iterator[tuple[str, float]]:
    """The figures of `speed` for this number of seats."""
    luck = Random(1)
    state, events = GAME.deal(GAME.options(), seats, 4)
    cards = sum(map(len, (*state.hands, *state.aside)))
    world, mate = world_of(state), chooser(GAME.key, "mate")
    orders = shuffled_hands(world, luck.random)
    view, moves = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
    memory = Memory(view, events, VALUES_BY_KIND[seats])
    piles = memory.piles(luck)
    mates = [KNOWN.index(MATE)] * seats
    policies = RolloutPolicies(view, piles, memory.unseen(piles)).drawn(mates)

    def fast() -> None:
        cycles = [[hand[:] for hand in cycle] for cycle in orders]
        random_round(world.copy(), cycles, luck.random)

    yield "random round, simulator, a card", per_call(fast, 300) / cards
    yield "random round, contract, a card", per_call(lambda: by_contract(state, luck), 30) / cards
    yield (
        "rollout by captain's policies, a card",
        per_call(lambda: play_out(world.copy(), policies, luck), 99) / cards,
    )
    yield "a world from memory", per_call(lambda: memory.world(luck), 300)
    yield "a choice of mate", per_call(lambda: mate.choose(view, events, moves, luck, QUICK), 30)


def play_out(world: World, policies: Sequence[RolloutPolicy], luck: Random) -> None:
    """A round by these policies."""
    while any(world.hands):
        rollout(world, policies, len(world.hands), luck.random)


def by_contract(state: State, luck: Random) -> None:
    """A random round by the rules."""
    ended: Sequence[int] = ()
    while not ended:
        legal = GAME.legal_moves(state, state.turn)
        state, events = GAME.apply(state, state.turn, legal[int(luck.random() * len(legal))])
        ended = _ended(events, state, games=False)


def main(argv: Sequence[str]) -> None:
    """Print what was asked for."""
    parser = ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    kinds.add_parser("speed")
    fight = kinds.add_parser("match")
    fight.add_argument("a")
    fight.add_argument("b")
    fight.add_argument("--games", action="store_true", help="games instead of single rounds")
    for name, default in (("seats", 2), ("deals", 50), ("budget", 300), ("seed", 1)):
        fight.add_argument(f"--{name}", type=int, default=default)
    fight.add_argument("--iterations", type=int)
    asked = parser.parse_args(argv)
    if asked.kind == "speed":
        for seats in GAME.seats:
            for figure, micros in speed(seats):
                sys.stdout.write(f"{seats} seats: {figure:36}{micros:9.2f} µs\n")
        return
    found = list(match(asked))
    what = "games" if asked.games else "rounds"
    share = f"{100 * fmean(found):.1f} ± {100 * half_width(found):.1f} %"
    sys.stdout.write(f"{asked.a} v {asked.b}: {share} of {what} won\n")


if __name__ == "__main__":
    main(sys.argv[1:])
