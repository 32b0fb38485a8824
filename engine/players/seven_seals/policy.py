"""The policy of mate in The Seven Seals: win exactly the tricks that its seals ask for.

It uses only the knowledge of a seat that remembers the played cards: its hand, the seals, and the
cards in the other hands together, but not their owners.

The weights were fitted once to rounds of these players (November 2026). The script was not kept and
the figures were rounded by hand: treat them as hand-set.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core import Seat
from engine.games.seven_seals.state import RANKS
from engine.players.seven_seals.simulator import COLOURS, RED, WHITE, Masks, Round


@dataclass(frozen=True, slots=True)
class CardWeights:
    """The weights of a card that could be played.

    Pressure is between -1 and 1: 1 if the hand expects too few wins for its seals, -1 if too many.
    """

    seal: float  # for the chance to win this trick, if a seal of the colour would go
    white: float  # the same if only a white one would go
    black: float  # the same if a black one would come
    win_pressure: float  # the same, times the pressure
    needed: float  # for the chance to win a later trick of a colour with a seal, red apart
    unneeded: float  # the same without a seal
    later_pressure: float  # for the chance to win a later trick, times the pressure
    red: float  # the same in red
    last: float  # if it is the last of its colour, times the pressure
    trump: float  # if it is red
    rank: float  # for its rank, from 0 to 1
    rank_pressure: float  # the same, times the pressure
    unfollowed: float  # if it leads a colour that nobody else has, red apart


PLAYER: Final = CardWeights(
    seal=0.91, white=3.0, black=-21.99, win_pressure=10.72, needed=-0.67, unneeded=3.13,
    later_pressure=0.4, red=-0.16, last=-2.66, trump=-0.6, rank=4.37, rank_pressure=-1.52,
    unfollowed=-2.94,
)  # fmt: skip
SABOTEUR: Final = CardWeights(
    seal=-2.0, white=-2.0, black=-7.94, win_pressure=5.02, needed=0.0, unneeded=-1.51,
    later_pressure=-2.89, red=4.48, last=-3.84, trump=3.24, rank=2.61, rank_pressure=-3.23,
    unfollowed=-2.6,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PredictionWeights:
    """The weights of a prediction, for one number of players, in tricks."""

    red: float  # for each trick that the red cards should win
    red_length: float  # for each red card more than `mate.AVERAGE`
    base: float  # for any other colour
    colour: float  # for each trick that its cards should win
    length: float  # for each of its cards more (or fewer) than the average
    rounding: float  # added to the sum before it is rounded down
    with_saboteur: float  # if somebody is the saboteur
    shortfall: float  # for each trick that those before predicted less than their share


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

`python -m tests.lab.players.fit_saboteur`, at commit 266f76fe, fits them to 20,000 rounds each
(2026-11-26). A saboteur who starts from 4 pays with every hand of three or four players, and with
999 of 1,000 of five.
"""


NOT_TRUMPED: Final = 0.85
"""The chance that a winner in another colour is not trumped while others hold red; hand-set."""

TOO_FEW: Final = 1.0
"""Missing wins, compared with its seals, at which a hand plays white first; hand-set."""

LOW_PRESSURE: Final = -0.5
"""Below this pressure the hand has wins to spare and saves no high card; hand-set."""

TRUMPS: Final = 0.5
"""The chance that a seat that cannot follow trumps; hand-set."""


@lru_cache(maxsize=1 << 15)  # 25 MB for both at the most
def win_chances(own: int, out: int, others: int) -> tuple[tuple[int, float], ...]:
    """The rank (from 0) of each own card of a colour, and its chance to win a trick of the colour.

    out: the cards of the colour in the other hands. others: how many other hands there are.
    A card that no card in another hand can beat has the chance 1.
    """
    found = []
    above, below = out.bit_count(), 0
    for rank in range(RANKS):
        bit = 1 << rank
        if out & bit:
            above, below = above - 1, below + 1
        elif own & bit:
            found.append((rank, (below / (below + above)) ** others if above else 1.0))
    return tuple(found)


@lru_cache(maxsize=1 << 15)  # 25 MB for both at the most
def expected_wins(own: int, out: int, others: int) -> float:
    """The number of tricks that these cards of a colour should win if nobody trumps."""
    return sum(chance for _, chance in win_chances(own, out, others))


def expected_by_colour(own: Masks, left: Masks, seats: int) -> list[float]:
    """The expected tricks of a hand, by the colour of its cards; left: in all hands."""
    part = NOT_TRUMPED if left[RED] ^ own[RED] else 1.0
    expected = [expected_wins(own[RED], left[RED] ^ own[RED], seats - 1)]
    for colour in COLOURS[1:]:
        mine = own[colour]
        expected.append(part * expected_wins(mine, left[colour] ^ mine, seats - 1) if mine else 0.0)
    return expected


def choose_card(table: Round) -> int:
    """The card that mate plays."""
    seat = table.turn
    held, hand = table.held[seat], table.hands[seat]
    colours = table.playable()
    pressure = (sum(held[: WHITE + 1]) - sum(expected_by_colour(hand, table.left, table.seats))) / 2
    pressure = max(-1.0, min(1.0, pressure))
    if table.led == colours[0] and pressure > LOW_PRESSURE and _saves_high_card(table, table.led):
        own = hand[table.led]
        return table.led * RANKS + (own & -own).bit_length() - 1
    best, most = -1, -1e9
    for colour in colours:
        card, value = _best_of(table, colour, held, pressure)
        if value > most:
            best, most = card, value
    return best


def _saves_high_card(table: Round, colour: int) -> bool:
    """True if no card can win now, and the seals of the colour need its high cards later.

    Then mate plays its lowest card. Otherwise it gets rid of its highest loser, because a win too
    many costs a black seal.
    """
    own, held = table.hands[table.turn][colour], table.held[table.turn]
    top = own.bit_length() - 1
    if not held[colour] or table.beats(colour * RANKS + top):
        return False
    return expected_wins(own ^ (1 << top), table.left[colour] ^ own, table.seats - 1) < held[colour]


def _best_of(table: Round, colour: int, held: list[int], pressure: float) -> tuple[int, float]:
    """The best card of a colour, and its value."""
    weights = SABOTEUR if table.turn == table.saboteur else PLAYER
    own = table.hands[table.turn][colour]
    out = table.left[colour] ^ own
    leads = table.led < 0
    led = colour if leads else table.led
    red = colour == RED
    win = weights.win_pressure * pressure
    if held[led] or (red and held[RED]):
        win += weights.seal
    elif held[WHITE]:
        win += weights.white
    elif table.black:
        win += weights.black
    later = weights.later_pressure * pressure
    if red:
        later += weights.red
    else:
        later += weights.needed if held[colour] or held[WHITE] else weights.unneeded
    rank_weight = (weights.rank + weights.rank_pressure * pressure) / RANKS
    fixed = weights.trump if red else 0.0
    if not own & (own - 1):
        fixed += weights.last * pressure
    if leads and not red and not out:
        fixed += weights.unfollowed
    first, chance, share = colour * RANKS, *_chances(table, red, led)
    best, most = -1, -1e9
    for rank, strong in win_chances(own, out, table.seats - 1):
        value = fixed + later * strong + rank_weight * rank
        if table.beats(first + rank):
            value += win * chance * share ** (out >> (rank + 1)).bit_count()
        if value > most:
            best, most = first + rank, value
    return best, most


def _chances(table: Round, red: bool, led: int) -> tuple[float, float]:
    """The chance that nobody trumps after this card, and that one higher card is not played."""
    after, others = table.seats - 1 - table.laid, table.seats - 1
    chance, own = 1.0, table.hands[table.turn]
    if after and not red and table.left[RED] ^ own[RED]:
        follow = (table.left[led] ^ own[led]).bit_count()
        chance -= TRUMPS * min(1.0, after * (1 - 1 / others) ** follow)
    return chance, 1 - after / others / 2


def choose_seal(table: Round, seat: Seat, led: int, by_red: bool) -> int:
    """The seal that mate returns where several fit.

    White fits every trick, so mate keeps it for later. If the hand expects too few wins for all
    its seals, mate returns white first, because white costs most at the end.
    """
    held = table.held[seat]
    seals = sum(held[: WHITE + 1])
    expected = sum(expected_by_colour(table.hands[seat], table.left, table.seats))
    if held[WHITE] and expected < seals - TOO_FEW:
        return WHITE
    if held[led]:
        return led
    return RED if by_red and held[RED] else WHITE
