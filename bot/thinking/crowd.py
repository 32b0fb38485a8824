"""How much of a captain there is for each, when more of them want to think than cores give."""

from __future__ import annotations

from typing import Final

LONGEST_WAIT: Final = 1.0
"""Seconds from the question to the captain's move, at most: as long as the usual pause between
two moves of computer players, in which people read.
"""

FLOOR: Final = 0.05
"""Seconds; with less a captain tries too few worlds to be better than a mate. Hand-set."""


def seconds_to_think(full: float, waited: float, behind: int, workers: int) -> float | None:
    """How long a captain whose turn has come may think; None: not at all, so a mate moves.

    full: seconds that a captain has when nobody waits. waited: seconds this one has waited.
    behind: how many captains wait behind it. workers: how many think at a time.

    The time that is left is shared with those behind, so that LONGEST_WAIT is enough for everybody:
    first all think for a shorter time; where that would be too short, mates move for some.
    """
    left = LONGEST_WAIT - waited
    share = min(left, left * workers / (behind + 1))
    if share < min(FLOOR, full):
        return None
    return min(full, share)
