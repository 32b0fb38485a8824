"""A turn is announced once, and again when it is another turn; presence is forgotten."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from cogs.mentions.decision import PATIENCE
from cogs.messages.announcements import HERE, SECONDS_BETWEEN_MENTIONS, Announcements, Presence
from engine.tables.schedule import Schedule
from tests.engine.tables.sim_time import SimTime

Called: TypeAlias = list[tuple[int, float]]
"""The tables whose people were mentioned, and when, in seconds since the start."""


def announcing(time: SimTime, load: float) -> tuple[Announcements, Called]:
    """Announcements under this load, and what they have called."""
    room: Any = SimpleNamespace(is_busy=False, load=load, clock=time)
    called, start = Called(), time.now()

    def call(table: int) -> None:
        called.append((table, time.now() - start))

    return Announcements(room, call, room, room, Schedule(time, time.sleep)), called


async def test_a_table_forgotten_when_its_mention_is_due_is_not_announced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time = SimTime()
    announcements, called = announcing(time, 0.0)
    for table in (1, 2):
        announcements._wait(table, time.now() - 1)
    announcements.forget(1)  # before the loop comes to the ring
    await time.advance(PATIENCE)
    assert [table for table, _ in called] == [2]
    assert not caplog.records, "no KeyError, and no second try"


async def test_the_higher_the_load_the_later_mentions_come() -> None:
    """A mention takes two of the requests: with half of them made, it is twice as late."""
    time = SimTime()
    announcements, called = announcing(time, 0.25)
    announcements._wait(1, time.now() + PATIENCE)
    await time.advance(1.5 * PATIENCE - 1)
    assert called == []
    await time.advance(2)
    assert [table for table, _ in called] == [1]


@pytest.mark.parametrize("load", [0.0, 0.9])
async def test_under_full_load_mentions_come_one_after_the_other(load: float) -> None:
    """However many are due at once, and none later than thrice the patience; else at once."""
    time, tables = SimTime(), 200
    announcements, called = announcing(time, load)
    for table in range(tables):
        announcements._wait(table, time.now() + PATIENCE)
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


async def no_hand(*_: int) -> None:
    """Return None: nobody's hand is open."""


def test_an_active_person_is_present_for_a_while_unless_forgotten() -> None:
    time = SimTime()
    presence = Presence(time, no_hand)
    for user in (101, 102):
        presence.note(7, user)
    assert presence.is_here(7, 101)
    presence.forget(101)
    assert [presence.is_here(7, user) for user in (101, 102)] == [False, True]
    time.jump(HERE)
    assert not presence.is_here(7, 102)
