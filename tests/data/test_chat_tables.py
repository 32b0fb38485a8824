"""Tables of chats without the bot: in no server, and one open table in each chat."""

from dataclasses import replace

import pytest

from data.store import SqlStore
from engine.tables.model.table import ChannelPlace, ChatPlace, Invitation, Person, Player, Status
from engine.tables.ports import MoveRow, Taken
from tests.data.test_store import own_table

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


async def test_it_is_read_back_with_its_place_its_moves_and_its_last_use(store: SqlStore) -> None:
    kept = await store.add_table(TABLE)
    assert await store.table(kept.id) == kept
    found = await store.in_chat(CHAT)
    assert found is not None
    assert (found.table, found.touched, found.version) == (kept, 20.0, 0)
    await store.add_move(kept.id, MoveRow(0, 1, "x", 30.0))
    found = await store.in_chat(CHAT)
    assert found is not None
    assert (found.touched, found.version) == (30.0, 1)
    assert await store.in_chat(ChatPlace(6 << 22)) is None


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
    assert found.table == again


async def test_it_is_found_by_everybody_whom_it_names(store: SqlStore) -> None:
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


async def test_it_is_deleted_when_nobody_has_moved_for_long(store: SqlStore) -> None:
    kept = await store.add_table(TABLE)
    await store.add_move(kept.id, MoveRow(0, 1, "x", 30.0))
    assert await store.remove_outside_servers(30.0) == 0
    assert await store.remove_outside_servers(31.0) == 1
    assert await store.table(kept.id) is None


async def test_it_moves_to_the_channel_of_a_server(store: SqlStore) -> None:
    kept = await store.add_table(TABLE)
    there = replace(kept, place=ChannelPlace(7, CHAT.channel))
    await store.save_table(there)
    assert await store.in_chat(CHAT) is None
    assert await store.open_tables() == (there,)
