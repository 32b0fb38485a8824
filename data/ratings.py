"""Keeps ratings in SQLite: what each rated game did to them, and what boards are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import merge
from itertools import groupby
from math import inf
from operator import itemgetter
from typing import Any, Final, TypeAlias

from data.store import SqliteStore
from data.writer import Statement, Value
from engine.tables.leaderboards import Candidate
from engine.tables.ratings import SURE, RatedGame, RatedSeat, Rating, RatingRow, pool_of

Item: TypeAlias = RatedGame | Sequence[RatingRow]
"""A game to rate, or what was stored of one whose results are no more."""

FIRST_UNRATED: Final = """
SELECT r.ended, r.table_id FROM results AS r JOIN tables AS t ON t.id = r.table_id
WHERE r.rated AND r.seat = 0 AND r.seats > 1 AND t.clock IS NOT NULL AND r.ended >= ?
AND NOT EXISTS (SELECT 1 FROM results AS c WHERE c.table_id = r.table_id AND c.user IS NULL)
AND NOT EXISTS (SELECT 1 FROM ratings WHERE table_id = r.table_id)
ORDER BY r.ended, r.table_id LIMIT 1
"""

RATED_FROM: Final = """
SELECT r.table_id, r.guild, r.game, r.ended, r.user, r.side, r.place, r.stand_in,
  b.weight, b.mu_before, b.sigma_before, b.games
FROM results AS r JOIN tables AS t ON t.id = r.table_id
LEFT JOIN ratings AS b USING (table_id, seat)
WHERE r.rated AND t.clock IS NOT NULL AND (r.ended, r.table_id) >= (?, ?)
ORDER BY r.ended, r.table_id, r.seat
"""
"""All seats of tables that are rated and have a clock, with what was stored of them."""

COLUMNS: Final = (
    "table_id, seat, guild, pool, user, side, ended, weight, "
    "mu_before, sigma_before, mu, sigma, games"
)

TAKEN_FROM: Final = f"""
SELECT {COLUMNS} FROM ratings AS k WHERE (ended, table_id) >= (?, ?)
AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = k.table_id)
ORDER BY ended, table_id, seat
"""  # noqa: S608 - our own
"""What was stored of games whose results are no more."""

BEFORE: Final = """
SELECT mu, sigma, games FROM ratings
WHERE user = ? AND user > 0 AND pool = ? AND (ended, table_id) < (?, ?)
ORDER BY ended DESC, table_id DESC LIMIT 1
"""

MET: Final = """
SELECT pool, group_concat(user), ended FROM ratings
WHERE ended > ? AND (ended, table_id) < (?, ?) GROUP BY table_id ORDER BY ended, table_id
"""

REMOVE_FROM: Final = """
DELETE FROM ratings WHERE (ended, table_id) >= (?, ?)
AND EXISTS (SELECT 1 FROM results WHERE table_id = ratings.table_id)
"""

ADD: Final = f"""
INSERT INTO ratings ({COLUMNS})
SELECT table_id, seat, guild, ?, user, side, ended, ?, ?, ?, ?, ?, ? FROM results
WHERE table_id = ? AND seat = ?
"""  # noqa: S608 - our own
"""Whoever asked to be forgotten meanwhile is not named again."""

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
WHERE l.games >= :games OR p.user = :reader ORDER BY p.user
"""

POOLS: Final = """
SELECT pool, count(DISTINCT table_id) FROM ratings
WHERE guild = ? AND ended >= ? AND ended < ? GROUP BY pool ORDER BY 2 DESC, pool
"""

COURSE: Final = """
SELECT pool, mu, sigma, games FROM ratings WHERE user = ? AND user > 0 ORDER BY ended, table_id
"""


class RatingStore:
    """Ratings in the database of the running bot; every method raises StoreError if that fails."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def first_unrated(self, since: float) -> tuple[float, int] | None:
        """Where in the order of all games the first one stands that ended since, and is unrated."""
        rows = await self._store.read(FIRST_UNRATED, (since,))
        return (rows[0][0], rows[0][1]) if rows else None

    async def rated_games(self, at: tuple[float, int]) -> Sequence[Item]:
        """All rated games from this place on, in order; of one that is no more, what it did."""
        games = games_of(await self._store.read(RATED_FROM, at))
        return list(together(games, rows_of(await self._store.read(TAKEN_FROM, at))))

    async def ratings_before(
        self, at: tuple[float, int], wanted: Iterable[tuple[int, str]]
    ) -> Mapping[tuple[int, str], Rating]:
        """What was believed of these people in these pools before this place."""
        found = {}
        for user, pool in wanted:
            for row in await self._store.read(BEFORE, (user, pool, *at)):
                found[user, pool] = Rating(*row)
        return found

    async def met_before(
        self, at: tuple[float, int], since: float
    ) -> Mapping[tuple[str, tuple[int, ...]], Sequence[float]]:
        """When the same people ended games in a pool, since then and before this place."""
        met: dict[tuple[str, tuple[int, ...]], list[float]] = {}
        for pool, users, ended in await self._store.read(MET, (since, *at)):
            people = tuple(sorted(map(int, str(users).split(","))))
            met.setdefault((pool, people), []).append(ended)
        return met

    async def replace_from(self, at: tuple[float, int], rows: Sequence[RatingRow]) -> None:
        """Put these rows in the place of all from this place on, as far as they have results."""
        await self._store.write((REMOVE_FROM, at), *map(_adding, rows))

    async def candidates(
        self, guild: int, pool: str, since: float, until: float, reader: int = 0
    ) -> Sequence[Candidate]:
        """Those who ended rated games in this server in this time, as they stood at its end.

        Without those whose rating is provisional; the reader is among them in any case.
        """
        given: dict[str, Value] = {"guild": guild, "pool": pool, "since": since, "until": until}
        rows = await self._store.read(CANDIDATES, {**given, "games": SURE, "reader": reader})
        return tuple(
            Candidate(user, Rating(mu, sigma, games), opponents, last)
            for user, mu, sigma, games, opponents, last in rows
        )

    async def pools(self, guild: int, since: float = 0.0, until: float = inf) -> Mapping[str, int]:
        """The pools in which rated games ended in this server, and how many, most first."""
        return dict(await self._store.read(POOLS, (guild, since, until)))

    async def courses(self, user: int) -> Mapping[str, Sequence[Rating]]:
        """How somebody's ratings changed from game to game, by pool."""
        found: dict[str, list[Rating]] = {}
        for pool, *rating in await self._store.read(COURSE, (user,)):
            found.setdefault(pool, []).append(Rating(*rating))
        return found


def _adding(row: RatingRow) -> Statement:
    before, after = row.before, row.after
    values = (row.pool, row.weight, before.mu, before.sigma, after.mu, after.sigma, after.games)
    return ADD, (*values, row.table, row.seat)


def games_of(rows: Iterable[Sequence[Any]]) -> Iterator[RatedGame]:
    """The games of the rows of RATED_FROM, in order: those in which only people sat, at least two.

    What was stored of a game counts where somebody in it was forgotten since.
    """
    for table, seats in groupby(rows, key=itemgetter(0)):
        found = list(seats)
        users = [row[4] for row in found]
        if None in users or len(users) < 2:
            continue
        _, guild, game, ended, *_ = found[0]
        weight = found[0][8] if 0 in users else None
        people = tuple(
            RatedSeat(user, side, place, bool(stand_in), None if user else _before(*stored))
            for _, _, _, _, user, side, place, stand_in, _, *stored in found
        )
        yield RatedGame(table, guild, pool_of(game, len(users)), ended, people, weight)


def _before(mu: float | None, sigma: float | None, games: int | None) -> Rating | None:
    if mu is None or sigma is None or games is None:
        return None
    return Rating(mu, sigma, games - 1)


def rows_of(rows: Iterable[Sequence[Any]]) -> Iterator[Sequence[RatingRow]]:
    """The stored rows, game by game."""
    for _, seats in groupby(rows, key=itemgetter(0)):
        yield [_row(*row) for row in seats]


def _row(*row: Any) -> RatingRow:
    table, seat, guild, pool, user, side, ended, weight, *skills = row
    mu_before, sigma_before, mu, sigma, games = skills
    before, after = Rating(mu_before, sigma_before, games - 1), Rating(mu, sigma, games)
    return RatingRow(table, seat, guild, pool, user, side, ended, weight, before, after)


def together(games: Iterable[Item], taken: Iterable[Item]) -> Iterator[Item]:
    """Games, and rows of games that are no more, in the order in which all of them ended."""
    return merge(games, taken, key=_at)


def _at(item: Item) -> tuple[float, int]:
    return item.at if isinstance(item, RatedGame) else (item[0].ended, item[0].table)
