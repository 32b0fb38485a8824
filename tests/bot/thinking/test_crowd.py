"""A crowd of captains: first each thinks for a shorter time, then mates move, and nobody waits."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.thinking.thinker import FLOOR, LONGEST_WAIT, seconds_to_think

FULL = 0.3


def test_a_captain_with_nobody_behind_has_all_its_time() -> None:
    assert seconds_to_think(FULL, 0.0, 0, 1) == FULL


def test_so_few_that_all_can_wait_have_all_their_time() -> None:
    """Three thoughts of 300 milliseconds one after the other are over within a second."""
    assert seconds_to_think(FULL, 0.0, 2, 1) == FULL


def test_in_a_crowd_each_thinks_for_a_shorter_time() -> None:
    assert seconds_to_think(FULL, 0.0, 9, 1) == pytest.approx(0.1)
    assert seconds_to_think(FULL, 0.5, 4, 1) == pytest.approx(0.1)


def test_two_workers_let_twice_as_many_think() -> None:
    assert seconds_to_think(FULL, 0.0, 19, 2) == pytest.approx(0.1)


def test_a_mate_moves_where_the_time_would_be_too_short() -> None:
    assert seconds_to_think(FULL, 0.0, 19, 1) == pytest.approx(FLOOR)
    assert seconds_to_think(FULL, 0.0, 20, 1) is None


def test_a_mate_moves_for_whoever_has_waited_long() -> None:
    assert seconds_to_think(FULL, LONGEST_WAIT, 0, 1) is None
    assert seconds_to_think(FULL, LONGEST_WAIT + 1, 0, 4) is None


def test_a_host_who_wants_short_thoughts_has_them_in_a_crowd_too() -> None:
    """The floor is not above what a captain has at the best of times."""
    assert seconds_to_think(0.02, 0.0, 30, 1) == 0.02


ARRIVALS = st.lists(st.floats(0, 3), min_size=1, max_size=120)


@given(ARRIVALS, st.integers(1, 4))
def test_nobody_waits_beyond_patience(arrivals: list[float], workers: int) -> None:
    """In whatever order questions arrive, none takes longer than that until its move.

    A mate's move takes no time here.
    """
    coming, line = deque(sorted(arrivals)), deque[float]()
    free = [0.0] * workers
    waits = []
    while coming or line:
        now = max(min(free), line[0] if line else coming[0])
        while coming and coming[0] <= now:
            line.append(coming.popleft())
        asked = line.popleft()
        seconds = seconds_to_think(FULL, now - asked, len(line), workers) or 0.0
        assert seconds == 0.0 or FLOOR <= seconds <= FULL
        free[free.index(min(free))] = now + seconds
        waits.append(now + seconds - asked)
    assert max(waits) <= LONGEST_WAIT + 1e-9
