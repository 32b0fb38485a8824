"""The end of a game of Letter of Marque between two players: all plans of a seat, in all worlds."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from random import Random
from typing import Final

from engine.core import Event, Seat, own_seat
from engine.games.letter_of_marque.moves import (
    Attack,
    ChooseShip,
    EnterPort,
    Move,
    Pass,
    PlaceShip,
    SetSail,
)
from engine.games.letter_of_marque.state import Phase
from engine.games.letter_of_marque.view import View
from engine.players.base import Value
from engine.players.endings import Followed, value
from engine.players.letter_of_marque import mate
from engine.players.letter_of_marque.belief import Belief, set_types
from engine.players.letter_of_marque.features import choices
from engine.players.letter_of_marque.memory import Story, knows_the_game, retold
from engine.players.letter_of_marque.simulator import Table
from engine.players.letter_of_marque.weights import Model, Weights

FEW: Final = 7
"""The most ships at sea, and treasures in the piles counted twice, for a search of all plans.

So it takes at most about 0.1 s for each character of the other seat. Hand-set.
"""

RARE: Final = 0.01
"""Replies and worlds with a smaller chance are left out; hand-set."""

LIKELY: Final = 0.02
"""Characters with a smaller chance are left out; hand-set."""

POINT: Final = 0.05
"""The value of a point above the average of the others, beside 1 for beating them all; hand-set."""


def is_near(view: View, history: Sequence[Event]) -> bool:
    """True if all plans for this turn can be searched; the types of ships are left to chance."""
    is_few = len(view.sea) + 2 * sum(fleet.pile for fleet in view.fleets) <= FEW
    is_turn = len(view.fleets) == 2 and view.phase is Phase.TURN
    return is_turn and is_few and knows_the_game(history)


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game as one seat plays it. other: of the other. worth: when it is over."""

    view: View
    other: Weights
    worth: Callable[[Table], Value]

    def choices(self, table: Table) -> list[Move]:
        """All moves but attacks on ships that were shown to be armed."""
        fleet = table.fleets[table.turn]
        if table.turned_up:
            types = ((True, fleet.armed), (False, fleet.defenceless))
            return [ChooseShip(armed) for armed, left in types if left]
        return [mate.move_of(choice) for choice in choices(table)]

    def after(self, table: Table, choice: Move) -> Iterator[Followed[Table]]:
        """All ways on."""
        for part, seen, after in self._made(table, choice):
            yield from self._on(part, seen, after)

    def _made(self, table: Table, move: Move) -> Iterator[tuple[float, tuple[object, ...], Table]]:
        """All tables after a move; each treasure of a pile is equally likely to be turned up."""
        tops = table.fleets[table.turn].pile if isinstance(move, SetSail) else [0]
        for top in tops:
            after = made(self.view, table, move, top)
            armed = isinstance(move, Attack) and len(after.sea) == len(table.sea)
            told = None if isinstance(move, ChooseShip) else move  # the type is a secret
            yield 1 / len(tops), (told, after.turned_up, armed), after

    def _on(self, part: float, seen: tuple[object, ...], table: Table) -> Iterator[Followed[Table]]:
        if table.is_over:
            yield part, (), self.worth(table)
        elif table.turn == self.view.seat:
            yield part, seen, table
        else:
            for chance, move in self._replies(table):
                for share, shown, after in self._made(table, move) if chance > RARE else ():
                    yield from self._on(part * chance * share, (*seen, *shown), after)

    def _replies(self, table: Table) -> list[tuple[float, Move]]:
        """The moves of the other seat, and their chances."""
        if treasure := table.turned_up:
            rest = table.fleets[table.turn].pile
            armed = mate.chance_of_armed(self.other, table, table.turn, treasure, rest)
            return [(armed, ChooseShip(True)), (1 - armed, ChooseShip(False))]
        found = choices(table)
        return list(zip(mate.chances(self.other, found), map(mate.move_of, found), strict=True))


@lru_cache(maxsize=2)
def plans(
    view: View, history: tuple[Event, ...], moves: tuple[Move, ...]
) -> Callable[[Random], Mapping[Move, Value]]:
    """Values each of these moves by the best plan, against a likely character that it draws.

    The values against each character are kept.
    """
    seat = 1 - own_seat(view)
    story = retold(view, history)
    believed = Belief(view, history, Random(0)).seats[seat]  # noqa: S311 - draws nothing
    known = defaultdict[Model, list[tuple[float, frozenset[int]]]](list)
    for share, (model, armed) in believed.shares():
        known[model].append((share, armed))
    shares = {model: sum(share for share, _ in each) for model, each in known.items()}
    likely = [model for model, share in shares.items() if share > LIKELY]

    @cache
    def against(model: Model) -> Mapping[Move, Value]:
        ending = Ending(view, model.weights, partial(worth, view))
        among = worlds(story, seat, known[model])
        return {move: value(ending, among, move) for move in moves}

    return lambda luck: against(*luck.choices(likely, [shares[model] for model in likely]))


def worlds(
    story: Story, seat: Seat, known: Sequence[tuple[float, frozenset[int]]]
) -> list[tuple[float, Table]]:
    """The worlds in which a seat's ships are armed as one of these sets, by their shares."""
    found, total = [], sum(share for share, _ in known)
    for share, armed in known:
        if share > RARE * total:
            set_types(table := story.table.copy(), seat, armed, story.launched[seat])
            found.append((share / total, table))
    return found


def made(view: View, world: Table, move: Move, top: int = 0) -> Table:
    """A copy of this table after a move; top: the treasure to be turned up, 0 for any."""
    table = world.copy()
    match move:
        case PlaceShip(armed):
            seat = own_seat(view)
            table.place_first(seat, view.first_treasures[seat], armed=armed)
        case ChooseShip(armed):
            table.launch(armed)
        case SetSail():
            pile = table.fleets[table.turn].pile
            if top:
                pile.remove(top)
                pile.append(top)
            table.sail()
        case EnterPort(number):
            table.port(next(ship for ship in table.sea if ship.number == number))
        case Attack(number):
            table.attack(next(ship for ship in table.sea if ship.number == number))
        case Pass():
            table.rest()
    return table


def worth(view: View, table: Table) -> Value:
    """The share of others beaten, and the points, of a game that is over.

    In the last round of a series the scores of the rounds before count as well. chance: 1 if the
    seat is ahead of all others.
    """
    fleets, seat = table.fleets, own_seat(view)
    scores = [(fleet.points, fleet.enemy_cannons) for fleet in fleets]
    if view.round == view.rounds:
        pairs = zip(scores, view.totals, strict=True)
        scores = [(p + had.points, cannons + had.enemy_cannons) for (p, cannons), had in pairs]
    own, others = scores[seat], len(scores) - 1
    ahead = sum((own > score) + (own == score) / 2 for score in scores) - 0.5
    mean = (sum(score[0] for score in scores) - own[0]) / others
    points = own[0] - mean
    best = max(scores)
    chance = 1 / scores.count(best) if own == best else 0.0
    return Value(ahead / others + POINT * points, chance, points)
