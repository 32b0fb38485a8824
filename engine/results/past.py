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
class OfGame:
    """A person's games of one kind. most, fewest: points; seats: by the number of players."""

    count: Count
    most: int
    fewest: int
    seats: Mapping[int, Count]


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's games in one server. games: by key, the one played most often first.

    streak: the longest run of wins.
    """

    count: Count
    games: Mapping[str, OfGame]
    streak: int


def profile_of(results: Sequence[Result]) -> Profile:
    """The profile of a person, from their own results, oldest first."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    games: dict[str, OfGame] = {}
    for game in sorted(by_game, key=lambda game: -len(by_game[game])):
        own = by_game[game]
        points = [result.points for result in own if not result.left] or [0]
        seats = sorted({result.seats for result in own})
        by_seats = {n: _count([r for r in own if r.seats == n]) for n in seats}
        games[game] = OfGame(_count(own), max(points), min(points), by_seats)
    streak = now = 0
    for result in results:
        now = now + 1 if result.won else 0
        streak = max(streak, now)
    return Profile(_count(results), games, streak)


def _count(results: Sequence[Result]) -> Count:
    return Count(len(results), sum(result.won for result in results))
