"""The gate opens so many tables of one host and in one server, and not one more."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from engine.players.base import Level
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, OwnPlace, Place, Player, Status, guild_of
from engine.tables.room import Limits, surplus
from engine.tables.service import Tables
from engine.tables.transitions import deadlines, lobby
from engine.tables.transitions.shuffle import given
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, HERE, Ticks, press, user
from tests.engine.tables.memory_store import MemoryStore
from tests.engine.toy_game import TOYS


def tables_with(per_host: int = 100, per_server: int = 100) -> Tables:
    limits = Limits(per_host, per_server)
    return Tables(MemoryStore(), Ticks(), None, TOYS, partial(given, seed=7), limits)


async def opened(tables: Tables, host: Player, channel: int, guild: int = 1) -> int:
    return (await tables.open(ChannelPlace(guild, channel), host, "toy", {})).id


async def test_one_person_hosts_so_many_open_tables_in_all_servers_together() -> None:
    tables = tables_with(per_host=2)
    first = await opened(tables, ANNA, 1)
    await opened(tables, ANNA, 2, guild=2)
    with pytest.raises(Refused) as refused:
        await opened(tables, ANNA, 3, guild=3)
    assert refused.value.refusal is Refusal.TOO_MANY_HOSTED
    assert refused.value.limit == 2
    assert refused.value.table == tables.table(first), "the oldest, to be ended"
    await opened(tables, BEN, 3, guild=3)
    await tables.end(first, user(ANNA), may_moderate=True)
    await opened(tables, ANNA, 1)


async def test_one_server_has_so_many_open_tables_whoever_hosts_them() -> None:
    tables = tables_with(per_server=2)
    await opened(tables, ANNA, 1)
    await opened(tables, BEN, 2)
    with pytest.raises(Refused) as refused:
        await opened(tables, CHLOE, 3)
    assert refused.value.refusal is Refusal.TOO_MANY_HERE
    await opened(tables, CHLOE, 3, guild=2)


async def test_those_who_press_at_the_same_moment_are_counted_too() -> None:
    tables = tables_with(per_host=3)
    done = await asyncio.gather(
        *(opened(tables, ANNA, channel) for channel in range(200)), return_exceptions=True
    )
    assert len(tables.open_tables()) == 3
    assert sum(isinstance(each, Refused) for each in done) == 197


async def test_no_thread_is_made_for_a_table_that_is_refused() -> None:
    """Threads are counted while they are being made, and a failure frees the room again."""
    tables, made = tables_with(per_host=3), list[int]()

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
    tables = tables_with(per_host=1)
    table = await opened(tables, ANNA, 1)
    await tables.change_by_rules(table, lobby.joined, BEN)
    await tables.start(table, user(ANNA))
    await tables.end(table, user(ANNA), may_moderate=True)
    elsewhere = await opened(tables, ANNA, 2)
    with pytest.raises(Refused) as refused:
        await tables.rematch(table, ANNA)
    assert refused.value.refusal is Refusal.TOO_MANY_HOSTED
    again = await tables.rematch(table, BEN)
    assert (await tables.rematch(table, ANNA)).id == again.id
    assert elsewhere != again.id


async def test_a_place_that_is_taken_is_told_before_anything_else() -> None:
    tables = tables_with(per_host=1)
    await opened(tables, ANNA, 1)
    with pytest.raises(Refused) as refused:
        await opened(tables, ANNA, 1)
    assert refused.value.refusal is Refusal.PLACE_TAKEN


async def test_a_table_that_its_host_cannot_reach_counts_for_the_server_alone() -> None:
    tables = tables_with(per_host=1, per_server=2)
    await tables.change(await opened(tables, ANNA, 1), deadlines.suspended)
    await opened(tables, ANNA, 2)
    with pytest.raises(Refused) as refused:
        await opened(tables, BEN, 3)
    assert refused.value.refusal is Refusal.TOO_MANY_HERE


ALONE = OwnPlace(user(ANNA))


async def test_a_fourth_own_table_closes_the_one_untouched_for_longest() -> None:
    """Three stay. A move touches a table, and so does its start; others' tables are left alone."""
    tables = tables_with()
    first, second, third = [(await tables.open(ALONE, ANNA, "toy", {})).id for _ in range(3)]
    others = (await tables.open(OwnPlace(user(BEN)), BEN, "toy", {})).id
    for level in (Level.MATE, Level.DECKHAND):
        await tables.change_by_rules(
            first, lobby.with_computer, user(ANNA), Player(level.value, None, level)
        )
    await tables.start(first, user(ANNA))
    fourth = (await tables.open(ALONE, ANNA, "toy", {})).id
    statuses = [(await tables.found(table)).status for table in (first, second, third, fourth)]
    assert statuses == [Status.RUNNING, Status.CLOSED, Status.LOBBY, Status.LOBBY]
    await press(tables, first, ANNA, 0)
    await tables.open(ALONE, ANNA, "toy", {})
    await tables.open(ALONE, ANNA, "toy", {})
    assert (await tables.found(first)).is_open
    assert not (await tables.found(third)).is_open
    assert not (await tables.found(fourth)).is_open
    assert (await tables.found(others)).is_open


def test_only_what_is_too_many_makes_room() -> None:
    table = lobby.opened(TOYS["toy"], ALONE, ANNA, {}, 1.0)
    own = {replace(table, id=number): float(9 - number) for number in range(1, 6)}
    five = list(own)
    assert surplus(own) == [five[4], five[3], five[2]]
    assert surplus({table: own[table] for table in five[:3]}) == [five[2]]
    assert surplus({table: own[table] for table in five[:2]}) == []
    assert surplus({}) == []


async def test_own_tables_count_for_no_server_and_not_for_their_host() -> None:
    tables = tables_with(per_host=1, per_server=1)
    await tables.open(ALONE, ANNA, "toy", {})
    await tables.open(ALONE, ANNA, "toy", {})
    assert tables.open_tables() == ()
    await opened(tables, ANNA, 1)
    await tables.open(ALONE, ANNA, "toy", {})
    with pytest.raises(Refused) as refused:
        await opened(tables, BEN, 2)
    assert refused.value.refusal is Refusal.TOO_MANY_HERE


async def test_nobody_opens_an_own_table_before_a_restart() -> None:
    tables = tables_with()
    tables.room.is_closed = True
    with pytest.raises(Refused) as refused:
        await tables.open(ALONE, ANNA, "toy", {})
    assert refused.value.refusal is Refusal.DRAINING


async def test_an_own_table_is_at_no_channel_and_does_not_expire() -> None:
    tables = tables_with()
    table = await tables.open(ALONE, ANNA, "toy", {})
    assert tables.at(ALONE) is tables.at(None) is None
    assert tables.table(table.id) == table
    assert table.timing.expires is None


async def test_every_process_serves_an_own_table() -> None:
    """Wherever it was opened; no process takes it over when it starts."""
    store = MemoryStore()
    here, there = (
        Tables(
            store,
            Ticks(),
            None,
            TOYS,
            partial(given, seed=7),
            is_ours=lambda place: guild_of(place) is None,
        )
        for _ in range(2)
    )
    table = await here.open(ALONE, ANNA, "toy", {})
    assert await there.restore() == 0
    changed = await there.change_by_rules(table.id, lobby.chosen, user(ANNA), target=21)
    assert await store.table(table.id) == changed


async def test_an_own_table_goes_when_its_person_is_forgotten() -> None:
    tables = tables_with()
    table = (await tables.open(ALONE, ANNA, "toy", {})).id
    await tables.forget(user(ANNA), "a former player")
    assert tables.table(table) is None
    with pytest.raises(Refused) as refused:
        await tables.found(table)
    assert refused.value.refusal is Refusal.NO_TABLE


async def test_an_own_table_stays_when_servers_go() -> None:
    tables = tables_with()
    table = await tables.open(ALONE, ANNA, "toy", {})
    for guild in (0, 1):
        await tables.remove(guild)
    assert await tables.found(table.id) == table
