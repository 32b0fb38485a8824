"""The belief of captain of Letter of Marque about the types of the others' ships.

The opponent model is mate, whose chances depend on the types of its ships. So the likelihood of all
choices of a seat gives the likelihood of each set of types.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from random import Random
from typing import Final

from engine.core import Event, Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS
from engine.games.letter_of_marque.view import View
from engine.players.letter_of_marque.features import Action, choices
from engine.players.letter_of_marque.memory import Episode, Story, knows_the_game, retold
from engine.players.letter_of_marque.policy import chance_of_armed, chances
from engine.players.letter_of_marque.simulator import SHIPS, Table, table_of
from engine.players.letter_of_marque.weights import Weights, weights_for

UNEXPLAINED: Final = 0.15
"""The share of turns in which the opponent model makes any choice; hand-set."""


@dataclass(frozen=True, slots=True)
class FleetBelief:
    """The belief about which ships launched by a seat are armed.

    possible: each possible set, by the numbers of the ships. likelihoods: of these sets.
    """

    possible: tuple[frozenset[int], ...]
    likelihoods: tuple[float, ...]

    def draw(self, luck: Random) -> frozenset[int]:
        """One of the possible sets, by their likelihoods."""
        sums = list(accumulate(self.likelihoods))
        point = luck.random() * sums[-1]
        return next(
            (one for one, upto in zip(self.possible, sums, strict=True) if point < upto),
            self.possible[-1],
        )

    def chance(self, ship: int) -> float:
        """The chance that this ship is armed."""
        pairs = zip(self.possible, self.likelihoods, strict=True)
        armed = sum(likelihood for one, likelihood in pairs if ship in one)
        return armed / sum(self.likelihoods)


class Belief:
    """Samples tables that the seat cannot tell from the truth, by the behaviour of the others."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self._view, self._luck = view, luck
        self._story = retold(view, history) if knows_the_game(history) else None
        self._fleets: dict[Seat, FleetBelief] = {}
        if self._story is not None:
            weights = weights_for(len(view.fleets))
            for seat in range(len(view.fleets)):
                if seat != view.seat:
                    self._fleets[seat] = fleet_belief(self._story, seat, weights)

    def draw(self) -> Table:
        """One table, which the caller may change."""
        story, luck = self._story, self._luck
        if story is None:
            return table_of(GAME.sample_state(self._view, luck.getrandbits(62)), {})
        table = story.table.copy()
        for fleet in table.fleets:
            luck.shuffle(fleet.pile)
        for seat, believed in self._fleets.items():
            set_types(table, seat, believed.draw(luck), story.launched[seat])
        return table


def fleet_belief(story: Story, seat: Seat, weights: Weights) -> FleetBelief:
    """The belief about the ships of this seat, by all choices that it has made."""
    launched = story.launched[seat]
    possible = tuple(_possible(launched, story))
    episodes = [episode for episode in story.episodes if episode.seat == seat]
    likelihoods = tuple(_likelihood(episodes, armed, launched, weights) for armed in possible)
    if not sum(likelihoods):
        likelihoods = (1.0,) * len(possible)
    return FleetBelief(possible, likelihoods)


def _possible(launched: Sequence[int], story: Story) -> Iterator[frozenset[int]]:
    """All sets of armed ships that agree with the ships shown and with the size of the supply."""
    known = {ship for ship in launched if story.shown.get(ship)}
    open_ones = [ship for ship in launched if ship not in story.shown]
    supply = SHIPS - len(launched)
    for count in range(len(open_ones) + 1):
        armed = len(known) + count
        if armed <= ARMED <= armed + supply and len(launched) - armed <= DEFENCELESS:
            for more in combinations(open_ones, count):
                yield frozenset((*known, *more))


def _likelihood(
    episodes: Sequence[Episode], armed: frozenset[int], launched: Sequence[int], weights: Weights
) -> float:
    """The likelihood of these choices of a seat if exactly these of its ships are armed."""
    likelihood = 1.0
    for episode in episodes:
        set_types(episode.table, episode.seat, armed, launched)
        if episode.action is None:
            likelihood *= _of_ship(episode, episode.ship in armed, weights)
        else:
            likelihood *= _of_turn(episode, weights)
    return likelihood


def set_types(table: Table, seat: Seat, armed: frozenset[int], launched: Sequence[int]) -> None:
    """Set the types of the seat's ships, at sea and in the supply."""
    for ship in table.sea:
        if ship.owner == seat:
            ship.armed = ship.number in armed
    so_far = [number for number in launched if number <= table.placed]
    fleet = table.fleets[seat]
    fleet.armed = ARMED - sum(number in armed for number in so_far)
    fleet.defenceless = SHIPS - len(so_far) - fleet.armed


def _of_ship(episode: Episode, armed: bool, weights: Weights) -> float:
    """The likelihood of choosing this type of ship."""
    table, seat, treasure = episode.table, episode.seat, episode.treasure
    rest = [value for value in table.fleets[seat].pile if value != treasure]
    chance = chance_of_armed(weights, table, seat, treasure, rest)
    return chance if armed else 1 - chance


def _of_turn(episode: Episode, weights: Weights) -> float:
    """The likelihood of this choice of a turn."""
    found = choices(episode.table)
    explained = 0.0
    for (action, ship, _), chance in zip(found, chances(weights, found), strict=True):
        same_ship = (ship.number if ship else 0) == episode.ship
        in_port = action is Action.PORT_ARMED and episode.action is Action.PORT
        if same_ship and (action is episode.action or in_port):
            explained = chance
    return (1 - UNEXPLAINED) * explained + UNEXPLAINED / len(found)
