"""A turn is announced once, and again when it is another turn."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.mentions.decision import PATIENCE
from cogs.messages.announcements import SECONDS_BETWEEN_MENTIONS, Announcements
from engine.tables.schedule import Schedule
from tests.engine.tables.sim_time import SimTime


async def test_a_table_forgotten_when_its_mention_is_due_is_not_announced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time, called = SimTime(), list[int]()
    nobody: Any = SimpleNamespace(clock=time, is_busy=False, load=0.0)
    schedule = Schedule(time, time.sleep)
    announcements = Announcements(nobody, called.append, nobody, nobody, schedule)
    for table in (1, 2):
        announcements._wait(table, time.now() - 1)
    announcements.forget(1)  # before the loop comes to the ring
    await time.advance(PATIENCE)
    assert called == [2]
    assert not caplog.records, "no KeyError, and no second try"


async def test_the_higher_the_load_the_later_mentions_come() -> None:
    """A mention takes two of the requests: with half of them made, it is twice as late."""
    time, called = SimTime(), list[int]()
    room: Any = SimpleNamespace(is_busy=False, load=0.25)
    nobody: Any = SimpleNamespace(clock=time)
    schedule = Schedule(time, time.sleep)
    announcements = Announcements(nobody, called.append, nobody, room, schedule)
    announcements._wait(1, time.now() + PATIENCE)
    await time.advance(1.5 * PATIENCE - 1)
    assert called == []
    await time.advance(2)
    assert called == [1]


@pytest.mark.parametrize("load", [0.0, 0.9])
async def test_under_full_load_mentions_come_one_after_the_other(load: float) -> None:
    """However many are due at once, and none later than thrice the patience; else at once."""
    time, called = SimTime(), list[tuple[int, float]]()
    room: Any = SimpleNamespace(is_busy=False, load=load)
    nobody: Any = SimpleNamespace(clock=time)
    start, tables = time.now(), 200
    announcements = Announcements(
        nobody,
        lambda table: called.append((table, time.now() - start)),
        nobody,
        room,
        Schedule(time, time.sleep),
    )
    for table in range(tables):
        announcements._wait(table, start + PATIENCE)
    await time.advance(PATIENCE)
    assert len(called) == (tables if load == 0 else 0)
    announcements.forget(3)  # its turn is over
    await time.advance(3 * PATIENCE)
    assert len({table for table, _ in called}) == len(called) == tables - (load > 0)
    assert max(at for _, at in called) <= 3 * PATIENCE
    spaced = [at for _, at in called if at < 3 * PATIENCE - SECONDS_BETWEEN_MENTIONS]
    if load > 0:
        steps = [after - before for before, after in pairwise(spaced)]
        assert min(steps) >= SECONDS_BETWEEN_MENTIONS
        assert len(spaced) == pytest.approx(PATIENCE / SECONDS_BETWEEN_MENTIONS, abs=2)
