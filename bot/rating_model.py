"""The model behind the ratings: Plackett-Luce, as openskill computes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.results.ratings import DEVIATION, MEAN, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class _Teams(list[Any]):
    """Teams that `rate` may write to; it would copy them, for those who need them afterwards."""

    def __deepcopy__(self, _: dict[int, Any]) -> _Teams:
        return self


@cache
def _model() -> PlackettLuce:
    """Imported with the first game to rate: a bot without rated games never pays for it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def plackett_luce(teams: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
    """The skills of all sides after a game, from those before it and the rank of each side.

    openskill is given the sides in the order of their ranks, which then says it all unless some are
    equal: it would sort them, and leave circles behind that only the garbage collector takes away.
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
