"""A beginner who has taken the lesson of 7 Seas can win."""

from statistics import fmean

import pytest

from tests.lab.players.matches import Match, played


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_beginner_after_the_lesson_beats_a_deckhand_in_half_of_200_games() -> None:
    """The match of the laboratory's README: a hundred deals from both seats."""
    match = Match("seven-seas", ("taught", "deckhand"), seed=52)
    assert fmean(first.win for first, _ in played(match, 100)) >= 0.5
