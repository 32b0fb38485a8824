"""Migrations: in order, each whole or not at all, from the first release on."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from data.base import upgrade as upgrading
from data.base.database import StoreError
from data.base.ports import Where
from data.base.upgrade import FOLDER, current, migrations, newest, upgrade
from data.databases import database_at
from data.store import SqlStore
from data.upkeep import copy
from tests.data.postgres import Cluster
from tests.engine.tables.at_the_gate import ANNA, tables_on

SECOND = """
ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
UPDATE tables SET mood = 'tense' WHERE status = 'running';
CREATE TABLE moods (  -- of each seat
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  since    REAL    NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO moods SELECT table_id, seat, max(at) FROM moves GROUP BY table_id, seat;
"""
"""A made-up migration of a later release."""


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A database of either kind, of its own, without tables."""
    if request.param == "sqlite":
        return tmp_path / "seas.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], int]:
    """Add a migration to those of this release; returns its number."""

    def add(script: str) -> int:
        folder = tmp_path / "migrations"
        folder.mkdir(exist_ok=True)
        for path in FOLDER.glob("V*.sql"):
            (folder / path.name).write_text(path.read_text("utf-8"), "utf-8")
        number = len(list(FOLDER.glob("V*.sql"))) + min(migrations())
        (folder / f"V{number}__later.sql").write_text(script, "utf-8")
        monkeypatch.setattr(upgrading, "FOLDER", folder)
        return number

    return add


async def test_a_missing_and_an_empty_file_become_the_newest_version(tmp_path: Path) -> None:
    missing, empty = tmp_path / "missing.db", tmp_path / "empty.db"
    empty.touch()
    assert await current(empty) == 0
    for path in (missing, empty):
        assert await upgrade(path) == await current(path) == newest()
    assert await upgrade(missing) == newest()


async def test_a_second_migration_keeps_running_tables_which_play_on(
    empty: Where, later: Callable[[str], int]
) -> None:
    store = await SqlStore.open(empty)
    tables = tables_on(store)
    number = await tables.counting()
    await tables.press(number, ANNA, 0)
    before = await tables.view(number, 101), await store.moves(number), await store.open_tables()
    await store.close()

    second = later(SECOND)
    store = await SqlStore.open(empty)
    assert await database_at(empty).version() == second == newest()
    assert await store.read("SELECT mood FROM tables") == (("tense",),)
    assert [seat for (seat,) in await store.read("SELECT seat FROM moods ORDER BY seat")] == [0, 1]
    tables = tables_on(store)
    assert await tables.restore() == 1
    assert before == (
        await tables.view(number, 101),
        await store.moves(number),
        await store.open_tables(),
    )
    assert (await tables.play_out(number, Random(1))).outcome is not None
    await store.close()


async def test_a_database_of_the_first_release_keeps_its_tables(
    empty: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits there for the next game."""
    number = min(migrations())
    (first,) = FOLDER.glob(f"V{number}__*.sql")
    (tmp_path / first.name).write_text(first.read_text("utf-8"), "utf-8")
    with monkeypatch.context() as only:
        only.setattr(upgrading, "FOLDER", tmp_path)
        assert await database_at(empty).upgrade() == number
        with database_at(empty).session(write=True) as session:
            session.execute(
                "INSERT INTO tables (guild, channel, game, options, players, status, seed, opened)"
                " VALUES (1, 2, 'toy', '{}', '[]', 'lobby', 7, 5.0)"
            )
    store = await SqlStore.open(empty)
    [table] = await store.open_tables()
    assert (table.seed, table.opened, table.queue) == (7, 5.0, ())
    await store.close()


async def test_a_failing_migration_leaves_the_version_before_it(
    empty: Where, later: Callable[[str], int]
) -> None:
    await database_at(empty).upgrade()
    with database_at(empty).session() as session:
        before = session.columns()
    second = later("CREATE TABLE moods (at REAL); INSERT INTO moods VALUES (1); DROP TABLE none;")
    with pytest.raises(StoreError, match="none"):
        await database_at(empty).upgrade()
    assert await database_at(empty).version() == second - 1
    assert later("CREATE TABLE moods (at REAL);") == second
    assert await database_at(empty).upgrade() == second
    with database_at(empty).session() as session:
        assert session.columns() == {**before, "moods": ["at"]}


async def test_a_database_of_the_version_before_is_not_used_until_it_is_upgraded(
    empty: Where, tmp_path: Path, later: Callable[[str], int]
) -> None:
    await database_at(empty).upgrade()
    second = later("SELECT 1;")
    with pytest.raises(StoreError, match=f"has version {second - 1}: upgrade it to {second}"):
        await copy(empty, tmp_path / "new.db")


def test_migrations_are_numbered_without_a_gap(tmp_path: Path, later: Callable[[str], int]) -> None:
    number = later("SELECT 1;")
    assert newest() == number
    here = tmp_path / "migrations" / f"V{number}__later.sql"
    here.rename(here.with_name(f"V{number + 1}__later.sql"))
    with pytest.raises(ValueError, match="without a gap"):
        migrations()
