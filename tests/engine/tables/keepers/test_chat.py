"""The tables of chats when several people press at once."""

import asyncio

import pytest

from engine.tables.model.table import ChatPlace
from engine.tables.service import Tables
from engine.tables.transitions import lobby
from tests.engine.tables.at_the_gate import ANNA, lobby_of, user

CHAT = ChatPlace(9)


@pytest.mark.parametrize("leaves_first", [True, False])
async def test_a_press_arrives_at_a_table_that_its_last_person_leaves(
    tables: Tables, leaves_first: bool
) -> None:
    table = await lobby_of(tables, people=1, place=CHAT)
    entry = await tables._registry.entry(table.id)
    leaves = tables.change(table.id, lobby.left, user(ANNA))
    both = (leaves, tables.chats.arrived(CHAT))
    async with entry.lock:
        begun = [asyncio.create_task(each) for each in (both if leaves_first else both[::-1])]
        for _ in range(5):
            await asyncio.sleep(0)
    await asyncio.gather(*begun)
    assert not (await tables.found(table.id)).is_open
    assert tables.at(CHAT) is None, "the chat is free"
