"""The prediction: which ones are possible, and what a confirmed one changes.

Seals come from the middle first. Only when the middle has none left of a colour is one taken from
another player, who gets a white seal for it; with no white seal left that is not possible (HOUSE).
No cap is printed, so a prediction may exceed the tricks of a round if the seals allow it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import TypeAlias

from engine.core import Event, IllegalMove, Seat
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.events import Predicted, SealTaken
from engine.games.seven_seals.moves import Predict, Reason, Taking
from engine.games.seven_seals.state import ALL_SEALS, Counts, Kind, Seals, changed

Takings: TypeAlias = tuple[Taking, ...]

Lack: TypeAlias = tuple[list[int], int, list[Takings]]
"""A way in which the middle lacks seals: the counts that lack so (as indices of `_COUNTS`), how
many white seals are left to give, and all ways of taking what lacks from others."""

_EACH = [range(number + 1) for number in ALL_SEALS[: len(Colour)]]
_COUNTS: tuple[Counts, ...] = tuple(product(*_EACH))
"""All counts of the five colours that there are, sorted: 1,536."""

_set_seals, _set_taken = (vars(Predict)[field].__set__ for field in ("seals", "taken"))


def predictions(seals: Seals, seat: Seat) -> tuple[Predict, ...]:
    """Every prediction this seat could make, sorted; up to some 2,500."""
    return _predictions(seals.middle, seals.held, seat)


def why_not(seals: Seals, seat: Seat, move: Predict) -> Reason | None:
    """Why this seat cannot make this prediction; None: it can."""
    if not _is_well_formed(move):
        return Reason.NOT_A_PREDICTION
    for colour in Colour:
        of_colour = [taking.seat for taking in move.taken if taking.colour == colour]
        reason = _why_not_colour(seals, seat, colour, move.seals[colour], of_colour)
        if reason:
            return reason
    if len(move.taken) > seals.middle[Kind.WHITE]:
        return Reason.NO_WHITE_SEAL
    return None


def predict(seals: Seals, seat: Seat, move: Predict) -> tuple[Seals, tuple[Event, ...]]:
    """The seals after this prediction, and who lost what by it; raises IllegalMove."""
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
    after = Seals(tuple(middle), tuple(held), predicted(seals, seat, move.seals), seals.saboteur)
    taken = (SealTaken(seat, colour, victim) for colour, victim in move.taken)
    return after, (Predicted(seat, move.seals), *taken)


def predicted(seals: Seals, seat: Seat, counts: Counts) -> tuple[Counts | None, ...]:
    """The predictions with this one among them."""
    return (*seals.predictions[:seat], counts, *seals.predictions[seat + 1 :])


def _is_well_formed(move: Predict) -> bool:
    if not _is_well_typed(move):
        return False
    taken = [colour for colour, _ in move.taken]
    return (
        len(move.seals) == len(Colour)
        and all(0 <= taken.count(colour) <= move.seals[colour] for colour in Colour)
        and list(move.taken) == sorted(move.taken)
    )


def _is_well_typed(move: Predict) -> bool:
    if type(move.seals) is not tuple or type(move.taken) is not tuple:
        return False
    counts = all(type(count) is int for count in move.seals)
    return counts and all(
        type(taking) is Taking and type(taking.colour) is Colour and type(taking.seat) is int
        for taking in move.taken
    )


def _why_not_colour(
    seals: Seals, seat: Seat, colour: Colour, asked: int, victims: list[Seat]
) -> Reason | None:
    from_middle = asked - len(victims)
    if from_middle > seals.middle[colour]:
        return Reason.NOT_IN_MIDDLE
    if victims and from_middle < seals.middle[colour]:
        return Reason.MIDDLE_FIRST
    if any(
        victims.count(victim) > _takable(seals.held, seat, colour, victim) for victim in victims
    ):
        return Reason.NO_SUCH_SEAL
    return None


def _takable(held: tuple[Counts, ...], seat: Seat, colour: Colour, victim: Seat) -> int:
    """Seals of the colour that another player holds; the own ones and those of nobody: none."""
    is_other = victim != seat and 0 <= victim < len(held)
    return held[victim][colour] if is_other else 0


@lru_cache(maxsize=64)
def _predictions(middle: Counts, held: tuple[Counts, ...], seat: Seat) -> tuple[Predict, ...]:
    """For each way in which the middle can lack seals, all counts with all ways of taking."""
    lacks: list[Lack] = [([0], middle[Kind.WHITE], [()])]
    for colour in Colour:
        others = tuple([0 if n == seat else seals[colour] for n, seals in enumerate(held)])
        lacks = _with_colour(lacks, colour, middle[colour], _ways(colour, others))
    chosen = [pair for counts, _, takings in lacks for pair in product(counts, takings)]
    chosen.sort(key=itemgetter(0))  # stable: the takings of equal counts stay rising
    return _made(chosen)


def _with_colour(
    lacks: list[Lack], colour: Colour, there: int, ways: list[tuple[Takings, ...]]
) -> list[Lack]:
    """The same with one colour more: up to what is there of it, or all of it and some of others."""
    each, numbers = len(_EACH[colour]), range(there + 1)
    enough = [
        ([count * each + number for count in counts for number in numbers], white, takings)
        for counts, white, takings in lacks
    ]
    lacking = [
        (
            [count * each + there + more for count in counts],
            white - more,
            [taken + way for taken in takings for way in ways[more]],
        )
        for counts, white, takings in lacks
        for more in range(1, min(white, len(ways) - 1) + 1)
    ]
    return enough + lacking


def _made(chosen: list[tuple[int, Takings]]) -> tuple[Predict, ...]:
    """A prediction of each; filled slot by slot, for `Predict(...)` takes nearly twice as long."""
    moves = tuple([object.__new__(Predict) for _ in chosen])
    for move, (count, taken) in zip(moves, chosen, strict=True):
        _set_seals(move, _COUNTS[count])
        _set_taken(move, taken)
    return moves


@cache
def _ways(colour: Colour, others: Counts) -> list[tuple[Takings, ...]]:
    """By number: all ways of taking so many seals of the colour from those who hold them.

    others: how many each seat has. Remembered, for there are fewer than 1,000.
    """
    there = [Taking(colour, seat) for seat, number in enumerate(others) for _ in range(number)]
    counts = range(min(ALL_SEALS[Kind.WHITE], len(there)) + 1)
    return [tuple(dict.fromkeys(combinations(there, count))) for count in counts]
