"""The weights by which mate of Letter of Marque chooses.

They were fitted once to games of these players (November 2026). The script was not kept and the
figures were rounded by hand: treat them as hand-set.
"""

from dataclasses import dataclass
from typing import Final

from engine.players.letter_of_marque.features import Features


@dataclass(frozen=True, slots=True)
class Weights:
    """The weight of each feature, in the order in which `features` lists them.

    actions: for each `Action`, in its order. armed: for putting an armed ship to sea.
    """

    actions: tuple[Features, ...]
    armed: Features


TWO_SEATS: Final = Weights(
    actions=(
        (0.52, -0.15, -0.17, 1.98, 0.09, -1.98),
        (-2.99, -1.19, -4.11, -4.08, 0.03, 1.4),
        (-0.85, 0.95, 4.78, -1.6, 0.12),
        (0.93, 2.73, -2.02, 0.04, -4.49, 1.69, -1.23, 0.83, -0.9, -2.71),
        (-0.91,),
    ),
    armed=(0.53, 1.6, -2.0, 0.44, -0.53),
)
"""For two players, where any loss of the only opponent is a gain."""

MORE_SEATS: Final = Weights(
    actions=(
        (-0.38, -1.45, -3.91, 1.44, -1.82, -5.9),
        (-2.21, -0.39, -8.18, -1.5, 1.61, 5.63),
        (3.23, 3.44, 13.16, 0.58, 7.23),
        (-0.34, 7.55, -16.33, -8.53, -5.99, 5.19, -8.31, 4.16, -1.63, -5.34),
        (-5.77,),
    ),
    armed=(0.34, 1.6, -1.99, 0.85, 0.83),
)
"""For more than two players."""


def weights_for(seats: int) -> Weights:
    """The weights for this number of players."""
    return TWO_SEATS if seats == 2 else MORE_SEATS
