"""The ports of results: stores of past games and ratings."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.results.past import Met, PastGame
from engine.results.ratings import Candidate, Rating, RatingRow
from engine.tables.model.result import Result


class History(Protocol):
    """Store of the results of finished games."""

    async def results_of(self, user: int, guild: int | None = None) -> Sequence[Result]:
        """A person's own results, oldest first; guild: only those of this server."""

    async def past_games(
        self, guild: int | None, user: int, game: str | None, first: int, count: int
    ) -> tuple[int, Sequence[PastGame]]:
        """The number of games a person finished in this server, and some of them, newest first.

        guild: None: outside of servers: alone, deals included, and in chats. game: None: of all
        games. first: the number of games to skip. Those that can't be read are left out.
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

    async def candidates(self, guild: int, pool: str) -> Sequence[Candidate]:
        """People who ended rated games in this server, with their present ratings."""

    async def pools(self, guild: int) -> Mapping[str, int]:
        """The pools of a server's rated games with their counts, largest first."""

    async def of_person(self, user: int) -> Mapping[str, Rating]:
        """Somebody's present rating in each pool in which they have one."""
