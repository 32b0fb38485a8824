"""Copies in another place, rehearsed: the machine is lost while people play, a copy is restored.

With `pytest -s` it prints what was lost.
"""

import asyncio
from pathlib import Path
from time import monotonic, time

from data.store import SqlStore
from data.upkeep import backup_into, check, restore
from engine.tables.ports import Change
from engine.tables.service import Tables
from tests.engine.tables.at_the_gate import PEOPLE, Ear, counting, press, tables_on
from tests.engine.toy_game import TOYS

SECONDS_BETWEEN = 0.1
"""Five minutes in the recipe."""
COPIES = 4
SECONDS_A_MOVE = 0.005


class Told(Ear):
    """Knows when each move was acknowledged."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[int, float] = {}
        self.on_change = self.heard

    def heard(self, change: Change) -> None:
        self.at[change.version] = monotonic()


async def play(tables: Tables, table: int) -> None:
    """People play as long as there is a machine."""
    while to_move := (await tables.view(table, None)).to_move:
        await press(tables, table, PEOPLE[to_move[0]], 0)
        await asyncio.sleep(SECONDS_A_MOVE)


async def test_a_lost_machine_costs_only_what_was_played_since_the_last_copy_began(
    tmp_path: Path,
) -> None:
    machine, elsewhere = tmp_path / "machine", tmp_path / "elsewhere"
    machine.mkdir()
    elsewhere.mkdir()
    store, told = await SqlStore.open(machine / "seas.db"), Told()
    tables = tables_on(store, told)
    table = await counting(tables, rounds=50)
    playing = asyncio.create_task(play(tables, table))
    for number in range(COPIES):
        await asyncio.sleep(SECONDS_BETWEEN)
        began = monotonic()
        await backup_into(machine / "seas.db", elsewhere, 2, time() + number, keep=2)
    await asyncio.sleep(SECONDS_BETWEEN)
    assert not playing.done()
    lost = monotonic()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    known = {version: at for version, at in told.at.items() if at <= lost}
    await store.close()

    copies = sorted(elsewhere.iterdir())
    assert len(copies) == 2
    new = tmp_path / "new machine.db"
    assert await restore(copies[-1], new, TOYS) is None
    assert await check(new, TOYS) == ()
    again = await SqlStore.open(new)
    restored = len(await again.moves(table))
    reopened = tables_on(again)
    assert await reopened.restore() == 1
    assert (await reopened.view(table, None)).version == restored, "it can be played on"
    await again.close()
    acknowledged = max(known)
    assert [v for v, at in known.items() if at < began and v > restored] == []
    assert restored < acknowledged, "the machine was lost between two copies"
    oldest = min(at for version, at in known.items() if version > restored)
    lost_moves, seconds = acknowledged - restored, lost - oldest
    print(f"lost: {lost_moves} of {acknowledged} moves, the last {seconds:.2f} s")  # noqa: T201
