"""Scores of the deal of the day."""

from __future__ import annotations

from cogs.faces import FACES
from engine.events.daily import Deal


def test_scores_are_told_in_the_unit_of_each_game() -> None:
    for deal in map(Deal, range(1, 8)):
        assert (deal.amount(1) < 0) is FACES[deal.game].FEWER_WINS
