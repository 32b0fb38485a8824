"""Two gates on one database move once, also where a press meets the clock."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from data.base.ports import Where
from data.store import SqlStore
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Status
from engine.tables.view import TableView
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    HERE,
    WAIT,
    ToyTables,
    refusal,
    tables_on,
    user,
)
from tests.engine.tables.sim_time import Hall
from tests.engine.tables.test_kind import alone, pressed, tables_with
from tests.engine.toy_game import Add


@pytest.fixture
async def gates(where: Where) -> AsyncIterator[tuple[ToyTables, ToyTables]]:
    stores = [await SqlStore.open(where) for _ in range(2)]
    yield tables_on(stores[0]), tables_on(stores[1])
    for store in stores:
        await store.close()


async def test_a_whole_game_can_be_raced_through(gates: tuple[ToyTables, ToyTables]) -> None:
    """Both gates press for the player to move, at every version, until both know it is over."""
    table, draw = await gates[0].counting(rounds=2, target=21), Random(1)
    await gates[1].restore()
    won = 0
    over = Status.FINISHED
    while not all([(await gate.view(table, None)).table.status is over for gate in gates]):
        asked = [_press(gate, table, draw) for gate in gates]
        won += sum(await asyncio.wait_for(asyncio.gather(*asked), WAIT))
    seen = [await gate.view(table, user(ANNA)) for gate in gates]
    assert seen[0] == seen[1]
    assert seen[0].version == 2 + won


async def test_of_two_presses_at_an_own_table_one_is_made_through_a_game(where: Where) -> None:
    """Each of two processes reads the table from the store, and nothing else stands between."""
    stores = [await SqlStore.open(where) for _ in range(2)]
    here, there = (tables_with(store) for store in stores)
    seen, presses = await alone(here, game="letter-of-marque"), 0
    while seen.outcome is None:
        asked = (pressed(here, seen, 0), pressed(there, seen, len(seen.moves) - 1))
        answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), WAIT)
        [lost] = [answer.refusal for answer in answers if isinstance(answer, Refused)]
        [seen] = [answer for answer in answers if isinstance(answer, TableView)]
        assert lost is Refusal.STALE or (lost is Refusal.TABLE_OVER and seen.outcome is not None)
        rows = await stores[0].moves(seen.table.id)
        assert [row.seq for row in rows] == list(range(seen.version)), "whole, and made once"
        presses += 1
    assert presses > 5
    for tables in (here, there):
        over = await tables.view(seen.table.id, user(ANNA))
        assert (over.table, over.view) == (seen.table, seen.view)
    for store in stores:
        await store.close()


async def test_two_gates_open_one_table_at_a_place(gates: tuple[ToyTables, ToyTables]) -> None:
    asked = (gate.open(HERE, ANNA, "toy", {}) for gate in gates)
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(result, Refused) for result in results) == 1
    assert gates[0].at(HERE) == gates[1].at(HERE)
    assert await refusal(gates[0].open(HERE, BEN, "toy", {})) is Refusal.PLACE_TAKEN


async def _press(gate: ToyTables, table_id: int, draw: Random) -> bool:
    """True if a random press at this gate was accepted."""
    seen = await gate.view(table_id, None)
    seat = draw.choice(seen.to_move) if seen.to_move else 0
    try:
        await gate.play(table_id, (user(ANNA), user(BEN))[seat], seen.version, index=0)
    except Refused as refused:
        if refused.refusal not in (Refusal.STALE, Refusal.TABLE_OVER):
            raise
        return False
    return True


@asynccontextmanager
async def hall_on(where: Where) -> AsyncIterator[Hall]:
    """A bot that starts on this database."""
    store = await SqlStore.open(where)
    try:
        hall = Hall(store)
        yield await hall.restored()
        await hall.stop()
    finally:
        await store.close()


@pytest.mark.parametrize("first", ["press", "clock"])
async def test_of_a_press_and_the_clock_at_two_gates_one_moves(where: Where, first: str) -> None:
    """The primary key of the moves decides, also about who was late."""
    async with hall_on(where) as hall:
        table = await hall.counting()
        async with hall_on(where) as other:
            await other.tables.view(table, None)
            other.time.jump(60)
            asked = [
                hall.tables.play(table, user(ANNA), 2, Add(3)),
                other.tables.play_for(table, 0, 2, Add(1)),
            ]
            if first == "clock":
                asked.reverse()
            results = await asyncio.gather(*asked, return_exceptions=True)
            (lost,) = [result for result in results if isinstance(result, Refused)]
            assert lost.refusal is Refusal.STALE
            kept = await hall.store.table(table)
            assert kept is not None
            (row,) = (await hall.store.moves(table))[2:]
            assert (row.move, kept.players[0].missed) in (("+3", 0), ("+1", 1))
            assert hall.table(table) == other.table(table) == kept
