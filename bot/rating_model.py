"""The model behind the ratings: Plackett-Luce, as openskill computes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.tables.ratings import DEVIATION, MEAN, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


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
    before = [[model.rating(mu, sigma) for mu, sigma in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [[(rating.mu, rating.sigma) for rating in team] for team in after]
