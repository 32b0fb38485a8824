"""Computer players move while somebody plays with them, whatever goes wrong, and never else."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import repeat
from typing import Any

import pytest

from engine.core import By, known_to
from engine.tables.movers.computers import KIND
from engine.tables.schedule import RETRY
from engine.tables.transitions import seating
from engine.tables.transitions.deadlines import GRACE
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, BEN, FaultyStore, user
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import TOY, Stake
from tests.folding import fold


def fails(hall: Hall, times: int) -> None:
    """Let the thinker fail the next few times."""
    failures = repeat(RuntimeError("a splinter"), times)

    def stumble() -> None:
        if failure := next(failures, None):
            raise failure

    hall.thinker.before = stumble


async def version(hall: Hall, table: int) -> int:
    return (await hall.tables.view(table, None)).version


@pytest.mark.parametrize(("thinker", "disk"), [(2, 0), (0, 2), (1, 1)])
async def test_a_failure_is_tried_again_until_the_move_is_made_and_the_game_goes_on(
    thinker: int, disk: int, caplog: pytest.LogCaptureFixture
) -> None:
    store = FaultyStore()
    hall = Hall(store)
    fails(hall, thinker)
    hall.thinker.let.clear()
    table = await hall.running(people=1, computers=1, clock=None)
    store.plan = repeat("before", disk)
    hall.thinker.let.set()
    for reached in (1, 2, 4):
        await hall.time.advance(4 * RETRY)
        assert await version(hall, table) == reached
        await hall.tables.press(table, ANNA, 0)
    assert caplog.text.count("will try again") == thinker + disk
    await hall.stop()


async def test_a_chosen_move_that_the_rules_refuse_is_a_failure_and_tried_again(
    hall: Hall, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = hall.thinker.choose

    async def choose(_: object) -> Any:
        monkeypatch.setattr(hall.thinker, "choose", honest)
        return Stake(9)

    monkeypatch.setattr(hall.thinker, "choose", choose)
    table = await hall.running(people=1, computers=1, clock=None)
    await hall.time.advance(RETRY)
    assert await version(hall, table) == 1
    assert "a legal move was refused" in caplog.text


@pytest.mark.parametrize(
    ("pause", "pauses"),
    [(2.5, [2.5] * 3), (1.0, [2.0, 1.0, 1.0])],
    ids=["their pace", "the first leaves two seconds to take a move back"],
)
async def test_each_computer_pauses_before_its_move(
    hall: Hall, pause: float, pauses: Sequence[float]
) -> None:
    table = await hall.counting(people=1, computers=3, clock=None, target=21)
    hall.computers.pause = pause
    before = (await hall.tables.press(table, ANNA, 0)).version
    for number, seconds in enumerate(pauses):
        await hall.time.advance(seconds - 0.5)
        assert await version(hall, table) == before + number
        await hall.time.advance(0.5)
        assert await version(hall, table) == before + number + 1


async def test_neither_computer_players_nor_hints_read_the_moves_of_a_running_table() -> None:
    """Their knowledge of the game so far is in memory, and is all that their seat may know."""
    store = StoreInMemory()
    hall = Hall(store)
    table = await hall.counting(people=1, computers=2, rounds=2, target=21)
    for _ in range(4):
        await hall.tables.press(table, ANNA, 0)
        await settle()
    await hall.time.advance(60 + GRACE)  # a mate moves for Anna, then the computers move
    seen = await hall.tables.view(table, user(ANNA))
    hint = [replace(e, by=By.SELF) for e in await hall.tables.history(table, seen.seat)]
    assert store.reads == 0
    assert len(hall.thinker.histories) == 2 + 4 * 2 + 1 + 2
    rows = [(row.seat, TOY.read_move(row.move)) for row in await store.moves(table)]
    events = fold(TOY, TOY.options(starter=0, rounds=2, target=21), 3, 7, rows).events
    assert tuple(hint) == known_to(events, 0)
    known = tuple(replace(event, by=By.SELF) for event in hall.thinker.histories[-1])
    assert known == known_to(events[:-1], 2)
    await hall.stop()


async def test_after_a_restart_the_moves_of_a_table_are_read_once() -> None:
    store = StoreInMemory()
    hall = Hall(store)
    table = await hall.counting(people=1, computers=2, rounds=2, target=21)
    again = await hall.again()
    for _ in range(3):
        await again.tables.press(table, ANNA, 0)
        await settle()
    assert await again.tables.history(table, 0)
    assert store.reads == 1
    await again.stop()


async def test_a_substitute_s_move_is_dropped_once_the_owner_is_back_or_the_table_has_paused(
    hall: Hall,
) -> None:
    table = await hall.counting(people=2)
    for number, (change, who) in enumerate(((seating.taken_back, ANNA), (seating.left, BEN)), 1):
        hall.thinker.let.clear()
        await hall.does(table, seating.left, ANNA)
        await settle()
        assert len(hall.thinker.asked) == number
        await hall.does(table, change, who)
        hall.thinker.let.set()
        await settle()
        assert len(hall.moves) == 2
    await hall.does(table, seating.taken_back, BEN)
    await settle()
    assert await hall.to_move(table) == (1,), "it was thought out again"


async def test_when_the_bot_stops_computer_players_do_not_try_again(hall: Hall) -> None:
    table = await hall.counting(people=2)
    hall.thinker.let.clear()
    await hall.does(table, seating.left, ANNA)
    await settle()
    await hall.tables.gate.stop()
    hall.thinker.let.set()
    await settle()
    assert len(hall.thinker.asked) == 1
    assert not hall.schedule.waits(KIND, table)
