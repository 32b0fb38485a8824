"""What enemies' ships carry, as likely as their captains' behaviour makes it.

Whoever plays like mate chooses, sails, waits and comes home with other odds for other ships; how
well each choice fits tells how likely the ships are what they would have to be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from random import Random
from typing import Final

from engine.core import Seat
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS
from engine.players.letter_of_marque.features import Way, choices
from engine.players.letter_of_marque.memory import Episode, Story
from engine.players.letter_of_marque.policy import Temper, chance_of_armed, chances
from engine.players.letter_of_marque.simulator import SHIPS, Table

STRANGE: Final = 0.15
"""How often a turn is supposed to follow no reason that is known here."""


@dataclass(frozen=True, slots=True)
class Belief:
    """Which of a seat's ships so far are armed, by number: all possibilities and their odds."""

    possible: tuple[frozenset[int], ...]
    odds: tuple[float, ...]

    def draw(self, luck: Random) -> frozenset[int]:
        """One of them, as likely as its odds."""
        sums = list(accumulate(self.odds))
        point = luck.random() * sums[-1]
        return next(
            (one for one, upto in zip(self.possible, sums, strict=True) if point < upto),
            self.possible[-1],
        )

    def chance(self, ship: int) -> float:
        """How likely this ship is armed."""
        armed = sum(o for one, o in zip(self.possible, self.odds, strict=True) if ship in one)
        return armed / sum(self.odds)


def belief(story: Story, seat: Seat, temper: Temper) -> Belief:
    """What the ships of this seat are, by all that it chose so far."""
    launched = story.launched[seat]
    possible = tuple(_possible(launched, story))
    episodes = [episode for episode in story.episodes if episode.seat == seat]
    odds = tuple(_odds(episodes, armed, launched, temper) for armed in possible)
    if not sum(odds):
        odds = (1.0,) * len(possible)
    return Belief(possible, odds)


def _possible(launched: Sequence[int], story: Story) -> Iterator[frozenset[int]]:
    """All choices of armed ships that agree with what was shown."""
    known = {ship for ship in launched if story.shown.get(ship)}
    open_ones = [ship for ship in launched if ship not in story.shown]
    supply = SHIPS - len(launched)
    for count in range(len(open_ones) + 1):
        armed = len(known) + count
        if armed <= ARMED <= armed + supply and len(launched) - armed <= DEFENCELESS:
            for more in combinations(open_ones, count):
                yield frozenset((*known, *more))


def _odds(
    episodes: Sequence[Episode], armed: frozenset[int], launched: Sequence[int], temper: Temper
) -> float:
    """How likely the seat would have chosen all that, with these of its ships armed."""
    odds = 1.0
    for episode in episodes:
        suppose(episode.table, episode.seat, armed, launched)
        if episode.way is None:
            odds *= _of_ship(episode, episode.ship in armed, temper)
        else:
            odds *= _of_turn(episode, temper)
    return odds


def suppose(table: Table, seat: Seat, armed: frozenset[int], launched: Sequence[int]) -> None:
    """Give the ships of the seat these types, in the sea and in the supply."""
    for ship in table.sea:
        if ship.owner == seat:
            ship.armed = ship.number in armed
    so_far = [number for number in launched if number <= table.placed]
    fleet = table.fleets[seat]
    fleet.armed = ARMED - sum(number in armed for number in so_far)
    fleet.defenceless = SHIPS - len(so_far) - fleet.armed


def _of_ship(episode: Episode, armed: bool, temper: Temper) -> float:
    table, seat, treasure = episode.table, episode.seat, episode.treasure
    rest = [value for value in table.fleets[seat].pile if value != treasure]
    chance = chance_of_armed(temper, table, seat, treasure, rest)
    return chance if armed else 1 - chance


def _of_turn(episode: Episode, temper: Temper) -> float:
    found = choices(episode.table)
    likely = chances(temper, found)
    fits = 0.0
    for (way, ship, _), chance in zip(found, likely, strict=True):
        same_ship = (ship.number if ship else 0) == episode.ship
        home = way is Way.PORT_ARMED and episode.way is Way.PORT
        if same_ship and (way is episode.way or home):
            fits = chance
    return (1 - STRANGE) * fits + STRANGE / len(found)
