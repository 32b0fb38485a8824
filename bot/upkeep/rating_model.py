"""The rating model, Plackett-Luce, computed by openskill, and its use after a change of rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from data.base.database import StoreError
from data.base.ports import Database
from data.ratings import recount
from engine.results.ratings import DEVIATION, MEAN, Skill
from engine.tables.ports import Alone

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


log = logging.getLogger(__name__)


class _Teams(list[Any]):
    """Teams that `rate` may change in place; it would copy them otherwise."""

    def __deepcopy__(self, _: dict[int, Any]) -> _Teams:
        return self


@cache
def _model() -> PlackettLuce:
    """The model, imported with the first rated game."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def plackett_luce(teams: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
    """The skills of all sides after a game, from those before it and the rank of each side.

    openskill gets the sides in the order of their ranks, and the ranks only if some are equal.
    Otherwise it would sort them, and leave cycles that only the garbage collector removes.
    """
    model = _model()
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    before = _Teams([[model.rating(*skill) for skill in teams[side]] for side in order])
    if len(set(ranks)) == len(ranks):
        after = model.rate(before)
    else:
        after = model.rate(before, ranks=[float(ranks[side]) for side in order])
    skills = [list[Skill]()] * len(order)
    for side, team in zip(order, after, strict=True):
        skills[side] = [(rating.mu, rating.sigma) for rating in team]
    return skills


async def follow_rules(database: Database, alone: Alone) -> None:
    """Rate all games again if the rules of rating have changed since the last start."""
    again = partial(recount, database, plackett_luce, always=False)
    try:
        async with alone("ratings"):
            if games := await asyncio.to_thread(again):
                log.info("rated %d games again by new rules", games)
    except StoreError:  # e.g. a full disk; the next start tries again
        log.exception("the games could not be rated again")
