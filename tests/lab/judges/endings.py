"""Complete search of the ends of rounds, game by game, for two players (The Seven Seals: three).

The others are mates. 7 has no end that can be searched: a
captain's own rollouts judge it, in many worlds.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, Final, TypeAlias

from engine.core import Seat, since_last
from engine.games.letter_of_marque.moves import Attack, ChooseShip, Move, SetSail
from engine.games.letter_of_marque.view import View
from engine.games.seven_seals.events import RoundDealt
from engine.games.seven_seals.moves import Play
from engine.games.seven_seals.state import Card
from engine.players.base import Budget, Value
from engine.players.endings import Followed, value
from engine.players.judging import ChoiceTask
from engine.players.letter_of_marque import captain as marque
from engine.players.letter_of_marque.belief import seat_belief, set_types
from engine.players.letter_of_marque.features import choices
from engine.players.letter_of_marque.mate import chance_of_armed, chances, move_of
from engine.players.letter_of_marque.memory import games, retold
from engine.players.letter_of_marque.simulator import Table
from engine.players.letter_of_marque.weights import Model, weights_for
from engine.players.seven.captain import trials
from engine.players.seven_seals import ending as seals
from engine.players.seven_seas import captain as seas

Judge: TypeAlias = Callable[[Value], Value]
"""The value of an end with the utility by which a plan is the best."""

Found: TypeAlias = Mapping[Any, float]
"""By move, the utility of the best plan that begins with it."""

Search: TypeAlias = Callable[[ChoiceTask, Judge], tuple[Found, Found]]
"""Finds the utility of each move twice: the second one measures the best move of the first one."""

ERROR: Final = 0.02
"""How often the judge thinks that somebody else's move is not mate's, in The Seven Seals."""

RARE: Final = 0.01
"""Replies and worlds of Letter of Marque with a smaller chance are left out."""

SAMPLED: Final = {"seven-seas": 60, "seven": 400}
"""Worlds in each half, where they are sampled: one finds the best move, the other measures."""


def fits(game: str, state: Any, seat: Seat, left: int) -> bool:
    """True if a card is to be played from this many, and no hand of 7 Seas lies aside.

    In Letter of Marque: for a turn with this many ships at sea and treasures in the piles.
    """
    if game == "letter-of-marque":
        size = len(state.sea) + sum(len(fleet.pile) for fleet in state.fleets)
    else:
        size = len(state.hands[seat])
    is_last = game != "seven-seas" or not any(state.aside)
    return size == left and is_last and state.phase.name in {"PLACE", "PLAY", "TURN"}


def of_seals(at: ChoiceTask, judge: Judge) -> tuple[Found, Found]:
    """By card of The Seven Seals."""
    ending = seals.Ending(at.seat, lambda table: judge(seals.worth(at.view, table, at.seat)))
    worlds = list(seals.all_worlds(at.view, at.history))
    weights = seals.likelihoods(at.seat, since_last(at.history, RoundDealt), worlds, (ERROR,))
    weighted = [
        (weight / sum(weights), world) for weight, world in zip(weights, worlds, strict=True)
    ]
    found = {
        Play(Card(card)): value(ending, weighted, group[0]).utility
        for group in seals.equivalent_cards(worlds[0])
        for card in group
    }
    return found, found


def of_seven(at: ChoiceTask, judge: Judge) -> tuple[Found, Found]:
    """By placing of 7, the mean of a captain's rollouts, in each half of the worlds."""
    trial = trials(at.view, at.history, at.moves, Random(at.number))

    def half() -> Found:
        rows = [trial(range(len(at.moves))) for _ in range(SAMPLED["seven"])]
        means = (fmean(judge(value).utility for value in each) for each in zip(*rows, strict=True))
        return dict(zip(at.moves, means, strict=True))

    return half(), half()


def of_seas(at: ChoiceTask, judge: Judge) -> tuple[Found, Found]:
    """By play of 7 Seas, in each half of the worlds; the other one is a model of a mate."""
    search = seas.Search(at.view, at.history, Random(at.number), Budget())
    at_end = search.at_end
    search.at_end = lambda world: judge(at_end(world))  # type: ignore[method-assign]

    def half() -> Found:
        planned = search.planned(at.moves, SAMPLED["seven-seas"])
        return {move: planned(index).utility for index, move in enumerate(at.moves)}

    return half(), half()


@dataclass(frozen=True, slots=True)
class Game:
    """The end of Letter of Marque as one seat plays it. worth: of the game when it is over."""

    seat: Seat
    view: View
    worth: Callable[[Table], Value]

    def choices(self, table: Table) -> list[Move]:
        """All moves but attacks on ships that were shown to be armed."""
        fleet = table.fleets[self.seat]
        if table.turned_up:
            types = ((True, fleet.armed), (False, fleet.defenceless))
            return [ChooseShip(armed) for armed, left in types if left]
        return [move_of(choice) for choice in choices(table)]

    def after(self, table: Table, choice: Move) -> Iterator[Followed[Table]]:
        """All ways on."""
        for part, seen, after in self.made(table, choice):
            yield from self._on(part, seen, after)

    def made(self, table: Table, move: Move) -> Iterator[tuple[float, tuple[object, ...], Table]]:
        """All tables after a move; each treasure of a pile is equally likely to be turned up."""
        pile = table.fleets[table.turn].pile if isinstance(move, SetSail) else [0]
        for number in range(len(pile)):
            before = table.copy()
            if isinstance(move, SetSail):
                top = before.fleets[table.turn].pile
                top.append(top.pop(number))
            after = marque.made(self.view, before, move)
            armed = isinstance(move, Attack) and len(after.sea) == len(table.sea)
            told = None if isinstance(move, ChooseShip) else move  # the type is a secret
            yield 1 / len(pile), (told, after.turned_up, armed), after

    def _on(self, part: float, seen: tuple[object, ...], table: Table) -> Iterator[Followed[Table]]:
        if table.is_over:
            yield part, (), self.worth(table)
        elif table.turn == self.seat:
            yield part, seen, table
        else:
            for chance, move in replies(table):
                for share, shown, after in self.made(table, move) if chance > RARE else ():
                    yield from self._on(part * chance * share, (*seen, *shown), after)


def replies(table: Table) -> list[tuple[float, Move]]:
    """The moves of the mate in turn, and their chances."""
    weights, fleet = weights_for(len(table.fleets)), table.fleets[table.turn]
    if table.turned_up:
        armed = chance_of_armed(weights, table, table.turn, table.turned_up, fleet.pile)
        return [(armed, ChooseShip(True)), (1 - armed, ChooseShip(False))]
    known = choices(table)
    return list(zip(chances(weights, known), map(move_of, known), strict=True))


def of_marque(at: ChoiceTask, judge: Judge) -> tuple[Found, Found]:
    """By move of Letter of Marque; worlds weigh as much as they explain the moves of a mate."""
    view, other, worlds = at.view, 1 - at.seat, list[tuple[float, Table]]()
    ending = Game(at.seat, view, lambda end: judge(marque.rolled_out(view, end, (), Random())))
    story = retold(view, games(at.history)[-1])
    believed = seat_belief(story, other, [Model("mate", weights_for(2), 1.0)], [1.0])
    sums = pairwise((0.0, *believed.sums))
    for (_, armed), (before, upto) in zip(believed.pairs, sums, strict=True):
        if (share := (upto - before) / believed.sums[-1]) > RARE:
            set_types(world := story.table.copy(), other, armed, story.launched[other])
            worlds.append((share, world))
    found = {move: value(ending, worlds, move).utility for move in ending.choices(worlds[0][1])}
    return found, found


SEARCHES: Final[Mapping[str, Search]] = {
    "seven-seas": of_seas,
    "letter-of-marque": of_marque,
    "seven": of_seven,
    "seven-seals": of_seals,
}
