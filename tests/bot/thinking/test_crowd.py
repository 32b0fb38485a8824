"""A crowd of captains: first each thinks for a shorter time, then mates move, and nobody waits."""

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.thinking.thinker import FLOOR, LONGEST_WAIT, seconds_to_think

FULL = 0.3


@pytest.mark.parametrize(
    ("full", "waited", "behind", "workers", "seconds"),
    [
        (FULL, 0.0, 0, 1, FULL),
        (FULL, 0.0, 2, 1, FULL),  # three thoughts are over within a second
        (FULL, 0.0, 9, 1, 0.1),
        (FULL, 0.5, 4, 1, 0.1),
        (FULL, 0.0, 19, 2, 0.1),
        (FULL, 0.0, 19, 1, FLOOR),
        (FULL, 0.0, 20, 1, None),  # a mate moves
        (FULL, LONGEST_WAIT, 0, 1, None),
        (FULL, LONGEST_WAIT + 1, 0, 4, None),
        (0.02, 0.0, 30, 1, 0.02),  # the floor is not above what a captain has at best
    ],
)
def test_the_larger_the_crowd_the_shorter_a_captain_thinks(
    full: float, waited: float, behind: int, workers: int, seconds: float | None
) -> None:
    found = seconds_to_think(full, waited, behind, workers)
    assert found == (seconds if seconds is None else pytest.approx(seconds))


ARRIVALS = st.lists(st.floats(0, 3), min_size=1, max_size=120)


@given(ARRIVALS, st.integers(1, 4))
def test_nobody_waits_beyond_the_limit(arrivals: list[float], workers: int) -> None:
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
