"""The scoring of a game, the totals of a series, and the places."""

from engine.core import Seat, first, places
from engine.games.letter_of_marque.events import Scored
from engine.games.letter_of_marque.state import Fleet, Total


def lines(fleets: tuple[Fleet, ...], totals: tuple[Total, ...]) -> tuple[Scored, ...]:
    """One line of the scoring for each seat; `totals` include this game."""
    return tuple(
        Scored(s, f.treasures, f.enemy_cannons, f.points, total.points, total.enemy_cannons)
        for s, (f, total) in enumerate(zip(fleets, totals, strict=True))
    )


def total_after(before: Total, fleet: Fleet) -> Total:
    """The total with the score pile of one game more."""
    cannons = before.enemy_cannons + fleet.enemy_cannons
    return Total(before.points + fleet.points, cannons)


def ranks(totals: tuple[Total, ...]) -> tuple[int, ...]:
    """The place of each seat by points, then by enemy cannons."""
    return places([(total.points, total.enemy_cannons) for total in totals])


def winners(totals: tuple[Total, ...]) -> tuple[Seat, ...]:
    """The seats in the first place."""
    return first(ranks(totals))
