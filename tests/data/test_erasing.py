"""Rewriting the file after somebody was forgotten: while others play, read, or kill the bot."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from data.base.database import StoreError
from data.store import SqlStore
from data.upkeep import check
from engine.tables.ports import MoveRow
from tests.amounts import one_of
from tests.data.sqlite import connection_of, holds, traces
from tests.data.test_people import ID, MEMBERS, filled
from tests.data.test_store import table_at
from tests.engine.toy_game import TOYS


async def test_a_log_with_a_reader_is_reported_and_emptied_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.sqlite.TRIES", 2)
    path = tmp_path / "tables.db"
    store = await SqlStore.open(path)
    connection_of(store).execute("PRAGMA busy_timeout = 10")
    await store.set_setting("user", ID, "mentions", "never")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM settings").fetchall()
        await store.set_setting("user", ID, "mentions", None)
        with pytest.raises(StoreError, match="cannot be emptied"):
            await store.scrub()
        reader.execute("COMMIT")
    await store.scrub()
    assert not holds(path, traces(ID))
    await store.close()


async def test_moves_that_are_made_while_the_file_is_rewritten_are_kept(tmp_path: Path) -> None:
    """They wait on the writer's thread, and the event loop goes on."""
    path = tmp_path / "tables.db"
    store = await filled(path, Random(5))
    table = await store.add_table(table_at(77))
    turns, rewriting = 0, asyncio.create_task(store.scrub())
    moves = [asyncio.create_task(store.add_move(table.id, MoveRow(n, 0, "a", 1))) for n in range(9)]
    while not rewriting.done():
        turns += 1
        await asyncio.sleep(0)
    await asyncio.gather(rewriting, *moves)
    assert turns > 1
    assert len(await store.moves(table.id)) == 9
    await store.close()
    assert await check(path, TOYS) == ()


REWRITE = """
import asyncio, sys
from pathlib import Path
from data.store import SqlStore

async def main():
    store = await SqlStore.open(Path(sys.argv[1]))
    await store.forget(int(sys.argv[2]))
    print("forgotten", flush=True)
    while True:
        await store.scrub()

asyncio.run(main())
"""


@pytest.mark.parametrize("wait", one_of([0.0, 0.005, 0.02]))
async def test_a_rewriting_that_is_killed_damages_nothing_and_can_be_repeated(
    tmp_path: Path, wait: float
) -> None:
    path, (anna, *_) = tmp_path / "tables.db", MEMBERS
    await (await filled(path, Random(6))).close()
    with subprocess.Popen(  # noqa: ASYNC220 - a child of the test, and nothing else runs
        [sys.executable, "-c", REWRITE, str(path), str(anna.user)], stdout=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"forgotten\n"
        await asyncio.sleep(wait)
        child.kill()
    store = await SqlStore.open(path)
    await store.scrub()
    assert not holds(path, traces(anna.user or 0, {anna.name}))
    assert len((await store.all_tables())[0]) == 46
    await store.close()
    assert await check(path, TOYS) == ()
