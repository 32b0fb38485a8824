"""Tables outside of servers, of one person or of a chat; old tables, which are removed."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from data.base.database import StoreError
from data.base.ports import EVERY_SERVER, ShardRange, Where
from data.events import CallStore
from data.people import PERSONAL
from data.store import SqlStore
from data.upkeep import check
from engine.core import Termination
from engine.tables.model.result import Result
from engine.tables.model.table import (
    ChannelPlace,
    ChatPlace,
    Invitation,
    Person,
    Player,
    Status,
    Table,
    TableSettings,
)
from engine.tables.ports import MessageRow, MoveRow, Taken
from tests.data.rated import played
from tests.data.test_store import own_table, table_at
from tests.engine.toy_game import TOYS

ANNA, BEN, DIRK, EVE, FAY = 101, 102, 104, 106, 107
CHAT = ChatPlace(5 << 22)
TABLE = replace(
    own_table(ANNA),
    place=CHAT,
    players=(Player("Anna", ANNA), Player("Ben", BEN)),
    status=Status.RUNNING,
    opened=10.0,
    started=20.0,
    ended=None,
)
KEY = "seven-seas"


async def alone(store: SqlStore, user: int, ended: float) -> int:
    """The id of a finished own table, whose result is stored as if it were rated after all."""
    over = replace(own_table(user), game=KEY, status=Status.FINISHED, ended=ended, started=1.0)
    kept = await store.add_table(replace(over, settings=TableSettings(clock=60, rated=True)))
    results = [
        Result(table=kept.id, seat=seat, guild=None, game=KEY, seats=2, user=who, side=seat,
               place=seat + 1, points=5, rated=False, stand_in=False, started=1.0, ended=ended,
               moves=9, termination=Termination.TARGET)
        for seat, who in enumerate((user, None))
    ]  # fmt: skip
    await store.add_moves(kept, [], results, marks=[(0, "boldest")])
    return kept.id


async def test_nobody_s_history_counts_it(store: SqlStore) -> None:
    """In a server there is what was played there; a list of their own has it, and deals."""
    await alone(store, ANNA, 50.0)
    await store.add_table(replace(own_table(ANNA), settings=TableSettings(measure=7)))
    there = await played(store, ANNA, BEN, ended=60.0, guild=1)
    for guild, count in ((0, 0), (1, 1), (None, 2)):
        total, games = await store.past_games(guild, ANNA, None, 0, 10)
        assert total == len(games) == count
        assert [met.user for met in await store.met(guild or 0, ANNA)] == [BEN] * (guild == 1)
        assert await store.marks_of(guild or 0, ANNA) == {}
    assert [result.table for result in await store.results_of(ANNA, 1)] == [there]
    assert await store.name_in(0, ANNA) is None
    assert len(await store.results_of(ANNA)) == 2


@pytest.mark.parametrize("table", [own_table(ANNA), TABLE], ids=["own", "chat"])
async def test_a_table_outside_servers_is_of_none_that_could_leave_and_of_no_shard(
    store: SqlStore, table: Table
) -> None:
    await store.add_table(table)
    board = await store.add_table(replace(table, status=Status.CLOSED, ended=2.0))
    await store.save_message(MessageRow(board.id, "board", 5, 6, 7.0))
    assert await store.unannounced_tables() == ()
    for shards in (EVERY_SERVER, ShardRange(0, 0, 2), ShardRange(1, 1, 2)):
        process = SqlStore(store._database, shards)
        assert await process.open_tables() == ()
        assert await process.servers() == ()


async def test_an_own_table_is_exported_and_forgotten_with_its_results(store: SqlStore) -> None:
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


async def test_a_table_of_a_chat_is_read_back_with_its_last_use_and_deleted_long_after_it(
    store: SqlStore,
) -> None:
    kept = await store.add_table(TABLE)
    assert await store.table(kept.id) == kept
    assert await store.in_chat(CHAT) == (kept, 20.0, 0)
    await store.add_move(kept.id, MoveRow(0, 1, "x", 30.0))
    assert await store.in_chat(CHAT) == (kept, 30.0, 1)
    assert await store.in_chat(ChatPlace(6 << 22)) is None
    assert await store.remove_outside_servers(30.0) == 0
    assert await store.remove_outside_servers(31.0) == 1
    assert await store.table(kept.id) is None


async def test_a_chat_has_one_open_table_and_a_channel_of_its_id_another(store: SqlStore) -> None:
    kept = await store.add_table(TABLE)
    with pytest.raises(Taken):
        await store.add_table(TABLE)
    await store.add_table(replace(TABLE, place=ChannelPlace(7, CHAT.channel)))
    await store.save_table(replace(kept, status=Status.CLOSED, ended=40.0))
    assert await store.in_chat(CHAT) is None
    again = await store.add_table(TABLE)
    found = await store.in_chat(CHAT)
    assert found is not None
    assert found[0] == again


async def test_a_table_of_a_chat_is_found_by_everybody_whom_it_names(store: SqlStore) -> None:
    kept = await store.add_table(
        replace(
            TABLE,
            invitation=Invitation((Person(DIRK, "Dirk"),), 99.0),
            kicked=(Person(EVE, "Eve"),),
            queue=(Person(FAY, "Fay"),),
        )
    )
    for user in (ANNA, BEN, DIRK, EVE, FAY):
        assert await store.chats_of(user) == (kept,)
        assert await store.is_held(user)
    assert await store.chats_of(105) == ()
    assert await store.own_tables(ANNA) == {}


ID = 1_100_000_000_000_000_000
"""As long as Discord's ids are."""


def ids(tables: Sequence[Table]) -> list[int]:
    return [table.id for table in tables]


async def test_old_tables_are_deleted_with_all_their_rows(store: SqlStore) -> None:
    old = [await store.add_table(replace(table_at(n), status=Status.FINISHED)) for n in range(50)]
    for table in old:
        await store.save_table(replace(table, ended=100.0))
        await store.add_move(table.id, MoveRow(0, 0, "a", 1.0))
        await store.save_message(MessageRow(table.id, "result", 2, 10, 1.0))
        await store.set_setting("table", table.id, "language", "de")
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
