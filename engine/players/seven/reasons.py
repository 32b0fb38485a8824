"""Mate's reasons in 7: the Seven that a placing makes, the fields it leaves, the cards it keeps."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from engine.core import Event
from engine.games.seven.moves import SEVEN, PlaceCard, fields_after
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.players.base import Reason
from engine.players.seven.mate import option_of, replies, unseen
from engine.players.seven.simulator import fields_index

HIGH = 3
"""The lowest number that makes Sevens more easily than most."""

Why = StrEnum(
    "Why", "ONLY OUT SEVEN AGAIN SAFE LONELY STARTS FINISHES FEWEST PLANS WAITS HIGHER MORE PASSES"
)
"""The reasons."""

MORE: Final = {Why.FEWEST: -1, Why.STARTS: 1}
ALSO: Final = {Why.FINISHES: (Why.PLANS,)}
"""As in `engine.players.speaks`."""


def every(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], index: int
) -> Iterator[Reason]:
    """Why mate chose the move of this index, then what else is true of it."""
    move = moves[index]
    if tempts(view, move):
        yield Reason(Why.OUT if len(view.hand) == 1 else Why.SEVEN)
        yield from [Reason(Why.AGAIN)] * (SEVEN in _without(view.hand, move.number))
        return
    if len(moves) == 1:
        yield Reason(Why.ONLY)
        return
    own = _left(view, history, move)
    if not own:
        yield Reason(Why.SAFE)
    kept = [
        set(_without(view.hand, each.number)).intersection(replies(option_of(view, each)[1])[0])
        for each in moves
    ]
    most = max(kept[index] - kept[0].intersection(*kept), default=0)  # not what all keep
    # a card is drawn first unless this one starts a pile after a Seven; the next pile gets one
    left_over = len(view.hand) + (view.phase is Phase.PLACE) - 3 + view.options.strict_finish
    sevens = [each for each in moves if tempts(view, each)]
    if sevens and (against := _against_a_seven(view, history, sevens, own)):
        yield against
    if most and left_over <= 0:
        yield Reason(Why.FINISHES, most)
    if sevens:
        waiting = {each.number for each in sevens}.intersection(_without(view.hand, move.number))
        yield from (Reason(Why.WAITS, number) for number in sorted(waiting)[-1:])
        return
    left = [_left(view, history, each) for each in moves]
    if own == min(left) < max(left):
        yield Reason(Why.FEWEST, own)
    if most:
        yield Reason(Why.PLANS, most)
    if moves[0].number == move.number < moves[-1].number and max(view.hand) >= HIGH:
        yield Reason(Why.HIGHER)


def harm(
    view: View, history: Sequence[Event], moves: Sequence[PlaceCard], index: int, better: int
) -> Reason | None:
    """The unseen cards that make a Seven then, if the better move makes one or leaves fewer."""
    made, other = (moves[at] for at in (index, better))
    if tempts(view, made):
        return None
    own, passes = _left(view, history, made), tempts(view, other)
    is_harm = passes or own > _left(view, history, other)
    return Reason(Why.PASSES if passes else Why.MORE, own) if is_harm else None


def _against_a_seven(
    view: View, history: Sequence[Event], sevens: Sequence[PlaceCard], own: int
) -> Reason | None:
    """The cost of a Seven now; None if it may let the seat go out soon, or costs nothing.

    After a Seven the seat places one more card at once, and a 7 there is another Seven.
    own: how many unseen cards make a Seven after the placing that is advised instead.
    """
    rests = [_without(view.hand, each.number) for each in sevens]
    if any(SEVEN in rest or len(rest) < 2 for rest in rests):
        return None
    if len(view.hand) == 3:
        return Reason(Why.LONELY)  # the pile that the Seven ends can be drawn from
    cards = unseen(view, history)
    starts = {number for rest in rests for number in rest}
    replying = [replies(fields_index(number, 0))[0] for number in starts]
    fewest = min(sum(cards[each] for each in sevens_after) for sevens_after in replying)
    return Reason(Why.STARTS, fewest) if own < fewest else None


def _without(hand: Sequence[int], number: int) -> list[int]:
    """The hand without one card of this number."""
    rest = list(hand)
    rest.remove(number)
    return rest


def tempts(view: View, move: PlaceCard) -> bool:
    """True if this placing makes a Seven."""
    return sum(fields_after((view.newest, view.other), move)) == SEVEN


def _left(view: View, history: Sequence[Event], move: PlaceCard) -> int:
    """The number of unseen cards that would make a Seven after this placing."""
    cards = unseen(view, history)
    return sum(cards[number] for number in replies(option_of(view, move)[1])[0])
