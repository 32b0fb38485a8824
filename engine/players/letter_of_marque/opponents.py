"""The characters that the captain of Letter of Marque may take another player for, as weights.

Most were set by hand from the name of the character.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.players.letter_of_marque.weights import Weights, captain_weights, scaled, weights_for

RAIDER: Final = Weights(
    actions=((0.5, 0, -1), (-2, 0, -1), (-0.5, 0.5, 1), (0, 3, -1), (0,)),
    armed=(-0.4, 0.6),
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
    actions=(
        (0.5, 0, -1, 0, 0, -1),
        (-2, 0, -2),
        (0, 1, 3),
        (-3, 3, -4, 0, 0, 0, 0, 1, 5),
        (0,),
    ),
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

    Good players have half of the chance: mistakes of a weak one are soon seen, and few are lost.
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
