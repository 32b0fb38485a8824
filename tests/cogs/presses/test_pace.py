"""Who presses faster than people do is slowed, and nobody else."""

from __future__ import annotations

from cogs.presses.pace import AT_ONCE, KEPT, PER_SECOND, Pace

ANNA, BEN = 1, 2


class Time:
    """A clock that stands still until it is told not to."""

    at = 1000.0

    def now(self) -> float:
        return self.at


def answered(pace: Pace, user: int, presses: int) -> int:
    return sum(not pace.is_too_fast(user) for _ in range(presses))


def test_a_flood_is_answered_as_far_as_people_press() -> None:
    pace = Pace(Time())
    assert answered(pace, ANNA, 500) == AT_ONCE
    assert answered(pace, BEN, 5) == 5, "nobody else is slowed"


def test_time_lets_the_flooder_press_again_at_a_steady_pace() -> None:
    time = Time()
    pace = Pace(time)
    answered(pace, ANNA, 500)
    time.at += 2
    assert answered(pace, ANNA, 500) == 2 * PER_SECOND
    time.at += 3600
    assert answered(pace, ANNA, 500) == AT_ONCE, "no more is saved up"


def test_who_presses_steadily_is_never_slowed() -> None:
    time = Time()
    pace = Pace(time)
    for _ in range(1000):
        time.at += 0.3
        assert not pace.is_too_fast(ANNA)


def test_a_clock_that_is_set_back_locks_nobody_out_for_long() -> None:
    time = Time()
    pace = Pace(time)
    answered(pace, ANNA, 1)
    time.at -= 3600
    answered(pace, ANNA, 500)
    time.at += 2
    assert answered(pace, ANNA, 500) > 0


def test_only_so_many_people_are_remembered() -> None:
    pace = Pace(Time())
    answered(pace, ANNA, 500)
    for user in range(100, 100 + 2 * KEPT):
        pace.is_too_fast(user)
        if user % 1000 == 0:
            assert pace.is_too_fast(ANNA), "who still floods is not forgotten"
    assert len(pace._left) == KEPT
