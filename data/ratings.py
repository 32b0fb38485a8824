"""Keeps ratings: the effect of each rated game, and the candidates for leaderboards."""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from data.base.writer import Value, Values
from engine.results import ratings
from engine.results.ports import RatingRecords
from engine.tables.model.result import Result, begins, week_of
from engine.tables.model.table import Table

Read: TypeAlias = Callable[[str, Values], Awaitable[Sequence[Any]]]

COLUMNS: Final = ", ".join(("table_id", *ratings.RatingRow._fields[1:]))
OF_GAME: Final = f"SELECT {COLUMNS} FROM ratings WHERE table_id = ? ORDER BY seat"  # noqa: S608 - our own

ADD_RATING: Final = f"""
INSERT INTO ratings ({COLUMNS}) VALUES ({", ".join("?" for _ in ratings.RatingRow._fields)})
"""  # noqa: S608 - as above

FORMER: Final = """
SELECT mu, sigma, games, number FROM ratings WHERE user = ? AND pool = ?
ORDER BY number DESC LIMIT 1
"""

SHARED: Final = """
SELECT other.table_id, other.user FROM ratings AS own JOIN ratings AS other USING (table_id)
WHERE own.user = ? AND own.pool = ? AND own.ended >= ? AND own.ended < ?
"""
"""The people in the same games as a person in a week."""

CANDIDATES: Final = """
SELECT p.user, l.mu, l.sigma, l.games, (
  SELECT count(DISTINCT o.user) FROM ratings AS own JOIN ratings AS o USING (table_id)
  WHERE own.user = p.user AND own.pool = :pool AND o.side != own.side
), l.ended
FROM (
  SELECT DISTINCT user FROM ratings
  WHERE guild = :guild AND pool = :pool AND user IS NOT NULL
) AS p JOIN ratings AS l ON (l.table_id, l.seat) = (
  SELECT table_id, seat FROM ratings
  WHERE user = p.user AND pool = :pool
  ORDER BY number DESC LIMIT 1
)
ORDER BY p.user
"""

POOLS: Final = """
SELECT pool, count(DISTINCT table_id) FROM ratings
WHERE guild = ? GROUP BY pool ORDER BY 2 DESC, pool
"""

OF_PERSON: Final = """
SELECT pool, mu, sigma, games FROM ratings WHERE user = ? ORDER BY number
"""
"""All of a person's ratings; the last one of each pool is the present one."""


class RatingStore(RatingRecords):
    """Ratings in the running bot's database; every method raises StoreError on failure.

    A game is rated in the transaction that adds its last move. model: None: no game is rated.
    """

    def __init__(self, read: Read, model: ratings.Model | None) -> None:
        self._read = read
        self._model = model

    async def changes(self, table: Table, results: Sequence[Result]) -> Sequence[ratings.RatingRow]:
        """The changes of ratings by the end of a game, as of now; () if it isn't rated.

        Store them only if nobody's rating has changed since; the key of the person's `number`
        ensures that.
        """
        people = [result.user for result in results]
        is_rated = table.settings.clock is not None and all(result.rated for result in results)
        has_people = all(p.user is not None or p.left for p in table.players) and any(people)
        if self._model is None or not is_rated or not has_people or len(people) < 2:
            return ()
        game = [
            ratings.RatingRow(
                table=result.table,
                seat=result.seat,
                guild=result.guild,
                pool=ratings.pool_of(result.game, result.seats),
                user=result.user,
                side=result.side,
                place=result.place,
                stand_in=result.stand_in or result.user is None,  # the forgotten have left it
                ended=result.ended,
            )
            for result in results
        ]
        before = [await self._read(FORMER, (row.user, row.pool)) for row in game]
        formers = [
            ratings.Former(ratings.Rating(*rows[0][:3]), rows[0][3]) if rows else ratings.Former()
            for rows in before
        ]
        first = next(row for row in game if row.user is not None)
        week = begins(7 * week_of(first.ended) - 6)
        # the people of this week's games in this pool, by table
        met = defaultdict[int, Counter[int | None]](Counter)
        for other, user in await self._read(
            SHARED, (first.user, first.pool, week, week + ratings.WEEK)
        ):
            met[other][user] += 1
        same = list(met.values()).count(Counter(people))
        return ratings.rated(self._model, game, formers, counts=same < ratings.WEEKLY)

    async def of_game(self, table: int) -> Sequence[ratings.RatingRow]:
        return [ratings.RatingRow(*row) for row in await self._read(OF_GAME, (table,))]

    async def candidates(self, guild: int, pool: str) -> Sequence[ratings.Candidate]:
        given: dict[str, Value] = {"guild": guild, "pool": pool}
        return tuple(
            ratings.Candidate(user, ratings.Rating(mu, sigma, games), opponents, last)
            for user, mu, sigma, games, opponents, last in await self._read(CANDIDATES, given)
        )

    async def pools(self, guild: int) -> Mapping[str, int]:
        return dict(await self._read(POOLS, (guild,)))

    async def of_person(self, user: int) -> Mapping[str, ratings.Rating]:
        return {
            pool: ratings.Rating(*rating) for pool, *rating in await self._read(OF_PERSON, (user,))
        }
