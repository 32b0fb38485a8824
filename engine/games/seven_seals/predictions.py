"""The prediction: which ones are possible, and what a confirmed one changes.

Seals come from the middle first. Only when the middle has none left of a colour is one taken from
another player, who gets a white seal for it; with no white seal left that is not possible (HOUSE).
No cap is printed, so a prediction may exceed the tricks of a round if the seals allow it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain, combinations, product
from operator import attrgetter

from engine.core import Event, IllegalMove, Seat
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.events import Predicted, SealTaken
from engine.games.seven_seals.moves import Predict, Reason, Taking
from engine.games.seven_seals.state import Counts, Kind, Seals, changed


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
    """First those from the middle alone, then those of each possible lack; at last all sorted."""
    there = [range(middle[colour] + 1) for colour in Colour]
    moves = list(map(_from_middle, product(*there)))
    if not middle[Kind.WHITE]:
        return tuple(moves)
    ways = [_ways(colour, middle[Kind.WHITE], held, seat) for colour in Colour]
    for lack in _lacks(middle[Kind.WHITE], [len(of_colour) - 1 for of_colour in ways]):
        each = product(*(ways[colour][n] for colour, n in enumerate(lack) if n))
        takings = [tuple(chain.from_iterable(parts)) for parts in each]
        counts = [(middle[colour] + n,) if n else there[colour] for colour, n in enumerate(lack)]
        moves += [Predict(seals, taken) for seals in product(*counts) for taken in takings]
    moves.sort(key=attrgetter("seals"))  # stable: the takings of equal counts stay rising
    return tuple(moves)


def _lacks(white: int, takable: list[int]) -> list[Counts]:
    """All ways in which the middle can lack seals, at least one and at most `white`, by colour.

    takable: the most that can be taken from others, by colour.
    """
    lacks: list[Counts] = [()]
    for most in takable:
        lacks = [(*lack, n) for lack in lacks for n in range(min(most, white - sum(lack)) + 1)]
    return lacks[1:]


@cache
def _from_middle(seals: Counts) -> Predict:
    """A prediction that takes nothing from others: one object each, for there are only 1,536."""
    return Predict(seals)


def _ways(
    colour: Colour, white: int, held: tuple[Counts, ...], seat: Seat
) -> list[tuple[tuple[Taking, ...], ...]]:
    """By number, at most `white`: all ways of taking so many seals of the colour from others."""
    there = [
        Taking(colour, victim)
        for victim in range(len(held))
        for _ in range(_takable(held, seat, colour, victim))
    ]
    counts = range(min(white, len(there)) + 1)
    return [tuple(dict.fromkeys(combinations(there, count))) for count in counts]
