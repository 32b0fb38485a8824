"""The belief of captain of Letter of Marque about the others: their characters and their ships.

A character is one of the models of `weights`; the types of a seat's ships are a set of armed
ones. The likelihood of a seat's choices gives the chance of each pair, so habits reveal ships only
as far as the character is known. Earlier games of the table tell about characters.
"""

from bisect import bisect
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations
from math import prod
from random import Random
from typing import Final

from engine.core import Event, Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS
from engine.games.letter_of_marque.view import View
from engine.players.letter_of_marque.features import Action, choices, ship_features
from engine.players.letter_of_marque.mate import armed_by, chances
from engine.players.letter_of_marque.memory import Episode, Story, games, retold, told
from engine.players.letter_of_marque.simulator import SHIPS, Table, table_of
from engine.players.letter_of_marque.weights import Model, Weights, captain_weights, models_for

UNEXPLAINED: Final = 0.15
"""The share of turns in which a model makes any choice; hand-set."""

EARLIER: Final = 64
"""The number of seats in earlier games whose likelihoods are kept in memory."""


@dataclass(frozen=True, slots=True)
class SeatBelief:
    """The belief about a seat.

    pairs: each model with each possible set of armed ships, by the numbers of the ships.
    sums: their chances added up so far, in any unit.
    """

    pairs: tuple[tuple[Model, frozenset[int]], ...]
    sums: tuple[float, ...]

    def draw(self, luck: Random) -> tuple[Model, frozenset[int]]:
        """One of the pairs, by their chances."""
        place = bisect(self.sums, luck.random() * self.sums[-1])
        return self.pairs[min(place, len(self.pairs) - 1)]

    def chance(self, ship: int) -> float:
        """The chance that this ship is armed."""
        return sum(share for share, (_, armed) in self.shares() if ship in armed)

    def shares(self) -> Iterator[tuple[float, tuple[Model, frozenset[int]]]]:
        """The pairs with their chances, which add up to 1."""
        steps = (upto - before for before, upto in zip((0.0, *self.sums), self.sums, strict=False))
        return zip((step / self.sums[-1] for step in steps), self.pairs, strict=True)


class Belief:
    """Samples worlds that the seat can't tell from the truth, weighted by the others' behaviour.

    about: the only seats to study if no world is needed; None: all the others.
    """

    def __init__(
        self,
        view: View,
        history: Sequence[Event],
        luck: Random,
        about: Collection[Seat] | None = None,
    ) -> None:
        self._view, self._luck, self._seats = view, luck, len(view.fleets)
        *before, now = games(history) or [()]
        self._story = retold(view, now) if now else None
        models = models_for(self._seats)
        self._own = captain_weights(self._seats)
        self.seats: dict[Seat, SeatBelief] = {}
        for seat in range(self._seats):
            if seat != view.seat and (about is None or seat in about):
                known = [_character(events, seat, self._seats) for events in before]
                prior = [m.chance * prod(each) for m, *each in zip(models, *known, strict=True)]
                self.seats[seat] = seat_belief(self._story, seat, models, prior)

    def draw(self) -> tuple[Table, list[Weights]]:
        """One table, which the caller may change, and the weights that each seat follows."""
        story, luck = self._story, self._luck
        if story is None:
            table = table_of(GAME.sample_state(self._view, luck.getrandbits(62)))
        else:
            table = story.table.copy()
            for fleet in table.fleets:
                luck.shuffle(fleet.pile)
        weights = [self._own] * self._seats
        for seat, believed in self.seats.items():
            model, armed = believed.draw(luck)
            weights[seat] = model.weights
            if story is not None:
                set_types(table, seat, armed, story.launched[seat])
        return table, weights


def seat_belief(
    story: Story | None, seat: Seat, models: Sequence[Model], prior: Sequence[float]
) -> SeatBelief:
    """The belief about this seat by its choices in a game; prior: the chances of the models."""
    if story is None:
        return SeatBelief(tuple((m, frozenset()) for m in models), tuple(accumulate(prior)))
    launched = story.launched[seat]
    possible = list(_possible(launched, story))
    found = _likelihoods(story, seat, possible, models)
    pairs = [(model, armed) for armed in possible for model in models]
    chances = [p * each for row in found for p, each in zip(prior, row, strict=True)]
    if not sum(chances):
        chances = [1.0] * len(pairs)
    return SeatBelief(tuple(pairs), tuple(accumulate(chances)))


@lru_cache(maxsize=EARLIER)
def _character(events: tuple[Event, ...], seat: Seat, seats: int) -> tuple[float, ...]:
    """The likelihood of a seat's choices in an earlier game, by model; the largest is 1."""
    story, models = told(events, seats), models_for(seats)
    found = _likelihoods(story, seat, list(_possible(story.launched[seat], story)), models)
    totals = [sum(each) for each in zip(*found, strict=True)]
    return tuple(each / max(totals) for each in totals)


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


def _likelihoods(
    story: Story, seat: Seat, possible: Sequence[frozenset[int]], models: Sequence[Model]
) -> list[list[float]]:
    """The likelihood of all choices of a seat, for each possible set and each model."""
    launched = story.launched[seat]
    totals = [[1.0] * len(models) for _ in possible]
    for episode in story.episodes:
        if episode.seat != seat:
            continue
        known: dict[frozenset[int], list[float]] = {}  # by the armed ships launched by then
        for armed, row in zip(possible, totals, strict=True):
            upto = episode.ship if episode.action is None else episode.table.placed
            key = frozenset(ship for ship in armed if ship <= upto)
            if key not in known:
                set_types(episode.table, seat, armed, launched)
                known[key] = _of_choice(episode, armed, models)
            for place, likelihood in enumerate(known[key]):
                row[place] *= likelihood
    return totals


def set_types(table: Table, seat: Seat, armed: frozenset[int], launched: Sequence[int]) -> None:
    """Set the types of the seat's ships, at sea and in the supply."""
    for ship in table.sea:
        if ship.owner == seat:
            ship.armed = ship.number in armed
    so_far = [number for number in launched if number <= table.placed]
    fleet = table.fleets[seat]
    fleet.armed = ARMED - sum(number in armed for number in so_far)
    fleet.defenceless = SHIPS - len(so_far) - fleet.armed


def _of_choice(episode: Episode, armed: frozenset[int], models: Sequence[Model]) -> list[float]:
    """The likelihood of this choice by each model; the table has the types of the ships."""
    if episode.action is None:
        return _of_ship(episode, episode.ship in armed, models)
    found = choices(episode.table)
    place = None
    for number, (action, ship, _) in enumerate(found):
        in_port = action is Action.PORT_ARMED and episode.action is Action.PORT
        if (ship.number if ship else 0) == episode.ship and (action is episode.action or in_port):
            place = number
    least = UNEXPLAINED / len(found)
    if place is None:
        return [least] * len(models)
    return [least + (1 - UNEXPLAINED) * chances(m.weights, found)[place] for m in models]


def _of_ship(episode: Episode, armed: bool, models: Sequence[Model]) -> list[float]:
    """The likelihood of choosing this type of ship, by each model."""
    table, seat, treasure = episode.table, episode.seat, episode.treasure
    fleet, rest = table.fleets[seat], list(table.fleets[seat].pile)
    if treasure in rest:
        rest.remove(treasure)
    if not fleet.armed or not fleet.defenceless:
        return [float(armed == (fleet.armed > 0))] * len(models)
    features = ship_features(table, seat, treasure, rest)
    found = [armed_by(model.weights, features) for model in models]
    return found if armed else [1 - chance for chance in found]
