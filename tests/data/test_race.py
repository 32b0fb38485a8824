"""Two gates on one database move once, also where a press meets the clock or a kill."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from data.base.ports import Where
from data.databases import database_at
from data.store import SqlStore
from engine.players.base import Level
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Status
from engine.tables.service import Tables
from engine.tables.transitions import seating
from engine.tables.view import TableView
from tests.data.test_kill import ROOT, address
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    HERE,
    WAIT,
    counting,
    press,
    refusal,
    tables_on,
    user,
)
from tests.engine.tables.sim_time import Hall, SimTime
from tests.engine.tables.test_kind import alone, pressed, tables_with
from tests.engine.toy_game import Add


@pytest.fixture
async def gates(where: Where) -> AsyncIterator[tuple[Tables, Tables]]:
    stores = [await SqlStore.open(where) for _ in range(2)]
    yield tables_on(stores[0]), tables_on(stores[1])
    for store in stores:
        await store.close()


async def test_a_whole_game_can_be_raced_through(gates: tuple[Tables, Tables]) -> None:
    """Both gates press for the player to move, at every version, until both know it is over."""
    table, draw = await counting(gates[0], rounds=2, target=21), Random(1)
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
        lost = [answer for answer in answers if isinstance(answer, Refused)]
        assert [refused.refusal for refused in lost] == [Refusal.STALE]
        [seen] = [answer for answer in answers if isinstance(answer, TableView)]
        rows = await stores[0].moves(seen.table.id)
        assert [row.seq for row in rows] == list(range(seen.version)), "whole, and made once"
        presses += 1
    assert presses > 5
    for tables in (here, there):
        over = await tables.view(seen.table.id, user(ANNA))
        assert (over.table, over.view) == (seen.table, seen.view)
    for store in stores:
        await store.close()


async def test_two_gates_open_one_table_at_a_place(gates: tuple[Tables, Tables]) -> None:
    asked = (gate.open(HERE, ANNA, "toy", {}) for gate in gates)
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(result, Refused) for result in results) == 1
    assert gates[0].at(HERE) == gates[1].at(HERE)
    assert await refusal(gates[0].open(HERE, BEN, "toy", {})) is Refusal.PLACE_TAKEN


async def _press(gate: Tables, table_id: int, draw: Random) -> bool:
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
async def hall_on(where: Where, now: float = 1000.0) -> AsyncIterator[Hall]:
    """A bot that starts on this database at this time."""
    store = await SqlStore.open(where)
    try:
        hall = Hall(store, SimTime(now))
        yield await hall.restored()
        await hall.stop()
    finally:
        await store.close()


async def until(hall: Hall, moves: int) -> None:
    """Let seconds pass until `moves` moves were published; the disk takes its own time."""
    async with asyncio.timeout(WAIT):
        while len(hall.moves) < moves:
            await hall.time.advance(1)
            await asyncio.sleep(0.02)


async def test_a_deadline_is_in_the_row_of_its_table_with_the_move(where: Where) -> None:
    async with hall_on(where) as hall:
        await hall.counting(clock=300)
        hall.time.jump(40)
        await press(hall.tables, 1, ANNA, 0)
        with database_at(where).session() as session:
            query = "SELECT timing, (SELECT count(*) FROM moves) FROM tables"
            ((timing, moves),) = session.execute(query)
            assert (json.loads(timing), moves) == ({"deadline": 1340.0}, 3)


@pytest.mark.slow
async def test_after_an_outage_hundreds_of_turns_are_full_again_at_once(where: Where) -> None:
    async with hall_on(where) as hall:
        await asyncio.gather(*(hall.running(place=ChannelPlace(1, n)) for n in range(200)))
    async with hall_on(where, now=90000.0) as hall:
        assert {table.timing.deadline for table in await hall.store.open_tables()} == {90060.0}


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


CHILD = """
import asyncio, sys
from bot.host.values import where
from tests.data.test_race import doomed
asyncio.run(doomed(where(sys.argv[1])))
"""


async def doomed(where: Where) -> None:
    """Have people leave, be sent away and be late, say so, and wait to be killed."""
    async with hall_on(where) as hall:
        table = await hall.counting(people=4)
        await hall.tables.change(table, seating.left, user(BEN))
        await hall.tables.change(table, seating.kicked, user(ANNA), 2, may_moderate=False)
        await until(hall, 7)  # four stakes, Anna's turn, the stand-ins of Ben and Chloé
        sys.stdout.write(f"{table}\n")
        sys.stdout.flush()
        await asyncio.sleep(WAIT)


@pytest.mark.slow
async def test_news_of_people_and_clocks_survive_a_kill(where: Where) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", CHILD, address(where), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    try:
        said = await asyncio.wait_for(child.stdout.readline(), WAIT)
    finally:
        child.kill()
        await child.wait()
    async with hall_on(where, now=1063.0) as hall:
        table = hall.table(int(said))
        anna, ben, chloe, dan = table.players
        assert (anna.missed, anna.level) == (1, None)
        assert (ben.user, ben.left, ben.level) == (user(BEN), True, Level.MATE)
        assert (chloe.user, chloe.left, chloe.level) == (None, True, Level.MATE)
        assert (dan.missed, dan.level) == (0, None)
        assert len(await hall.store.moves(table.id)) == 7
        assert hall.deadline(table.id) >= 59
        assert await hall.to_move(table.id) == (3,)
        assert (await hall.tables.change(table.id, seating.taken_back, user(BEN))).players[1] == BEN
        back = hall.tables.change(table.id, seating.taken_back, user(CHLOE))
        assert await refusal(back) is Refusal.NOT_SEATED
