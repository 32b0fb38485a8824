"""Old tables, and those of a server that is gone, are removed with all that belongs to them."""

from collections.abc import Sequence
from dataclasses import replace

from data.events import CallStore
from data.store import SqlStore
from engine.tables.model.table import ChannelPlace, Status, Table
from engine.tables.ports import MoveRow
from tests.data.test_store import own_table, table_at

ID = 1_100_000_000_000_000_000
"""As long as Discord's ids are."""


def ids(tables: Sequence[Table]) -> list[int]:
    return [table.id for table in tables]


async def test_old_tables_are_deleted_with_all_their_rows(store: SqlStore) -> None:
    old = [await store.add_table(replace(table_at(n), status=Status.FINISHED)) for n in range(50)]
    for table in old:
        await store.save_table(replace(table, ended=100.0))
        await store.add_move(table.id, MoveRow(0, 0, "a", 1.0))
        await store.save_message(table.id, "result", 2, 10, 1.0)
        await store.set_setting("table", table.id, f"follow:{ID}", "yes")
    await store.add_table(replace(own_table(7), status=Status.FINISHED, ended=100.0))
    lately = await store.add_table(replace(table_at(97), status=Status.CLOSED, ended=200.0))
    running = await store.add_table(replace(table_at(98), status=Status.RUNNING))
    rematch = await store.add_table(replace(table_at(99), rematch_of=old[7].id))
    assert await store.remove_old(200.0) == 51
    kept, _ = await store.all_tables()
    assert ids(kept) == [old[7].id, lately.id, running.id, rematch.id], "a rematch needs the former"
    for name in ("SELECT table_id FROM moves", "SELECT table_id FROM messages"):
        assert await store.read(name) == ((old[7].id,),)
    assert await store.read("SELECT count(*) FROM settings") == ((0,),)


async def test_a_server_is_removed_with_its_settings_and_open_tables(store: SqlStore) -> None:
    first = await store.add_table(replace(table_at(), status=Status.CLOSED))
    for channel in range(3):
        await store.add_table(replace(table_at(channel), rematch_of=first.id))
    other = await store.add_table(replace(table_at(9), place=ChannelPlace(2, 9)))
    await store.set_setting("guild", 1, "language", '"de"')
    await store.set_setting("guild", 3, "language", '"de"')
    await CallStore(store).want(1, ID, ["seven"], 1.0)
    await CallStore(store).want(4, ID, ["seven"], 1.0)
    assert await store.servers() == (1, 2, 3, 4)
    await store.remove_tables(1)
    await store.remove_server(1)
    assert await store.servers() == (2, 3, 4)
    assert await CallStore(store).wanted(1, ID) == ()
    assert await store.open_tables() == (other,)
