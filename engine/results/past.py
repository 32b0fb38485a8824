"""Facts about a person from the results of past games: pure sums over rows."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core import Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.result import Result
from engine.tables.model.table import Table, guild_of


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game. results: by seat; () for a deal that several people play, each alone."""

    table: Table
    results: tuple[Result, ...]

    def seat_of(self, user: int) -> Seat:
        """The seat that belonged to this person, who played; ValueError otherwise."""
        return [result.user for result in self.results].index(user)

    def place_of(self, seat: Seat) -> int:
        """The place of the seat's side among the sides."""
        own = self.results[seat].place
        return 1 + len({result.side for result in self.results if result.place < own})

    @property
    def sides(self) -> int:
        """The number of sides."""
        return len({result.side for result in self.results})

    def halves(self, seat: Seat) -> int:
        """The half points of a seat: two for each other side behind, one for each that tied."""
        own = self.results[seat]
        others = {r.side: r.place for r in self.results if r.side != own.side}
        return sum((place > own.place) + (place >= own.place) for place in others.values())


def history_of(table: Table) -> str:
    """The list that `past_games` has it in: "here", in its server, or "outside"; else "none"."""
    if kind_of(table).results or table.settings.measure is not None:
        return "outside" if guild_of(table.place) is None else "here"
    return "none"


@dataclass(frozen=True, slots=True)
class Met:
    """An opponent: the numbers of games, and of those with the person ahead or behind."""

    user: int
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Count:
    """The numbers of games and of wins."""

    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's games in one server. games: by key, the one played most often first."""

    count: Count
    games: Mapping[str, Count]


def profile_of(results: Sequence[Result]) -> Profile:
    """The profile of a person, from their own results."""
    played = Counter(result.game for result in results)
    won = Counter(result.game for result in results if result.won)
    games = {game: Count(count, won[game]) for game, count in played.most_common()}
    return Profile(Count(played.total(), won.total()), games)
