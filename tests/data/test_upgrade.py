"""Migrations: in order, each whole or not at all, from every version there ever was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from data.base.database import StoreError
from data.base.upgrade import FOLDER, current, migrations, upgrade
from data.databases import database_at
from data.ratings import RatingStore
from data.store import SqlStore
from engine.players.base import Level
from engine.results.ratings import Rating
from engine.results.recount import VERSION, recount
from engine.tables.model.table import ChannelPlace, OwnPlace, Player, Status, TableSettings, Timing
from engine.tables.ports import MoveRow
from tests.data.postgres import Cluster
from tests.engine.tables.at_the_gate import join, tables_on
from tests.engine.toy_game import TOYS, Add


def snapshots(folder: Path) -> list[Path]:
    """A database of every version as SQL, by number: by name, v10 would come before v2."""
    return sorted(folder.glob("v*.sql"), key=lambda path: int(path.stem[1:]))


SNAPSHOTS = snapshots(Path(__file__).parent / "snapshots")
NEWEST = len(migrations())
OURS = "PRAGMA application_id = 0x37534541;"
PEOPLE = (Player("Ännä", 101), Player("Salty", None, Level.MATE))


def shape(path: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(path)
    rows = connection.execute(
        "SELECT name, sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name"
    )
    found = [(name, " ".join(sql.split())) for name, sql in rows]
    connection.close()
    return found


def load(path: Path, snapshot: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(snapshot.read_text("utf-8"))
    connection.close()


def written(folder: Path, *scripts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, script in enumerate(scripts, start=1):
        (folder / f"V{number}__step.sql").write_text(script, "utf-8")
    return folder


async def test_a_missing_and_an_empty_file_become_the_newest_version(tmp_path: Path) -> None:
    missing, empty = tmp_path / "missing.db", tmp_path / "empty.db"
    empty.touch()
    assert await current(empty) == 0
    for path in (missing, empty):
        assert await upgrade(path) == await current(path) == NEWEST
    assert shape(missing) == shape(empty)
    assert await upgrade(missing) == NEWEST


def test_every_version_has_a_snapshot() -> None:
    assert [path.stem for path in SNAPSHOTS] == [f"v{n}" for n in range(1, NEWEST + 1)]


def test_snapshots_are_sorted_by_number(tmp_path: Path) -> None:
    for number in (10, 2, 11, 1, 9):
        (tmp_path / f"v{number}.sql").touch()
    assert [path.stem for path in snapshots(tmp_path)] == ["v1", "v2", "v9", "v10", "v11"]


async def test_migrations_are_applied_by_number(tmp_path: Path) -> None:
    """Each of twelve steps needs the one before it, and a file of version 9 needs only the rest."""
    renames = [f"ALTER TABLE t{n} RENAME TO t{n + 1};" for n in range(1, 12)]
    steps, path = [f"{OURS} CREATE TABLE t1 (x);", *renames], tmp_path / "x.db"
    assert await upgrade(path, written(tmp_path / "nine", *steps[:9])) == 9
    assert await upgrade(path, written(tmp_path / "all", *steps)) == 12
    assert [name for name, _ in shape(path)] == ["t12"]


@pytest.mark.parametrize("snapshot", SNAPSHOTS, ids=lambda path: path.stem)
async def test_a_database_of_every_version_upgrades_and_keeps_its_rows(
    tmp_path: Path, snapshot: Path
) -> None:
    path, fresh = tmp_path / "old.db", tmp_path / "fresh.db"
    load(path, snapshot)
    assert await upgrade(path) == NEWEST
    await upgrade(fresh)
    assert shape(path) == shape(fresh)
    store = await SqlStore.open(path)
    assert [(t.id, t.status.value, t.players[0].name) for t in await store.open_tables()] == [
        (2, "running", "Ännä"),
        (3, "lobby", "Ben"),
    ]
    assert [row.move for row in await store.moves(2)] == ["=1", "=3", "+2"]
    assert (await store.messages(2))["board"].message == 22
    assert await store.setting("bot", 0, "hash") == "abc"
    await store.close()


async def test_a_table_without_a_clock_stays_one_and_its_people_stay_seated(tmp_path: Path) -> None:
    """Version 2 brought clocks and absence."""
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[0])
    store = await SqlStore.open(path)
    for table in (await store.table(1), *await store.open_tables()):
        assert table is not None
        assert (table.settings.clock, table.timing.deadline, table.rematch_of) == (None, None, None)
        assert not any((table.timing.reminded, table.timing.suspended, table.paused))
        assert not any(player.left or player.missed for player in table.players)
    running = await store.table(2)
    assert running is not None
    assert running.players == PEOPLE
    await store.close()


@pytest.mark.parametrize("snapshot", SNAPSHOTS[:2], ids=lambda path: path.stem)
async def test_a_table_from_before_ratings_is_not_rated(tmp_path: Path, snapshot: Path) -> None:
    """Version 3 brought them."""
    path = tmp_path / "old.db"
    load(path, snapshot)
    store = await SqlStore.open(path)
    assert [table.settings.rated for table in await store.open_tables()] == [False, False]
    await store.close()


async def test_a_table_that_was_set_aside_stays_there(tmp_path: Path) -> None:
    """Version 4 sets aside what cannot be read."""
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[3])
    store = await SqlStore.open(path)
    tables, faults = await store.all_tables()
    assert [table.id for table in tables] == [1, 2, 3]
    assert len(faults) == 1
    await store.close()


@pytest.mark.parametrize("snapshot", SNAPSHOTS[:6], ids=lambda path: path.stem)
async def test_what_was_finished_before_version_7_gets_its_results(
    tmp_path: Path, snapshot: Path
) -> None:
    path = tmp_path / "old.db"
    load(path, snapshot)
    store = await SqlStore.open(path)
    for seq, (seat, move) in enumerate([(0, "=2"), (1, "=1"), (0, "+3"), (1, "+3"), (0, "+1")]):
        await store.add_move(1, MoveRow(seq, seat, move, 1001.5))
    assert await recount(store, TOYS) == 1
    told = [(r.user, r.place, r.points, r.moves, r.ended) for r in await store.results(1)]
    assert told == [(101, 1, 2, 5, 1002.5), (None, 2, 0, 5, 1002.5)]
    assert await store.to_recount(VERSION, 0) == ()
    await store.close()


async def test_results_and_marks_of_version_7_stay(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[6])
    store = await SqlStore.open(path)
    assert [(r.user, r.place) for r in await store.results(1)] == [(101, 1), (None, 2)]
    assert await store.read("SELECT seat, mark FROM marks WHERE table_id = 1") == ((0, "boldest"),)
    await store.close()


async def test_ratings_and_seasons_of_version_8_stay(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[7])
    store = await SqlStore.open(path)
    before = await RatingStore(store).ratings_before((1003.0, 0), [(101, "toy/2"), (102, "toy/2")])
    assert before == {(101, "toy/2"): Rating(27.6, 8.0, 1), (102, "toy/2"): Rating(22.4, 8.0, 1)}
    await store.close()


async def test_a_rated_table_of_version_3_stays_rated(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[2])
    store = await SqlStore.open(path)
    assert [table.settings.rated for table in await store.open_tables()] == [False, True]
    await store.close()


async def test_old_tables_keep_their_seed_and_have_no_secret(tmp_path: Path) -> None:
    """Version 6 brought the shuffle: a lobby from before it is dealt from the seed it has."""
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[3])
    store = await SqlStore.open(path)
    tables, _ = await store.all_tables()
    assert [(table.seed, table.shuffle) for table in tables] == [(7, None)] * 3
    gate = tables_on(store, secret=True)
    await gate.restore()
    await join(gate, 3, Player("Chloé", 103))
    assert (await gate.start(3, 102)).seed == 7
    await store.close()


async def test_a_lobby_of_version_6_keeps_its_secret_and_its_cut(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[5])
    store = await SqlStore.open(path)
    _, lobby = await store.open_tables()
    assert lobby.shuffle is not None
    assert lobby.shuffle.secret == "5e" * 32
    assert lobby.players[0].cut == "anchor"
    await store.close()


async def test_an_old_table_is_played_on_and_has_a_rematch(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[0])
    store = await SqlStore.open(path)
    tables = tables_on(store)
    assert await tables.restore() == 2
    seen = await tables.view(2, 101)
    assert (seen.version, seen.to_move) == (3, (1,))
    moved = await tables.play_for(2, 1, 3, Add(1))
    assert moved.view.count == 3
    await tables.end(2, 101, may_moderate=True)
    assert (await tables.rematch(1, Player("Ännä", 101))).players == PEOPLE
    await store.close()


async def test_settings_and_timing_of_version_12_stay(tmp_path: Path) -> None:
    """Version 13 keeps by name what were columns."""
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[11])
    store = await SqlStore.open(path)
    running, lobby = await store.open_tables()
    assert running.settings == TableSettings(clock=300)
    assert running.timing == Timing(deadline=1300.5, reminded=True)
    assert lobby.settings == TableSettings(clock=60, rated=True)
    assert lobby.timing == Timing(suspended=True)
    await store.close()


async def test_places_of_version_12_stay_and_0_is_no_server_any_more(tmp_path: Path) -> None:
    """Version 13 has NULL where there is no server; the bot's settings have no id but 0."""
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[11])
    with closing(sqlite3.connect(path)) as old:
        old.execute("UPDATE ratings SET guild = 0 WHERE seat = 1")
        old.execute("INSERT INTO settings VALUES ('bot', 0, 'tree', 'a'), ('bot', 7, 'tree', 'b')")
        old.commit()
    store = await SqlStore.open(path)
    assert [t.place for t in await store.open_tables()] == [ChannelPlace(1, 5), ChannelPlace(1, 6)]
    assert [result.guild for result in await store.results(1)] == [1, 1]
    assert await store.read("SELECT guild FROM ratings ORDER BY seat") == ((1,), (None,))
    told = {name: value for name, value in (await store.settings("bot", 0)).items() if value < "c"}
    assert told == {"tree": "a", "tree:7": "b"} | {"hash": "abc"}
    await store.close()


async def test_an_own_table_of_version_13_stays(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    load(path, SNAPSHOTS[12])
    store = await SqlStore.open(path)
    (own,) = await store.own_tables(101)
    assert (own.id, own.place, own.status) == (5, OwnPlace(101), Status.RUNNING)
    await store.close()


async def test_settings_and_timing_of_version_12_stay_on_a_server(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole seconds stay numbers with a fraction: PostgreSQL writes them without their point."""
    server = cluster.database()
    with monkeypatch.context() as patch:
        patch.setattr("data.postgres.schema.migrations", lambda: migrations()[:12])
        assert await database_at(server).upgrade() == 12
    with psycopg.connect(server.url) as connection:
        connection.execute(
            "INSERT INTO tables (guild, channel, host, game, options, players, status, seed,"
            " opened, clock, rated, deadline, rests, reminded, suspended, expires, forewarned)"
            " VALUES (1, 2, 3, 'toy', '{}', '[]', 'running', 7, 1, 300, true, 1300,"
            " '[[1301.0,1302.5]]', true, false, 1400.25, true)"
        )
    store = await SqlStore.open(server)
    (table,) = await store.open_tables()
    assert table.settings == TableSettings(clock=300, rated=True)
    assert table.timing == Timing(
        deadline=1300.0,
        rests=((1301.0, 1302.5),),
        reminded=True,
        expires=1400.25,
        forewarned=True,
    )
    await store.close()


async def test_a_failing_migration_leaves_the_version_before_it(tmp_path: Path) -> None:
    first = f"{OURS} CREATE TABLE a (x);"
    path, folder = tmp_path / "x.db", written(tmp_path / "m", first)
    await upgrade(path, folder)
    written(folder, first, "CREATE TABLE b (x); INSERT INTO b VALUES (1); CREATE TABLE a (x);")
    with pytest.raises(StoreError, match="already exists"):
        await upgrade(path, folder)
    assert await current(path) == 1
    assert [name for name, _ in shape(path)] == ["a"]
    written(folder, first, "CREATE TABLE b (x);")
    assert await upgrade(path, folder) == await current(path) == 2


def test_migrations_are_numbered_from_1_without_a_gap(tmp_path: Path) -> None:
    assert [step.number for step in migrations(FOLDER)] == list(range(1, NEWEST + 1))
    folder = written(tmp_path / "m", "SELECT 1;", "SELECT 1;")
    (folder / f"V{NEWEST + 2}__late.sql").write_text("SELECT 1;", "utf-8")
    with pytest.raises(ValueError, match="without a gap"):
        migrations(folder)


async def test_what_is_not_there_has_no_version(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open"):
        await current(tmp_path / "missing.db")
    assert not (tmp_path / "missing.db").exists()
