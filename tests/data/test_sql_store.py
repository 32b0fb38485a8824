"""Stored values besides tables and moves, in both kinds of databases."""

import asyncio
from dataclasses import replace

import pytest

from data.base.database import StoreError
from data.base.ports import Where
from data.store import SqlStore
from engine.core import Termination
from engine.tables.model.result import Result
from engine.tables.model.table import Player, Status, Table
from engine.tables.ports import MessageRow, MoveRow
from tests.data.sqlite import results_at
from tests.data.test_store import table_at


async def test_a_table_shows_one_message_of_each_kind(store: SqlStore) -> None:
    table = (await store.add_table(table_at())).id
    await store.save_message(MessageRow(table, "board", 2, 10, 1.0))
    await store.save_message(MessageRow(table, "turn", 2, 11, 2.0))
    await store.save_message(MessageRow(table, "board", 3, 12, 3.0))
    board, turn = MessageRow(table, "board", 3, 12, 3.0), MessageRow(table, "turn", 2, 11, 2.0)
    assert await store.messages(table) == {"board": board, "turn": turn}
    await store.forget_message(table, "turn")
    await store.forget_message(table, "never there")
    assert await store.messages(table) == {"board": board}


async def test_a_message_takes_the_place_of_another_in_one_write(store: SqlStore) -> None:
    table = (await store.add_table(table_at())).id
    for kind, message in (("sending-board", 99), ("board", 10)):
        await store.save_message(MessageRow(table, kind, 2, message, 1.0))
    sent = MessageRow(table, "board", 2, 11, 2.0)
    await store.save_message(sent, instead="sending-board")
    assert await store.messages(table) == {"board": sent}
    first = MessageRow(table, "turn", 2, 12, 2.0)
    await store.save_message(first, instead="sending-turn")
    assert await store.messages(table) == {"board": sent, "turn": first}


async def test_a_finished_table_is_unannounced_while_its_board_is_kept(store: SqlStore) -> None:
    tables = [await store.add_table(table_at(channel)) for channel in (1, 2, 3)]
    for table, kind in zip(tables, ("board", "board", "turn"), strict=True):
        await store.save_message(MessageRow(table.id, kind, 2, 10, 1.0))
    assert await store.unannounced_tables() == ()
    for table in tables[1:]:
        await store.save_table(replace(table, status=Status.FINISHED))
    assert await store.unannounced_tables() == (tables[1].id,)
    await store.forget_message(tables[1].id, "board")
    assert await store.unannounced_tables() == ()


async def test_the_last_move_of_each_running_table_is_known(store: SqlStore) -> None:
    lobby, idle, lively = [await store.add_table(table_at(place)) for place in (1, 2, 3)]
    for table in (idle, lively):
        await store.save_table(replace(table, status=Status.RUNNING))
    for table in (lobby, lively):
        await store.add_move(table.id, MoveRow(0, 0, "one", 5.0))
    await store.add_move(lively.id, MoveRow(1, 1, "two", 7.5))
    assert await store.last_moves() == {lively.id: 7.5}


def result_of(table: Table, seat: int = 0, user: int | None = 101, ended: float = 9.0) -> Result:
    why = Termination.TARGET
    return Result(
        table=table.id, seat=seat, guild=1, game="toy", seats=2, user=user, side=seat, place=1,
        points=-4, rated=True, stand_in=False, started=2.0, ended=ended, moves=30, termination=why,
    )  # fmt: skip


async def test_the_results_of_a_person_come_oldest_first_and_are_forgotten(store: SqlStore) -> None:
    first, second, third = [
        await store.add_table(replace(table_at(channel), players=(Player("Anna", who),)))
        for channel, who in ((1, 101), (2, 101), (3, 102))
    ]
    for table, who, ended in ((first, 101, 9.0), (second, 101, 5.0), (third, 102, 7.0)):
        await store.add_moves(table, [], [result_of(table, user=who, ended=ended)])
    assert [result.table for result in await store.results_of(101)] == [second.id, first.id]
    assert len(await store.results_of(101, guild=1)) == 2
    assert await store.results_of(101, guild=2) == ()
    await store.forget(101)
    assert await store.results_of(101) == ()
    found = [(await results_at(store, table.id))[0].user for table in (first, second, third)]
    assert found == [None, None, 102]


async def test_a_damaged_row_is_left_out_of_a_past_and_has_no_name(store: SqlStore) -> None:
    over = replace(table_at(), players=(Player("Anna", 101),), status=Status.FINISHED)
    table = await store.add_table(over)
    await store.add_moves(table, [], [result_of(table)])
    await store.write(("UPDATE tables SET players = '?' WHERE id = ?", (table.id,)))
    assert await store.past_games(1, 101, None, 0, 5) == (1, ())
    assert await store.name_in(1, 101) == ""


async def test_writes_of_one_moment_share_a_commit(store: SqlStore) -> None:
    table = (await store.add_table(table_at())).id
    commits: list[float] = []
    store.committed = lambda seconds, _: commits.append(seconds)
    await asyncio.gather(*(store.add_move(table, MoveRow(n, 0, "a", 1.0)) for n in range(100)))
    assert len(commits) <= 3
    assert len(await store.moves(table)) == 100


async def test_a_message_of_no_table_is_refused(store: SqlStore) -> None:
    with pytest.raises(StoreError, match=r"(?i)foreign key"):
        await store.save_message(MessageRow(99, "board", 2, 10, 1.0))


async def test_ids_of_tables_are_never_used_again(where: Where) -> None:
    """A button of a table that is gone must not work on another."""
    store = await SqlStore.open(where)
    first = await store.add_table(table_at())
    await store.write(("DELETE FROM tables", ()))
    await store.close()
    store = await SqlStore.open(where)
    assert (await store.add_table(table_at())).id > first.id
    await store.close()


async def test_a_cancelled_write_does_not_affect_the_others(store: SqlStore) -> None:
    table = (await store.add_table(table_at())).id
    asked = [asyncio.create_task(store.add_move(table, MoveRow(n, 0, "a", 1.0))) for n in range(10)]
    await asyncio.sleep(0)
    for task in asked[::2]:
        task.cancel()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert results[1::2] == [None] * 5
    await store.add_move(table, MoveRow(10, 0, "a", 1.0))
    assert {row.seq for row in await store.moves(table)} >= {1, 3, 5, 7, 9, 10}


async def test_values_that_no_database_can_hold_are_refused_and_the_store_goes_on(
    store: SqlStore,
) -> None:
    """A number beyond 64 bits or half a character: refused, and nobody waits for ever."""
    table = (await store.add_table(table_at())).id
    with pytest.raises(StoreError):
        await asyncio.wait_for(store.set_setting("user", 2**70, "mentions", "never"), 60)
    with pytest.raises(StoreError):
        await asyncio.wait_for(store.set_setting("user", 1, "mentions", "\ud800"), 60)
    await asyncio.wait_for(store.save_message(MessageRow(table, "board", 2, 10, 1.0)), 60)


async def test_a_closed_store_says_that_it_cannot_be_used(where: Where) -> None:
    store = await SqlStore.open(where)
    await store.close()
    with pytest.raises(StoreError):
        await store.add_table(table_at())
    with pytest.raises(StoreError):
        await store.open_tables()


async def test_a_row_that_cannot_be_read_is_reported_and_set_aside(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    """The other tables play on, and its place is free for a new one."""
    broken = await store.add_table(table_at())
    sound = await store.add_table(table_at(99))
    spoil = "UPDATE tables SET players = ? WHERE id = ?"
    await store.write((spoil, ('["?"]', broken.id)))
    assert await store.open_tables() == (sound,)
    assert f"Table {broken.id} in the database cannot be read" in caplog.text
    caplog.clear()
    assert await store.open_tables() == (sound,)
    assert caplog.text == "", "once is enough"
    with pytest.raises(StoreError, match=f"Table {broken.id} in the database cannot be read"):
        await store.table(broken.id)
    (fault,) = (await store.all_tables())[1]
    assert f"Table {broken.id} in" in fault
    again = await store.add_table(table_at())
    assert await store.open_tables() == (sound, again)
