"""Rates the games that nobody has rated yet, in the order in which they ended."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import inf
from typing import Final, Protocol, TypeAlias

from engine.results.rating_fold import Fold, Item, folded, week_of
from engine.results.ratings import Model, RatedGame, Rating, RatingRow
from engine.tables.model.table import Status, Table
from engine.tables.ports import Alone, Change, Clock, undivided

log = logging.getLogger(__name__)

LATE: Final = 86400.0
"""Seconds by which the rows of a game may come later than its end, while the bot runs."""

PATIENCE: Final = 3.0
"""Seconds for which the result of a game waits until it is rated."""

PAGE: Final = 200
"""Games in a page that is rated at once; running tables commit their moves between pages."""

Moment: TypeAlias = tuple[float, int]
"""The place of a game in the order of all games: the time of its end, and its table."""

BEGINNING: Final[Moment] = (0.0, 0)
END: Final[Moment] = (inf, 0)


class RatingStore(Protocol):
    """Keeps the changes by each rated game. Each method is one transaction, durable on return."""

    async def first_unrated(self, since: float) -> Moment | None:
        """The place of the first game that ended since then and is unrated, or so by this rule."""

    async def page_end(self, at: Moment, games: int) -> Moment:
        """The place after the next `games` rated games from this one on; END if there are fewer."""

    async def rated_games(self, at: Moment, until: Moment) -> Callable[[], Sequence[Item]]:
        """Gives all rated games between these places, in order; to be called on a thread."""

    async def stored_games(self, at: Moment, until: Moment) -> Callable[[], Sequence[Item]]:
        """Gives the stored rows between these places, game by game; to be called on a thread."""

    async def ratings_before(
        self, at: Moment, wanted: Iterable[tuple[int, str]]
    ) -> Mapping[tuple[int, str], Rating]:
        """The ratings of these people in these pools just before this place."""

    async def replace(self, at: Moment, until: Moment, rows: Sequence[RatingRow]) -> None:
        """Put these rows in the place of all between these places, as far as they have results."""


class Rater:
    """Rates every finished game once; a publisher, so that every end reaches it.

    It follows the commit of the last move by moments. Work that is cut short is done after the
    next start, with the same result. Folding goes on beside the event loop.

    complete: waits for results that a start adds late, after which all games are looked at again.
    alone: so that several processes rate one after the other.
    """

    def __init__(
        self,
        store: RatingStore,
        model: Model,
        clock: Clock,
        complete: Callable[[], Awaitable[None]],
        alone: Alone = undivided,
    ) -> None:
        self._store = store
        self._model = model
        self._clock = clock
        self._complete = complete
        self._alone = alone
        self._since = 0.0
        self._again = False
        self._task: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None

    def changed(self, change: Change) -> None:
        """Rate a game that is over."""
        if change.table.status is Status.FINISHED and change.table.settings.rated:
            self._begin()

    def start(self) -> None:
        """Rate all games that are not rated, in the background; again once all are known."""
        self._begin()
        self._starting = asyncio.get_running_loop().create_task(self._once_complete())

    async def done(self) -> None:
        """Wait until every finished game is rated, or has failed to be."""
        if self._starting is not None:
            await asyncio.wait({self._starting})
        if self._task is not None:
            await asyncio.wait({self._task})

    async def did(self, table: Table) -> Sequence[RatingRow]:
        """The changes of ratings by the game of this table, by seat; () if not known yet."""
        if table.ended is None or not table.settings.rated:
            return ()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.done()
        until = (table.ended, table.id + 1)
        stored = await self._store.stored_games((table.ended, table.id), until)
        return [row for game in stored() for row in game if isinstance(row, RatingRow)]

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
                async with self._alone("ratings"):
                    await rate(self._store, self._model, since)
            except Exception:  # such as a full disk: the next end or start tries again
                self._since = min(since, self._since)
                log.exception("finished games could not be rated")


async def rate(store: RatingStore, model: Model, since: float = 0.0) -> None:
    """Rate the games that ended since then, and those after the first unrated one again.

    A game may become known after one that ended later; then that is rated once more.
    """
    while (first := await store.first_unrated(since)) is not None:
        fold, at = Fold(model), first
        week = (week_of(first[0]), 0)
        earlier = await asyncio.to_thread(await store.stored_games(week, first))
        await asyncio.to_thread(folded, fold, earlier)
        while at != END:
            until = await store.page_end(at, PAGE)
            games = await asyncio.to_thread(await store.rated_games(at, until))
            if first != BEGINNING:
                rated = [game for game in games if isinstance(game, RatedGame)]
                people = {(seat.user, game.pool) for game in rated for seat in game.seats}
                fold.know(await store.ratings_before(first, sorted(people - fold.people)))
            rows = await asyncio.to_thread(folded, fold, games)
            await store.replace(at, until, rows)
            at = until
