"""The weights by which mate of The Seven Seals plays cards and predicts.

They were fitted once to rounds of these players (November 2026). The script was not kept and the
figures were rounded by hand: treat them as hand-set.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class CardWeights:
    """The weights of a card that could be played.

    `pressure` is between -1 and 1: 1 if the hand expects too few wins for its seals, -1 if too
    many.

    For the chance to win this trick:
    seal, white, black: if a seal of the colour would go, only a white one, or a black one come.
    win_pressure: times the pressure.

    For the chance to win a later trick of the card's colour:
    needed, unneeded: in a colour other than red, with and without a seal for it.
    red: in red. later_pressure: times the pressure.

    For the rank of the card, from 0 to 1:
    rank: always. rank_pressure: times the pressure.

    For the card itself:
    trump: if it is red. last: if it is the last of its colour, times the pressure.
    unfollowed: if it leads a colour that nobody else has, other than red.
    """

    seal: float
    white: float
    black: float
    win_pressure: float
    needed: float
    unneeded: float
    later_pressure: float
    red: float
    last: float
    trump: float
    rank: float
    rank_pressure: float
    unfollowed: float


# in the order of the fields
PLAYER: Final = CardWeights(
    0.91, 3.0, -21.99, 10.72, -0.67, 3.13, 0.4, -0.16, -2.66, -0.6, 4.37, -1.52, -2.94
)
SABOTEUR: Final = CardWeights(
    -2.0, -2.0, -7.94, 5.02, 0.0, -1.51, -2.89, 4.48, -3.84, 3.24, 2.61, -3.23, -2.6
)


@dataclass(frozen=True, slots=True)
class PredictionWeights:
    """The weights of a prediction, for one number of players.

    The tricks to expect in red: red for each trick that the red cards should win, red_length for
    each red card more than `predictions.AVERAGE`.
    The tricks to expect in any other colour: base, colour for each trick that its cards should
    win, length for each card more (or fewer) than the average.
    shortfall: more tricks, for each trick that those before predicted less than their share.
    with_saboteur: more tricks if somebody is the saboteur.
    rounding: added to the sum of the tricks before it is rounded down.
    """

    red: float
    red_length: float
    base: float
    colour: float
    length: float
    rounding: float
    with_saboteur: float
    shortfall: float


PREDICTION_WEIGHTS: Final = {
    3: PredictionWeights(1.10, 0.63, 0.10, 0.80, -0.08, 0.53, 0.75, 0.00),
    4: PredictionWeights(1.10, 0.50, 0.09, 0.65, 0.00, 0.40, 0.00, 0.14),
    5: PredictionWeights(1.22, 0.40, 0.00, 0.80, -0.06, 0.26, 0.00, 0.00),
}
"""By the number of players."""

SABOTEUR_WEIGHTS: Final = {
    3: (4.30, 0.83, 0.23, -0.22, -1.03, 0.36, -1.06),
    4: (3.31, 0.95, 0.28, -0.08, -1.02, 0.40, -0.95),
    5: (2.68, 1.00, 0.23, 0.06, -1.12, 0.35, -0.88),
}
"""By the number of players: the weights of `predictions.saboteur_factors`, in points of the lead.

`python -m tests.lab.players.fit_saboteur` fitted them to 20,000 rounds each (2026-11-26). A
saboteur who starts from 4 pays with every hand of three or four players, and with 999 of 1,000 of
five.
"""
