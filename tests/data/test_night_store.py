"""The store of nights on both kinds of databases: versions, rounds, results, and what goes."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from data.base.ports import Where
from data.nights import NightStore
from data.store import SqlStore
from data.upkeep import check
from engine.events.night import Guest, Night, Phase, Plan, Round, SeatResult
from engine.events.standing import Standing
from engine.tables.model.table import AtNight, ChannelPlace, Player, Shuffle, Status, TableSettings
from engine.tables.ports import Taken
from engine.tables.transitions.shuffle import NO_CUT
from tests.data.test_store import table_at
from tests.engine.toy_game import TOYS

FOUR = [Player(name, 101 + seat) for seat, name in enumerate(("Anna", "Ben", "Chloé", "Dan"))]


async def night_with(store: SqlStore, people: Sequence[Player], channel: int) -> Night:
    """A night that is over: one round at one table; two of these people cut with their ids."""
    nights = NightStore(store)
    words = [str(player.user) if seat % 2 else "" for seat, player in enumerate(people)]
    guests = [Guest(p.user, p.name, True, True, w) for p, w in zip(people, words, strict=True)]
    cuts = " ".join(word or NO_CUT for word in words)
    seated = tuple(player.user for player in people)
    measured = tuple(SeatResult(1, seat, user, 5, own=True) for seat, user in enumerate(seated))
    plan = Plan("toy", "{}", 1, 4, 60, 1000.0)
    night = await nights.add_night(
        Night(0, 1, channel, people[0].user, plan, Phase.RUNNING, "5e" * 32, tuple(guests))
    )
    place, settings = ChannelPlace(1, channel + 100), TableSettings(night=AtNight(night.id, 1, 1))
    table = replace(
        table_at(), place=place, host=people[0].user, players=tuple(people), settings=settings,
        status=Status.RUNNING, shuffle=Shuffle("5e" * 32, "{}", "00", NO_CUT, cuts, "deal"),
    )  # fmt: skip
    table = await store.add_table(table)
    await store.save_table(replace(table, status=Status.CLOSED, ended=9.0))
    played = Round(1, (seated,), 2000.0, 1900.0, ((1, 2, 3, 4),), measured)
    results = [
        Standing(night.id, seat, 1, p.user or 0, p.name, "toy", 1, 4, 505, True, 9.0)
        for seat, p in enumerate(people)
    ]
    over = replace(night, phase=Phase.OVER, rounds=(played,), cuts=cuts)
    return await nights.save_night(over, results)


async def test_a_night_is_read_as_it_was_written_and_what_is_older_or_twice_is_refused(
    store: SqlStore,
) -> None:
    """A channel has one open night, and a round each table once; nothing of a refused one stays."""
    nights = NightStore(store)
    night = await night_with(store, FOUR, 5)
    assert await nights.night(night.id + 1) is None
    (table,) = await nights.round_of(night.id, 1)
    assert table.settings.night == AtNight(night.id, 1, 1)
    assert [found.user for found in await nights.results_of(1, 102)] == [102]
    assert await nights.results_of(2, 102) == ()
    open_ = await nights.add_night(replace(night, phase=Phase.OPEN))
    again = replace(table, place=ChannelPlace(1, 7), status=Status.RUNNING, ended=None)
    stale = replace(night, version=night.version - 1, paused=True)
    late = Standing(night.id, 9, 1, 109, "Eve", "toy", 1, 5, 505, ranked=True, ended=9.0)
    for refused in (
        nights.add_night(replace(night, phase=Phase.ANNOUNCED)),
        store.add_table(again),
        nights.save_night(stale, [late]),
    ):
        with pytest.raises(Taken):
            await refused
    assert [night.id for night in await nights.alive()] == [open_.id]
    assert await store.open_tables() == ()
    assert await nights.night(night.id) == night
    assert [found.name for found in await nights.latest(1, 1)] == [p.name for p in FOUR]
    await store.forget(101)
    assert (0, "") in [(found.user, found.name) for found in await nights.latest(1, 1)]


async def test_a_weekly_night_lives_until_the_next_and_a_damaged_one_is_left_out_and_listed(
    store: SqlStore, where: Where
) -> None:
    nights = NightStore(store)
    night = await night_with(store, FOUR, 5)
    weekly = await nights.save_night(replace(night, plan=replace(night.plan, weekly=True)))
    assert await nights.alive() == (weekly,)
    following = await nights.add_night(
        replace(weekly, phase=Phase.ANNOUNCED), replace(weekly, plan=night.plan)
    )
    assert [night.id for night in await nights.alive()] == [following.id]
    assert await check(where, TOYS) == ()
    await store.write(("UPDATE nights SET people = '[]' WHERE id = ?", (following.id,)))
    assert await nights.alive() == ()
    (fault,) = await check(where, TOYS)
    assert str(following.id) in fault


async def test_nights_go_with_their_server_and_with_their_time(store: SqlStore) -> None:
    """The league reads the latest ones."""
    nights = NightStore(store)
    old, *young = [await night_with(store, FOUR, channel) for channel in range(3)]
    for ended, night in enumerate(young, 9000):
        await store.write(("UPDATE nights SET start = 9e9 WHERE id = ?", (night.id,)))
        sql = "UPDATE night_results SET ended = ? WHERE night = ?"
        await store.write((sql, (float(ended), night.id)))
    latest = [result.night for result in await nights.latest(1, 2)]
    assert latest == [young[1].id] * 4 + [young[0].id] * 4
    await store.remove_old(2000.0)
    assert await nights.night(old.id) is None
    assert {each.night for each in await nights.results_of(1, 101)} == {n.id for n in young}
    await store.remove_tables(1)
    await store.remove_server(1)
    assert await nights.night(young[0].id) is None
    for name in ("night_tables", "night_results"):
        assert not await store.read(f"SELECT 1 FROM {name}"), name  # noqa: S608
