"""A person who presses faster than people do is slowed, and nobody else."""

from cogs.routing.router import AT_ONCE, MOST_PEOPLE, PER_SECOND, Pace

ANNA, BEN = 1, 2


def answered(pace: Pace, user: int, presses: int, at: float = 1000.0) -> int:
    return sum(not pace.is_too_fast(user, at) for _ in range(presses))


def test_a_flood_gets_as_many_answers_as_a_person_may_make_and_time_gives_more() -> None:
    pace = Pace()
    assert answered(pace, ANNA, 500) == AT_ONCE
    assert answered(pace, BEN, 5) == 5, "nobody else is slowed"
    assert answered(pace, ANNA, 500, at=1002.0) == 2 * PER_SECOND
    assert answered(pace, ANNA, 500, at=4602.0) == AT_ONCE, "no more is saved up"


def test_a_person_who_presses_steadily_is_never_slowed() -> None:
    pace = Pace()
    for number in range(1000):
        assert not pace.is_too_fast(ANNA, 1000.0 + 0.3 * number)


def test_presses_that_come_late_and_all_at_once_count_from_when_they_were_made() -> None:
    """The event loop, or the connection, was held up: that is not the fault of who pressed."""
    pace = Pace()
    late = [1000.0 + number / PER_SECOND for number in range(10 * AT_ONCE)]
    assert not any(pace.is_too_fast(ANNA, at) for at in late)


def test_a_clock_that_is_set_back_locks_nobody_out_for_long() -> None:
    pace = Pace()
    answered(pace, ANNA, 1, at=4600.0)
    answered(pace, ANNA, 500)
    assert answered(pace, ANNA, 500, at=1002.0) > 0


def test_the_number_of_remembered_people_is_limited() -> None:
    pace = Pace()
    answered(pace, ANNA, 500)
    for user in range(100, 100 + 2 * MOST_PEOPLE):
        pace.is_too_fast(user, 1000.0)
        if user % 1000 == 0:
            assert pace.is_too_fast(ANNA, 1000.0), "who still floods is not forgotten"
    assert len(pace._left) == MOST_PEOPLE
