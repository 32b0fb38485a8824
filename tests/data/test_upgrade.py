"""Migrations, each whole or not at all, and moves to another database: nothing is lost."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.base import upgrade as upgrading
from data.base.database import StoreError
from data.base.ports import Where
from data.base.upgrade import FOLDER, current, migrations, newest, upgrade
from data.databases import database_at
from data.events import OutboxStore
from data.postgres.connection import Session as PostgresSession
from data.sqlite import SqliteSession
from data.store import SqlStore
from data.upkeep import check, copy
from engine.tables.model.table import ChannelPlace, Status
from engine.tables.ports import MessageRow, MoveRow, Post
from tests.data.postgres import Cluster
from tests.data.rated import random_games
from tests.data.test_store import table_at
from tests.engine.tables.at_the_gate import ANNA, tables_on
from tests.engine.toy_game import TOYS

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


def test_migrations_have_each_number_once(tmp_path: Path, later: Callable[[str], int]) -> None:
    number = later("SELECT 1;")
    assert newest() == number
    here = tmp_path / "migrations" / f"V{number}__later.sql"
    here.with_name(f"V{number}__again.sql").write_text("SELECT 1;")
    with pytest.raises(ValueError, match="a number twice"):
        migrations()
    here.with_name(f"V{number}__again.sql").unlink()
    here.rename(here.with_name(f"V{number + 1}__later.sql"))
    with pytest.raises(ValueError, match="have a gap"):
        migrations()


async def filled(where: Where) -> None:
    """A host's database: games that are over and under way, rated ones, messages, settings."""
    store = await SqlStore.open(where, plackett_luce)
    tables = tables_on(store, secret=True)
    await tables.play_out(await tables.counting(place=ChannelPlace(1, 1)), Random(1))
    await tables.lobby_of(place=ChannelPlace(1, 2))
    running = await tables.counting(place=ChannelPlace(1, 3))
    await store.save_message(MessageRow(running, "board", 2, 10, 1.5))
    await store.set_setting("guild", 1, "language", '"de"')
    await random_games(store, 6, seed=1)
    await OutboxStore(store).claim(Post("morning", "2026-10", 1, 3))
    gone = await store.add_table(replace(table_at(99), status=Status.CLOSED, ended=1.0))
    await store.write(("DELETE FROM tables WHERE id = ?", (gone.id,)))
    await store.close()


def rows(where: Where) -> dict[str, Sequence[Any]]:
    """Everything that a database holds."""
    with database_at(where).session() as session:
        return {
            table: sorted(map(plain, session.execute(f"SELECT {', '.join(names)} FROM {table}")))  # noqa: S608
            for table, names in session.columns().items()
        } | {"the last id": [session.last_id()]}


def plain(row: Sequence[Any]) -> str:
    """A row in words that both kinds of databases share."""
    return repr([int(value) if isinstance(value, bool) else value for value in row])


async def test_a_host_moves_there_and_back(where: Where, tmp_path: Path) -> None:
    """Every row, the ids that are never used again, and every open table, which plays on."""
    home, back = tmp_path / "home.db", tmp_path / "back.db"
    await filled(home)
    before = rows(home)
    assert await copy(home, where) == sum(map(len, before.values())) - 1
    assert rows(where) == before == rows(home)
    assert await check(where, TOYS) == ()
    store = await SqlStore.open(where)
    running = (await store.open_tables())[-1]
    await store.add_move(running.id, MoveRow(2, 0, "+1", 1.0))
    assert (await store.add_table(table_at(98))).id == before["the last id"][0] + 1
    await store.close()
    await copy(where, back)
    assert rows(back) == rows(where) != before


@pytest.mark.parametrize(
    "session", [SqliteSession, pytest.param(PostgresSession, marks=pytest.mark.slow)]
)
async def test_a_copy_that_loses_a_move_leaves_nothing_and_can_be_made_again(
    session: Any, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, insert = tmp_path / "home.db", session.insert
    is_file = session is SqliteSession
    target = tmp_path / "new.db" if is_file else request.getfixturevalue("server")
    await filled(home)

    def losing(own: Any, table: str, columns: Sequence[str], rows: Iterable[Any]) -> None:
        insert(own, table, columns, [*rows][: -1 if table == "moves" else None])

    with monkeypatch.context() as patching:
        patching.setattr(session, "insert", losing)
        with pytest.raises(StoreError, match=r"Nothing was copied to .* moves has other rows"):
            await copy(home, target)
    assert not any(table for name, table in rows(target).items() if name != "the last id")
    await copy(home, target)
    assert rows(target) == rows(home)
    with pytest.raises(StoreError, match="is not empty: copy into a new one"):
        await copy(home, target)
    assert rows(target) == rows(home)
