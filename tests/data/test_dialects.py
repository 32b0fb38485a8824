"""One language for both databases: every statement, and the tables that the migrations make."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import psycopg
import pytest

import data
from data.base.ports import Server
from data.base.writer import Value
from data.databases import database_at
from data.people import PERSONAL
from data.postgres.connection import OWN_TABLES
from data.postgres.dialect import translated

STATEMENT = re.compile(r"\s*(SELECT|INSERT|REPLACE|UPDATE|DELETE)\b")

TEMPORARY = re.compile(r"\b(fresh|extra)\b")
"""Tables of a command that looks at files only."""

TEXTS = ("cuts", "game", "kind", "name", "people", "phase", "pool", "state")
"""Values of statements that are texts; the others are numbers."""


DATA = Path(data.__file__).parent


def statements() -> Iterator[tuple[str, str]]:
    """Every statement of the store and of those who ask it, with its name."""
    known = set[str]()  # to those who import it, too
    for path in sorted(DATA.glob("*.py")) + sorted(DATA.glob("results/*.py")):
        module = ".".join(("data", *path.relative_to(DATA).with_suffix("").parts))
        for name, text in vars(import_module(module)).items():
            is_one = isinstance(text, str) and STATEMENT.match(text) and not name.startswith("_")
            if is_one and not TEMPORARY.search(text) and text not in known:
                known.add(text)
                yield f"{path.stem}.{name}", text
    for holding in PERSONAL:
        for part in ("export", "find", "forget"):
            yield f"people.{holding.name}.{part}", getattr(holding, part)


def some_values(sql: str) -> Mapping[str, Value] | list[Value]:
    """Values that fit a statement; None if their type is unknown."""
    names = translated(sql).names
    if names:
        return {name: "x" if name in TEXTS else 1 for name in names}
    return [None] * max(map(int, re.findall(r"\$([0-9]+)", translated(sql).sql)), default=0)


@pytest.mark.parametrize(("name", "sql"), [pytest.param(*it, id=it[0]) for it in statements()])
def test_both_databases_take_every_statement(
    name: str, sql: str, planned: Callable[[str], None]
) -> None:
    planned(sql)


@pytest.fixture(scope="module")
def planned(
    own_server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], None]]:
    """Has both databases plan a statement."""
    path = tmp_path_factory.mktemp("planned") / "tables.db"
    asyncio.run(database_at(path).upgrade())
    with database_at(path).session(write=True) as file, database_at(own_server).session() as server:

        def plan(sql: str) -> None:
            for session in (file, server):
                session.execute(f"EXPLAIN {sql}", some_values(sql))

        yield plan


KINDS = {
    "bigint": "INTEGER",
    "boolean": "INTEGER",
    "double precision": "REAL",
    "text": "TEXT",
    "timestamp with time zone": "of PostgreSQL alone",
}
"""PostgreSQL's names for the types of SQLite's columns."""

COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable = 'NO', column_default IS NOT NULL
FROM information_schema.columns
WHERE table_schema = 'public'
"""
CONSTRAINTS = """
SELECT conrelid::regclass::text, contype, (
  SELECT array_agg(attname::text ORDER BY place)
  FROM unnest(conkey) WITH ORDINALITY AS k (key, place)
  JOIN pg_attribute ON attrelid = conrelid AND attnum = key
), confdeltype FROM pg_constraint WHERE connamespace = 'public'::regnamespace
"""
INDEXES = """
SELECT indrelid::regclass::text, indexrelid::regclass::text, indisunique, indpred IS NOT NULL, (
  SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute WHERE attrelid = indexrelid
) FROM pg_index WHERE indrelid::regclass::text IN (
  SELECT tablename FROM pg_tables WHERE schemaname = 'public'
) AND NOT indisprimary
"""


def test_one_list_of_migrations_makes_the_same_tables(own_server: Server, tmp_path: Path) -> None:
    """The same columns, keys, references, checks and indexes."""
    path = tmp_path / "tables.db"
    asyncio.run(database_at(path).upgrade())
    with closing(sqlite3.connect(path)) as file, psycopg.connect(own_server.url) as server:
        assert shape_of_server(server) == shape_of_file(file)


def shape_of_server(server: psycopg.Connection[Any]) -> set[tuple[Any, ...]]:
    shape: set[tuple[Any, ...]] = set()
    for table, column, kind, is_needed, has_default in server.execute(COLUMNS.encode()):
        shape.add(("column", table, column, KINDS[kind], is_needed, has_default))
    for table, kind, columns, deleting in server.execute(CONSTRAINTS.encode()):
        match kind:
            case "p":
                shape.add(("key", table, *columns))
            case "f":
                shape.add(
                    ("reference", table, *columns, {"c": "CASCADE", "n": "SET NULL"}[deleting])
                )
            case "c":
                shape.add(("check", table, *columns))
    for table, name, is_unique, is_partial, columns in server.execute(INDEXES.encode()):
        shape.add(("index", table, name, is_unique, is_partial, *columns))
    return {each for each in shape if each[1] not in OWN_TABLES}


def shape_of_file(file: sqlite3.Connection) -> set[tuple[Any, ...]]:
    shape: set[tuple[Any, ...]] = set()
    tables = file.execute(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    ).fetchall()
    for table, sql in tables:
        columns = file.execute(f"PRAGMA table_info({table})").fetchall()
        for _, name, kind, is_needed, default, key in columns:
            is_id = (table, name) == ("tables", "id")  # it comes by itself
            has_default = default is not None
            shape.add(
                ("column", table, name, kind, bool(is_needed or key), has_default and not is_id)
            )
        shape.add(
            ("key", table, *(row[1] for row in sorted(columns, key=lambda c: c[5]) if row[5]))
        )
        for row in file.execute(f"PRAGMA foreign_key_list({table})"):
            shape.add(("reference", table, row[3], row[6]))
        known = [row[1] for row in columns]
        for check in re.findall(r"CHECK (\(.*)", sql):
            words = dict.fromkeys(re.findall(r"\w+", check))
            shape.add(("check", table, *(word for word in words if word in known)))
        for _, name, is_unique, origin, is_partial in file.execute(f"PRAGMA index_list({table})"):
            if origin == "c":
                names = [row[2] for row in file.execute(f"PRAGMA index_info({name})")]
                shape.add(("index", table, name, bool(is_unique), bool(is_partial), *names))
    return shape
