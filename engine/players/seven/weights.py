"""The weights by which captain of 7 evaluates a position, at any number of seats.

`python -m tests.lab.players.fit_seven` printed them (2026-11-26).
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
    sevens=-0.136,
    blocked=0.128,
    fields=(
        (0.123, 0.103, 0.108, 0.049, 0.011, -0.001),
        (0.158, 0.155, 0.132, 0.085, 0.001),
        (0.134, 0.135, 0.111, 0.062),
        (-0.002, -0.01, -0.035),
        (-0.009, -0.046),
        (0.003,),
    ),
    sizes=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.283, -0.419, 0.102, 0.062, 0.351, 0.203, 0.444, 0.207, 0.078),
        (0.0, -0.171, -0.293, 0.21, 0.199, 0.453, 0.228, 0.54, 0.331, 0.213),
        (0.0, -0.575, -0.657, -0.178, -0.229, 0.084, -0.042, 0.246, -0.065, -0.149),
        (0.0, -0.382, -0.416, 0.047, 0.035, 0.342, 0.174, 0.482, 0.115, 0.115),
        (0.0, -0.563, -0.567, -0.134, -0.187, 0.14, -0.022, 0.293, -0.098, 0.059),
        (0.0, -0.414, -0.291, 0.078, -0.079, 0.262, 0.175, 0.412, 0.013, 0.017),
        (0.0, -0.372, -0.279, 0.087, 0.03, 0.365, 0.121, 0.521, 0.044, 0.083),
        (0.0, -0.51, -0.209, 0.037, -0.077, 0.289, 0.207, 0.389, 0.022, 0.023),
    ),
    first=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.092, -0.023, -0.03, -0.017, 0.043, 0.025, 0.229),
        (0.0, -0.017, 0.049, 0.081, 0.082, 0.096, 0.056, 0.192),
        (0.0, 0.007, 0.067, 0.083, 0.065, 0.072, 0.045, 0.37),
        (0.0, -0.014, 0.022, 0.052, 0.06, 0.058, 0.034, 0.166),
        (0.0, -0.026, 0.021, 0.026, 0.035, 0.026, 0.008, 0.248),
        (0.0, -0.039, 0.039, 0.07, -0.068, -0.004, -0.024, 0.115),
        (0.0, -0.065, -0.037, -0.021, -0.013, -0.019, -0.022, 0.161),
    ),
    more=(
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, -0.124, 0.027, 0.003, -0.096, -0.043, -0.084, -0.007),
        (0.0, -0.033, 0.023, -0.003, -0.035, -0.014, 0.023, 0.247),
        (0.0, -0.056, -0.028, -0.036, -0.073, -0.031, -0.058, 0.111),
        (0.0, -0.065, -0.026, -0.032, -0.077, -0.028, -0.033, 0.15),
        (0.0, -0.045, 0.001, -0.029, -0.06, 0.009, 0.011, 0.032),
        (0.0, -0.1, -0.068, -0.079, -0.112, -0.066, -0.062, 0.066),
    ),
)
