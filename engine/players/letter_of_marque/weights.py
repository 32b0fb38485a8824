"""The weights by which mate of Letter of Marque chooses, and those of the captain's rollouts.

The captain may take others for other characters, whose weights follow. Most of these were set by
hand from the name of the character.

Mate's were fitted once to games of these players (November 2026). The script was not kept and the
figures were rounded by hand: treat them as hand-set.

The captain's weights answer a population and its best responses, so knowing them gains little.
`python -m tests.lab.players.marque weights`, at commit 266f76fe, has the method; a translation of
it to C++ played five million games for each number of players (2026-11-26).
"""

from dataclasses import dataclass
from functools import cache
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
"""Weights for two players, where any loss of the opponent is a gain."""

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

CAPTAIN_TWO: Final = Weights(
    actions=(
        (-0.96, -2.64, -6.51, 11.81, -1.37, -4.02),
        (1.57, 1.21, -8.44, -11.75, 2.12, 3.17),
        (-10.11, 5.33, 10.93, 2.54, 3.11),
        (-0.27, 2.89, -4.91, -8.72, -14.16, 16.68, -3.24, 5.77, -1.53, -5.6),
        (-3.98,),
    ),
    armed=(7.98, 7.78, -19.01, 5.28, -6.46),
)

CAPTAIN_THREE: Final = Weights(
    actions=(
        (-1.89, -2.54, -0.55, 3.34, -5.4, -11.75),
        (-2.68, -3.98, -10.33, 0.09, 1.02, 11.23),
        (-2.5, -4.78, 13.81, 3.65, 7.75),
        (-0.67, 2.36, -15.41, -10.91, -12.18, 13.62, -3.49, 2.59, -2.25, -6.27),
        (-2.82,),
    ),
    armed=(4.98, 9.57, -19.79, -3.52, 5.36),
)

CAPTAIN_MORE: Final = Weights(
    actions=(
        (2.38, -3.69, -4.37, 4.03, -5.78, -12.59),
        (2.11, -5.29, -10.42, -1.66, -0.06, 11.58),
        (1.29, 1.04, 16.49, 5.66, 17.86),
        (1.03, 7.86, -16.74, -13.36, -19.98, 13.87, -4.78, -0.76, 0.73, -8.93),
        (0.33,),
    ),
    armed=(0.94, 13.87, -15.12, -2.56, 2.82),
)


def weights_for(seats: int) -> Weights:
    """The weights for this number of players."""
    return TWO_SEATS if seats == 2 else MORE_SEATS


def captain_weights(seats: int) -> Weights:
    """The weights by which the captain plays on in its rollouts."""
    return (CAPTAIN_TWO, CAPTAIN_THREE, CAPTAIN_MORE)[min(seats, 4) - 2]


def scaled(weights: Weights, factor: float) -> Weights:
    """The same judgement with more noise (a factor below 1) or less."""
    actions = tuple(tuple(factor * each for each in row) for row in weights.actions)
    return Weights(actions, tuple(factor * each for each in weights.armed))


RAIDER: Final = Weights(
    actions=((0.5, 0, -1), (-2, 0, -1), (-0.5, 0.5, 1), (0, 3, -1), (0,)), armed=(-0.4, 0.6)
)
"""Attacks the richest ship at nearly every chance."""

TIMID: Final = Weights(
    actions=(
        (0.5, 0, -1, 0, 0, -1),
        (-1.5, 0, -1),
        (0.5, 1, 3, 0, 2),
        (-3, 1, -3, 0, 0, 0, 0, 2),
        (0,),
    ),
    armed=(0, 2),
)
"""Brings ships home at once and seldom attacks."""

BLUFFER: Final = Weights(
    actions=((1, 0, -1), (-1.5, 0, -1), (-1, 0.5, 1.5, 1), (-3.5, 3, -3, 0, 0, 0, 0, 1), (0,)),
    armed=(-0.4, -1.2),
)
"""Arms poor treasures and leaves rich ones without guns."""

GUARD: Final = Weights(
    actions=(
        (1, 0, -1, 0, 0, -1),
        (-3, 0, -2, 0, 0, 1),
        (0, 1, 3, 0, 1),
        (-4, 5, -8, 0, -1, 1, 0, 1, 0, -1),
        (0,),
    ),
    armed=(0, 4),
)
"""Arms the rich treasures and attacks where few ships can be armed."""

HUNTER: Final = Weights(
    actions=((0.5, 0, -1, 0, 0, -1), (-2, 0, -2), (0, 1, 3), (-3, 3, -4, 0, 0, 0, 0, 1, 5), (0,)),
    armed=(0, 1),
)
"""Attacks players who are ahead."""

PATIENT: Final = Weights(
    actions=(
        (0.5, 0, -1, 1, 0, -3),
        (-3, 0, -3, 0, 0, 2),
        (1, 1, 5, 0, 1),
        (-2, 4, -6, 0, -2, 1, 0, 3, 0, -6),
        (0,),
    ),
    armed=(0, 1.5),
)
"""Keeps its cannons for the end of the game."""

ANY: Final = Weights(actions=((0,),) * 5, armed=(0,))
"""Makes any move."""

NOISE: Final = 0.4
"""The share of mate's judgement that a noisy mate has; hand-set."""


@dataclass(frozen=True, slots=True)
class Model:
    """A character that a seat may have, and the chance that a stranger has it; hand-set."""

    name: str
    weights: Weights
    chance: float


@cache
def models_for(seats: int) -> tuple[Model, ...]:
    """The models of the others with this number of players; the chances add up to 1.

    Good players have half of the chance: a weak player's mistakes soon reveal it anyway.
    """
    shares = {
        "mate": (weights_for(seats), 4),
        "any": (ANY, 1),
        "noisy": (scaled(weights_for(seats), NOISE), 1),
        "raider": (RAIDER, 1),
        "timid": (TIMID, 1),
        "bluffer": (BLUFFER, 1),
        "guard": (GUARD, 1),
        "hunter": (HUNTER, 1),
        "patient": (PATIENT, 1),
        "sage": (captain_weights(seats), 5),
    }
    total = sum(share for _, share in shares.values())
    return tuple(Model(name, weights, share / total) for name, (weights, share) in shares.items())
