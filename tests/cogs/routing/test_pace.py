"""A person who presses faster than people do is slowed, and nobody else."""

from types import SimpleNamespace
from typing import Any

from cogs.routing.router import AT_ONCE, SECONDS, paced

ANNA: Any = SimpleNamespace(user=SimpleNamespace(id=1))
BEN: Any = SimpleNamespace(user=SimpleNamespace(id=2))


def test_a_flood_gets_as_many_answers_as_a_person_may_make_and_time_gives_more() -> None:
    pace = paced()

    def answered(who: Any, presses: int, at: float) -> int:
        return sum(pace.update_rate_limit(who, at) is None for _ in range(presses))

    assert answered(ANNA, 500, at=1.0) == AT_ONCE
    assert answered(BEN, 5, at=1.0) == 5, "nobody else is slowed"
    assert answered(ANNA, 500, at=1.0 + SECONDS / 2) == 0
    assert answered(ANNA, 500, at=1.1 + SECONDS) == AT_ONCE
    assert answered(ANNA, 500, at=3600.0) == AT_ONCE, "no more is saved up"


def test_a_person_who_presses_steadily_is_never_slowed_also_if_all_of_it_comes_at_once() -> None:
    """The times are Discord's: a slow connection is not the fault of the person who pressed."""
    pace = paced()
    for number in range(1000):
        assert pace.update_rate_limit(ANNA, 1000.0 + 0.26 * number) is None
