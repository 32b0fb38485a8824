"""Properties of many sampled worlds together, over games that are the same every time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core import Seat, known_to
from tests.engine.contract.failure import about, require
from tests.engine.contract.records import Record, game_of
from tests.engine.contract.secrecy import world_for
from tests.engine.contract.spec import Spec

GAMES = 12
"""Games looked at for what a seat always knows, with three positions of each."""

TRIES = 3
"""Worlds sampled for a seat at each of them."""

DEALS = 160
"""Deals by which the sampler is measured."""

WORLDS = 7
"""Worlds sampled for each deal: the truth then has one of eight ranks among them."""

LIMIT = 45.0
"""A chi-square of seven degrees of freedom is above this once in ten million samplers."""


def what_is_private_stays_unknown(spec: Spec) -> None:
    """No seat knows what is private to another, neither at every deal nor at all times later."""
    known: dict[tuple[str, Seat, Seat, str], bool] = {}
    for number in range(GAMES):
        for part in (0.0, 0.3, 0.6):
            when = "later on" if part else "right after the deal"
            for (name, seat, owner), fits in _agreements(spec, game_of(spec, number, part, number)):
                who = (name, seat, owner, when)
                known[who] = known.get(who, True) and fits
    for (name, seat, owner, when), always in known.items():
        what = f"{when} the {name} of seat {owner} is the true one in every sampled world"
        require(not always, what, seat=seat, field=name)


def deals_are_sampled_evenly(spec: Spec) -> None:
    """Right after the deal the truth is as likely as any sampled world, seen from any seat.

    The truth's rank among worlds sampled for a seat is then any number from 0 to WORLDS, as often
    as any other. Moves are left out: from them a player may conclude more than a sampler.
    """
    for name in spec.private:
        counts = spec.game.seats_for(spec.game.options())
        for seats in sorted({counts[0], counts[-1]}):
            for seat, owner in {(0, 1), (seats - 1, 0)}:
                ranks = Counter(_ranks(spec, name, seats, seat, owner))
                mean = DEALS / (WORLDS + 1)
                off = sum((ranks[rank] - mean) ** 2 / mean for rank in range(WORLDS + 1))
                what = f"at {seats} seats the {name} of seat {owner} has the ranks {dict(ranks)}"
                require(off < LIMIT, what, seat=seat, field=name)


def _agreements(spec: Spec, record: Record) -> Iterator[tuple[tuple[str, Seat, Seat], bool]]:
    """For each seat and each thing of another: whether a sampled world has it as it is."""
    for seat in range(record.seats):
        with about(seat=seat, field="sample_state"):
            history = known_to(record.history, seat)
            worlds = [world_for(spec, record, seat, history, luck) for luck in range(TRIES)]
            for name, private in spec.private.items():
                for owner in range(record.seats):
                    truth = private(record.state, owner)
                    if owner != seat and truth:
                        fits = all(private(world, owner) == truth for world in worlds)
                        yield (name, seat, owner), fits


def _ranks(spec: Spec, name: str, seats: int, seat: Seat, owner: Seat) -> Iterator[int]:
    game, private, draw = spec.game, spec.private[name], Random(seats)
    options = game.options()
    for seed in range(DEALS):
        state, events = game.deal(options, seats, seed)
        view, history = game.view(state, seat), known_to(events, seat)
        truth = _key(private(state, owner), draw)
        worlds = (game.sample_state(view, seed * WORLDS + n, history) for n in range(WORLDS))
        yield sum(_key(private(world, owner), draw) < truth for world in worlds)


def _key(value: tuple[Any, ...], draw: Random) -> tuple[Any, float]:
    """What to order worlds by; equal ones by lot."""
    return value, draw.random()
