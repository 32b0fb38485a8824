"""Rated games that are over, put into a store without their moves, and a recount of them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count, groupby
from operator import itemgetter
from random import Random
from typing import Any

from bot.upkeep.rating_model import plackett_luce
from data.base.ports import Where
from data.databases import database_at
from data.ratings import COLUMNS
from data.store import SqlStore
from engine.core import Termination
from engine.results.ratings import WEEKLY, Former, RatingRow, rated
from engine.tables.model.result import Result, week_of
from engine.tables.model.table import ChannelPlace, Player, Status
from tests.data.test_store import table_at

CHANNELS = count(1000)
"""Each table has a place of its own."""
ROWS = f"SELECT {COLUMNS} FROM ratings ORDER BY table_id, seat"  # noqa: S608 - our own


def rows_in(where: Where, query: str = ROWS) -> list[Any]:
    """All that this finds in the database; without a query all ratings."""
    with database_at(where).session() as session:
        return list(session.execute(query))


async def played(
    store: SqlStore,
    *people: int | None,
    ended: float,
    guild: int = 1,
    game: str = "seven-seas",
    clock: int | None = 60,
    rated: bool = True,
    away: Sequence[int] = (),
    names: Sequence[str] = (),
    channel: int | None = None,
) -> int:
    """The id of the table at which these people, the best first, finished a game."""
    over = replace(
        table_at(next(CHANNELS)),
        place=ChannelPlace(guild, channel or next(CHANNELS)),
        game=game,
        players=tuple(
            Player(n, user) for n, user in zip(names or map(str, people), people, strict=True)
        ),
        status=Status.FINISHED,
        started=ended - 600,
        ended=ended,
        settings=replace(table_at(next(CHANNELS)).settings, clock=clock, rated=rated),
    )
    table = (await store.add_table(over)).id
    seats, why = len(people), Termination.TARGET
    results = [
        Result(table=table, seat=seat, guild=guild, game=game, seats=seats, user=user, side=seat,
               place=seat + 1, points=9 - seat, rated=rated, stand_in=user in away,
               started=ended - 600, ended=ended, moves=30, termination=why)
        for seat, user in enumerate(people)
    ]  # fmt: skip
    await store.add_moves(replace(over, id=table), [], results)
    return table


async def random_games(store: SqlStore, number: int, seed: int, *, guild: int = 1) -> list[int]:
    """The ids of random games between seven people, some of which ended at the same time."""
    draw = Random(seed)
    ends = sorted(1e6 * seed + 3600.0 * draw.randrange(60) for _ in range(number))
    tables = []
    for ended in ends:
        people = draw.sample(range(101, 108), draw.choice((2, 2, 3, 4)))
        away = [user for user in people if draw.random() < 0.1]
        tables.append(await played(store, *people, ended=ended, away=away, guild=guild))
    return tables


def rated_again(games: Iterable[Sequence[RatingRow]]) -> Iterator[list[RatingRow]]:
    """Rate these games, which are in the order of their ends, from nothing.

    A person who was forgotten keeps the stored rating before each game, and such a game counts if
    it did.
    """
    known = dict[tuple[int, str], Former]()
    met, week = Counter[tuple[str, tuple[int, ...]]](), 0
    for game in games:
        pool = game[0].pool
        people = tuple(sorted(row.user for row in game if row.user is not None))
        if week != week_of(game[0].ended):
            week = week_of(game[0].ended)
            met.clear()
        counts = game[0].weight > 0
        if len(people) == len(game):
            met[pool, people] += 1
            counts = met[pool, people] <= WEEKLY
        formers = [
            Former(row.before, row.number - 1)
            if row.user is None
            else known.get((row.user, pool), Former())
            for row in game
        ]
        rows = rated(plackett_luce, game, formers, counts=counts)
        known |= {(row.user, pool): Former(row.after, row.number) for row in rows if row.user}
        yield rows


def recounted(where: Where) -> list[RatingRow]:
    """The ratings that follow from the games in the database, as `rows_in` lists those kept."""
    stored = rows_in(where, ROWS.replace("ORDER BY", "ORDER BY ended,"))
    games = (list(map(RatingRow._make, rows)) for _, rows in groupby(stored, key=itemgetter(0)))
    return sorted(chain.from_iterable(rated_again(games)), key=itemgetter(0, 1))
