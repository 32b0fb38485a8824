"""The promises of the store of tables, on a SQLite file and on a PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any

import pytest

from data.base.ports import ShardRange, Where
from data.databases import database_at
from data.store import SqlStore
from engine import codec
from engine.players.base import Level
from engine.tables.model.table import (
    AtNight,
    ChannelPlace,
    Invitation,
    Luck,
    OwnPlace,
    Person,
    Player,
    Shuffle,
    Status,
    Table,
    TableSettings,
    Timing,
)
from engine.tables.model.voyage import AtSea
from engine.tables.ports import MessageRow, MoveRow, Store, Taken

ANNA = Player("Ännä 🐙", 2**63 - 1)
SALTY = Player("Salty", None, Level.CAPTAIN)


def table_at(channel: int = 2) -> Table:
    return Table(
        id=0,
        place=ChannelPlace(1, channel),
        host=2**63 - 1,
        game="toy",
        options='{"target":7}',
        players=(ANNA, SALTY),
        status=Status.LOBBY,
        opened=1700000000.25,
        seed=2**63 - 1,
    )


def own_table(user: int) -> Table:
    return replace(table_at(), place=OwnPlace(user), host=user, players=(Player("A", user), SALTY))


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    is_file = request.param == "sqlite"
    opened = await SqlStore.open(
        tmp_path / "tables.db" if is_file else request.getfixturevalue("server")
    )
    yield opened
    await opened.close()


NIGHT, SEA = AtNight(7, 2, 1), AtSea(4, crossed=2, masts=1, margin=-3, failed=1)
SETTINGS = TableSettings(60, True, Luck.SEED, 30, True, 5, True, True, NIGHT, SEA, True, -7)
TIMING = Timing(60.0, ((61.0, 62.25),), True, True, 30.5, 99.5, True, True)
SECRET = Shuffle("5e" * 32, '{"target":7}')
GUESTS = (Person(5, "Ben"), Person(6, "Chloé"), Person(7, "D"))
AWAY = (replace(ANNA, level=Level.MATE, missed=3), Player("Gone", None, Level.MATE, left=True))
CHANGES: tuple[dict[str, Any], ...] = (
    {"status": Status.RUNNING, "players": (SALTY,), "options": "{}", "started": 2.5},
    {"players": AWAY, "settings": SETTINGS, "timing": TIMING},
    {"invitation": Invitation(GUESTS[:1], 9.5)},
    {"invitation": Invitation(GUESTS, 9.5)},
    {"players": (replace(ANNA, entry=2**60, cut="Käpt'n"), SALTY), "seed": 0, "shuffle": SECRET},
    {"shuffle": replace(SECRET, commitment="c", seats="1 computer", cuts="- -")},
)


async def test_a_table_is_read_back_as_it_was_stored(store: Store) -> None:
    """With each value from the start or later, and after the value came back to its default."""
    former = await store.add_table(table_at(3))
    assert former.id > 0
    assert await store.table(former.id + 1) is None
    for number, change in enumerate(CHANGES, 20):
        usual = replace(table_at(number), rematch_of=former.id)
        kept = await store.add_table(replace(usual, **change))
        usual = replace(usual, id=kept.id)
        assert kept == replace(usual, **change)
        for now in (kept, usual, kept):
            await store.save_table(now)
            assert await store.table(kept.id) == (await store.open_tables())[-1] == now


@pytest.mark.parametrize("kind", [TableSettings, Timing])
def test_a_row_from_before_a_field_has_its_default(kind: type[TableSettings | Timing]) -> None:
    """So a new field of these needs no migration; the table above has all fields at others."""
    assert not {(), None, False} & {*astuple(SETTINGS), *astuple(TIMING)}
    assert codec.read(kind, "{}") == kind()


async def test_a_move_and_what_it_changed_about_the_table_are_kept_together(store: Store) -> None:
    table = await store.add_table(
        replace(table_at(), settings=replace(table_at().settings, clock=60))
    )
    for seq in (0, 1):
        table = replace(table, timing=replace(table.timing, deadline=60.5 + seq))
        await store.add_moves(table, [MoveRow(seq, 0, "a", 1.0)])
    late = replace(table, timing=replace(table.timing, deadline=99.0))
    with pytest.raises(Taken):
        await store.add_moves(late, [MoveRow(2, 0, "b", 2.0), MoveRow(1, 0, "b", 2.0)])
    assert await store.table(table.id) == table
    assert [row.move for row in await store.moves(table.id)] == ["a", "a"]


async def test_open_tables_are_lobbies_and_running_ones_oldest_first(store: Store) -> None:
    kept = [await store.add_table(table_at(channel)) for channel in (5, 4, 3, 2)]
    for table, status in zip(kept, Status, strict=True):
        await store.save_table(replace(table, status=status))
    assert [table.id for table in await store.open_tables()] == [kept[0].id, kept[1].id]


async def test_a_table_that_is_over_is_saved_only_while_its_row_names_the_same_people(
    store: Store,
) -> None:
    """Somebody who was forgotten since it was read doesn't come back."""
    eve, over = (Person(7, "Eve"),), replace(table_at(), status=Status.FINISHED)
    table = await store.add_table(replace(over, kicked=eve, queue=eve))
    gone: list[dict[str, Any]] = [{"host": None}, {"players": ()}, {"kicked": ()}, {"queue": ()}]
    for forgotten in ({}, *gone):
        await store.save_table(replace(table, **forgotten))
        assert await store.save_over(table, table) is (not forgotten), forgotten


async def test_a_place_with_an_open_table_is_taken(store: Store) -> None:
    kept = await store.add_table(table_at())
    with pytest.raises(Taken):
        await store.add_table(table_at())
    await store.save_table(replace(kept, status=Status.CLOSED))
    assert (await store.add_table(table_at())).id != kept.id


async def test_a_person_has_several_open_tables_alone_and_none_is_among_the_others(
    store: Store,
) -> None:
    """They come back with their place, and nobody else's are among them."""
    own = [await store.add_table(own_table(101)) for _ in range(4)]
    await store.add_table(own_table(102))
    there = await store.add_table(table_at())
    assert own[0].place == OwnPlace(101)
    assert await store.table(own[0].id) == own[0]
    await store.save_table(replace(own[3], status=Status.FINISHED))
    assert list(await store.own_tables(101)) == own[:3]
    assert list(await store.open_tables()) == [there]


async def test_an_own_table_is_touched_when_it_is_opened_started_or_moved_at(store: Store) -> None:
    tables = [
        replace(own_table(101), opened=1.0),
        replace(own_table(101), opened=1.0, started=5.0),
        replace(own_table(101), opened=1.0, started=5.0),
    ]
    kept = [await store.add_table(table) for table in tables]
    for seq, at in enumerate((6.5, 7.5)):
        await store.add_move(kept[2].id, MoveRow(seq, 0, "a", at))
    assert list((await store.own_tables(101)).values()) == [1.0, 5.0, 7.5]
    assert await store.own_tables(103) == {}


async def test_moves_come_back_in_order(store: Store) -> None:
    table = (await store.add_table(table_at())).id
    other = (await store.add_table(table_at(3))).id
    rows = [MoveRow(seq, seq % 2, f"+{seq} ♥", 1.5 + seq) for seq in range(12)]
    for row in rows:
        await store.add_move(table, row)
    assert list(await store.moves(table)) == rows
    assert list(await store.moves(other)) == []
    assert list(await store.moves(99)) == []


async def test_of_many_that_race_for_one_seq_one_wins(store: Store) -> None:
    table = (await store.add_table(table_at())).id
    rows = [MoveRow(0, seat, "a", 1.0) for seat in range(20)]
    asked = (store.add_move(table, row) for row in rows)
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results].count(Taken) == 19
    winner = results.index(None)
    assert list(await store.moves(table)) == [rows[winner]]


async def test_a_taken_row_takes_nothing_from_its_neighbours(store: Store) -> None:
    """Writes of one moment share a commit; each has its own result."""
    tables = [await store.add_table(table_at(channel)) for channel in range(10)]
    await store.add_move(tables[3].id, MoveRow(0, 0, "first", 1.0))
    results = await asyncio.gather(
        *(store.add_move(table.id, MoveRow(0, 0, "x", 1.0)) for table in tables[:6]),
        *(
            store.add_moves(replace(table, status=Status.FINISHED), [MoveRow(0, 0, "y", 1.0)])
            for table in (tables[3], *tables[6:])
        ),
        return_exceptions=True,
    )
    assert [index for index, result in enumerate(results) if result is not None] == [3, 6]
    assert all(isinstance(results[index], Taken) for index in (3, 6))
    written = [[row.move for row in await store.moves(table.id)] for table in tables]
    assert written == [["x"]] * 3 + [["first"]] + [["x"]] * 2 + [["y"]] * 4
    assert [t.id for t in await store.open_tables()] == [table.id for table in tables[:6]]


async def test_a_process_reads_its_own_servers_only(where: Where) -> None:
    """Those of its shards, by Discord's formula: (server >> 22) % total."""
    near, far = 4 << 22, 5 << 22
    everything = await SqlStore.open(where)
    ids = {}
    for guild in (near, far):
        table = await everything.add_table(
            replace(table_at(), place=ChannelPlace(guild, guild + 1))
        )
        over = replace(table_at(), place=ChannelPlace(guild, guild + 2), status=Status.CLOSED)
        ended = await everything.add_table(over)
        await everything.save_message(MessageRow(ended.id, "board", guild + 2, 9, 1.0))
        ids[guild] = (table.id, ended.id)
    for first, last, guilds in ((0, 0, [near]), (1, 3, [far]), (0, 3, [near, far])):
        store = SqlStore(database_at(where), ShardRange(first, last, 4))
        await store.connect()
        assert [table.id for table in await store.open_tables()] == [ids[g][0] for g in guilds]
        assert list(await store.unannounced_tables()) == [ids[g][1] for g in guilds]
        assert list(await store.servers()) == guilds
        await store.close()
    await everything.close()
