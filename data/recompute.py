"""Computes all ratings again from the results, and compares them bit for bit with those stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final, TypeAlias

from data.base.ports import Session, Where
from data.databases import database_at
from data.ratings import (
    BETWEEN,
    COLUMNS,
    HAS_RESULTS,
    PAGE_END,
    RATED,
    RULE_KEPT,
    TAKEN,
    merged,
)
from data.sql import SET
from data.sqlite import SqliteSession
from engine.results.rater import BEGINNING, END, Moment
from engine.results.rating_fold import RULE, Fold, folded
from engine.results.ratings import Model, RatedGame, RatingRow

PAGE: Final = 5000
"""Games that are read at once, so that a server's rows don't fill the memory."""

NAMED: Final = 20
"""The most differences that are printed one by one."""

CACHE: Final = "PRAGMA cache_size = -65536"
"""64 MiB: rows are read in the order in which games ended, but stored by table."""

STORED: Final = f"SELECT {COLUMNS} {BETWEEN} AND {HAS_RESULTS}"
REMOVE: Final = "DELETE FROM ratings WHERE table_id = ? AND seat = ?"

Difference: TypeAlias = tuple[RatingRow | None, RatingRow | None]
"""A seat's stored and computed rating; None for nothing."""


@dataclass(slots=True)
class Recomputed:
    """The outcome: rated games and seats, and seats whose rows differ.

    named: some of the differences, a line each.
    """

    games: int = 0
    seats: int = 0
    differing: int = 0
    named: tuple[str, ...] = ()


def recompute(where: Where, model: Model, *, write: bool = False) -> Recomputed:
    """Rate every game again and compare; write: replace the stored rows that differ.

    The stored effect counts for games whose results are deleted, and for people who were forgotten.
    Raises StoreError.
    """
    told, fold = Recomputed(), Fold(model)
    with database_at(where).session(write=write) as session:
        if isinstance(session, SqliteSession):
            session.execute(CACHE)
        at = BEGINNING
        while at != END:
            until = next(map(tuple, session.execute(PAGE_END, (*at, PAGE))), END)
            differences = _compared(session, fold, at, until, told)
            told.differing += len(differences)
            told.named = tuple(islice(chain(told.named, _lines(differences)), NAMED))
            if write:
                _replace(session, differences)
            at = until
        if write:
            session.execute(SET, (*RULE_KEPT, RULE))
    return told


def _compared(
    session: Session, fold: Fold, at: Moment, until: Moment, told: Recomputed
) -> list[Difference]:
    """The differences between these places, in order; counts the games and seats."""
    rated = session.execute(RATED, (*at, *until)).fetchall()
    taken = session.execute(TAKEN, (*at, *until)).fetchall()
    games = merged(rated, taken)
    computed = {row[:2]: row for row in folded(fold, games)}
    stored = {row[:2]: row for row in session.execute(STORED, (*at, *until))}
    told.games += sum([isinstance(game, RatedGame) for game in games])
    told.seats += len(computed)
    found = []
    for seat in sorted({*stored, *computed} if stored != computed else ()):
        before, after = stored.get(seat), computed.get(seat)
        if before != after:
            found.append((before and RatingRow(*before), after))
    return sorted(found, key=lambda difference: next(row.ended for row in difference if row))


def _replace(session: Session, differences: Iterable[Difference]) -> None:
    gone = [row or computed for row, computed in differences]
    session.executemany(REMOVE, [row[:2] for row in gone if row])
    session.insert("ratings", COLUMNS.split(", "), [row for _, row in differences if row])


def _lines(differences: Iterable[Difference]) -> Iterator[str]:
    for stored, computed in differences:
        for row, words in ((computed, "computed as"), (stored, "stored as")):
            if row is not None:
                where = f"table {row.table}, seat {row.seat}, {row.pool}"
                yield f"{where}: {words} {row.mu!r} ± {row.sigma!r} after {row.games} games"
