"""The prediction: which ones are possible, and what a confirmed one changes.

Seals come from the middle first. Only when the middle has none left of a colour is one taken from
another player, who gets a white seal for it; with no white seal left that is not possible (HOUSE).
No cap is printed, so a prediction may exceed the tricks of a round if the seals allow it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, product

from engine.core import Event, IllegalMove, Seat
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.events import Predicted, SealTaken
from engine.games.seven_seals.moves import Predict, Reason, Taking
from engine.games.seven_seals.state import Counts, Kind, Seals, changed


def predictions(seals: Seals, seat: Seat) -> tuple[Predict, ...]:
    """Every prediction this seat could make, sorted: 1,536 or more."""
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
    return tuple(_each_prediction(middle, held, seat))


def _each_prediction(middle: Counts, held: tuple[Counts, ...], seat: Seat) -> Iterator[Predict]:
    rest = [_at_most(middle, held, seat, colour) for colour in Colour]
    asked = [range(middle[colour] + rest[colour] + 1) for colour in Colour]
    missing = [[0] * middle[colour] + [*range(rest[colour] + 1)] for colour in Colour]
    ways = {
        lack: _takings(lack, held, seat) if sum(lack) <= middle[Kind.WHITE] else ()
        for lack in product(*(range(most + 1) for most in rest))
    }
    for seals, lack in zip(product(*asked), product(*missing), strict=True):
        if not any(lack):
            yield _from_middle(seals)
        else:
            yield from [Predict(seals, taken) for taken in ways[lack]]


def _at_most(middle: Counts, held: tuple[Counts, ...], seat: Seat, colour: Colour) -> int:
    """How many seals of a colour can be taken from others, if no other colour is."""
    there = sum(_takable(held, seat, colour, victim) for victim in range(len(held)))
    return min(middle[Kind.WHITE], there)


@cache
def _from_middle(seals: Counts) -> Predict:
    """A prediction that takes nothing from others: one object each, for there are only 1,536."""
    return Predict(seals)


def _takings(lack: Counts, held: tuple[Counts, ...], seat: Seat) -> tuple[tuple[Taking, ...], ...]:
    """All ways of taking from others what the middle lacks of each colour, rising."""
    ways = (_ways(colour, lack[colour], held, seat) for colour in Colour if lack[colour])
    return tuple(tuple(chain.from_iterable(each)) for each in product(*ways))


def _ways(
    colour: Colour, count: int, held: tuple[Counts, ...], seat: Seat
) -> tuple[tuple[Taking, ...], ...]:
    """All ways of taking so many seals of one colour from others, rising."""
    there = [
        Taking(colour, victim)
        for victim in range(len(held))
        for _ in range(_takable(held, seat, colour, victim))
    ]
    return tuple(dict.fromkeys(combinations(there, count)))
