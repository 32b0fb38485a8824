"""The writer keeps the statements of one write together."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from data.base.writer import Writer
from data.sqlite import _connected
from engine.tables.ports import Taken


async def test_a_write_whose_second_statement_meets_a_taken_key_leaves_nothing(
    tmp_path: Path,
) -> None:
    """The writes before and behind it stay; to be too late is no failure of the database."""
    path = tmp_path / "numbers.db"
    insert = "INSERT INTO numbers VALUES (?)"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    connection.close()
    kept: list[bool] = []
    writer = Writer(_connected(path), lambda _, is_kept: kept.append(is_kept))
    await writer.write((insert, (1,)))
    with pytest.raises(Taken):
        await writer.write((insert, (2,)), (insert, (1,)))
    await writer.write((insert, (3,)))
    await writer.close()
    assert kept == [True, True, True]
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT number FROM numbers").fetchall() == [(1,), (3,)]
    connection.close()
