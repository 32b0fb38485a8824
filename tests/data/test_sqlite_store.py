"""SQLite: its disk, its values besides tables and moves, and the words for its troubles."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from data.base import disk
from data.base.database import NotWritten, StoreError, UnusableDatabase, address, explained
from data.base.disk import refuse_unless_local
from data.store import SqlStore
from engine.tables.ports import MoveRow
from tests.data.sqlite import connection_of
from tests.data.test_store import table_at


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(tmp_path / "tables.db")
    yield opened
    await opened.close()


async def test_the_writer_waits_for_the_disk_at_every_commit(store: SqlStore) -> None:
    connection, asked = connection_of(store), {}
    for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete"):
        (asked[pragma],) = connection.execute(f"PRAGMA {pragma}").fetchone()
    full = 2
    assert asked == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "secure_delete": 1,
    }


async def test_a_log_that_grew_while_somebody_read_shrinks_again(
    store: SqlStore, tmp_path: Path
) -> None:
    log = tmp_path / "tables.db-wal"
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM settings").fetchall()
        for n in range(20):
            await store.set_setting("user", n, "long", "x" * 500_000)
        assert log.stat().st_size > 9e6
        reader.execute("COMMIT")
    for n in range(3):
        await store.set_setting("user", n, "short", "x")
    assert log.stat().st_size < 5e6


async def told(kept: list[bool], *wanted: bool) -> None:
    """A commit is measured after whoever waited for it knows of it."""
    for _ in range(5000):
        if set(wanted) <= set(kept) and kept:
            return
        await asyncio.sleep(0.001)


async def test_a_full_disk_is_reported_to_all_who_share_a_commit_and_the_store_recovers(
    store: SqlStore,
) -> None:
    kept: list[bool] = []
    store.committed = lambda _, is_kept: kept.append(is_kept)
    table = (await store.add_table(table_at())).id
    await told(kept)
    kept.clear()
    connection = connection_of(store)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    asked = (store.add_move(table, MoveRow(n, 0, "x" * 3000, 1.0)) for n in range(9))
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(result) for result in results] == [NotWritten] * 9
    assert "full" in str(results[0])
    await told(kept)
    assert not any(kept)
    assert await store.moves(table) == ()
    connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
    await store.add_move(table, MoveRow(0, 0, "a", 1.0))
    await told(kept, True)
    assert any(kept)
    assert len(await store.moves(table)) == 1


async def test_a_missing_folder_is_refused_with_a_message(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used: unable to open"):
        await SqlStore.open(tmp_path / "no" / "tables.db")
    with pytest.raises(StoreError, match="cannot be used"):
        await SqlStore.open(tmp_path)


async def test_a_database_held_by_another_program_is_reported_after_a_while(
    store: SqlStore, tmp_path: Path
) -> None:
    connection_of(store).execute("PRAGMA busy_timeout = 50")
    holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"):
        await store.add_table(table_at())
    holder.execute("ROLLBACK")
    holder.close()
    assert (await store.add_table(table_at())).id == 1


MOUNTS = "25 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw\n31 25 0:42 / {0} rw - {1} nas:/seas rw\n"


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "fuse.sshfs", "9p"])
def test_a_network_folder_is_refused_by_the_name_of_its_file_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    there = tmp_path / "on a network"
    there.mkdir()
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS.format(str(there).replace(" ", "\\040"), kind), encoding="utf-8")
    monkeypatch.setattr(disk, "MOUNTS", mounts)
    with pytest.raises(UnusableDatabase, match=rf"is on {kind}: .*local disk"):
        refuse_unless_local(there / "seas.db")
    refuse_unless_local(tmp_path / "seas.db")
    assert [*there.iterdir()] == []


def test_a_disk_without_shared_memory_or_locks_is_refused_whatever_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "seas.db"
    with monkeypatch.context() as patching:
        patching.setattr(disk, "OTHER", "")  # it may write, too
        with pytest.raises(UnusableDatabase, match=r"a second writer out: .*local disk"):
            refuse_unless_local(path)
    monkeypatch.setattr(disk, "address", lambda file: f"{address(file)}&vfs=unix-dotfile")
    with pytest.raises(UnusableDatabase, match=r"no write-ahead log: .*local disk"):
        refuse_unless_local(path)
    assert [*tmp_path.iterdir()] == []


def test_an_error_of_the_disk_names_the_need(tmp_path: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | 10 << 8
    told = pytest.raises(StoreError, match=r"disk I/O error; it needs a local disk")
    with told, explained(tmp_path):
        raise error
