"""The prediction: the possible ones, and the changes by a confirmed one.

Seals come from the middle first. Only when the middle has none left of a colour is one taken from
another player, who gets a white seal for it; with no white seal left that is not possible (HOUSE).
No cap is printed, so a prediction may exceed the tricks of a round if the seals allow it.

A prediction can be composed seal by seal before it is confirmed: such a draft is a `Predict`, too.
It starts as `Predict()`; once `why_not` has nothing against it, it is the move to confirm.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import TypeAlias

from engine.core import Event, IllegalMove, Seat, put
from engine.games.seven_seals.events import Predicted, SealTaken
from engine.games.seven_seals.moves import Predict, Reason, Taking
from engine.games.seven_seals.state import ALL_SEALS, NO_SEALS, Colour, Counts, Kind, Seals, changed

Takings: TypeAlias = tuple[Taking, ...]


def predictions(seals: Seals, seat: Seat) -> tuple[Predict, ...]:
    """Every prediction this seat could make, sorted; up to some 2,500."""
    others = tuple([NO_SEALS if n == seat else held for n, held in enumerate(seals.held)])
    return _predictions(seals.middle, others)


def why_not(seals: Seals, seat: Seat, move: Predict) -> Reason | None:
    """The reason against this prediction by this seat; None: it is possible."""
    if not _is_well_formed(move):
        return Reason.NOT_A_PREDICTION
    for colour, asked in enumerate(move.seals):
        of_colour = [taking.seat for taking in move.taken if taking.colour == colour]
        reason = _why_not_colour(seals, seat, Colour(colour), asked, of_colour)
        if reason:
            return reason
    if len(move.taken) > seals.middle[Kind.WHITE]:
        return Reason.NO_WHITE_SEAL
    return None


def predict(seals: Seals, seat: Seat, move: Predict) -> tuple[Seals, tuple[Event, ...]]:
    """The seals after this prediction, and the losses of others by it; raises IllegalMove."""
    reason = why_not(seals, seat, move)
    if reason:
        raise IllegalMove(reason)
    held = list(seals.held)
    held[seat] = (*move.seals, 0, 0)
    middle = [there - asked for there, asked in zip(seals.middle, held[seat], strict=True)]
    for colour, victim in move.taken:
        held[victim] = changed(changed(held[victim], colour, -1), Kind.WHITE, 1)
        middle[colour] += 1
        middle[Kind.WHITE] -= 1
    predictions = put(seals.predictions, seat, move.seals)
    after = Seals(tuple(middle), tuple(held), predictions, seals.saboteur)
    taken = (SealTaken(seat, colour, victim) for colour, victim in move.taken)
    return after, (Predicted(seat, move.seals), *taken)


def _is_well_formed(move: Predict) -> bool:
    if type(move.seals) is not tuple or type(move.taken) is not tuple:
        return False
    if any(type(count) is not int for count in move.seals):
        return False
    for taking in move.taken:
        if type(taking) is not Taking or type(taking.seat) is not int:
            return False
        if type(taking.colour) is not Colour:
            return False
    if len(move.seals) != len(Colour) or list(move.taken) != sorted(move.taken):
        return False
    taken: list[int] = [colour for colour, _ in move.taken]
    return all(0 <= taken.count(n) <= asked for n, asked in enumerate(move.seals))


def _why_not_colour(
    seals: Seals, seat: Seat, colour: Colour, asked: int, victims: list[Seat]
) -> Reason | None:
    from_middle = asked - len(victims)
    if from_middle > seals.middle[colour]:
        return Reason.NOT_IN_MIDDLE
    if victims and from_middle < seals.middle[colour]:
        return Reason.MIDDLE_FIRST
    for victim in victims:
        is_other = victim != seat and 0 <= victim < len(seals.held)
        if not is_other or victims.count(victim) > seals.held[victim][colour]:
            return Reason.NO_SUCH_SEAL
    return None


@lru_cache(maxsize=8)  # 0.1 MB each, 0.4 MB at most
def _predictions(middle: Counts, others: tuple[Counts, ...]) -> tuple[Predict, ...]:
    """The predictions, cached by the others' seals: all seats share a list when a round begins.

    A table needs them several times. The cache is small: old lists would slow the garbage
    collector.
    """
    chosen: list[tuple[Counts, Takings]] = [((), ())]
    for colour in Colour:
        there, ways = middle[colour], _ways(colour, tuple([held[colour] for held in others]))
        enough: list[tuple[int, Takings]] = [(number, ()) for number in range(there)]
        lacking = [(there + lack, way) for lack, each in enumerate(ways) for way in each]
        chosen = [
            ((*counts, number), taken + more)
            for counts, taken in chosen
            for number, more in (*enough, *lacking)
            if len(taken) + len(more) <= middle[Kind.WHITE]
        ]
    chosen.sort(key=itemgetter(0))  # stable: the takings of equal counts stay rising
    return tuple([Predict(counts, taken) for counts, taken in chosen])


@cache
def _ways(colour: Colour, others: Counts) -> list[tuple[Takings, ...]]:
    """By number: all ways of taking that number of seals of the colour from the seats holding them.

    others: how many each seat has. Cached: there are fewer than 1,000.
    """
    there = [Taking(colour, seat) for seat, number in enumerate(others) for _ in range(number)]
    counts = range(min(ALL_SEALS[Kind.WHITE], len(there)) + 1)
    return [tuple(dict.fromkeys(combinations(there, count))) for count in counts]


@dataclass(frozen=True, slots=True)
class Addition:
    """One more seal for a draft: from the middle, or from another player (who gets a white one)."""

    colour: Colour
    source: Seat | None = None


def add(draft: Predict, addition: Addition) -> Predict:
    """The draft with one seal more."""
    counts = changed(draft.seals, addition.colour, 1)
    if addition.source is None:
        return Predict(counts, draft.taken)
    return Predict(counts, tuple(sorted((*draft.taken, Taking(addition.colour, addition.source)))))


def additions(seals: Seals, seat: Seat, draft: Predict, colour: Colour) -> tuple[Addition, ...]:
    """Every seal of this colour that could be added: from the middle, else from other players."""
    taken = sum(taking.colour == colour for taking in draft.taken)
    if draft.seals[colour] - taken < seals.middle[colour]:
        return (Addition(colour),)
    if len(draft.taken) >= seals.middle[Kind.WHITE]:
        return ()
    return tuple(Addition(colour, victim) for victim in victims(seals, seat, draft, colour))


def victims(seals: Seals, seat: Seat, draft: Predict, colour: Colour) -> tuple[Seat, ...]:
    """The other players with a seal of this colour that the draft doesn't take."""
    return tuple(
        other
        for other, held in enumerate(seals.held)
        if other != seat and held[colour] > draft.taken.count(Taking(colour, other))
    )
