"""No seat knows the secrets of another, over many sampled worlds of games that are always equal."""

from collections.abc import Container, Iterator
from typing import Any, TypeAlias

from engine.core import Seat, known_to
from tests.engine.contract.chosen import fixed_games, game_of
from tests.engine.contract.records import Record
from tests.engine.contract.secrecy import world_for
from tests.engine.contract.spec import Spec, about, require

Claim: TypeAlias = tuple[str, Seat, Seat, str]
"""A secret: its name, the seat that seems to know it, the seat that owns it, and when."""

MORE_GAMES = 300
"""The most games looked at besides the fixed ones; a rare pair of seats needs many."""

SURE = 8
"""Positions of a pair of seats, always with the truth, before it is said to know something."""

TRIES = 3
"""Worlds sampled for a seat at each of them."""


def what_is_private_stays_unknown(spec: Spec) -> None:
    """No seat knows what is private to another, neither at every deal nor at all times later."""
    agreed: dict[Claim, int] = {}
    unknown: set[Claim] = set()
    first = len(fixed_games(spec))
    for number in range(first + MORE_GAMES):
        if number >= first and all(times >= SURE for times in agreed.values()):
            break
        for part in (0.0, 0.3, 0.6):
            wanted = agreed if number >= first else None
            record = game_of(spec, number, part, number)
            for claim, fits in _agreements(spec, record, wanted, unknown):
                if fits:
                    agreed[claim] = agreed.get(claim, 0) + 1
                else:
                    unknown.add(claim)
                    agreed.pop(claim, None)
    for (name, seat, owner, when), times in agreed.items():
        what = f"{when} the {name} of seat {owner} is the true one in every sampled world"
        require(times < SURE, what, seat=seat, field=name)


def _agreements(
    spec: Spec, record: Record, wanted: Container[Claim] | None, unknown: Container[Claim]
) -> Iterator[tuple[Claim, bool]]:
    """For each seat and each thing of another: whether all sampled worlds have it as it is."""
    when = "later on" if record.cut else "right after the deal"
    for seat in range(record.seats):
        claims = {
            (name, seat, owner, when): truth
            for name, private in spec.private.items()
            for owner in range(record.seats)
            if owner != seat and (name, seat, owner, when) not in unknown
            if wanted is None or (name, seat, owner, when) in wanted
            if (truth := private(record.state, owner))
        }
        worlds: list[Any] = []
        with about(seat=seat, field="sample_state"):
            history = known_to(record.history, seat)
            for luck in range(TRIES if claims else 0):
                worlds.append(world_for(spec, record, seat, history, luck))
        for claim, truth in claims.items():
            private, owner = spec.private[claim[0]], claim[2]
            yield claim, all(private(world, owner) == truth for world in worlds)
