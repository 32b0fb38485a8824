"""A turn is announced once, and again when it is another turn."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages.announcements import (
    PATIENCE,
    SECONDS_BETWEEN_MENTIONS,
    Announced,
    Announcements,
)
from engine.tables.schedule import Schedule
from tests.engine.tables.sim_time import SimTime


def announced(mentioned: set[int], waiting: set[int] | None = None) -> Announced:
    return Announced(frozenset(mentioned), frozenset(mentioned if waiting is None else waiting))


def test_the_second_step_of_a_turn_is_not_announced_again() -> None:
    assert announced({2}).is_same_turn(frozenset({2}), {2})


def test_the_next_player_is_announced() -> None:
    assert not announced({2}).is_same_turn(frozenset({0}), {2})


def test_whoever_is_to_move_again_after_others_is_announced_again() -> None:
    assert not announced({2}).is_same_turn(frozenset({2}), {2, 0, 1})


def test_an_announcement_to_several_stands_while_some_of_them_choose() -> None:
    assert announced({0, 1, 2}).is_same_turn(frozenset({1, 2}), {0})
    assert announced({0, 1, 2}, {1, 2}).is_same_turn(frozenset({2}), {1})
    assert announced({0, 1}).is_same_turn(frozenset({0, 1}), {2, 3}), "computers have chosen"


def test_once_all_have_chosen_the_first_turn_is_announced_whoever_has_it() -> None:
    assert not announced({0, 1, 2}, {2}).is_same_turn(frozenset({2}), {2})
    assert not announced({0, 1, 2}, {2}).is_same_turn(frozenset({0}), {2})
    assert not announced({0, 1, 2}).is_same_turn(frozenset({1}), {0, 1, 2})


async def test_a_table_forgotten_just_when_its_mention_is_due_is_not_rung_for(
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


@pytest.mark.parametrize("load", [0.0, 0.9])
async def test_where_most_requests_are_made_mentions_come_one_after_the_other(load: float) -> None:
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
