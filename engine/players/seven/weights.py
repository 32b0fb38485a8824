"""The weights by which captain of 7 evaluates a position of two players.

They were fitted once to rounds of these players (November 2026). The script was not kept and the
figures were rounded by hand: treat them as hand-set.
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
    sevens=-0.67,
    blocked=0.08,
    fields=(
        (0.12, 0.01, 0.08, -0.1, 0.01, 0.1),
        (0.13, 0.16, 0.05, -0.11, 0.02),
        (0.11, 0.12, 0.13, 0.03),
        (-0.02, 0.01, 0.03),
        (0.12, 0.04),
        (0.17,),
    ),
    sizes=(
        (0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8),
        (-0.2, 0.08, 0.2, 0.6, 0.8, 0.97, 1.23, 1.54, 1.63, 1.75),
        (-0.4, -0.08, 0.04, 0.65, 0.87, 1.08, 1.3, 1.62, 1.59, 2.06),
        (-0.6, -0.59, -0.49, -0.04, 0.04, 0.4, 0.58, 0.83, 1.04, 1.06),
        (-0.8, -0.84, -0.77, -0.13, -0.15, 0.33, 0.49, 0.79, 0.98, 1.34),
        (-1.0, -1.07, -0.91, -0.45, -0.46, -0.03, 0.08, 0.4, 0.56, 0.82),
        (-1.2, -1.19, -1.17, -0.64, -0.65, -0.06, -0.06, 0.44, 0.56, 0.68),
        (-1.4, -1.48, -1.26, -0.81, -0.89, -0.42, -0.29, 0.02, 0.23, 0.51),
        (-1.6, -1.61, -1.43, -0.99, -1.01, -0.41, -0.5, 0.18, 0.15, 0.36),
    ),
    first=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.37, -0.33, -0.26, 0.07, 0.17, 0.33, 0.93),
        (0.0, -0.12, -0.02, 0.13, 0.47, 0.46, 0.5, 1.13),
        (0.0, -0.22, -0.19, -0.07, 0.1, 0.16, 0.25, 0.92),
        (0.0, -0.04, -0.05, 0.09, 0.34, 0.39, 0.42, 0.79),
        (0.0, -0.15, -0.12, -0.06, 0.16, 0.23, 0.23, 0.7),
        (0.0, -0.04, 0.13, -0.05, 0.04, 0.23, 0.26, 0.47),
        (0.0, -0.09, -0.1, -0.04, 0.18, 0.2, 0.22, 0.66),
    ),
    more=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.32, -0.43, -0.39, -0.46, -0.38, -0.08, 0.07),
        (0.0, -0.26, -0.28, -0.3, -0.29, -0.19, -0.05, 0.6),
        (0.0, -0.2, -0.18, -0.27, -0.19, -0.1, 0.02, 0.64),
        (0.0, -0.24, -0.25, -0.23, -0.23, -0.09, 0.03, 0.71),
        (0.0, -0.28, -0.22, -0.03, -0.13, -0.05, 0.18, 0.47),
        (0.0, -0.2, -0.21, -0.19, -0.16, -0.02, 0.11, 0.59),
    ),
)
