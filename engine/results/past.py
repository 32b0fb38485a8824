"""Facts about a person from the results of past games: pure sums over rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core import Seat
from engine.tables.model.result import Result


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game: the names and the results of its seats, in their order."""

    names: tuple[str, ...]
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
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    games = {game: _count(own) for game, own in by_game.items()}
    return Profile(_count(results), dict(sorted(games.items(), key=lambda item: -item[1].games)))


def _count(results: Sequence[Result]) -> Count:
    return Count(len(results), sum(result.won for result in results))
