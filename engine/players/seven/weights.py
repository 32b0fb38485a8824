"""The weights by which captain of 7 evaluates a position, at any number of seats.

`python -m tests.benchmarks.fit_seven` printed them (2026-11-26).
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
    sevens=0.328,
    blocked=0.031,
    fields=(
        (-0.193, -0.115, -0.236, -0.316, -0.305, -0.343),
        (-0.228, -0.207, -0.135, -0.318, -0.335),
        (-0.295, -0.24, -0.261, -0.195),
        (-0.352, -0.298, -0.323),
        (-0.319, -0.33),
        (-0.315,),
    ),
    sizes=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.132, -0.282, 0.07, 0.002, 0.236, 0.115, 0.336, 0.292, 0.312),
        (0.0, -0.226, -0.403, 0.025, -0.044, 0.22, 0.041, 0.314, 0.162, 0.211),
        (0.0, -0.572, -0.687, -0.372, -0.449, -0.158, -0.312, -0.046, -0.12, -0.073),
        (0.0, -0.575, -0.73, -0.303, -0.411, -0.071, -0.272, 0.051, -0.046, -0.115),
        (0.0, -0.752, -0.854, -0.565, -0.645, -0.366, -0.448, -0.269, -0.334, -0.27),
        (0.0, -0.475, -0.662, -0.239, -0.43, -0.084, -0.11, 0.041, -0.018, 0.151),
        (0.0, 0.013, -0.056, 0.193, 0.097, 0.356, 0.336, 0.478, 0.466, 0.601),
        (0.0, 0.019, -0.058, 0.125, 0.036, 0.301, 0.206, 0.357, 0.498, 0.71),
    ),
    first=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.053, 0.034, 0.054, 0.164, 0.23, 0.25, 0.316),
        (0.0, 0.06, 0.122, 0.177, 0.271, 0.296, 0.244, 0.35),
        (0.0, 0.056, 0.083, 0.093, 0.184, 0.22, 0.231, 0.387),
        (0.0, 0.058, 0.065, 0.106, 0.243, 0.248, 0.222, 0.285),
        (0.0, 0.035, 0.044, 0.042, 0.171, 0.206, 0.193, 0.325),
        (0.0, -0.077, -0.002, 0.021, -0.037, 0.162, 0.157, 0.154),
        (0.0, -0.123, -0.135, -0.128, 0.002, 0.027, 0.026, 0.201),
    ),
    more=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.059, 0.001, -0.076, -0.041, 0.108, 0.05, 0.172),
        (0.0, 0.012, 0.014, 0.035, 0.026, 0.103, 0.15, 0.331),
        (0.0, -0.018, -0.027, -0.031, 0.014, 0.092, 0.093, 0.145),
        (0.0, 0.004, -0.009, 0.003, 0.013, 0.094, 0.127, 0.306),
        (0.0, -0.054, -0.058, -0.017, -0.017, 0.038, 0.062, 0.259),
        (0.0, -0.156, -0.16, -0.172, -0.152, -0.053, -0.022, 0.062),
    ),
)
