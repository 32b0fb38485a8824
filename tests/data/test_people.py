"""Data about people in a database: how it is shown to them, and that nothing of it stays."""

import asyncio
import json
import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.base.ports import Server, Where
from data.databases import database_at
from data.events import CallStore
from data.people import PERSONAL, export, forget_in_copies
from data.store import SqlStore
from data.upkeep import backup, check
from engine.players.base import Level
from engine.tables.model.table import FORMER, Invitation, Person, Player, Shuffle, Status, Table
from engine.tables.ports import MessageRow, MoveRow
from engine.tables.transitions.invitations import is_invited
from engine.tables.transitions.shuffle import word_of
from tests.amounts import amount
from tests.data.sqlite import connection_of, holds, names_in, traces
from tests.data.test_night_store import night_with
from tests.data.test_store import table_at
from tests.engine.toy_game import TOYS

ID = 1_100_000_000_000_000_000
"""As long as Discord's ids are."""
MEMBERS = tuple(
    Player(name, ID + 7919 * n)
    for n, name in enumerate(
        (
            "Ännä",
            *("Ben", "Ben"),
            'Quo"te',
            "back\\slash",
            "Zoë 🐙",
            "two\nlines",
            "Grandmother Willow",
        )
    )
)
COLUMNS = Path(__file__).with_name("nobodys.txt").read_text("utf-8").splitlines()
NOBODYS = {line.split(": ")[0]: line.split(": ")[1] for line in COLUMNS}
"""The columns that hold neither an id nor a name of a person."""


async def filled(where: Where, draw: Random) -> SqlStore:
    """A database whose tables were opened, changed, played and ended by many people."""
    store = await SqlStore.open(where)
    if isinstance(where, Path):
        connection_of(store).execute("PRAGMA synchronous = OFF")  # no power is cut here
    for number in range(40):
        people = tuple(draw.sample(MEMBERS, draw.randrange(1, 5)))
        at = table_at(number)
        table = await store.add_table(replace(at, host=people[0].user or 0, players=people))
        if number % 2:
            cuts = " ".join(word_of(player.name) for player in people)
            shuffle = Shuffle("5e" * 32, "{}", "00", "11 " * len(people), cuts)
            table = replace(table, shuffle=shuffle)
        for seq in range(draw.randrange(3)):
            noted: dict[str, Any] = {"entry": 12, "cut": "ahoy", "nudged": 5.5, "reminded_at": 1}
            people = tuple(replace(player, missed=seq, **noted) for player in people)
            table = replace(table, players=people, started=5.0, status=Status.RUNNING)
            await store.add_moves(table, [MoveRow(seq, 0, "=1", 6.0)])
        last = people[-1]
        seat = replace(last, user=None, level=Level.MATE, left=True)
        kicked = replace(seat, taken_from=last.user, last_seen=5.0)
        if draw.randrange(2):
            table = replace(table, players=(*people[:-1], kicked))
        if number % 3 == 0:
            invited = draw.choice(MEMBERS)
            people = (invited,) if number % 2 else (invited, MEMBERS[0])
            guests = tuple(Person(player.user or 0, player.name) for player in people)
            kept = Invitation(guests, 8.0)
            table = replace(table, invitation=kept)
        outs = draw.sample(MEMBERS, draw.randrange(3))
        gone = tuple(Person(player.user or 0, player.name) for player in outs)
        table = replace(table, kicked=gone, queue=gone[::-1])
        await store.save_table(replace(table, status=draw.choice([*Status][2:]), ended=9.0))
    for number in range(6):
        await night_with(store, draw.sample(MEMBERS, 4), 100 + number)
    for player in MEMBERS:
        await store.set_setting("user", player.user or 0, "mentions", "never")
        await CallStore(store).want(1, player.user or 0, ["seven"], 5.0)
    return store


def columns(path: Path) -> dict[str, set[str]]:
    """The columns of each table of a database."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        )
        return {
            name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
            for (name,) in tables
        }


async def test_every_column_is_known_to_name_people_or_not(tmp_path: Path) -> None:
    """A migration that adds one decides: PersonalRows in data/people.py, or NOBODYS here."""
    path = tmp_path / "tables.db"
    await database_at(path).upgrade()
    personal = {column for holding in PERSONAL for column in holding.columns}
    nobodys = {f"{table}.{name}" for table, names in NOBODYS.items() for name in names.split()}
    there = {f"{table}.{name}" for table, names in columns(path).items() for name in names}
    assert there == personal | nobodys
    assert not personal & nobodys


@settings(max_examples=amount(4, 300))
@given(seed=st.integers(0, 2**32), who=st.sampled_from(MEMBERS))
def test_no_byte_of_a_forgotten_person_stays(
    seed: int, who: Player, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Neither in the file nor in its log nor in a backup; everybody else's rows are as before."""
    asyncio.run(forgotten_without_a_trace(tmp_path_factory.mktemp("seas"), Random(seed), who))


async def forgotten_without_a_trace(folder: Path, draw: Random, who: Player) -> None:
    path, copy = folder / "tables.db", folder / "2026-01-01-000000.db"
    store, user = await filled(path, draw), who.user or 0
    await backup(path, copy)
    before, _ = await store.all_tables()
    assert holds(path, traces(user))
    assert holds(copy, traces(user))
    await store.forget(user)
    await store.scrub()
    assert forget_in_copies([copy], user) == (1, 0)
    forms = list(traces(user, {who.name}))
    if who.name == "Ben":  # somebody else's name, too
        forms = list(traces(user))
    assert not holds(path, forms)
    assert not holds(copy, forms)
    others = [undone(table, who) for table in before]
    after, faults = await store.all_tables()
    assert (list(after), faults) == (others, ())
    await store.close()
    assert await check(copy, TOYS) == ()
    again = await SqlStore.open(copy)
    assert list((await again.all_tables())[0]) == others
    await again.close()


@pytest.mark.slow
@pytest.mark.parametrize("who", MEMBERS[:5])
async def test_somebody_is_forgotten_and_everybody_else_s_rows_are_as_before(
    server: Server, who: Player
) -> None:
    """Also on PostgreSQL, whose own files are not looked into."""
    store, user = await filled(server, Random(who.name)), who.user or 0
    before, _ = await store.all_tables()
    await store.forget(user)
    await store.scrub()
    after, faults = await store.all_tables()
    assert (list(after), faults) == ([undone(table, who) for table in before], ())
    assert await store.settings("user", user) == {}
    left = told(server, user)
    assert [name for name, rows in left.items() if isinstance(rows, list) and rows] == []
    others = [player.user or 0 for player in MEMBERS if player != who]
    assert all([await store.settings("user", other) for other in others])
    await store.close()


def undone(table: Table, who: Player) -> Table:
    """The table as it is once this person is forgotten."""
    gone = Player(FORMER, None, Level.MATE, left=True)
    players = tuple(gone if who.user in (p.user, p.taken_from) else p for p in table.players)
    words = "" if table.shuffle is None else table.shuffle.cuts
    cut_it = str(who.user) in words if table.settings.night else players != table.players
    shuffle = None if cut_it else table.shuffle
    host = None if table.host == who.user else table.host
    invitation = None if is_invited(table, who.user or 0) else table.invitation
    kicked = tuple(person for person in table.kicked if person.user != who.user)
    table = replace(table, players=players, host=host, shuffle=shuffle)
    queue = tuple(person for person in table.queue if person.user != who.user)
    return replace(table, invitation=invitation, kicked=kicked, queue=queue)


async def test_remains_in_free_space_of_older_programs_are_deleted_too(tmp_path: Path) -> None:
    """It overwrote nothing that it deleted."""
    path = tmp_path / "tables.db"
    await (await filled(path, Random(1))).close()
    anna = MEMBERS[0].user or 0
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("DELETE FROM tables")
        connection.execute("DELETE FROM settings")
        connection.execute("DELETE FROM calls")
        connection.commit()
    copy = tmp_path / "copy.db"
    shutil.copyfile(path, copy)
    assert holds(copy, traces(anna))
    assert forget_in_copies([copy], anna) == (1, 0)
    store = await SqlStore.open(path)
    assert holds(path, traces(anna))
    await store.forget(anna)
    await store.scrub()
    assert not holds(path, traces(anna, {"Ännä"}))
    assert not holds(copy, traces(anna, {"Ännä"}))
    await store.close()


async def test_open_tables_are_left_to_the_gate(store: SqlStore) -> None:
    """It remembers them, and would write back what it remembers."""
    anna = MEMBERS[0]
    table = await store.add_table(replace(table_at(), host=anna.user or 0, players=(anna,)))
    await store.forget(anna.user or 0)
    assert await store.table(table.id) == table


async def test_unreadable_rows_that_name_the_person_are_emptied(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await SqlStore.open(path)
    for channel, players in enumerate((f'["?", {ID}]', f'{{"user": {ID}', f"[{ID}", '["?"]')):
        table = await store.add_table(table_at(channel))
        spoil = "UPDATE tables SET players = ?, aside = 1 WHERE id = ?"
        await store.write((spoil, (players, table.id)))
    await store.forget(ID)
    await store.scrub()
    assert not holds(path, traces(ID))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT players FROM tables").fetchall()[-1] == ('["?"]',)
    await store.close()


async def test_a_backup_of_an_older_version_forgets_people(tmp_path: Path) -> None:
    """It may lack tables and columns that name people."""
    path = tmp_path / "2025-01-01-000000.db"
    await (await filled(path, Random(1))).close()
    with closing(sqlite3.connect(path)) as old:
        old.execute("DROP TABLE tries")
        old.execute("ALTER TABLE tables DROP COLUMN invitation")
    os.utime(path, (1000.0, 2000.0))
    path.chmod(0o600)
    anna = MEMBERS[0].user or 0
    assert holds(path, traces(anna))
    assert forget_in_copies([path], anna) == (1, 0)
    assert not holds(path, traces(anna, {"Ännä"}))
    assert (path.stat().st_mtime, path.stat().st_mode & 0o777) == (2000.0, 0o600)
    assert names_in(tmp_path) == [path.name]


async def test_a_copy_that_cannot_be_rewritten_is_counted_and_others_are_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    store = await filled(path, Random(1))
    names = [tmp_path / f"copy-{n}.db" for n in range(3)]
    for copy in names:
        await backup(path, copy)
    damaged, foreign = tmp_path / "damaged.db", tmp_path / "foreign.db"
    damaged.write_bytes(f"no database, but it names {ID}".encode())
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute(f"CREATE TABLE of_another_program_{ID} (a)")
    assert forget_in_copies([damaged, foreign, tmp_path / "none.db"], ID) == (0, 1)
    before = names[0].read_bytes()
    with monkeypatch.context() as patching:
        patching.setattr("data.people._forget", broken)
        assert forget_in_copies(names[:1], ID) == (0, 1)
    assert names[0].read_bytes() == before
    assert forget_in_copies(names, ID) == (3, 0)
    assert [holds(copy, traces(ID)) for copy in names] == [False] * 3
    await store.close()


def broken(*_: Any) -> None:
    raise sqlite3.OperationalError("disk I/O error")


@given(st.integers(1, 2**63 - 1))
def test_an_id_is_looked_for_as_sqlite_writes_it(number: int) -> None:
    """In digits, as a value, and as a key."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE a (id INTEGER PRIMARY KEY, value, words)")
        connection.execute("INSERT INTO a VALUES (?1, ?1 | (1 << 62), CAST(?1 AS TEXT))", (number,))
        page = connection.serialize()
    digits, _, key = traces(number)
    assert digits in page
    assert key in page
    assert (number | 1 << 62).to_bytes(8, "big") in page


def told(where: Where, who: int, most: int | None = None) -> dict[str, Any]:
    """The export about somebody."""
    text = export(where, who, 1_700_000_000.0, most)
    assert most is None or len(text) <= most
    read: dict[str, Any] = json.loads(text)
    return read


async def test_an_export_holds_all_that_is_mine_and_nothing_of_anybody_else(
    store: SqlStore, where: Where
) -> None:
    anna, ben = MEMBERS[:2]
    table = await store.add_table(
        replace(table_at(), host=anna.user or 0, players=(ben, anna), status=Status.RUNNING)
    )
    for seq, seat in enumerate((0, 1, 0)):
        await store.add_move(table.id, MoveRow(seq, seat, f"move-{seat}", 5.0))
    await store.save_message(MessageRow(table.id, "board", 2, 10, 1.0))
    await store.set_setting("user", anna.user or 0, "mentions", "never")
    await CallStore(store).want(1, anna.user or 0, ["seven"], 6.0)
    await CallStore(store).want(2, ben.user or 0, ["seven"], 6.0)
    kept = Invitation((Person(anna.user or 0, anna.name), Person(ben.user or 0, ben.name)), 8.0)
    lobby = await store.add_table(replace(table_at(7), invitation=kept))
    kept = Invitation((Person(ben.user or 0, ben.name), Person(anna.user or 0, "Änn")), 9.0)
    again = await store.add_table(replace(table_at(8), invitation=kept))
    gone = (Person(ben.user or 0, ben.name), Person(anna.user or 0, "Anni"))
    kicks = await store.add_table(replace(table_at(9), kicked=gone))
    waits = await store.add_table(replace(table_at(10), queue=gone))
    mine = told(where, anna.user or 0)
    assert mine["person"] == str(anna.user)
    assert mine["written"] == "2023-11-14T22:13:20+00:00"
    assert mine["cut"] is False
    assert mine["settings"] == [{"name": "mentions", "value": "never"}]
    assert mine["calls"] == [{"server": 1, "game": "seven", "since": 6.0}]
    assert mine["invitations"] == [
        {"user": anna.user, "name": "Änn", "until": 9.0, "table": again.id},
        {"user": anna.user, "name": anna.name, "until": 8.0, "table": lobby.id},
    ]
    assert mine["kicks"] == [{"table": kicks.id, "name": "Anni"}]
    assert mine["waits"] == [{"table": waits.id, "name": "Anni"}]
    [sat] = mine["tables"]
    assert (sat["table"], sat["host"], sat["status"]) == (table.id, True, "running")
    assert [(seat["seat"], seat["name"]) for seat in sat["seats"]] == [(1, anna.name)]
    assert sat["moves"] == [{"seat": 1, "move": "move-1", "at": 5.0, "by": 0}]
    assert [row["message"] for row in sat["messages"]] == [10]
    text = export(where, anna.user or 0, 0.0).decode()
    assert str(table.seed) not in text, "an open table's seed is a secret"
    assert str(ben.user) not in text
    assert ben.name not in text
    assert told(where, ID - 1)["tables"] == []


async def test_a_cutting_word_is_exported_to_its_author_not_to_the_seats_new_owner(
    tmp_path: Path,
) -> None:
    path, (anna, ben) = tmp_path / "tables.db", MEMBERS[:2]
    store = await SqlStore.open(path)
    shuffle = Shuffle("5e" * 32, "{}", "00", "11 22", "grog rum")
    players = (anna, replace(ben, took_over=True))
    await store.add_table(replace(table_at(), players=players, shuffle=shuffle))
    assert [cut["words"] for cut in told(path, anna.user or 0)["cuts"]] == [["grog"]]
    assert told(path, ben.user or 0)["cuts"] == []
    await store.forget(ben.user or 0)
    [table] = (await store.all_tables())[0]
    assert table.shuffle == shuffle
    await store.close()


async def test_an_export_that_is_too_long_keeps_the_newest_tables_and_says_so(where: Where) -> None:
    who = MEMBERS[0].user or 0
    store = await filled(where, Random(3))
    whole = told(where, who)
    assert len(whole["tables"]) > 5
    size = len(export(where, who, 1_700_000_000.0))
    for most in (size + 1800, size // 2, 2500, 600):
        part = told(where, who, most)
        assert part["tables"] == whole["tables"][: len(part["tables"])]
        assert part["cut"] is (most < size)
    ids = [table["table"] for table in whole["tables"]]
    assert ids == sorted(ids, reverse=True)
    await store.close()
