"""What to predict in The Seven Seals: an estimate by colour, in whole seals that are there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core import Seat
from engine.games.seven_seals.cards import HAND
from engine.players.seven_seals.policy import hopes, strengths
from engine.players.seven_seals.simulator import COLOURS, RED, WHITE, Masks, Round

FAIR: Final = 3
"""Cards of each colour in an average hand."""


@dataclass(frozen=True, slots=True)
class Style:
    """How hopes become an estimate, for one number of players; learned from many rounds.

    red, long_red: by a trick hoped for in red, and by a red card more than `FAIR`; base, colour,
    long: the same for any other colour; up: how much of a trick counts as one.
    calm: more tricks to go round because somebody is the saboteur; gap: by a trick that those
    before predicted less than their share. sure, doubt: the penalty to expect of a hand that
    knows its tricks, and by what its cards leave open. black: what a saboteur's enemies take.
    """

    red: float
    long_red: float
    base: float
    colour: float
    long: float
    up: float
    calm: float
    gap: float
    sure: float
    doubt: float
    black: float


STYLES: Final = {
    3: Style(1.10, 0.63, 0.10, 0.80, -0.08, 0.53, 0.75, 0.00, 2.6, 1.45, 2.1),
    4: Style(1.10, 0.50, 0.09, 0.65, 0.00, 0.40, 0.00, 0.14, 2.0, 1.55, 2.9),
    5: Style(1.22, 0.40, 0.00, 0.80, -0.06, 0.26, 0.00, 0.00, 1.7, 1.6, 3.7),
}


def promise(own: Masks, left: Masks, seats: int) -> list[float]:
    """How many tricks a hand should win, by the colour led; left: what is in all hands."""
    style = STYLES[seats]
    hoped = hopes(own, left, seats)
    tricks = [style.red * hoped[RED] + style.long_red * max(0, own[RED].bit_count() - FAIR)]
    for colour in COLOURS[1:]:
        length = own[colour].bit_count() - FAIR
        tricks.append(style.base + style.colour * hoped[colour] + style.long * length)
    return [max(0.01, one) for one in tricks]


def estimate(table: Round, seat: Seat, before: int) -> list[float]:
    """The same with a view to what others predicted; before: how many have."""
    style = STYLES[table.seats]
    tricks = promise(table.hands[seat], table.left, table.seats)
    total, predicted = sum(tricks), sum(sum(held[: WHITE + 1]) for held in table.held)
    more = style.gap * (HAND * before / table.seats - predicted)
    more += style.calm * (table.saboteur >= 0)
    share = max(0.3, total + more) / total
    return [one * share for one in tricks]


def open_questions(table: Round, seat: Seat) -> float:
    """How much the cards of the seat leave open: 0 where each surely wins or surely loses."""
    own, left, others = table.hands[seat], table.left, table.seats - 1
    return sum(
        chance * (1 - chance)
        for colour in COLOURS
        for _, chance in strengths(own[colour], left[colour] ^ own[colour], others)
    )


def saboteur_pays(table: Round, seat: Seat, start: int) -> bool:
    """Whether a saboteur who starts from this penalty can expect less than a prediction costs."""
    style = STYLES[table.seats]
    expected = style.sure + style.doubt * open_questions(table, seat)
    return max(0.0, start - style.black) < expected


def counts_of(tricks: Sequence[float], middle: Sequence[int], seats: int) -> list[int]:
    """The estimate in whole tricks, those nearest to one more rounded up.

    No more of a colour than the middle has: nothing is taken from others.
    """
    counts = [int(one) for one in tricks]
    total = int(sum(tricks) + STYLES[seats].up)
    by_rest = sorted(COLOURS, key=lambda colour: counts[colour] - tricks[colour])
    for colour in by_rest[: max(0, total - sum(counts))]:
        counts[colour] += 1
    return [min(count, most) for count, most in zip(counts, middle, strict=False)]


def counts_by_feel(
    table: Round, seat: Seat, middle: Sequence[int], before: int, start: int
) -> list[int] | None:
    """How many of each colour mate predicts, None: it takes the saboteur.

    middle: seals there by kind; before: how many have predicted; start: the penalty that the
    seat would start from as the saboteur.
    """
    if table.saboteur < 0 and saboteur_pays(table, seat, start):
        return None
    return counts_of(estimate(table, seat, before), middle, table.seats)
