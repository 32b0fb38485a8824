"""Tables of one person alone: read from the store, played in one transaction, in any process."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.position import NEVER, Position
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import (
    ChannelPlace,
    OwnPlace,
    Player,
    Status,
    TableSettings,
    guild_of,
)
from engine.tables.ports import UNDO, Store
from engine.tables.position import replayed
from engine.tables.registry import OWN, Entry
from engine.tables.room import Limits, surplus
from engine.tables.service import Tables
from engine.tables.transitions import lobby
from engine.tables.transitions.shuffle import given
from engine.tables.view import REMEMBERED, TableView
from tests.engine.tables.at_the_gate import ANNA, BEN, Ear, Ticks, refusal, user
from tests.engine.tables.memory_store import MemoryStore
from tests.engine.tables.sim_time import FirstMove
from tests.engine.toy_game import TOYS

ALONE = OwnPlace(user(ANNA))
COMPUTERS = (Player("Pip", None, Level.MATE), Player("Marlow", None, Level.DECKHAND))


def tables_with(
    store: Store | None = None,
    thinker: FirstMove | None = None,
    ear: Ear | None = None,
    **also: Any,
) -> Tables:
    tables = Tables(
        store or MemoryStore(),
        Ticks(),
        {**TOYS, **GAMES},
        partial(given, seed=7),
        thinker=thinker or FirstMove(),
        **also,
    )
    tables.gate.publishers = () if ear is None else (ear.changed,)
    return tables


async def alone(tables: Tables, person: Player = ANNA, game: str = "toy") -> TableView:
    choices = {"starter": 0} if game == "toy" else {}
    return await opened(tables, person, game, choices, COMPUTERS)


async def opened(tables: Tables, *given: Any) -> TableView:
    return await tables.own.open(tables.own.prepared(*given))


async def pressed(tables: Tables, seen: TableView, index: int = 0) -> TableView:
    return await tables.play(seen.table.id, user(ANNA), seen.version, index=index)


async def played_out(tables: Tables, seen: TableView) -> TableView:
    while seen.outcome is None:
        assert seen.to_move_from != NEVER, "whenever it is shown, the person is to move"
        seen = await pressed(tables, seen, len(seen.moves) // 2)
    return seen


@pytest.mark.parametrize("game", ["toy", *GAMES])
async def test_a_person_plays_alone_to_the_end_and_nobody_else_hears_of_it(game: str) -> None:
    """The store holds the whole game: a replay from it gives the position that was shown."""
    ear, store, thinker = Ear(), MemoryStore(), FirstMove()
    tables = tables_with(store, thinker, ear)
    over = await played_out(tables, await alone(tables, game=game))
    kept = store.tables[over.table.id]
    assert kept.status is Status.FINISHED
    assert kept.ended is not None
    assert kept.place == ALONE
    position = replayed({**TOYS, **GAMES}[game], kept, await store.moves(kept.id))
    assert position.version == over.version
    assert not position.to_move
    assert ear.changes == [], "no board"
    assert not any(result.rated for result in store.kept[kept.id]), "practice is never rated"
    assert {result.guild for result in store.kept[kept.id]} == {None}
    assert {level for level, _ in thinker.asked} == {Level.MATE, Level.DECKHAND}
    assert await refusal(pressed(tables, over)) is Refusal.TABLE_OVER


async def test_computers_know_only_what_their_seat_may_know() -> None:
    thinker = FirstMove()
    tables = tables_with(thinker=thinker)
    seen = await alone(tables, game="seven-seas")
    await pressed(tables, seen)
    assert thinker.asked
    for _, view in thinker.asked:
        assert view.seat in (1, 2)
        assert sum(card is not None for card in view.hand) == len(view.hand)


async def test_each_press_is_one_transaction_with_all_answers() -> None:
    """A kill while computers think leaves the table as it was before the press."""
    store, thinker = MemoryStore(), FirstMove()
    tables = tables_with(store, thinker)
    seen = await alone(tables, game="seven-seas")
    before = list(store.rows[seen.table.id])

    def dies() -> None:
        raise RuntimeError("killed")

    thinker.before = dies
    with pytest.raises(RuntimeError):
        await pressed(tables, seen)
    assert store.rows[seen.table.id] == before
    thinker.before = lambda: None
    after = await pressed(tables_with(store, thinker), seen)
    assert after.version > seen.version + 1


async def test_of_two_presses_at_once_one_moves_and_one_is_told_it_is_stale() -> None:
    """In one process and in two: nothing but the store stands between them."""
    for processes in (1, 2):
        store = MemoryStore()
        here = tables_with(store)
        there = here if processes == 1 else tables_with(store)
        seen = await alone(here, game="seven-seas")
        answers = await asyncio.gather(
            pressed(here, seen), pressed(there, seen, 1), return_exceptions=True
        )
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [each.refusal for each in refused] == [Refusal.STALE]
        rows = await store.moves(seen.table.id)
        assert [row.seq for row in rows] == list(range(len(rows)))
        now = await there.view(seen.table.id, user(ANNA))
        assert now.version == len(rows)
        await pressed(there, now)


async def test_a_move_is_taken_back_with_what_the_computers_answered() -> None:
    store = MemoryStore()
    tables = tables_with(store)
    seen = await alone(tables, game="seven-seas")
    after = await pressed(tables, seen)
    assert after.undo
    back = await tables.undo(seen.table.id, user(ANNA), after.version)
    assert (back.view, back.moves) == (seen.view, seen.moves)
    rows = await store.moves(seen.table.id)
    undone = [row for row in rows if row.move == UNDO]
    assert len(undone) == after.version - seen.version
    again = await tables_with(store).view(seen.table.id, user(ANNA))
    assert (again.view, again.version) == (back.view, back.version), "as another process reads it"
    assert not back.undo
    assert await refusal(pressed(tables, after)) is Refusal.STALE
    await pressed(tables, back, 1)


async def test_others_and_wrong_presses_are_refused_and_change_nothing() -> None:
    store = MemoryStore()
    tables = tables_with(store)
    seen = await alone(tables)
    rows = list(store.rows[seen.table.id])
    for person, version, index, why in (
        (BEN, seen.version, 0, Refusal.NOT_SEATED),
        (ANNA, seen.version, 99, Refusal.STALE),
        (ANNA, seen.version + 5, 0, Refusal.STALE),
    ):
        press = tables.play(seen.table.id, user(person), version, index=index)
        assert await refusal(press) is why
    assert store.rows[seen.table.id] == rows
    for game, computers, why in (
        ("chess", COMPUTERS, Refusal.BAD_CHOICE),
        ("seven-seas", (), Refusal.TOO_FEW),
        ("seven-seas", COMPUTERS * 2, Refusal.TABLE_FULL),
    ):
        assert await refusal(opened(tables, ANNA, game, {}, computers)) is why


async def test_a_fourth_own_table_closes_the_one_untouched_for_longest() -> None:
    """Three stay. A move touches a table, and so does its start; others' tables are left alone."""
    tables = tables_with()
    first, second, third = [await alone(tables) for _ in range(3)]
    others = await alone(tables, BEN)
    await pressed(tables, first)
    fourth = await alone(tables)
    open_now = {
        seen.table.id: (await tables.found(seen.table.id)).is_open
        for seen in (first, second, third, fourth, others)
    }
    assert [number for number, is_open in open_now.items() if not is_open] == [second.table.id]
    assert await tables.own.latest(user(ANNA)) == (await tables.found(fourth.table.id))
    await pressed(tables, third)
    latest = await tables.own.latest(user(ANNA))
    assert latest is not None
    assert latest.id == third.table.id
    assert await tables.own.latest(404) is None


def test_only_what_is_too_many_makes_room() -> None:
    table = lobby.opened(TOYS["toy"], ALONE, ANNA, {}, 1.0)
    own = {replace(table, id=number): float(9 - number) for number in range(1, 6)}
    five = list(own)
    assert surplus(own) == [five[4], five[3], five[2]]
    assert surplus({table: own[table] for table in five[:3]}) == [five[2]]
    assert surplus({table: own[table] for table in five[:2]}) == []
    assert surplus({}) == []
    lesson = replace(five[0], settings=TableSettings(lesson=True))
    touched_last = {lesson: 99.0, five[1]: 1.0, five[2]: 2.0}
    assert surplus(touched_last) == [lesson], "games are kept, and a lesson can be begun again"


async def test_own_tables_count_for_no_server_and_not_for_their_host() -> None:
    tables = tables_with(limits=Limits(1, 1))
    for _ in range(2):
        await alone(tables)
    assert tables.open_tables() == ()
    await tables.open(ChannelPlace(1, 1), ANNA, "toy", {})
    await alone(tables)
    assert await refusal(tables.open(ChannelPlace(1, 2), BEN, "toy", {})) is Refusal.TOO_MANY_HERE


async def test_nobody_opens_an_own_table_before_a_restart() -> None:
    tables = tables_with()
    tables.room.is_closed = True
    assert await refusal(alone(tables)) is Refusal.DRAINING


async def test_an_own_table_is_at_no_channel_is_kept_by_nobody_and_does_not_expire() -> None:
    tables = tables_with()
    table = (await alone(tables)).table
    assert tables.at(ALONE) is tables.at(None) is tables.table(table.id) is None
    assert table.timing.expires is None


async def test_every_process_serves_an_own_table() -> None:
    """Wherever it was opened; no process takes it over when it starts."""
    store = MemoryStore()
    here, there = (
        tables_with(store, is_ours=lambda place: guild_of(place) is None) for _ in range(2)
    )
    seen = await alone(here)
    assert await there.restore() == 0
    seen = await pressed(there, seen)
    seen = await pressed(here, seen)
    assert (await store.moves(seen.table.id))[-1].seq == seen.version - 1


@pytest.mark.slow
async def test_between_presses_an_own_table_takes_no_memory_but_that_of_the_caches() -> None:
    """The positions and views that were used last stay for the next press; no lock, no entry."""

    def kept() -> list[int]:
        gc.collect()
        kinds = [type(each) for each in gc.get_objects()]
        return [kinds.count(kind) for kind in (Entry, Position, TableView)]

    tables, before = tables_with(), kept()
    for who in range(1000, 1000 + REMEMBERED + 20):
        seen = await alone(tables, Player("Anna", who))
        await tables.play(seen.table.id, who, seen.version, index=0)
    del seen
    after = [now - then for now, then in zip(kept(), before, strict=True)]
    assert after == [0, 2 * OWN, REMEMBERED], "each position knows the one before it, for undo"


async def test_an_own_table_goes_when_its_person_is_forgotten() -> None:
    tables = tables_with()
    table = (await alone(tables)).table
    await tables.forget(user(ANNA))
    assert await refusal(tables.found(table.id)) is Refusal.NO_TABLE


async def test_an_own_table_stays_when_servers_go() -> None:
    tables = tables_with()
    table = (await alone(tables)).table
    for guild in (0, 1):
        await tables.remove(guild)
    assert await tables.found(table.id) == table
