"""Keeps ratings: the effect of each rated game, and the candidates for leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from heapq import merge
from itertools import groupby
from math import inf
from operator import itemgetter
from typing import Any, Final, TypeAlias

from data.base.writer import Value
from data.sql import SET
from data.store import SqlStore
from engine.results.leaderboards import Candidate
from engine.results.rater import BEGINNING, END, Moment
from engine.results.rating_fold import RULE, Item
from engine.results.ratings import RatedGame, RatedSeat, Rating, RatingRow, pool_of

Row: TypeAlias = Sequence[Any]
FIRST_UNRATED: Final = """
SELECT r.ended, r.table_id FROM results AS r JOIN tables AS t ON t.id = r.table_id
WHERE r.rated AND r.seat = 0 AND r.seats > 1 AND r.ended >= ?
AND json_extract(t.settings, '$.clock') IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM results AS c WHERE c.table_id = r.table_id AND c.user IS NULL)
AND NOT EXISTS (SELECT 1 FROM ratings WHERE table_id = r.table_id)
ORDER BY r.ended, r.table_id LIMIT 1
"""

STORED: Final = "guild, pool, user, side, ended, weight, mu_before, sigma_before, mu, sigma, games"
COLUMNS: Final = f"table_id, seat, {STORED}"
_STORED: Final = f"b.{STORED.replace(', ', ', b.')}"

RATED: Final = f"""
SELECT r.table_id, r.guild, r.game, r.ended, r.user, r.side, r.place, r.stand_in, {_STORED}
FROM results AS r JOIN tables AS t ON t.id = r.table_id
LEFT JOIN ratings AS b ON (b.table_id, b.seat) = (r.table_id, r.seat)
WHERE r.rated AND json_extract(t.settings, '$.clock') IS NOT NULL
AND (r.ended, r.table_id) >= (?, ?) AND (r.ended, r.table_id) < (?, ?)
ORDER BY r.ended, r.table_id, r.seat
"""  # noqa: S608 - our own
"""All seats of rated tables with a clock, with their stored ratings."""

BETWEEN: Final = """
FROM ratings WHERE (ended, table_id) >= (?, ?) AND (ended, table_id) < (?, ?)
"""
HAS_RESULTS: Final = "EXISTS (SELECT 1 FROM results WHERE table_id = ratings.table_id)"
IN_ORDER: Final = "ORDER BY ended, table_id, seat"

WRITTEN: Final = f"SELECT {COLUMNS} {BETWEEN} {IN_ORDER}"
"""The stored rows of all games."""

TAKEN: Final = f"SELECT {COLUMNS} {BETWEEN} AND NOT {HAS_RESULTS} {IN_ORDER}"
"""The stored rows of games whose results have been deleted."""

PAGE_END: Final = """
SELECT ended, table_id FROM results WHERE rated AND seat = 0 AND (ended, table_id) >= (?, ?)
ORDER BY ended, table_id LIMIT 1 OFFSET ?
"""

BEFORE: Final = """
SELECT mu, sigma, games FROM ratings
WHERE user = ? AND user > 0 AND pool = ? AND (ended, table_id) < (?, ?)
ORDER BY ended DESC, table_id DESC LIMIT 1
"""

REMOVE: Final = f"DELETE {BETWEEN} AND {HAS_RESULTS}"

RULE_KEPT: Final = ("bot", 0, "rating-rule")
"""The setting that names the rule by which all stored rows were computed."""

ADD: Final = f"""
INSERT INTO ratings ({COLUMNS})
SELECT table_id, seat, guild, ?, user, side, ended, ?, ?, ?, ?, ?, ? FROM results
WHERE table_id = ? AND seat = ?
"""  # noqa: S608 - our own
"""A person who was forgotten in the meantime isn't named again."""

CANDIDATES: Final = """
SELECT p.user, l.mu, l.sigma, l.games, (
  SELECT count(DISTINCT o.user) FROM ratings AS own JOIN ratings AS o USING (table_id)
  WHERE own.user = p.user AND own.user > 0 AND own.pool = :pool AND own.ended < :until
  AND o.user > 0 AND o.side != own.side
), l.ended
FROM (
  SELECT DISTINCT user FROM ratings
  WHERE guild = :guild AND pool = :pool AND user > 0 AND ended >= :since AND ended < :until
) AS p JOIN ratings AS l ON (l.table_id, l.seat) = (
  SELECT table_id, seat FROM ratings
  WHERE user = p.user AND user > 0 AND pool = :pool AND ended < :until
  ORDER BY ended DESC, table_id DESC LIMIT 1
)
ORDER BY p.user
"""

POOLS: Final = """
SELECT pool, count(DISTINCT table_id) FROM ratings
WHERE guild = ? AND ended >= ? AND ended < ? GROUP BY pool ORDER BY 2 DESC, pool
"""

COURSE: Final = """
SELECT pool, mu, sigma, games FROM ratings WHERE user = ? AND user > 0 ORDER BY ended, table_id
"""


class RatingStore:
    """Ratings in the running bot's database; every method raises StoreError on failure."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def first_unrated(self, since: float) -> Moment | None:
        """The place, in the order of all games, of the first unrated one that ended since then.

        The beginning, if the stored rows were computed by another rule.
        """
        if await self._store.setting(*RULE_KEPT) != RULE:
            return BEGINNING
        rows = await self._store.read(FIRST_UNRATED, (since,))
        return (rows[0][0], rows[0][1]) if rows else None

    async def page_end(self, at: Moment, games: int) -> Moment:
        """The place of the first game after a page of this size from here; END if there is none."""
        rows = await self._store.read(PAGE_END, (*at, games))
        return (rows[0][0], rows[0][1]) if rows else END

    async def rated_games(self, at: Moment, until: Moment) -> Callable[[], Sequence[Item]]:
        """All rated games between these places, in order; for deleted ones, their stored effect.

        Call it on a thread: it would block the event loop.
        """
        rows = await self._store.read(RATED, (*at, *until))
        taken = await self._store.read(TAKEN, (*at, *until))
        return lambda: merged(rows, taken)

    async def stored_games(self, at: Moment, until: Moment) -> Callable[[], Sequence[Item]]:
        """The stored rows between these places, game by game; call it on a thread."""
        rows = await self._store.read(WRITTEN, (*at, *until))
        return lambda: list(rows_of(rows))

    async def ratings_before(
        self, at: Moment, wanted: Iterable[tuple[int, str]]
    ) -> Mapping[tuple[int, str], Rating]:
        """The skills of these people in these pools before this place."""
        found = {}
        for user, pool in wanted:
            for row in await self._store.read(BEFORE, (user, pool, *at)):
                found[user, pool] = Rating(*row)
        return found

    async def replace(self, at: Moment, until: Moment, rows: Sequence[RatingRow]) -> None:
        """Replace all rows between these places that have results by these rows.

        The page that ends at END also records that all stored rows follow the present rule.
        """
        rule = [(SET, (*RULE_KEPT, RULE))] if until == END else []
        added = [(ADD, (row.pool, *row[7:], row.table, row.seat)) for row in rows]
        await self._store.write((REMOVE, (*at, *until)), *added, *rule)

    async def candidates(
        self, guild: int, pool: str, since: float, until: float
    ) -> Sequence[Candidate]:
        """The people who ended rated games in this server in this time, with their final skills."""
        given: dict[str, Value] = {"guild": guild, "pool": pool, "since": since, "until": until}
        rows = await self._store.read(CANDIDATES, given)
        return tuple(
            Candidate(user, Rating(mu, sigma, games), opponents, last)
            for user, mu, sigma, games, opponents, last in rows
        )

    async def pools(self, guild: int, since: float = 0.0, until: float = inf) -> Mapping[str, int]:
        """The pools in which rated games ended in this server, most games first."""
        return dict(await self._store.read(POOLS, (guild, since, until)))

    async def courses(self, user: int) -> Mapping[str, Sequence[Rating]]:
        """The course of a person's ratings from game to game, by pool."""
        found: dict[str, list[Rating]] = {}
        for pool, *rating in await self._store.read(COURSE, (user,)):
            found.setdefault(pool, []).append(Rating(*rating))
        return found


def games_of(rows: Iterable[Row]) -> Iterator[RatedGame]:
    """The games of RATED's rows, in order, if at least two people and no computers sat there."""
    for _, seats in groupby(rows, key=itemgetter(0)):
        if (game := game_of(list(seats))) is not None:
            yield game


def game_of(rows: Sequence[Row]) -> RatedGame | None:
    """The game of these rows of RATED, one for each seat; None if it isn't rated."""
    if len(rows) < 2 or any(row[4] is None for row in rows):
        return None
    table, guild, game, ended, *_ = rows[0]
    seats = tuple([RatedSeat(row[4], row[5], row[6], bool(row[7])) for row in rows])
    return RatedGame(table, guild, pool_of(game, len(rows)), ended, seats, partial(_stored, rows))


def _stored(rows: Sequence[Row]) -> Sequence[RatingRow]:
    """The stored ratings in RATED's rows; () if a seat lacks one."""
    if any(row[8] is None for row in rows):
        return ()
    return [RatingRow(row[0], seat, *row[8:]) for seat, row in enumerate(rows)]


def rows_of(rows: Iterable[Row]) -> Iterator[Sequence[RatingRow]]:
    """The stored rows, game by game."""
    for _, seats in groupby(rows, key=itemgetter(0)):
        yield [RatingRow(*row) for row in seats]


def merged(rows: Iterable[Row], taken: Iterable[Row]) -> Sequence[Item]:
    """The games of RATED's rows and of TAKEN's rows, in the order of all games."""
    items: list[Iterator[Item]] = [games_of(rows), rows_of(taken)]
    return list(merge(*items, key=_place))


def _place(item: Item) -> Moment:
    return item.at if isinstance(item, RatedGame) else (item[0].ended, item[0].table)
