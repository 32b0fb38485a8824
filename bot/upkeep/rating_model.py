"""The rating model, Plackett-Luce, computed by openskill."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.results.ratings import DEVIATION, MEAN, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@cache
def _model() -> PlackettLuce:
    """The model, imported with the first rated game."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def plackett_luce(teams: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
    """The skills of all sides after a game, from those before it and the rank of each side."""
    model = _model()
    before = [[model.rating(*skill) for skill in team] for team in teams]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [[(rating.mu, rating.sigma) for rating in team] for team in after]
