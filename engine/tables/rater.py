"""Rates the games that nobody has rated yet, in the order in which they ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from engine.tables.ports import Change, Clock
from engine.tables.ratings import WEEK, Fold, Model, RatedGame, Rating, RatingRow
from engine.tables.table import Status

log = logging.getLogger(__name__)

LATE: Final = 86400.0
"""Seconds by which the rows of a game may come later than its end, while the bot runs."""


class RatingStore(Protocol):
    """Keeps what each rated game did. Each method is one transaction, durable when it returns.

    A place in the order of all games is when one ended, and its table.
    """

    async def first_unrated(self, since: float) -> tuple[float, int] | None:
        """The place of the first game that ended since then and is unrated."""

    async def rated_games(self, at: tuple[float, int]) -> Sequence[RatedGame | Sequence[RatingRow]]:
        """All rated games from this place on, in order; of one that is no more, what it did."""

    async def ratings_before(
        self, at: tuple[float, int], wanted: Iterable[tuple[int, str]]
    ) -> Mapping[tuple[int, str], Rating]:
        """What was believed of these people in these pools before this place."""

    async def met_before(
        self, at: tuple[float, int], since: float
    ) -> Mapping[tuple[str, tuple[int, ...]], Sequence[float]]:
        """When the same people ended games in a pool, since then and before this place."""

    async def replace_from(self, at: tuple[float, int], rows: Sequence[RatingRow]) -> None:
        """Put these rows in the place of all from this place on, as far as they have results."""


class Rater:
    """Rates every finished game once; a publisher, so that it hears of each end.

    It follows the commit of the last move by moments. What is cut short is done after the next
    start, and gives the same. Folding goes on beside the event loop.

    complete: waits for results that a start adds late, after which all games are looked at again.
    """

    def __init__(
        self,
        store: RatingStore,
        model: Model,
        clock: Clock,
        complete: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._model = model
        self._clock = clock
        self._complete = complete
        self._since = 0.0
        self._again = False
        self._task: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None

    def changed(self, change: Change) -> None:
        """Rate a game that is over."""
        if change.table.status is Status.FINISHED and change.table.rated:
            self._begin()

    def start(self) -> None:
        """Rate all games that are not rated, in the background; again once all are known."""
        self._begin()
        self._starting = asyncio.get_running_loop().create_task(self._once_complete())

    async def done(self) -> None:
        """Wait until every game that is over by now is rated, or could not be."""
        if self._starting is not None:
            await asyncio.wait({self._starting})
        if self._task is not None:
            await asyncio.wait({self._task})

    async def stop(self) -> None:
        """Stop; the next start goes on."""
        tasks = tuple(filter(None, (self._starting, self._task)))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self) -> None:
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.get_running_loop().create_task(self._until_done())

    async def _once_complete(self) -> None:
        await self._complete()
        self._since = 0.0
        self._begin()

    async def _until_done(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            since, self._since = self._since, self._clock.now() - LATE
            try:
                await rate(self._store, self._model, since)
            except Exception:  # such as a full disk: the next end or start tries again
                self._since = min(since, self._since)
                log.exception("finished games could not be rated")


async def rate(store: RatingStore, model: Model, since: float = 0.0) -> None:
    """Rate the games that ended since then, and those after the first unrated one again.

    A game may become known after one that ended later; then that is rated once more.
    """
    while (at := await store.first_unrated(since)) is not None:
        games = await store.rated_games(at)
        known = [game for game in games if isinstance(game, RatedGame)]
        wanted = {(s.user, game.pool) for game in known for s in game.seats if s.user}
        ratings = await store.ratings_before(at, sorted(wanted))
        met = await store.met_before(at, at[0] - WEEK)
        rows = await asyncio.to_thread(folded, Fold(model, ratings, met), games)
        await store.replace_from(at, rows)


def folded(fold: Fold, games: Iterable[RatedGame | Sequence[RatingRow]]) -> list[RatingRow]:
    """What these games did, by results; rows of games that are no more are only believed."""
    rows: list[RatingRow] = []
    for game in games:
        if isinstance(game, RatedGame):
            rows += fold.rate(game)
        else:
            fold.take(game)
    return rows
