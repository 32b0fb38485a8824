"""Computes all ratings anew from the results, and compares them bit for bit with what is stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from data.database import WAIT, StoreError, address, explained
from data.ratings import COLUMNS, RATED_FROM, REMOVE_FROM, TAKEN_FROM, games_of, rows_of, together
from data.upgrade import migrations, refuse_newer
from engine.tables.ratings import Fold, Model, RatedGame, RatingRow

NAMED: Final = 20
"""Differences that are told one by one."""
START: Final = (0.0, 0)

FRESH: Final = f"CREATE TEMP TABLE fresh AS SELECT {COLUMNS} FROM ratings WHERE 0"  # noqa: S608
ADD_FRESH: Final = f"INSERT INTO fresh VALUES ({', '.join('?' for _ in COLUMNS.split(','))})"  # noqa: S608

_STORED: Final = f"""
SELECT {COLUMNS} FROM main.ratings AS k
WHERE EXISTS (SELECT 1 FROM results WHERE table_id = k.table_id)
"""  # noqa: S608 - our own
_DIFFERS: Final = f"""
SELECT 'missing', * FROM (SELECT {COLUMNS} FROM fresh EXCEPT {_STORED})
UNION ALL SELECT 'stored', * FROM ({_STORED} EXCEPT SELECT {COLUMNS} FROM fresh)
"""  # noqa: S608 - our own
DIFFERENCES: Final = f"SELECT * FROM ({_DIFFERS}) ORDER BY ended, table_id, seat, 1"  # noqa: S608
REPLACE: Final = f"INSERT INTO ratings ({COLUMNS}) SELECT {COLUMNS} FROM fresh"  # noqa: S608


@dataclass(frozen=True, slots=True)
class Recomputed:
    """What came of it: games and seats that were rated, and the seats whose rows differ.

    named: some of the differences, a line each.
    """

    games: int
    seats: int
    differing: int
    named: tuple[str, ...]


def recompute(path: Path, model: Model, *, write: bool = False) -> Recomputed:
    """Rate every game anew and compare; write: put the new rows in the place of the stored ones.

    Games whose results are no more are believed as they are stored, and so is what is stored of
    the seats of people who were forgotten. Raises StoreError.
    """
    with explained(path), closing(_opened(path, write=write)) as connection:
        _refuse_other_version(path, connection)
        connection.execute(FRESH)
        connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
        games = _fill(connection, model)
        ((seats,),) = connection.execute("SELECT count(*) FROM fresh")
        found = connection.execute(DIFFERENCES).fetchall()
        if write and found:
            connection.execute(REMOVE_FROM, START)
            connection.execute(REPLACE)
        connection.execute("COMMIT")
    rows = {(table, seat) for _, table, seat, *_ in found}
    return Recomputed(games, seats, len(rows), tuple(map(_line, islice(found, NAMED))))


def _opened(path: Path, *, write: bool) -> sqlite3.Connection:
    uri = address(path, "rw" if write else "ro")
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=WAIT)


def _refuse_other_version(path: Path, connection: sqlite3.Connection) -> None:
    ((version,),), newest = connection.execute("PRAGMA user_version"), len(migrations())
    refuse_newer(path, version, newest)
    if version < newest:
        raise StoreError(f"The database {path} has version {version}: upgrade it to {newest}.")


def _fill(connection: sqlite3.Connection, model: Model) -> int:
    """Put what every game did into the temporary table; how many games there were."""
    fold, count = Fold(model), 0
    games = games_of(connection.execute(RATED_FROM, START))

    def folded() -> Iterator[RatingRow]:
        nonlocal count
        for item in together(games, rows_of(connection.execute(TAKEN_FROM, START))):
            if isinstance(item, RatedGame):
                count += 1
                yield from fold.rate(item)
            else:
                fold.take(item)

    connection.executemany(ADD_FRESH, map(_values, folded()))
    return count


def _values(row: RatingRow) -> tuple[int | float | str, ...]:
    before, after = row.before, row.after
    place = (row.table, row.seat, row.guild, row.pool, row.user, row.side, row.ended, row.weight)
    return (*place, before.mu, before.sigma, after.mu, after.sigma, after.games)


def _line(found: tuple[str, int, int, int, str, int, int, float, float, float, float]) -> str:
    kind, table, seat, _, pool, *_, mu, sigma, games = found
    words = "stored as" if kind == "stored" else "computed as"
    return f"table {table}, seat {seat}, {pool}: {words} {mu!r} ± {sigma!r} after {games} games"
