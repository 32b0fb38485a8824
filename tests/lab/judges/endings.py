"""Complete search of the ends of rounds, game by game, for two players (The Seven Seals: three).

The others are mates. 7 has no end that can be searched: a
captain's own rollouts judge it, in many worlds.
"""

from collections.abc import Callable, Mapping
from random import Random
from statistics import fmean
from typing import Any, Final, TypeAlias

from engine.core import Seat, since_last
from engine.games.seven_seals.events import RoundDealt
from engine.games.seven_seals.moves import Play
from engine.games.seven_seals.state import Card
from engine.players.base import Budget, Value
from engine.players.endings import value
from engine.players.judging import ChoiceTask
from engine.players.letter_of_marque import ending as marque
from engine.players.letter_of_marque.belief import seat_belief
from engine.players.letter_of_marque.memory import games, retold
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


def of_marque(at: ChoiceTask, judge: Judge) -> tuple[Found, Found]:
    """By move of Letter of Marque; worlds weigh as much as they explain the moves of a mate."""
    view, other, mate = at.view, 1 - at.seat, Model("mate", weights_for(2), 1.0)
    ending = marque.Ending(view, mate.weights, lambda end: judge(marque.worth(view, end)))
    story = retold(view, games(at.history)[-1])
    believed = seat_belief(story, other, [mate], [1.0]).shares()
    worlds = marque.worlds(story, other, [(share, armed) for share, (_, armed) in believed])
    found = {move: value(ending, worlds, move).utility for move in at.moves}
    return found, found


SEARCHES: Final[Mapping[str, Search]] = {
    "seven-seas": of_seas,
    "letter-of-marque": of_marque,
    "seven": of_seven,
    "seven-seals": of_seals,
}
