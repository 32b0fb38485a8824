"""Backup and check, as `python -m bot db` has them, and rewriting once somebody was forgotten."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from time import time

import pytest

from data.base.database import StoreError
from data.store import SqlStore
from data.upkeep import backup, backup_into, check, copied, newest_sound, of_the_future, restore
from engine.results.ratings import DAY
from engine.tables.model.table import ChannelPlace
from engine.tables.ports import MoveRow
from tests.amounts import one_of
from tests.data.sqlite import connection_of, holds, names_in, traces
from tests.data.test_people import ID, MEMBERS, filled
from tests.data.test_store import table_at
from tests.engine.tables.at_the_gate import tables_on
from tests.engine.toy_game import TOYS

RUNNING = 3
"""The id of the running table."""
STRAY = "INSERT INTO moves VALUES (77, 0, 0, '+1', 1.0, 0);"
"""Adds a row that belongs to no table."""


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database with a finished table, a lobby, and a running table."""
    path = tmp_path / "tables.db"
    store = await SqlStore.open(path)
    tables = tables_on(store)
    await tables.play_out(await tables.counting(place=ChannelPlace(1, 1)), Random(1))
    await tables.lobby_of(place=ChannelPlace(1, 2))
    assert await tables.counting(place=ChannelPlace(1, 3)) == RUNNING
    await store.close()
    return path


async def moves_of(path: Path) -> Sequence[MoveRow]:
    """The moves of the running table."""
    store = await SqlStore.open(path)
    try:
        return await store.moves(RUNNING)
    finally:
        await store.close()


def changed(path: Path, script: str) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(script)
    connection.close()


async def test_a_machine_that_is_lost_costs_only_what_was_played_since_the_copy_began(
    tmp_path: Path,
) -> None:
    """A copy can be made while people play; on another machine they play on."""
    path, new = tmp_path / "tables.db", tmp_path / "new machine.db"
    store = await SqlStore.open(path)
    tables = tables_on(store)
    table = await tables.counting(rounds=50)
    playing = asyncio.create_task(tables.play_out(table, Random(1)))
    await asyncio.sleep(0.02)
    before = len(await store.moves(table))
    await backup(path, tmp_path / "copy.db")
    assert not playing.done()
    await asyncio.wait_for(playing, 60)
    await store.close()
    assert await restore(tmp_path / "copy.db", new, TOYS) is None
    assert await check(new, TOYS) == ()
    again = await SqlStore.open(new)
    reopened = tables_on(again)
    assert await reopened.restore() == 1
    assert (await reopened.view(table, None)).version == len(await again.moves(table)) >= before > 2
    assert (await reopened.play_out(table, Random(2))).outcome is not None
    await again.close()


async def test_old_backups_go_once_there_is_a_new_sound_one(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    now = 1_800_000_000.0
    first = await backup_into(path, folder, 14, now)
    os.utime(first, (now, now))
    (folder / "precious.db").touch()
    os.utime(folder / "precious.db", (0, 0))
    second = await backup_into(path, folder, 14, now + 13 * DAY)
    os.utime(second, (now + 13 * DAY, now + 13 * DAY))
    assert names_in(folder) == [first.name, second.name, "precious.db"]
    third = await backup_into(path, folder, 14, now + 15 * DAY)
    assert names_in(folder) == [second.name, third.name, "precious.db"]
    changed(path, STRAY)
    with pytest.raises(StoreError, match="not sound"):
        await backup_into(path, folder, 14, now + 99 * DAY)
    assert names_in(folder) == [second.name, third.name, "precious.db"]


async def test_a_folder_keeps_the_hosts_number_of_backups(path: Path, tmp_path: Path) -> None:
    """However young they are; the one just made is among them."""
    folder = tmp_path / "copies"
    folder.mkdir()
    made = [await backup_into(path, folder, 9999, 1_800_000_000.0 + n, keep=2) for n in range(4)]
    assert names_in(folder) == [made[2].name, made[3].name]
    back_in_time = await backup_into(path, folder, 9999, 1_700_000_000.0, keep=2)
    assert back_in_time.exists()


@pytest.mark.parametrize("keep", [4, None])
async def test_copies_of_today_outlast_those_of_a_wrong_clock(
    path: Path, tmp_path: Path, keep: int | None
) -> None:
    folder, today = tmp_path / "backups", 1_800_000_000.0
    folder.mkdir()
    old = {await backup_into(path, folder, 4, today - n) for n in (4, 3, 2, 1, 0)}
    ahead = await backup_into(path, folder, 4, 2_150_000_000.0, keep)
    assert len(old & set(folder.iterdir())) == 3, "an age by a wrong clock costs two at most"
    assert of_the_future(folder, today) == [ahead]
    made = [await backup_into(path, folder, 4, today + 9 + n, keep) for n in range(4)]
    assert {*made} <= set(folder.iterdir())
    assert not ahead.exists()
    assert await newest_sound(folder, today + 99) == f"The newest sound one is {made[-1]}."


async def test_moves_tell_when_a_copy_with_a_name_of_1970_was_made(
    path: Path, tmp_path: Path
) -> None:
    folder, today = tmp_path / "backups", 1_800_000_000.0
    folder.mkdir()
    await backup_into(path, folder, 4, today - DAY)
    changed(path, "UPDATE moves SET at = 1799999940 WHERE table_id = 3;")
    behind = await backup_into(path, folder, 4, 1000.0)
    new = await backup_into(path, folder, 4, today, keep=2)
    assert names_in(folder) == [behind.name, new.name]


async def test_the_next_backup_removes_what_a_killed_one_left(path: Path, tmp_path: Path) -> None:
    folder, now = tmp_path / "backups", time()
    folder.mkdir()
    for name, ago in (("1-01-000000", 999), ("1-02-000000", -999), ("1-03-000000", 9)):
        for suffix in (".part", ".part-journal"):
            left = folder / f"2026-1{name}.db{suffix}"
            left.touch()
            os.utime(left, (now - ago, now - ago))
    new = await backup_into(path, folder, 4, now)
    running = "2026-11-03-000000.db.part"
    assert names_in(folder) == sorted([running, f"{running}-journal", new.name])


async def test_a_backup_takes_the_place_of_the_database_and_that_is_kept(
    path: Path, tmp_path: Path
) -> None:
    """One that is not sound replaces nothing."""
    copy = tmp_path / "backup.db"
    await backup(path, copy)
    store = await SqlStore.open(path)
    await store.add_move(RUNNING, MoveRow(2, 0, "+1", 1.0))
    await store.close()
    former = await restore(copy, path, TOYS)
    assert former == tmp_path / "tables.db.before-1"
    assert {each.stat().st_mode & 0o777 for each in (copy, path)} == {0o600}, "its owner's alone"
    assert await restore(copy, tmp_path / "new.db", TOYS) is None
    assert await check(tmp_path / "new.db", TOYS) == ()
    before = names_in(tmp_path)
    changed(copy, STRAY)
    with pytest.raises(StoreError, match="not sound"):
        await restore(copy, path, TOYS)
    assert names_in(tmp_path) == before
    assert len(await moves_of(path)) == 2
    assert len(await moves_of(former)) == 3


async def test_a_table_of_an_unknown_game_is_named(path: Path) -> None:
    wrong = await check(path, {})
    assert wrong == tuple(f"Table {n} plays toy, which is unknown here." for n in (2, 3))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("INSERT INTO moves VALUES (3, 2, 1, '+1', 1.0, 0);", "Table 3 cannot be played on"),
        (
            """UPDATE tables SET players = '["?"]' WHERE id = 1;""",
            "Table 1 in the database cannot be read",
        ),
        (STRAY, "A row of moves belongs to no row of tables."),
        ("PRAGMA user_version = 0;", "has version 0"),
    ],
)
async def test_faults_of_a_database_are_named(path: Path, change: str, fault: str) -> None:
    changed(path, change)
    (wrong,) = await check(path, TOYS)
    assert fault in wrong


async def test_a_check_and_a_copy_change_nothing(path: Path) -> None:
    changed(path, """UPDATE tables SET players = '["?"]' WHERE id = 2;""")
    before = path.read_bytes()  # noqa: ASYNC240 - no other task runs
    await check(path, TOYS)
    async with copied(path) as store:
        assert len(await store.open_tables()) == 1
    assert path.read_bytes() == before  # noqa: ASYNC240 - as above


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
