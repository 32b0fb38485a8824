"""The strangers of 7: rules of thumb of their own, known to no other part."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, TypeAlias

from engine.core import Event, own_seat, since_last
from engine.games.seven.cards import NUMBERS
from engine.games.seven.events import Placed, RoundDealt
from engine.games.seven.moves import SEVEN, Fields, PlaceCard, fields_after, legal
from engine.games.seven.view import View
from engine.players.base import Budget, PolicyPlayer

Judge: TypeAlias = Callable[[View, Sequence[Event], PlaceCard, Random], float]
"""How good a rule of thumb finds a placing that makes no Seven."""


def _after(view: View, move: PlaceCard) -> Fields:
    return fields_after((view.newest, view.other), move)


def _sevens(view: View, moves: Iterable[PlaceCard]) -> list[PlaceCard]:
    return [move for move in moves if sum(_after(view, move)) == SEVEN]


def _makers(fields: Fields) -> set[int]:
    """The numbers that make a Seven of these fields."""
    return {m.number for m in legal(NUMBERS, fields) if sum(fields_after(fields, m)) == SEVEN}


def _following(view: View) -> list[int]:
    """How many cards the seats after this one hold, in turn."""
    after = own_seat(view) + 1
    return [size for size in (*view.sizes[after:], *view.sizes[: after - 1]) if size]


def _by(judge: Judge) -> PolicyPlayer:
    """A player that makes every Seven, with the number it has most of, and else asks its judge."""

    def policy(
        view: View,
        history: Sequence[Event],
        moves: Sequence[PlaceCard],
        luck: Random,
        budget: Budget,
    ) -> PlaceCard:
        sevens = _sevens(view, moves)
        if sevens:
            return max(sevens, key=lambda move: view.hand.count(move.number))
        return max(moves, key=lambda move: judge(view, history, move, luck))

    return PolicyPlayer(policy)


def _watches(view: View, history: Sequence[Event], move: PlaceCard, luck: Random) -> float:
    """Counts the cards that it has seen, and fears those who hold few cards the most."""
    seen = Counter(view.hand)
    seen.update(e.number for e in since_last(history, RoundDealt) if isinstance(e, Placed))
    left = {n: max(0, view.options.deck[n - 1] - seen[n]) for n in NUMBERS}
    total = sum(left.values()) or 1
    fields = _after(view, move)
    share = sum(left[number] for number in _makers(fields)) / total
    fitting = sum(left[n] for n in {m.number for m in legal(NUMBERS, fields)}) / total
    size = _following(view)[0]
    fear = (1 - (1 - share) ** size) * (2.0 if size <= 2 else 1.0) - 0.6 * (1 - fitting) ** size
    kept = list(view.hand)
    kept.remove(move.number)
    answers = len(_makers(fields) & set(kept))
    return -fear + 0.05 * answers + 0.04 * len(set(kept)) - 0.03 * move.number


def _plans(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], luck: Random, budget: Budget
) -> PlaceCard:
    """Counts in pairs: a Seven takes two cards, so an odd hand needs a 7 or a lucky last card.

    It keeps a 7 for an odd hand and makes no Seven that leaves it one card against big hands.
    """
    hand, sevens = Counter(view.hand), _sevens(view, moves)
    size, others = len(view.hand), [move for move in moves if sum(_after(view, move)) != SEVEN]
    if 7 in hand and size % 2 == 0 and size > 2 and len(moves) > 1:
        sevens = [move for move in sevens if move.number != 7]
    if size == 3 and 7 not in hand and min(_following(view)) > 3 and others:
        sevens = []
    if sevens:
        return min(sevens, key=lambda move: (-hand[move.number], move.number))
    if not others:
        return moves[0]
    deck = view.options.deck

    def worth(move: PlaceCard) -> float:
        makers = _makers(_after(view, move))
        kept = hand - Counter({move.number: 1})
        theirs = sum(deck[n - 1] for n in makers) / sum(deck) * _following(view)[0]
        kinds = sum(0.12 if n >= 3 else 0.06 for n in kept)
        return kinds + 0.1 * bool(makers & set(kept)) - theirs

    return max(others, key=worth)


HELD_OUT: Final = {"watcher": _by(_watches), "planner": PolicyPlayer(_plans)}
