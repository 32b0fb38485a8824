"""Scores of the deal of the day."""

from engine.events.daily import DailyDeal
from engine.games import GAMES


def test_scores_are_in_the_unit_of_each_game() -> None:
    for deal in map(DailyDeal, range(1, 8)):
        assert (deal.amount(1) < 0) is GAMES[deal.game].traits.fewer_wins
