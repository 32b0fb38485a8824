"""Composing a prediction seal by seal before it is confirmed: nothing here changes the table.

A draft is a `Predict`; it starts as `Predict()` and, once `predictions.why_not` has nothing against
it, is itself the move to confirm. All functions are pure and take what a view shows.
"""

from dataclasses import dataclass

from engine.core import Seat
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.moves import Predict, Reason, Taking
from engine.games.seven_seals.state import Kind, Seals, changed


@dataclass(frozen=True, slots=True)
class Addition:
    """One more seal for a draft: from the middle, or from another player (who gets a white one)."""

    colour: Colour
    source: Seat | None = None


def additions(seals: Seals, seat: Seat, draft: Predict) -> tuple[Addition, ...]:
    """Every seal that could be added now, by colour: from the middle, else from whom."""
    return tuple(
        addition for colour in Colour for addition in _additions(seals, seat, draft, colour)
    )


def why_none(seals: Seals, seat: Seat, draft: Predict, colour: Colour) -> Reason | None:
    """Why no seal of this colour can be added; None: one can.

    NO_SUCH_SEAL: nobody else has one either; NO_WHITE_SEAL: nothing left to give for it.
    """
    if _left_in_middle(seals, draft, colour) or _additions(seals, seat, draft, colour):
        return None
    return Reason.NO_WHITE_SEAL if _victims(seals, seat, draft, colour) else Reason.NO_SUCH_SEAL


def add(draft: Predict, addition: Addition) -> Predict:
    """The draft with one seal more."""
    counts = changed(draft.seals, addition.colour, 1)
    if addition.source is None:
        return Predict(counts, draft.taken)
    taking = Taking(addition.colour, addition.source)
    return Predict(counts, tuple(sorted((*draft.taken, taking))))


def removals(draft: Predict) -> tuple[Addition, ...]:
    """Every seal that could be put back now; those of the middle only when none is from others."""
    found: list[Addition] = []
    for colour, count in zip(Colour, draft.seals, strict=True):
        victims = sorted({taking.seat for taking in draft.taken if taking.colour == colour})
        found += [Addition(colour, victim) for victim in victims]
        found += [Addition(colour)] if count and not victims else []
    return tuple(found)


def remove(draft: Predict, removal: Addition) -> Predict:
    """The draft with one seal less."""
    taken = list(draft.taken)
    if removal.source is not None:
        taken.remove(Taking(removal.colour, removal.source))
    return Predict(changed(draft.seals, removal.colour, -1), tuple(taken))


def _additions(seals: Seals, seat: Seat, draft: Predict, colour: Colour) -> tuple[Addition, ...]:
    if _left_in_middle(seals, draft, colour):
        return (Addition(colour),)
    if len(draft.taken) >= seals.middle[Kind.WHITE]:
        return ()
    return tuple(Addition(colour, victim) for victim in _victims(seals, seat, draft, colour))


def _left_in_middle(seals: Seals, draft: Predict, colour: Colour) -> bool:
    taken = sum(taking.colour == colour for taking in draft.taken)
    return draft.seals[colour] - taken < seals.middle[colour]


def _victims(seals: Seals, seat: Seat, draft: Predict, colour: Colour) -> tuple[Seat, ...]:
    return tuple(
        other
        for other, held in enumerate(seals.held)
        if other != seat and held[colour] > draft.taken.count(Taking(colour, other))
    )
