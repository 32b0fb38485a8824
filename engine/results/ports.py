"""The ports of results: stores of past games, ratings and seasons."""

import math
from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.results.past import Met, PastGame
from engine.results.ratings import Candidate, Rating, RatingRow, SeasonPlace
from engine.tables.model.result import Result
from engine.tables.ports import Post


class History(Protocol):
    """Store of the results of finished games."""

    async def results_of(self, user: int, guild: int | None = None) -> Sequence[Result]:
        """A person's own results, oldest first; guild: only those of this server."""

    async def past_games(
        self, guild: int | None, user: int, game: str | None, first: int, count: int
    ) -> tuple[int, Sequence[PastGame]]:
        """The number of games a person finished in this server, and some of them, newest first.

        guild: None: at own tables. game: None: of all games. first: the number of games to skip.
        """

    async def name_in(self, guild: int, user: int) -> str | None:
        """The name under which a person last finished a game in this server."""

    async def met(self, guild: int, user: int) -> Sequence[Met]:
        """People whom this person has played against in this server, most frequent first."""

    async def marks_of(self, guild: int, user: int) -> Mapping[str, int]:
        """The marks a person earned in this server with their counts, the rarest first."""


class RatingRecords(Protocol):
    """Store of ratings."""

    async def of_game(self, table: int) -> Sequence[RatingRow]:
        """The changes of ratings by the game of this table, by seat; () if it isn't rated."""

    async def candidates(
        self, guild: int, pool: str, since: float, until: float
    ) -> Sequence[Candidate]:
        """People who ended rated games in this server in this period, with their final ratings."""

    async def pools(
        self, guild: int, since: float = 0.0, until: float = math.inf
    ) -> Mapping[str, int]:
        """The pools of a server's rated games with their counts, largest first."""

    async def of_person(self, user: int) -> Mapping[str, Rating]:
        """Somebody's present rating in each pool in which they have one."""


class SeasonRecords(Protocol):
    """The months of servers. Each method is one transaction, durable when it returns."""

    async def ended(self, now: float) -> Sequence[tuple[int, str]]:
        """Servers and past months with rated games whose post isn't sent or given up yet."""

    async def latest_channel(self, guild: int) -> int | None:
        """The channel of a server's latest rated table, among those that are kept."""

    async def close(self, post: Post, places: Sequence[SeasonPlace]) -> None:
        """Close a month with these places, and claim its post; Taken if it is closed already."""

    async def places(self, guild: int, month: str) -> Sequence[SeasonPlace]:
        """The places of a closed month, pool by pool."""

    async def places_of(self, guild: int, user: int) -> Sequence[SeasonPlace]:
        """All places of a person in the closed months of a server, the latest first."""
