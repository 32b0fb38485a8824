"""The schedule rings for each thing at its time: once, one ring at a time, again after a fault."""

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.ports import NotKept
from engine.tables.schedule import LONGEST_RETRY, LONGEST_SLEEP, RETRY, Schedule
from tests.engine.tables.sim_time import SimTime, settle

START = 1000.0


class Bell:
    """A schedule of one kind of thing, and when it rang for which."""

    def __init__(self) -> None:
        self.time = SimTime(START)
        self.schedule = Schedule(self.time, self.time.sleep)
        self.rung: list[tuple[int, float]] = []
        self.then: Callable[[int], float | None] = lambda _: None
        self.let = asyncio.Event()
        self.let.set()
        self.schedule.add("thing", self.ring)

    async def ring(self, number: int) -> float | None:
        self.rung.append((number, self.time.now() - START))
        await self.let.wait()
        return self.then(number)

    def set(self, number: int, after: float | None) -> None:
        self.schedule.set("thing", number, None if after is None else START + after)


async def test_each_thing_is_rung_for_at_its_own_time_and_once() -> None:
    bell = Bell()
    for number, after in ((1, 50.0), (2, 20.0), (3, 2 * LONGEST_SLEEP)):
        bell.set(number, after)
    await bell.time.advance(3 * LONGEST_SLEEP)
    assert bell.rung == [(2, 20.0), (1, 50.0), (3, 2 * LONGEST_SLEEP)]
    assert not bell.schedule._due


@pytest.mark.parametrize(
    ("set_for", "rung"),
    [
        (
            [(1, 50.0), (1, 80.0), (2, 50.0), (2, None), (3, 60.0), (3, 10.0)],
            [(3, 10.0), (1, 80.0)],
        ),
        ([(1, 0.0), (1, None), (2, 0.0), (2, 30.0)], [(2, 30.0)]),
    ],
    ids=["before it is due", "a step of the loop later"],
)
async def test_a_new_due_time_replaces_the_previous_one(
    set_for: list[tuple[int, float | None]], rung: list[tuple[int, float]]
) -> None:
    """A ring begins a step of the loop after its time, in which much may happen."""
    bell = Bell()
    for number, after in set_for:
        bell.set(number, after)
    await bell.time.advance(200)
    assert bell.rung == rung
    assert not bell.schedule._due


async def test_a_ring_returns_the_time_of_the_next_one() -> None:
    bell = Bell()
    bell.then = lambda _: START + 100.0 if len(bell.rung) < 3 else None
    bell.set(1, 10.0)
    await bell.time.advance(10)
    assert bell.schedule._due == {("thing", 1): START + 100.0}
    await bell.time.advance(1000)
    assert bell.rung == [(1, 10.0), (1, 100.0), (1, 100.0)], "a time that is past is now"


@pytest.mark.parametrize("after", [30.0, None])
async def test_a_time_set_while_the_ring_goes_on_counts_after_it(after: float | None) -> None:
    bell = Bell()
    bell.then = lambda _: START + 500.0
    bell.let.clear()
    bell.set(1, 10.0)
    await bell.time.advance(20)
    bell.set(1, after)
    await bell.time.advance(100)
    assert bell.rung == [(1, 10.0)], "of a thing one ring goes on at a time"
    assert bell.schedule.waits("thing", 1)
    bell.then = lambda _: None
    bell.let.set()
    await settle()
    assert bell.rung == [(1, 10.0)] + ([(1, 120.0)] if after else [])
    assert not bell.schedule.waits("thing", 1)


@pytest.mark.parametrize(
    ("fault", "level"),
    [
        (OSError("no disk"), "ERROR"),
        (NotKept("no disk"), "WARNING"),
        (Refused(Refusal.STOPPING), "INFO"),
    ],
)
async def test_after_a_fault_it_rings_again_with_growing_pauses(
    fault: Exception, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    bell = Bell()

    def fails(_: int) -> None:
        raise fault

    bell.then = fails
    caplog.set_level("INFO")
    bell.set(1, 0.0)
    await bell.time.advance(RETRY * (1 + 2 + 4) + 3 * LONGEST_RETRY)
    rung = [at for _, at in bell.rung]
    pauses = [later - earlier for earlier, later in pairwise(rung)]
    assert pauses == [RETRY, 2 * RETRY, 4 * RETRY] + 3 * [LONGEST_RETRY]
    await bell.time.advance(20 * LONGEST_RETRY)
    assert len(bell.rung) == len(rung) + 20
    assert {record.levelname for record in caplog.records} == {level}
    bell.then = lambda _: None
    await bell.time.advance(LONGEST_RETRY)
    bell.then = fails
    bell.set(1, bell.time.now() - START)
    await bell.time.advance(RETRY)
    assert bell.rung[-1][1] - bell.rung[-2][1] == RETRY, "a success begins again"


async def test_when_it_is_stopped_nothing_rings_and_what_rings_is_waited_for() -> None:
    bell, ended = Bell(), list[bool]()

    async def clumsy(_: int) -> float | None:
        try:
            await asyncio.Event().wait()
        finally:
            await settle()
            ended.append(True)
        return None

    bell.schedule.add("slow", clumsy)
    bell.schedule.set("slow", 1, START)
    bell.set(1, 10.0)
    await settle()
    await bell.schedule.stop()
    assert ended == [True]
    bell.set(2, 5.0)
    slept = bell.time.slept
    await bell.time.advance(100)
    assert (bell.rung, bell.time.slept) == ([], slept)


async def test_a_clock_that_was_put_forward_is_noticed_within_ten_minutes() -> None:
    bell = Bell()
    bell.set(1, 86_400.0)
    await settle()
    bell.time.jump(86_400.0)
    await bell.time.advance(LONGEST_SLEEP)
    assert [number for number, _ in bell.rung] == [1]
