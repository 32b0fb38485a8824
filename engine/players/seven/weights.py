"""The weights by which captain of 7 evaluates a position, at any number of seats.

`python -m tests.benchmarks.fit_seven --rounds 4000 --turns 2` printed them (2026-11-26).
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

Row: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """The parts of a position's value for the seat that has just finished its turn.

    sevens, blocked: for the chance that the opponent can make a Seven, and that it is blocked.
    fields: for what lies on the pile, by the newest number from 1 on, then by the other one from 0.
    sizes: by the size of the own hand, then of the opponent's. first, more: for holding a card of a
    number, and for each further one, by the size of the own hand, then by number. A row past the
    last one is the last one.
    """

    sevens: float
    blocked: float
    fields: tuple[Row, ...]
    sizes: tuple[Row, ...]
    first: tuple[Row, ...]
    more: tuple[Row, ...]


FITTED: Final = Weights(
    sevens=0.21,
    blocked=0.04,
    fields=(
        (-0.14, -0.07, -0.19, -0.25, -0.28, -0.25),
        (-0.16, -0.18, -0.12, -0.24, -0.29),
        (-0.2, -0.21, -0.21, -0.15),
        (-0.28, -0.23, -0.26),
        (-0.29, -0.23),
        (-0.25,),
    ),
    sizes=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.18, -0.27, 0.08, -0.03, 0.27, 0.16, 0.34, 0.4, 0.1),
        (0.0, -0.24, -0.34, 0.07, -0.02, 0.29, 0.05, 0.38, 0.19, 0.32),
        (0.0, -0.54, -0.61, -0.28, -0.28, -0.08, -0.18, 0.08, -0.08, -0.03),
        (0.0, -0.46, -0.49, -0.18, -0.18, 0.11, 0.02, 0.31, -0.02, 0.29),
        (0.0, -0.66, -0.69, -0.39, -0.42, -0.17, -0.28, -0.01, -0.17, -0.12),
        (0.0, -0.46, -0.3, -0.1, -0.09, 0.04, 0.06, -0.03, 0.3, 0.27),
        (0.0, -0.37, -0.36, -0.21, -0.16, 0.04, 0.15, 0.24, 0.25, 0.34),
        (0.0, -0.36, -0.43, -0.14, -0.2, 0.04, 0.19, 0.14, 0.31, 0.28),
    ),
    first=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.08, 0.05, 0.0, 0.14, 0.18, 0.18, 0.3),
        (0.0, 0.06, 0.11, 0.14, 0.25, 0.24, 0.14, 0.24),
        (0.0, 0.02, 0.03, 0.06, 0.14, 0.18, 0.18, 0.32),
        (0.0, 0.03, 0.0, -0.02, 0.2, 0.19, 0.14, 0.06),
        (0.0, -0.01, 0.0, 0.02, 0.12, 0.13, 0.14, 0.27),
        (0.0, 0.27, -0.02, -0.03, 0.04, 0.04, -0.11, -0.01),
        (0.0, -0.07, -0.07, -0.09, 0.05, 0.08, 0.01, 0.2),
    ),
    more=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.03, -0.09, -0.13, -0.05, 0.07, -0.07, -0.14),
        (0.0, -0.03, -0.05, -0.01, -0.01, 0.08, 0.2, 0.33),
        (0.0, -0.03, -0.13, -0.04, 0.01, 0.02, -0.17, 0.16),
        (0.0, -0.05, -0.07, -0.05, -0.03, 0.06, -0.03, 0.24),
        (0.0, -0.17, -0.11, -0.07, 0.02, -0.01, -0.16, -0.03),
        (0.0, -0.1, -0.15, -0.13, -0.08, -0.07, -0.19, 0.06),
    ),
)
