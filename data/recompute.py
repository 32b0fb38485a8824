"""Computes all ratings anew from the results, and compares them bit for bit with what is stored."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from heapq import merge
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeAlias

from data.base.ports import Session, Where
from data.databases import database_at
from data.ratings import COLUMNS, PAGE_END, RATED, RULE_KEPT, TAKEN, Row, game_of, rows_of
from data.ratings import STORED as KEPT
from data.sql import SET
from data.sqlite import SqliteSession
from engine.results.rater import BEGINNING, END, Moment
from engine.results.rating_fold import RULE, Fold
from engine.results.ratings import Model, RatedGame, RatingRow

PAGE: Final = 5000
"""Games that are read at once, so that a server's rows do not fill the memory."""

NAMED: Final = 20
"""Differences that are told one by one."""

CACHE: Final = "PRAGMA cache_size = -65536"
"""64 MiB: rows are read by when games ended and are kept by table."""

FRESH: Final = f"CREATE TEMP TABLE fresh AS SELECT {COLUMNS} FROM ratings WHERE false"  # noqa: S608
COUNT_STORED: Final = "SELECT count(*) FROM ratings"
NO_EXTRA: Final = "CREATE TEMP TABLE extra (table_id BIGINT, seat BIGINT)"
ADD_EXTRA: Final = """
INSERT INTO extra SELECT table_id, seat FROM ratings AS k
WHERE EXISTS (SELECT 1 FROM results WHERE table_id = k.table_id) AND NOT EXISTS (
  SELECT 1 FROM results AS r JOIN tables AS t ON t.id = r.table_id
  WHERE (r.table_id, r.seat) = (k.table_id, k.seat)
  AND r.rated AND r.seats > 1 AND json_extract(t.settings, '$.clock') IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = k.table_id AND user IS NULL)
)
"""
"""Seats that are stored although their game is not rated."""
COUNT: Final = "SELECT (SELECT count(*) FROM fresh) + (SELECT count(*) FROM extra)"
IN_ORDER: Final = "ORDER BY ended, table_id, seat LIMIT ?"
COMPUTED: Final = f"SELECT {COLUMNS} FROM fresh {IN_ORDER}"  # noqa: S608
STORED: Final = f"""
SELECT {COLUMNS} FROM ratings WHERE (table_id, seat) IN (
  SELECT table_id, seat FROM (SELECT table_id, seat FROM fresh {IN_ORDER}) AS named
  UNION ALL SELECT table_id, seat FROM extra
) {IN_ORDER}
"""  # noqa: S608 - our own
REMOVE: Final = "DELETE FROM ratings WHERE (table_id, seat) IN (SELECT table_id, seat FROM extra)"
REPLACE: Final = f"""
INSERT INTO ratings ({COLUMNS}) SELECT {COLUMNS} FROM fresh WHERE true
ON CONFLICT (table_id, seat) DO UPDATE
SET ({KEPT}) = ({", ".join(f"excluded.{name}" for name in KEPT.split(", "))})
"""  # noqa: S608 - our own

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


def recompute(where: Where, model: Model, *, write: bool = False) -> Recomputed:
    """Rate every game anew and compare; write: put the new rows in the place of the stored ones.

    Games whose results are no more, or which people played who were forgotten, are believed as
    they are stored. Raises StoreError.
    """
    with database_at(where).session(write=write) as session, _few_collections():
        if isinstance(session, SqliteSession):
            session.execute(CACHE)
        session.execute(FRESH)
        comparison = _Comparison(session, model)
        for page in _pages(session):
            session.insert("fresh", COLUMNS.split(", "), list(comparison.differing(*page)))
        session.execute(NO_EXTRA)
        ((stored,),) = session.execute(COUNT_STORED)
        if comparison.stored != stored:
            session.execute(ADD_EXTRA)
        ((differing,),) = session.execute(COUNT)
        named = _named(session) if differing else ()
        if write:
            session.execute(REMOVE)
            session.execute(REPLACE)
            session.execute(SET, (*RULE_KEPT, RULE))
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


def _pages(session: Session) -> Iterator[tuple[Moment, Moment]]:
    """From where to where so many games lie, until all are named."""
    at = BEGINNING
    while at != END:
        until: Moment = next(map(tuple, session.execute(PAGE_END, (*at, PAGE))), END)
        yield at, until
        at = until


class _Comparison:
    """Rates all games of a database, and counts them, their seats, and those that are stored."""

    def __init__(self, session: Session, model: Model) -> None:
        self.games = 0
        self.seats = 0
        self.stored = 0
        self._session = session
        self._fold = Fold(model)

    def differing(self, at: Moment, until: Moment) -> Iterator[RatingRow]:
        """The rows between these places that are stored otherwise, or not at all.

        To be asked from the first place to the last.
        """
        known = _known(self._session.execute(RATED, (*at, *until)))
        taken = _taken(self._session.execute(TAKEN, (*at, *until)))
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


def _known(rows: Iterable[Row]) -> Iterator[Known]:
    for _, seats in groupby(rows, key=itemgetter(0)):
        stored = list(seats)
        if (game := game_of(stored)) is not None:
            yield game.at, game, stored


def _taken(rows: Iterable[Row]) -> Iterator[Known]:
    for game in rows_of(rows):
        yield (game[0].ended, game[0].table), game, ()


def _named(session: Session) -> tuple[str, ...]:
    """The first differences in words, game by game."""
    found = [(row, "computed as") for row in session.execute(COMPUTED, (NAMED,))]
    found += [(row, "stored as") for row in session.execute(STORED, (NAMED, NAMED))]
    found.sort(key=lambda each: (each[0][6], *each[0][:2], each[1]))
    return tuple(_line(row, words) for row, words in found[:NAMED])


def _line(row: Row, words: str) -> str:
    table, seat, _, pool, *_, mu, sigma, games = row
    return f"table {table}, seat {seat}, {pool}: {words} {mu!r} ± {sigma!r} after {games} games"
