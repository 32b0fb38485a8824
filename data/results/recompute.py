"""Computes all ratings anew from the results, and compares them bit for bit with what is stored."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from heapq import merge
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final, TypeAlias

from data.database import WAIT, StoreError, address, explained
from data.results.ratings import COLUMNS, RATED, RULE_KEPT, TAKEN, Row, game_of, rows_of
from data.sql import SET
from data.upgrade import migrations, refuse_newer
from engine.tables.results.rater import BEGINNING, END, Moment
from engine.tables.results.rating_fold import RULE, Fold
from engine.tables.results.ratings import Model, RatedGame, RatingRow

NAMED: Final = 20
"""Differences that are told one by one."""

CACHE: Final = "PRAGMA cache_size = -65536"
"""64 MiB: rows are read by when games ended and are kept by table."""

FRESH: Final = f"CREATE TEMP TABLE fresh AS SELECT {COLUMNS} FROM ratings WHERE 0"  # noqa: S608
ADD_FRESH: Final = f"INSERT INTO fresh VALUES ({', '.join('?' for _ in COLUMNS.split(','))})"  # noqa: S608
COUNT_STORED: Final = "SELECT count(*) FROM ratings"
NO_EXTRA: Final = "CREATE TEMP TABLE extra (table_id INTEGER, seat INTEGER)"
ADD_EXTRA: Final = """
INSERT INTO extra SELECT table_id, seat FROM ratings AS k
WHERE EXISTS (SELECT 1 FROM results WHERE table_id = k.table_id) AND NOT EXISTS (
  SELECT 1 FROM results AS r JOIN tables AS t ON t.id = r.table_id
  WHERE (r.table_id, r.seat) = (k.table_id, k.seat)
  AND r.rated AND r.seats > 1 AND t.clock IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = k.table_id AND user IS NULL)
)
"""
"""Seats that are stored although their game is not rated."""
COUNT: Final = "SELECT (SELECT count(*) FROM fresh) + (SELECT count(*) FROM extra)"
COMPUTED: Final = f"SELECT {COLUMNS} FROM fresh ORDER BY rowid LIMIT ?"  # noqa: S608
STORED: Final = f"""
SELECT {COLUMNS} FROM ratings WHERE (table_id, seat) IN (
  SELECT table_id, seat FROM (SELECT table_id, seat FROM fresh ORDER BY rowid LIMIT ?)
  UNION ALL SELECT table_id, seat FROM extra
) ORDER BY ended, table_id, seat LIMIT ?
"""  # noqa: S608 - our own
REMOVE: Final = "DELETE FROM ratings WHERE (table_id, seat) IN (SELECT table_id, seat FROM extra)"
REPLACE: Final = f"REPLACE INTO ratings ({COLUMNS}) SELECT {COLUMNS} FROM fresh"  # noqa: S608

Known: TypeAlias = tuple[Moment, RatedGame | Sequence[RatingRow], Sequence[Row]]
"""When a game ended, the game, and what was stored of it, seat by seat."""


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

    Games whose results are no more, or which people played who were forgotten, are believed as
    they are stored. Raises StoreError.
    """
    with explained(path), closing(_opened(path, write=write)) as connection, _few_collections():
        _refuse_other_version(path, connection)
        connection.execute(FRESH)
        connection.execute("BEGIN IMMEDIATE" if write else "BEGIN")
        comparison = _Comparison(connection, model)
        connection.executemany(ADD_FRESH, comparison.differing())
        connection.execute(NO_EXTRA)
        if (comparison.stored,) != connection.execute(COUNT_STORED).fetchone():
            connection.execute(ADD_EXTRA)
        ((differing,),) = connection.execute(COUNT)
        named = _named(connection) if differing else ()
        if write:
            connection.execute(REMOVE)
            connection.execute(REPLACE)
            connection.execute(SET, (*RULE_KEPT, RULE))
        connection.execute("COMMIT")
    return Recomputed(comparison.games, comparison.seats, differing, named)


@contextmanager
def _few_collections() -> Iterator[None]:
    """Look for circles more seldom: there are few, and all rivalries would be looked through."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _opened(path: Path, *, write: bool) -> sqlite3.Connection:
    uri = address(path, "rw" if write else "ro")
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=WAIT)
    connection.execute(CACHE)
    return connection


def _refuse_other_version(path: Path, connection: sqlite3.Connection) -> None:
    ((version,),), newest = connection.execute("PRAGMA user_version"), len(migrations())
    refuse_newer(path, version, newest)
    if version < newest:
        raise StoreError(f"The database {path} has version {version}: upgrade it to {newest}.")


class _Comparison:
    """Rates all games of a database, and counts them, their seats, and those that are stored."""

    def __init__(self, connection: sqlite3.Connection, model: Model) -> None:
        self.games = 0
        self.seats = 0
        self.stored = 0
        self._connection = connection
        self._fold = Fold(model)

    def differing(self) -> Iterator[Row]:
        """The columns of the seats that are stored otherwise, or not at all."""
        every = (*BEGINNING, *END)
        known = self._rated(self._connection.execute(RATED, every))
        taken = _taken(self._connection.execute(TAKEN, every))
        for _, game, stored in merge(known, taken, key=itemgetter(0)):
            if not isinstance(game, RatedGame):
                self.stored += len(game)
                self._fold.take(game)
                continue
            self.games += 1
            self.seats += len(game.seats)
            for row, before in zip(self._fold.rate(game), stored, strict=True):
                self.stored += before[8] is not None
                if row[2:] != before[8:]:
                    yield row

    def _rated(self, rows: Iterator[Row]) -> Iterator[Known]:
        for _, seats in groupby(rows, key=itemgetter(0)):
            stored = list(seats)
            if (game := game_of(stored)) is not None:
                yield game.at, game, stored


def _taken(rows: Iterator[Row]) -> Iterator[Known]:
    for game in rows_of(rows):
        yield (game[0].ended, game[0].table), game, ()


def _named(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The first differences in words, game by game."""
    found = [(row, "computed as") for row in connection.execute(COMPUTED, (NAMED,))]
    found += [(row, "stored as") for row in connection.execute(STORED, (NAMED, NAMED))]
    found.sort(key=lambda each: (each[0][6], *each[0][:2], each[1]))
    return tuple(_line(row, words) for row, words in found[:NAMED])


def _line(row: Row, words: str) -> str:
    table, seat, _, pool, *_, mu, sigma, games = row
    return f"table {table}, seat {seat}, {pool}: {words} {mu!r} ± {sigma!r} after {games} games"
