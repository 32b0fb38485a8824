"""What the features of Letter of Marque weigh: learned from many games among such players.

Each line is in the order of `letter_of_marque_features`. Two players have other worries than
more: what hurts the only enemy helps oneself.
"""

from __future__ import annotations

from engine.players.letter_of_marque_policy import Temper

DUEL = Temper(
    ways=(
        (0.52, -0.15, -0.17, 1.98, 0.09, -1.98),
        (-2.99, -1.19, -4.11, -4.08, 0.03, 1.4),
        (-0.85, 0.95, 4.78, -1.6, 0.12),
        (0.93, 2.73, -2.02, 0.04, -4.49, 1.69, -1.23, 0.83, -0.9, -2.71),
        (-0.91,),
    ),
    armed=(0.53, 1.6, -2.0, 0.44, -0.53),
)

MELEE = Temper(
    ways=(
        (-0.16, -0.54, -2.25, 0.33, -1.85, -2.88),
        (-2.05, 0.1, -1.78, 0.39, 0.74, 3.23),
        (1.37, 1.46, 6.48, -0.4, 3.0),
        (0.05, 2.9, -8.48, -5.04, -4.5, 2.66, -2.72, 3.54, 0.19, -1.34),
        (-2.87,),
    ),
    armed=(0.15, 1.6, -2.0, 0.62, -0.0),
)


def temper_for(seats: int) -> Temper:
    """The one for this number of players."""
    return DUEL if seats == 2 else MELEE
