"""The gate in trouble: a store that fails, people who stop waiting, a bot that shuts down."""

import asyncio
from itertools import repeat

import pytest

from engine.tables.model.kind import Keeper
from engine.tables.model.refusals import Refusal, Unreadable
from engine.tables.model.table import ChatPlace, Status
from engine.tables.ports import Change, MoveRow
from engine.tables.transitions import lobby, seating
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    HERE,
    WAIT,
    Ear,
    FaultyStore,
    NoDisk,
    ToyTables,
    refusal,
    tables_on,
    user,
)
from tests.engine.tables.sim_time import settle
from tests.engine.toy_game import Add


async def faulty() -> tuple[FaultyStore, Ear, ToyTables, int]:
    store, ear = FaultyStore(), Ear()
    tables = tables_on(store, ear)
    return store, ear, tables, await tables.counting()


async def test_a_move_that_could_not_be_stored_was_not_made() -> None:
    store, ear, tables, table = await faulty()
    before, told = await tables.view(table, user(ANNA)), len(ear.changes)
    store.plan = repeat("before")
    with pytest.raises(NoDisk):
        await tables.play(table, user(ANNA), 2, Add(1))
    assert await tables.view(table, user(ANNA)) == before
    assert len(ear.changes) == told
    store.plan = iter(())
    assert (await tables.play(table, user(ANNA), 2, Add(2))).view.count == 2


async def test_a_move_whose_commit_gave_no_answer_is_found_at_the_next_press() -> None:
    store, _, tables, table = await faulty()
    store.plan = repeat("after")
    with pytest.raises(NoDisk):
        await tables.play(table, user(ANNA), 2, Add(1))
    store.plan = iter(())
    assert await refusal(tables.play(table, user(ANNA), 2, Add(2))) is Refusal.STALE
    seen = await tables.view(table, user(BEN))
    assert (seen.version, seen.view.count) == (3, 1)
    assert (await tables.press(table, BEN, 0)).version == 4


async def test_a_last_move_whose_commit_gave_no_answer_ends_the_table_at_the_next_press() -> None:
    store, ear, tables, table = await faulty()
    await tables.press(table, ANNA, 2)
    await tables.press(table, BEN, 2)
    other = tables_on(store)
    await other.restore()
    assert (await other.press(table, ANNA, 0)).table.status is Status.FINISHED
    assert len(store.rows(table)) == 5
    assert await refusal(tables.play(table, user(ANNA), 4, Add(1))) is Refusal.STALE
    assert tables.at(HERE) is None
    assert ear.changes[-1].table.status is Status.FINISHED


async def test_lobby_changes_that_could_not_be_stored_were_not_made() -> None:
    store, ear = FaultyStore(), Ear()
    tables = tables_on(store, ear)
    table = await tables.lobby_of()
    told = len(ear.changes)
    store.plan = repeat("before")
    for asked in (
        tables.join(table.id, CHLOE),
        tables.change(table.id, seating.left, user(BEN)),
        tables.choose(table.id, user(ANNA), target=21),
        tables.start(table.id, user(ANNA)),
        tables.end(table.id, user(ANNA), may_moderate=True),
    ):
        with pytest.raises(NoDisk):
            await asked
    assert tables.at(HERE) == store.tables[table.id] == table
    assert (await tables.view(table.id, None)).view is None
    assert len(ear.changes) == told


async def test_a_table_whose_opening_gave_no_answer_is_found_when_it_is_in_the_way() -> None:
    store = FaultyStore()
    tables = tables_on(store)
    store.plan = repeat("after")
    with pytest.raises(NoDisk):
        await tables.open(HERE, ANNA, "toy", {})
    store.plan = iter(())
    assert tables.at(HERE) is None
    assert await refusal(tables.open(HERE, BEN, "toy", {})) is Refusal.PLACE_TAKEN
    found = tables.at(HERE)
    assert found is not None
    await tables.end(found.id, user(ANNA), may_moderate=True)
    assert (await tables.open(HERE, BEN, "toy", {})).host == user(BEN)


async def test_a_cancelled_caller_does_not_stop_the_move_and_looking_waits_for_no_commit() -> None:
    store, ear, tables, table = await faulty()
    store.let.clear()
    asked = asyncio.create_task(tables.play(table, user(ANNA), 2, Add(1)))
    await settle()
    seen = await asyncio.wait_for(tables.view(table, user(BEN)), WAIT)
    assert seen.version == 2
    assert (await asyncio.wait_for(tables.came_back(table, user(BEN)), WAIT)).id == table
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    later = asyncio.create_task(tables.play(table, user(BEN), 3, Add(1)))
    await settle()
    store.let.set()
    assert (await asyncio.wait_for(later, WAIT)).version == 4
    assert ear.versions[-2:] == [3, 4]


async def test_stopping_waits_for_commits_and_refuses_what_comes_later() -> None:
    store, _, tables, table = await faulty()
    store.let.clear()
    asked = asyncio.create_task(tables.play(table, user(ANNA), 2, Add(1)))
    await settle()
    stopping = asyncio.create_task(tables.gate.stop())
    await settle()
    assert not stopping.done()
    for late in (
        tables.play(table, user(BEN), 3, Add(1)),
        tables.play(table, user(BEN), 3, index=0),
        tables.open(HERE, BEN, "toy", {}),
        tables.end(table, user(ANNA), may_moderate=True),
    ):
        assert await refusal(late) is Refusal.STOPPING
    store.let.set()
    await asyncio.wait_for(stopping, WAIT)
    assert asked.result().version == 3
    assert len(store.rows(table)) == 3
    assert (await tables.view(table, user(BEN))).version == 3
    await asyncio.wait_for(tables.gate.stop(), WAIT)


async def test_rows_that_do_not_fit_the_rules_are_named_and_the_table_can_be_ended() -> None:
    store = StoreInMemory()
    table = await tables_on(store).counting()
    await store.add_move(table, MoveRow(2, 1, "+1", 0.0))
    tables = tables_on(store)
    await tables.restore()
    for asked in (
        tables.view(table, user(ANNA)),
        tables.play(table, user(ANNA), 2, index=0),
        tables.history(table, 0),
    ):
        with pytest.raises(Unreadable, match=f"table {table}"):
            await asked
    closed = await tables.end(table, user(ANNA), may_moderate=True)
    assert closed.status is Status.CLOSED
    assert tables.at(HERE) is None


async def test_a_publisher_that_fails_keeps_no_other_from_a_move_that_was_made(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ear = Ear()
    tables = tables_on(ear=ear)

    def broken(_: Change) -> None:
        raise NoDisk

    tables.gate.publish_to(Keeper.CHANNEL, [broken, ear.changed])
    table = await tables.counting()
    assert (await tables.play(table, user(ANNA), 2, Add(1))).view.count == 1
    assert ear.versions[-1] == 3
    assert "was not passed on" in caplog.text


@pytest.mark.parametrize("leaves_first", [True, False])
async def test_a_press_arrives_at_a_table_that_its_last_person_leaves(
    tables: ToyTables, leaves_first: bool
) -> None:
    chat = ChatPlace(9)
    table = await tables.lobby_of(people=1, place=chat)
    entry = await tables._registry.entry(table.id)
    leaves = tables.change(table.id, lobby.left, user(ANNA))
    both = (leaves, tables.chats.arrived(chat))
    async with entry.lock:
        begun = [asyncio.create_task(each) for each in (both if leaves_first else both[::-1])]
        for _ in range(5):
            await asyncio.sleep(0)
    await asyncio.gather(*begun)
    assert not (await tables.found(table.id)).is_open
    assert tables.at(chat) is None, "the chat is free"
