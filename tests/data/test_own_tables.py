"""Tables of one person alone: they are in no server, and nothing that servers have counts them."""

from dataclasses import replace

import pytest

from data.base.database import StoreError
from data.base.ports import EVERY_SERVER, ShardRange, Where
from data.people import PERSONAL
from data.store import SqlStore
from data.upkeep import check
from engine.core import Termination
from engine.tables.model.result import Result
from engine.tables.model.table import Status, Table, TableSettings
from tests.data.rated import played
from tests.data.test_chat_tables import TABLE
from tests.data.test_store import own_table
from tests.engine.toy_game import TOYS

ANNA, BEN = 101, 102
KEY = "seven-seas"


async def alone(store: SqlStore, user: int, ended: float) -> int:
    """The id of a finished own table, whose result is stored as if it were rated after all."""
    settings = TableSettings(clock=60, rated=True)
    over = replace(own_table(user), game=KEY, status=Status.FINISHED, ended=ended, started=1.0)
    kept = await store.add_table(replace(over, settings=settings))
    results = [
        Result(table=kept.id, seat=seat, guild=None, game=KEY, seats=2, user=who, side=seat,
               place=seat + 1, points=5, rated=False, stand_in=False, started=1.0, ended=ended,
               moves=9, termination=Termination.TARGET)
        for seat, who in enumerate((user, None))
    ]  # fmt: skip
    await store.add_moves(kept, [], results, marks=[(0, "boldest")])
    return kept.id


async def test_nobody_s_history_counts_it(store: SqlStore) -> None:
    """In a server there is what was played there; only the person's whole list has all."""
    await alone(store, ANNA, 50.0)
    there = await played(store, ANNA, BEN, ended=60.0, guild=1)
    for guild in (0, 1):
        total, games = await store.past_games(guild, ANNA, None, 0, 10)
        assert total == len(games) == (guild == 1)
        assert [met.user for met in await store.met(guild, ANNA)] == [BEN] * (guild == 1)
        assert await store.marks_of(guild, ANNA) == {}
    assert [result.table for result in await store.results_of(ANNA, 1)] == [there]
    assert await store.name_in(0, ANNA) is None
    assert len(await store.results_of(ANNA)) == 2


@pytest.mark.parametrize("table", [own_table(ANNA), TABLE], ids=["own", "chat"])
async def test_a_table_outside_servers_is_of_none_that_could_leave_and_of_no_shard(
    store: SqlStore, table: Table
) -> None:
    await store.add_table(table)
    board = await store.add_table(replace(table, status=Status.CLOSED, ended=2.0))
    await store.save_message(board.id, "board", 5, 6, 7.0)
    assert await store.unannounced_tables() == ()
    for shards in (EVERY_SERVER, ShardRange(0, 0, 2), ShardRange(1, 1, 2)):
        process = SqlStore(store._database, shards)
        assert await process.open_tables() == ()
        assert await process.servers() == ()


async def test_it_is_exported_to_its_person_and_forgotten_with_its_results(store: SqlStore) -> None:
    await store.add_table(own_table(ANNA))
    await alone(store, ANNA, 50.0)
    assert not await store.is_held(ANNA)
    exports = {h.name: h for h in PERSONAL}
    for name, rows in (("own", 2), ("tables", 2), ("results", 1)):
        assert len(await store.read(exports[name].export, {"user": ANNA})) == rows, name
    await store.forget(ANNA)
    for holding in PERSONAL:
        assert await store.read(holding.export, {"user": ANNA}) == (), holding.name
    naming = "SELECT id FROM tables WHERE instr(players, :user)"
    assert await store.read(naming, {"user": ANNA}) == ()
    ((left,),) = await store.read("SELECT count(*) FROM results")
    assert left == 0


async def test_a_row_that_cannot_be_read_is_left_out(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt, kept = [await store.add_table(own_table(ANNA)) for _ in range(2)]
    await store.write(("UPDATE tables SET players = '?' WHERE id = ?", (spoilt.id,)))
    assert list(await store.own_tables(ANNA)) == [kept]
    assert f"Table {spoilt.id} in the database cannot be read" in caplog.text


async def test_a_check_reads_it_and_a_place_is_one_of_both(store: SqlStore, where: Where) -> None:
    table = await store.add_table(replace(own_table(ANNA), game="toy"))
    assert await check(where, TOYS) == ()
    for wrong in ("guild = 1", "owner = NULL", "guild = 1, channel = 2"):
        with pytest.raises(StoreError):
            await store.write((f"UPDATE tables SET {wrong} WHERE id = ?", (table.id,)))  # noqa: S608
    assert await store.table(table.id) == table
