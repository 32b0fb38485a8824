"""The model behind the ratings: Plackett-Luce, as openskill computes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.tables.results.ratings import DEVIATION, MEAN, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

_STOCK: Final[list[PlackettLuceRating]] = []
"""Objects that no game needs any more: each new one draws an id, which takes long."""


class _Teams(list["list[PlackettLuceRating]"]):
    """Teams that `rate` may write to; it would copy them, for those who need them afterwards."""

    def __deepcopy__(self, _: dict[int, Any]) -> _Teams:
        return self


@cache
def _model() -> PlackettLuce:
    """Imported with the first game to rate: a bot without rated games never pays for it."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def plackett_luce(
    teams: Sequence[Sequence[Skill]], ranks: Sequence[int]
) -> list[list[tuple[float, float]]]:
    """The skills of all sides after a game, from those before it and the rank of each side."""
    model = _model()
    before = _Teams([[_rating(model, *skill) for skill in team] for team in teams])
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    skills = [[(rating.mu, rating.sigma) for rating in team] for team in after]
    for team in after:
        _STOCK.extend(team)
    return skills


def _rating(model: PlackettLuce, mu: float, sigma: float) -> PlackettLuceRating:
    try:
        rating = _STOCK.pop()  # never one that another thread uses
    except IndexError:
        return model.rating(mu, sigma)
    rating.mu, rating.sigma = mu, sigma
    return rating
