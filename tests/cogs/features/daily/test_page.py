"""The pages of the deal of the day."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.faces import FACES
from cogs.features.daily.page import Streak, crew_lines, share_line
from engine.core import RoundEnded
from engine.events.daily import Among, Comparison, DailyDeal
from engine.games import GAMES
from engine.tables.model.result import measured
from engine.tables.model.table import OwnPlace
from tests.cogs.faces.moments import HEARD, SAY, moments


@pytest.mark.parametrize("key", ["seven", "seven-seals"])
def test_a_daily_deal_speaks_of_its_own_rounds(key: str) -> None:
    """It ends before the last round of a game that would have more."""
    rounds = GAMES[key].traits.rounds
    game, face = GAMES[key], FACES[key]
    ended = next(
        moment
        for moment in moments(game, game.options(), 3, seed=1)
        if any(isinstance(event, RoundEnded) for event in moment.events)
    )
    seen = ended.seen(0)
    settings = replace(seen.table.settings, day=1)
    daily = replace(seen, table=replace(seen.table, place=OwnPlace(1), settings=settings))
    for say in (SAY, HEARD):
        title, *_ = face.scoring(say, daily, ended.events, ended.names)
        assert f"round 1 of {rounds}" in title
        title, *_ = face.scoring(say, seen, ended.events, ended.names)
        assert "round 1 of" in title
        assert f"of {rounds}" not in title
        title, *_ = face.board(say, daily, ended.names)
        assert f"of {rounds}" in title
        title, *_ = face.board(say, seen, ended.names)
        assert "round 1 of" in title or "round 2 of" in title


def test_the_key_of_the_crew_says_which_side_is_better_and_the_unit_of_the_larger_end() -> None:
    """The line of the bars has both ends, and the own points at the own bar."""
    keys, axes = {}, {}
    for deal in map(DailyDeal, range(1, 8)):
        sign = -1 if GAMES[deal.game].traits.fewer_wins else 1
        crew = [measured(sign * points, ()) for points in (1, 5, 9, 33)]
        for own in (0, 1, 3):
            _, drawn = crew_lines(SAY, deal, Comparison(crew[own], crew, Among(0, 0, 0)))
            *_, axes[deal.game, own], _, keys[deal.game] = drawn.splitlines()
    assert axes["seven", 0] == "▲ You 1             33"
    assert axes["seven", 1] == "1 ▲ You 5           33"
    assert axes["seven", 3] == "1             33 You ▲"
    assert axes["seven-seals", 0] == "33             1 You ▲"
    assert keys["seven-seals"] == "-# Computers: 33 penalty points to 1 (best), 12 on average."
    assert keys["seven"] == "-# Computers: 1 to 33 chips (best), 12 on average."
    assert set(keys) == {key for key, game in GAMES.items() if game.traits.days}


@given(st.integers(0, 100), st.integers(0, 100), st.integers(1, 9), st.integers(1, 8))
def test_shared_scores_of_ten_points_difference_never_look_alike(
    score: int, other: int, days: int, day: int
) -> None:
    """The line spoils nothing: it follows from the score, the game, the day and the streak."""
    deal, streak = DailyDeal(day), Streak(days)
    for say in (SAY, HEARD):
        one, two = (share_line(say, deal, each, streak) for each in (score, other))
        assert (one == two) is (score == other)
    one, two = (share_line(SAY, deal, each, streak) for each in (score, other))
    drawn, others = ([sign for sign in line if sign in "🟩🟨⬜"] for line in (one, two))
    assert len(drawn) == 4
    is_end = score != other and not {0, 100}.isdisjoint((score, other))
    if is_end or abs(score - other) >= 15:
        assert drawn != others
