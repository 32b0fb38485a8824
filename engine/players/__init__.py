"""Computer players: they see views, never states.

The players of a game are in the package of its key (`seven-seas`: `engine.players.seven_seas`):
`captain.captain` and `mate.mate` are policies, `mate.DECKHAND` is a player, and `reasons.every`
gives the reasons for a move, or the only one. The package itself has a `YARDSTICK` if the game can
be reviewed; the captain then has `trials`. Its `RIVALS` are players with a habit, if there are any.
The others are loaded on first use, so a process that never thinks doesn't hold them in memory. A
game may have no such package; then its computer players make any legal move.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf
from random import Random
from typing import Any, Final

from engine.core import Event
from engine.players.base import (
    Advice,
    Budget,
    Level,
    Policy,
    PolicyPlayer,
    Reason,
    Rival,
    Size,
    Values,
    Yardstick,
    any_move,
)
from engine.shuffle import derived

_HOMES: Final = {
    Level.DECKHAND: ("DECKHAND", "mate"),
    Level.MATE: ("mate", "mate"),
    Level.CAPTAIN: ("captain", "captain"),
}
"""The name of each level's player or policy in the package of a game, and its module."""

ALIKE: Final = 32
"""The worlds in which moves must have the same value to be called just as good; hand-set."""

ROUNDED: Final = 1e-6
"""Values that differ by less are equal."""

NO_REASON: Final = Reason("")


@dataclass(frozen=True, slots=True)
class Question:
    """A request to a computer player to choose one of `moves`; it and its parts can be pickled.

    view: the player's. history: every event it knows of since the first deal, in order. moves: the
    legal ones. seed: of its luck. rival: whose habit it has; "": nobody's. It may be logged: its
    representation leaves out all that the player alone may know.
    """

    game: str
    level: Level
    view: Any = field(repr=False)
    history: tuple[Event, ...] = field(repr=False)
    moves: tuple[Any, ...] = field(repr=False)
    seed: int = field(repr=False)
    budget: Budget
    rival: str = ""


def answered(question: Question) -> Any:
    """The move that the player chooses; ValueError if it isn't legal."""
    q, luck = question, Random(question.seed)  # noqa: S311 - decides between moves, deals nothing
    moves = liked(question)
    chosen = chooser(q.game, q.level).choose(q.view, q.history, moves, luck, q.budget)
    if chosen not in q.moves:
        raise ValueError("the chosen move is none of the legal ones")  # the chosen move is a secret
    return chosen if chosen in moves else any_move(q.view, q.history, moves, luck, q.budget)


def liked(question: Question) -> Sequence[Any]:
    """The legal moves among which the rival chooses; all without such a rival."""
    if (rival := rivals(question.game).get(question.rival)) is None:
        return question.moves
    return tuple(m for m in question.moves if rival.likes(question.view, m)) or question.moves


def keeps(question: Question, move: Any) -> bool | None:
    """True if the move is one of the rival's habit; None: all legal moves are, or none is."""
    own = liked(question)
    return None if own == question.moves else move in own


@cache
def rivals(game: str) -> Mapping[str, Rival]:
    """The rivals who play this game, by name."""
    return {rival.name: rival for rival in _declared(game, "RIVALS") or ()}


@cache
def has_players(game: str) -> bool:
    """True if this game has computer players of its own, and so levels and hints."""
    return find_spec(package_of(game)) is not None


@cache
def has_review(game: str) -> bool:
    """True if games of this kind can be reviewed."""
    return _declared(game, "YARDSTICK") is not None


def yardstick(game: str) -> Yardstick:
    """How choices of this game are judged; the default if it can't be reviewed."""
    return _declared(game, "YARDSTICK") or Yardstick()


@cache
def chooser(game: str, level: Level) -> PolicyPlayer:
    """The player of this level; one that makes any move if the game has no players of its own."""
    found: PolicyPlayer | Policy = _declared(game, *_HOMES[level]) or any_move
    return found if isinstance(found, PolicyPlayer) else PolicyPlayer(found)


def reason(asked: Question, index: int) -> Reason | None:
    """Why a computer would make the move of this index, unless that is true of every legal move.

    None if the game has no reasons, or none that tells this move from another one.
    """
    told = next(iter(every(asked, index)), None)
    others = (other for other in range(len(asked.moves)) if other != index)
    is_own = len(asked.moves) == 1 or any(not speaks(asked, told, other) for other in others)
    return told if is_own else None


def every(asked: Question, index: int) -> Iterable[Reason]:
    """The reasons that are true of the move of this index, the computer's own first."""
    found = _declared(asked.game, "every", "reasons")
    told = found and found(asked.view, asked.history, asked.moves, index)
    return [told] if isinstance(told, Reason) else told or ()


def speaks(asked: Question, told: Reason | None, index: int) -> bool:
    """True if a reason for another move is true of the move of this index as well, or truer.

    A reason with another figure is the same, unless the game's `MORE` says which figure is better:
    1 for more, -1 for less, 0 for none. `ALSO` has the reasons that another one includes.
    """
    if told is None:
        return True
    better = _declared(asked.game, "MORE", "reasons").get(told.name)
    gaps = [each.figure - told.figure for each in _named(asked, told, index)]
    return any(better is None or not gap or gap * better > 0 for gap in gaps)


def _named(asked: Question, told: Reason, index: int) -> list[Reason]:
    """The reasons for the move of this index that have the name of this one, or include it."""
    also = _declared(asked.game, "ALSO", "reasons")
    return [e for e in every(asked, index) if told.name in (e.name, *also.get(e.name, ()))]


def harm(asked: Question, index: int, better: int) -> Reason | None:
    """The harm of the move of this index, which the better one avoids; None: nothing certain.

    It is mostly a move that the next player can make then.
    """
    found = _declared(asked.game, "harm", "reasons")
    told: Reason | None = found and found(asked.view, asked.history, asked.moves, index, better)
    return told


def reasons(asked: Question, best: int, other: int) -> tuple[Reason, Reason]:
    """The reasons for the best move and against another; NO_REASON if there is none.

    A reason that speaks for both moves tells neither. Without harm, what speaks against the other
    move is that it lacks the reason for the best one: this has the same name, and its figure.
    """
    if best == other:
        return reason(asked, best) or NO_REASON, NO_REASON
    own = next((e for e in every(asked, best) if not speaks(asked, e, other)), NO_REASON)
    return own, harm(asked, other, best) or _lacking(asked, own, other)


def _lacking(asked: Question, told: Reason, index: int) -> Reason:
    """This reason with the figure of the move that lacks it; NO_REASON if that isn't less."""
    found, better = (_declared(asked.game, name, "reasons") for name in ("figure", "MORE"))
    named = (each.figure for each in _named(asked, told, index))
    own = found(asked.view, asked.history, asked.moves, index) if found else max(named, default=0)
    is_less = told.name and (better.get(told.name) != 1 or own < told.figure)
    return Reason(told.name, own) if is_less else NO_REASON


def obvious(asked: Question, index: int) -> int:
    """The index of an obvious move that the move of this index passes up; else this index."""
    found = _declared(asked.game, "obvious", "reasons")
    return found(asked.view, asked.history, asked.moves, index) if found else index


def tempting(game: str, view: Any, moves: Sequence[Any]) -> list[int]:
    """The indices of the moves that bring something at once, in games where some do."""
    found = _declared(game, "tempts", "reasons")
    return [at for at, move in enumerate(moves) if found and found(view, move)]


def trials(asked: Question, luck: Random) -> Values:
    """The captain's own way to value the moves, in one world after another."""
    found: Callable[..., Values] = _declared(asked.game, "trials", "captain")
    return found(asked.view, asked.history, asked.moves, luck)


def telling(asked: Question) -> float:
    """The number of worlds whose mean is as sure as that of more; infinite if more tell more."""
    found = _declared(asked.game, "telling", "captain")
    return found(asked.view, asked.history) if found else inf


def shortlist(asked: Question, luck: Random) -> Sequence[int]:
    """The indices of the moves that this game's captain compares."""
    found = _declared(asked.game, "shortlist", "captain")
    return found(asked.view, asked.history, asked.moves, luck) if found else range(len(asked.moves))


def as_good(asked: Question, index: int) -> list[int]:
    """The other moves that have the value of this one in every world that is tried."""
    luck = Random(asked.seed)  # noqa: S311 - decides between moves, deals nothing
    found = [at for at in shortlist(asked, luck) if at != index]
    trial = trials(asked, luck)
    for _ in range(ALIKE if found else 0):
        value, *others = trial([index, *found])
        gaps = (max(abs(a - b) for a, b in zip(value, each, strict=True)) for each in others)
        found = [at for at, gap in zip(found, gaps, strict=True) if gap < ROUNDED]
    return found


def advice(
    asked: Question, index: int, alike: Sequence[int] = (), size: Size = Size.LESS
) -> Advice:
    """The move of this index with its reason, and the reason against an obvious other one.

    alike: the moves that are just as good. size: of the loss by the obvious one.
    """
    other, like = obvious(asked, index), next(iter(alike), None)
    against = None if other in (index, *alike) else harm(asked, other, index)
    if against is None:
        return Advice(index, reason(asked, index), alike=like)
    why, _ = reasons(asked, index, other)
    return Advice(index, why if why.name else None, (other, against), alike=like, size=size)


def hint_question(game: str, view: Any, history: Sequence[Event], moves: Sequence[Any]) -> Question:
    """The question for the move that a captain advises, which has one answer.

    The captain does its usual number of iterations, with luck derived from the position. So hints
    and reviews come from the same captain.
    """
    luck = derived(len(history), view.seat, "hint")
    budget = Budget(iterations=yardstick(game).usual)
    return Question(game, Level.CAPTAIN, view, tuple(history), tuple(moves), luck, budget=budget)


def _declared(game: str, name: str, module: str = "") -> Any:
    """The object of this name in the game's players, or in a module; None without one."""
    home = f"{package_of(game)}.{module}".rstrip(".")
    is_there = has_players(game) and find_spec(home)
    return getattr(import_module(home), name, None) if is_there else None


def package_of(game: str) -> str:
    """The name of the package of this game's players, which may not exist."""
    return f"{__name__}.{game.replace('-', '_')}"
