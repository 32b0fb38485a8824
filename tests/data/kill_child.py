"""A process that plays at four tables at once until it is killed; see test_kill.py.

    python -m tests.data.kill_child DATABASE SEED [before|inside|after]

It writes one line for each move that the gate has acknowledged: table, version, seat, move. With a
third word it kills itself at its fifth move: before the row is written, inside the transaction, or
after the commit but before anything is published.
"""

import asyncio
import os
import signal
import sys
from itertools import count
from random import Random
from typing import Any

from bot.host.values import where
from data.base.ports import Where
from data.sqlite import SqliteConnection
from data.store import SqlStore
from engine.tables.model.table import ChannelPlace, Status, Table
from engine.tables.ports import Change, MoveRow
from tests.engine.tables.at_the_gate import ANNA, BEN, Ear, ToyTables, tables_on, user
from tests.engine.toy_game import TOY

CHANNELS = (1, 2, 3, 4)
FIFTH = 5


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Doomed:
    """Dies at one point of the fifth move's way through store and gate."""

    def __init__(self, store: SqlStore, ear: Ear, when: str) -> None:
        self._add_move = store.add_move
        self._moves = count(1)
        self._now = 0
        self._when = when
        store.add_move = self.add_move  # type: ignore[method-assign]  # the point of this class
        connection: Any = store._database._writer._connection  # type: ignore[attr-defined]
        step = "_kept" if isinstance(connection, SqliteConnection) else "_sent"
        self._step = getattr(connection, step)
        setattr(connection, step, self.step)
        ear.on_change = self.changed

    async def add_move(self, table_id: int, row: MoveRow) -> None:
        self._now = next(self._moves)
        if self._when == "before" and self._now == FIFTH:
            die()
        await self._add_move(table_id, row)

    def step(self, *given: Any) -> Any:
        """The last one before the commit."""
        result = self._step(*given)
        if self._when == "inside" and self._now >= FIFTH:
            die()  # written, and not committed
        return result

    def changed(self, change: Change) -> None:
        if change.mover is not None and self._when == "after" and self._now >= FIFTH:
            die()


async def table_at(tables: ToyTables, channel: int) -> Table:
    """The table in this channel, opened and started if need be: a kill may fall in between."""
    place = ChannelPlace(1, channel)
    table = tables.at(place) or await tables.open(place, ANNA, "toy", {"target": 21})
    if len(table.players) == 1:
        table = await tables.join(table.id, BEN)
    if table.status is Status.LOBBY:
        table = await tables.start(table.id, user(ANNA))
    return table


async def play(tables: ToyTables, channel: int, draw: Random) -> None:
    while True:
        table = await table_at(tables, channel)
        seat = draw.choice((await tables.view(table.id, None)).to_move)
        person = user(table.players[seat])
        seen = await tables.view(table.id, person)
        move = draw.choice(seen.moves)
        after = await tables.play(table.id, person, seen.version, move)
        line = f"{table.id} {after.version} {seat} {TOY.write_move(move)}\n"
        os.write(1, line.encode())


async def main(database: Where, seed: int, when: str = "") -> None:
    store, ear = await SqlStore.open(database), Ear()
    tables = tables_on(store, ear)
    await tables.restore()
    if when:
        Doomed(store, ear, when)
    channels = CHANNELS[:1] if when else CHANNELS
    await asyncio.gather(*(play(tables, n, Random(f"{seed}/{n}")) for n in channels))


if __name__ == "__main__":
    asyncio.run(main(where(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
