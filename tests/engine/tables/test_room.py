"""The gate limits the open tables of one host and in one server."""

import asyncio

import pytest

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Place, Player
from engine.tables.room import Limits
from engine.tables.service import Tables
from engine.tables.transitions import deadlines
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    HERE,
    join,
    played_again,
    refusal,
    tables_on,
    user,
)


async def opened(tables: Tables, host: Player, channel: int, guild: int = 1) -> int:
    return (await tables.open(ChannelPlace(guild, channel), host, "toy", {})).id


async def test_those_who_press_at_the_same_moment_are_counted_too() -> None:
    tables = tables_on(limits=Limits(3, 100))
    done = await asyncio.gather(
        *(opened(tables, ANNA, channel) for channel in range(200)), return_exceptions=True
    )
    assert len(tables.open_tables()) == 3
    assert sum(isinstance(each, Refused) for each in done) == 197


async def test_no_thread_is_made_for_a_table_that_is_refused() -> None:
    """Threads are counted while they are being made, and a failure frees the room again."""
    tables, made = tables_on(limits=Limits(3, 100)), list[int]()

    async def thread() -> Place:
        made.append(len(made) + 10)
        await asyncio.sleep(0)
        if made[-1] == 10:
            raise ConnectionError("no thread")
        return ChannelPlace(1, made[-1])

    async def in_a_thread() -> None:
        await tables.open(HERE, ANNA, "toy", {}, thread=thread)

    with pytest.raises(ConnectionError):
        await in_a_thread()
    await asyncio.gather(*(in_a_thread() for _ in range(50)), return_exceptions=True)
    assert len(made) == 1 + 3


async def test_a_rematch_needs_room_but_joining_one_does_not() -> None:
    tables = tables_on(limits=Limits(1, 100))
    table = await opened(tables, ANNA, 1)
    await join(tables, table, BEN)
    await tables.start(table, user(ANNA))
    await tables.end(table, user(ANNA), may_moderate=True)
    elsewhere = await opened(tables, ANNA, 2)
    assert await refusal(played_again(tables, table, ANNA)) is Refusal.TOO_MANY_HOSTED
    again = await played_again(tables, table, BEN)
    assert (await played_again(tables, table, ANNA)).id == again.id
    assert elsewhere != again.id


async def test_a_taken_place_is_reported_before_anything_else() -> None:
    tables = tables_on(limits=Limits(1, 100))
    await opened(tables, ANNA, 1)
    assert await refusal(opened(tables, ANNA, 1)) is Refusal.PLACE_TAKEN


async def test_a_table_that_its_host_cannot_reach_counts_for_the_server_alone() -> None:
    tables = tables_on(limits=Limits(1, 2))
    await tables.change(await opened(tables, ANNA, 1), deadlines.suspended)
    await opened(tables, ANNA, 2)
    assert await refusal(opened(tables, BEN, 3)) is Refusal.TOO_MANY_HERE
