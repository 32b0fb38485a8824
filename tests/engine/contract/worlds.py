"""Properties of many sampled worlds together, over games that are the same every time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from engine.core import IllegalMove, Seat, Step, known_to
from tests.engine.contract.failure import about, require
from tests.engine.contract.records import Record, game_of
from tests.engine.contract.secrecy import world_for
from tests.engine.contract.spec import Spec

Claim: TypeAlias = tuple[str, Seat, Seat, str]
"""A secret: its name, the seat that seems to know it, the seat that owns it, and when."""

GAMES = 12
"""Games looked at first for what a seat always knows, with three positions of each."""

MORE_GAMES = 300
"""The most games looked at for what a seat seems to know; a rare pair of seats needs many."""

SURE = 12
"""Positions of a pair of seats, always with the truth, before it is said to know something."""

TRIES = 3
"""Worlds sampled for a seat at each of them."""

DEALS = 160
"""Deals by which the sampler is measured."""

WORLDS = 7
"""Worlds sampled for each deal: the truth then has one of eight ranks among them."""

MOVES = 8
"""The most moves after which the sampler is measured."""

LIMIT = 45.0
"""A chi-square of seven degrees of freedom is above this once in ten million samplers."""


def what_is_private_stays_unknown(spec: Spec) -> None:
    """No seat knows what is private to another, neither at every deal nor at all times later."""
    agreed: dict[Claim, int] = {}
    unknown: set[Claim] = set()
    for number in range(MORE_GAMES):
        if number >= GAMES and all(times >= SURE for times in agreed.values()):
            break
        for part in (0.0, 0.3, 0.6):
            wanted = agreed if number >= GAMES else None
            for claim, fits in _agreements(spec, game_of(spec, number, part, number), wanted):
                if fits and claim not in unknown:
                    agreed[claim] = agreed.get(claim, 0) + 1
                elif not fits:
                    unknown.add(claim)
                    agreed.pop(claim, None)
    for (name, seat, owner, when), times in agreed.items():
        what = f"{when} the {name} of seat {owner} is the true one in every sampled world"
        require(times < SURE, what, seat=seat, field=name)


def deals_are_sampled_evenly(spec: Spec) -> None:
    """Right after the deal the truth is as likely as any sampled world, seen from any seat.

    The truth's rank among worlds sampled for a seat is then any number from 0 to WORLDS, as often
    as any other.
    """
    for name in spec.private:
        for seats in _few_and_many(spec):
            for seat, owner in {(0, 1), (seats - 1, 0)}:
                deals = (_played_blindly(spec, seats, Random(seed), 0) for seed in range(DEALS))
                _require_even(spec, name, seat, owner, list(deals))


def later_worlds_are_sampled_evenly(spec: Spec) -> None:
    """After a few moves too, the truth is as likely as any sampled world.

    The moves are drawn without regard to hidden values, and a game in which one of them is
    illegal is dealt again: so nobody can conclude anything from them but that they were legal.
    """
    if spec.blind is None:
        return
    for seats in _few_and_many(spec):
        games = [
            _played_blindly(spec, seats, draw, draw.randint(1, MOVES))
            for draw in map(Random, range(DEALS))
        ]
        for name in spec.private:
            _require_even(spec, name, seats - 1, 0, games)


def _few_and_many(spec: Spec) -> list[int]:
    counts = spec.game.seats_for(spec.game.options())
    return sorted({counts[0], counts[-1]})


def _played_blindly(spec: Spec, seats: int, draw: Random, moves: int) -> Step[Any]:
    """The state after this number of blind moves, and all events since the deal."""
    game, options = spec.game, spec.game.options()
    while True:
        state, events = game.deal(options, seats, draw.getrandbits(62))
        story = list(events)
        for _ in range(moves):
            movers = game.to_move(state)
            if not movers:
                break
            try:
                seat = draw.choice(movers)
                state, events = game.apply(state, seat, spec.blind(state, seat, draw))  # type: ignore[misc]
            except IllegalMove:
                break
            story += events
        else:
            return Step(state, tuple(story))


def _require_even(
    spec: Spec, name: str, seat: Seat, owner: Seat, games: Sequence[Step[Any]]
) -> None:
    """The truth's ranks are even, by a chi-square test."""
    ranks = Counter(_ranks(spec, name, seat, owner, games))
    if ranks.total() < len(games) / 2:
        return  # too rare a thing to be measured
    mean = ranks.total() / (WORLDS + 1)
    off = sum((ranks[rank] - mean) ** 2 / mean for rank in range(WORLDS + 1))
    what = f"the {name} of seat {owner} has the ranks {dict(sorted(ranks.items()))}"
    require(off < LIMIT, what, seat=seat, field=name)


def _agreements(
    spec: Spec, record: Record, wanted: Container[Claim] | None
) -> Iterator[tuple[Claim, bool]]:
    """For each seat and each thing of another: whether all sampled worlds have it as it is."""
    when = "later on" if record.cut else "right after the deal"
    for seat in range(record.seats):
        claims = [
            (name, seat, owner, when)
            for name in spec.private
            for owner in range(record.seats)
            if owner != seat and (wanted is None or (name, seat, owner, when) in wanted)
        ]
        if not claims:
            continue
        with about(seat=seat, field="sample_state"):
            history = known_to(record.history, seat)
            worlds = [world_for(spec, record, seat, history, luck) for luck in range(TRIES)]
            for claim in claims:
                name, _, owner, _ = claim
                private = spec.private[name]
                if truth := private(record.state, owner):
                    yield claim, all(private(world, owner) == truth for world in worlds)


def _ranks(
    spec: Spec, name: str, seat: Seat, owner: Seat, games: Sequence[Step[Any]]
) -> Iterator[int]:
    game, private, draw = spec.game, spec.private[name], Random(seat)
    for seed, (state, events) in enumerate(games):
        if not private(state, owner):
            continue
        view, history = game.view(state, seat), known_to(events, seat)
        truth = _key(private(state, owner), draw)
        worlds = (game.sample_state(view, seed * WORLDS + n, history) for n in range(WORLDS))
        yield sum(_key(private(world, owner), draw) < truth for world in worlds)


def _key(value: tuple[Any, ...], draw: Random) -> tuple[Any, float]:
    """The key by which worlds are ordered; equal ones by lot."""
    return value, draw.random()
