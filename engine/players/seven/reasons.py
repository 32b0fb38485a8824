"""Mate's reasons in 7: the Seven that a placing makes, the fields it leaves, the cards it keeps."""

from collections.abc import Sequence
from enum import StrEnum

from engine.core import Event
from engine.games.seven.moves import Place
from engine.games.seven.placing import SEVEN, fields_after
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.players.base import Reason
from engine.players.seven.mate import option_of, unseen
from engine.players.seven.policy import replies

HIGH = 3
"""The lowest number that makes Sevens more easily than most."""


class Why(StrEnum):
    """The reasons."""

    ONLY = "only"
    OUT = "out"
    SEVEN = "seven"
    WHICH = "which"
    SAFE = "safe"
    FINISHES = "finishes"
    FEWEST = "fewest"
    PLANS = "plans"
    HIGHER = "higher"
    SPARE = "spare"
    KEEPS = "keeps"


def reason(view: View, history: Sequence[Event], moves: Sequence[Place], index: int) -> Reason:
    """Why mate chose the move of this index."""
    move = moves[index]
    if makes_a_seven(view, move):
        others = (each for each in moves if each.number != move.number)
        seven = Why.WHICH if any(makes_a_seven(view, each) for each in others) else Why.SEVEN
        return Reason(Why.OUT if len(view.hand) == 1 else seven)
    if len(moves) == 1:
        return Reason(Why.ONLY)
    left = [_left(view, history, each) for each in moves if not makes_a_seven(view, each)]
    own = _left(view, history, move)
    if not own:
        return Reason(Why.SAFE)
    kept, left_over = _own_seven(view, move)
    if kept and left_over <= 0:
        return Reason(Why.FINISHES, kept)
    if own == min(left) < max(left):
        return Reason(Why.FEWEST, own)
    if kept:
        return Reason(Why.PLANS, kept)
    if move.number == min(each.number for each in moves) < max(view.hand) >= HIGH:
        return Reason(Why.HIGHER)
    return Reason(Why.SPARE) if view.hand.count(move.number) > 1 else Reason(Why.KEEPS, own)


def makes_a_seven(view: View, move: Place) -> bool:
    """True if this placing makes a Seven."""
    return sum(fields_after((view.newest, view.other), move)) == SEVEN


def _own_seven(view: View, move: Place) -> tuple[int, int]:
    """A kept number that makes a Seven after this placing, 0: none; and the cards left after that.

    A card is drawn first, unless this one starts a pile after a Seven; the next pile gets one more.
    """
    kept = list(view.hand)
    kept.remove(move.number)
    sevens, _ = replies(option_of(view, move)[1])
    number = max(set(kept).intersection(sevens), default=0)
    drawn, started = view.phase is Phase.PLACE, not view.options.strict_finish
    return number, len(kept) + drawn - 1 - started


def _left(view: View, history: Sequence[Event], move: Place) -> int:
    """How many of the unseen cards would make a Seven after this placing."""
    sevens, _ = replies(option_of(view, move)[1])
    cards = unseen(view, history)
    return sum(cards[number] for number in sevens)
