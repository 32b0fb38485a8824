"""The rows of a finished game say what its moves amount to, and nothing else has rows."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import fold
from engine.games import GAMES
from engine.results import recount as recounting
from engine.results.recount import Found, Recount, found, recount
from engine.tables.model.table import OwnPlace, Status, TableSettings
from engine.tables.ports import MoveRow
from engine.tables.service import Tables
from engine.tables.transitions import shuffle
from engine.tables.transitions.after import results_of
from tests.engine.tables.at_the_gate import (
    ANNA,
    Ticks,
    play_out,
    press,
    running,
    tables_on,
    user,
)
from tests.engine.tables.memory_store import MemoryStore
from tests.engine.tables.recorded import kept, players_of, random_game, rows_of, table_of
from tests.engine.toy_game import TOYS


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=3, deadline=None)
@given(number=st.integers(0, 2**32 - 1))
def test_the_last_move_brings_a_row_for_each_seat(key: str, number: int) -> None:
    """Each says what the outcome of the fold says."""
    record, draw = random_game(key, number), Random(number)
    people, rated = players_of(record, draw), draw.random() < 0.5
    table, rows = table_of(key, record, *people, rated=rated), rows_of(key, record)
    store = kept(table, rows[:-1])

    async def finish() -> None:
        tables = Tables(store, Ticks())
        await tables.restore()
        seat, move = record.moves[-1]
        player = people[seat]
        if player.level is None:
            await tables.play(1, player.user or 0, len(rows) - 1, move)
        else:
            await tables.play_for(1, seat, len(rows) - 1, move)

    asyncio.run(finish())
    game, results = GAMES[key], store.kept[1]
    outcome = game.outcome(
        fold(game, record.options, record.seats, record.seed, record.moves).state
    )
    assert outcome is not None
    assert tuple(r.points for r in results) == outcome.points
    assert tuple(r.place for r in results) == outcome.places
    assert [r.user for r in results] == [player.user for player in people]
    assert [r.stand_in for r in results] == [player.is_away for player in people]
    assert [r.seat for r in results] == list(range(record.seats))
    over = store.tables[1]
    facts = (1, 7, key, record.seats, rated, 950.0, over.ended, len(rows), outcome.termination)
    for r in results:
        told = (r.table, r.guild, r.game, r.seats, r.rated, r.started, r.ended, r.moves)
        assert (*told, r.termination) == facts
    assert found(GAMES, over, store.rows[1])[0] == results


def test_those_of_a_team_play_for_one_side() -> None:
    """7 Seas with teams has two sides, by turns; elsewhere each seat is a side of its own."""
    for number in range(12):
        record = random_game("seven-seas", number)
        seats = players_of(record, Random(number))
        over = replace(table_of("seven-seas", record, *seats), status=Status.FINISHED, ended=1.0)
        results, _ = found(GAMES, over, rows_of("seven-seas", record))
        sides = 2 if record.options.teams else record.seats
        assert [r.side for r in results] == [seat % sides for seat in range(record.seats)]
        assert len({(r.side, r.place, r.points) for r in results}) == sides


async def test_moves_that_were_taken_back_do_not_count() -> None:
    store = MemoryStore()
    tables = tables_on(store)
    table = await running(tables)
    await press(tables, table, ANNA, 0)
    await tables.undo(table, user(ANNA), 1)
    over = await play_out(tables, table, Random(1))
    assert {r.moves for r in store.kept[table]} == {over.version - 2}
    assert len((await tables.replay(table)).steps) == over.version - 1


async def test_a_table_that_ends_early_has_no_rows() -> None:
    store = MemoryStore()
    tables = tables_on(store)
    table = await running(tables)
    await press(tables, table, ANNA, 0)
    await tables.end(table, user(ANNA), may_moderate=True)
    await recount(store, TOYS)
    assert not store.kept.get(table)


async def finished(tables: Tables, count: int) -> list[int]:
    """Tables whose marks nobody has counted."""
    ids = []
    for _ in range(count):
        ids.append(await running(tables))
        await play_out(tables, ids[-1], Random(1))
    return ids


async def test_every_finished_table_is_looked_at_once_in_each_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    tables = tables_on(store)
    _, second, _ = await finished(tables, 3)
    store.rows[second].append(MoveRow(99, 0, "?", 1.0))  # of other rules
    await running(tables)
    assert await recount(store, TOYS) == 3
    assert not store.marks[second]
    assert await recount(store, TOYS) == 0
    monkeypatch.setattr(recounting, "VERSION", 2)
    assert await recount(store, TOYS) == 3


async def test_a_recount_that_is_killed_goes_on_where_it_was() -> None:
    store = MemoryStore()
    ids = await finished(tables_on(store), 3)
    kept_so_far, keep = list[int](), store.recounted

    async def dying(table_id: int, *given: Any, **named: Any) -> None:
        if len(kept_so_far) == 2:
            raise asyncio.CancelledError
        await keep(table_id, *given, **named)
        kept_so_far.append(table_id)

    store.recounted = dying  # type: ignore[method-assign]
    with pytest.raises(asyncio.CancelledError):
        await recount(store, TOYS)
    store.recounted = keep  # type: ignore[method-assign]
    assert await recount(store, TOYS) == 1
    assert list(store.recounts) == ids


async def test_each_end_is_looked_at_and_a_failure_waits_for_the_next_start() -> None:
    store = MemoryStore()
    looking = Recount(store, TOYS)
    tables = Tables(store, Ticks(), looking, TOYS, partial(shuffle.given, seed=7))
    fails, keep = [True, False], store.recounted

    async def failing(*given: Any, **named: Any) -> None:
        if fails.pop(0):
            raise OSError("the disk is full")
        await keep(*given, **named)

    store.recounted = failing  # type: ignore[method-assign]
    for looked in (set[int](), {2}):
        await play_out(tables, await running(tables), Random(1))
        await asyncio.gather(*looking._tasks)
        assert store.recounts.keys() == looked
    store.recounted = keep  # type: ignore[method-assign]
    looking.start()
    await asyncio.gather(*looking._tasks)
    assert store.recounts.keys() == store.marks.keys() == {1, 2}
    await looking.stop()


async def test_folding_goes_on_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    store, threads = MemoryStore(), list[int]()
    await finished(tables_on(store), 1)

    def noted(*given: Any) -> Found:
        threads.append(threading.get_ident())
        return found(*given)

    monkeypatch.setattr(recounting, "found", noted)
    assert await recount(store, TOYS) == 1
    assert threads
    assert threading.get_ident() not in threads


async def test_the_results_of_an_own_table_are_in_no_server_and_unrated() -> None:
    """Whatever its settings say."""
    tables = tables_on(store := MemoryStore())
    table = await running(tables, 2, rounds=1)
    await play_out(tables, table, Random(1))
    over = await tables.found(table)
    assert {r.guild for r in store.kept[table]} == {1}
    state = (await tables.replay(table)).steps[-1].state
    own = replace(over, place=OwnPlace(user(ANNA)), settings=TableSettings(clock=60, rated=True))
    told = results_of(TOYS["toy"], own, state, 9)
    assert {(r.guild, r.rated) for r in told} == {(None, False)}
