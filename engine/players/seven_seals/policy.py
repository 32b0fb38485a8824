"""How mate plays The Seven Seals: to win just the tricks that its seals ask for.

All it looks at is known to a seat that remembers the cards played: its hand, the seals, and what
is in the other hands together, never how it is shared among them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.core import Seat
from engine.games.seven_seals.cards import RANKS
from engine.players.seven_seals.simulator import COLOURS, RED, WHITE, Masks, Round

TRUMPED: Final = 0.85
"""What becomes of a winner in another colour while red is about."""

FULL: Final = 1.0
"""So many wins fewer than seals are hoped for before the dear white one goes first."""

CALM: Final = -0.5
"""Under less pressure there are wins to spare, and no card is saved."""


class Weights(NamedTuple):
    """What speaks for a card, learned from many rounds.

    By the chance to win this trick: seal, joker, black: for a seal of a colour, for a white one
    only, for a black one taken; eager: times the pressure (1: too few wins in the hand for the
    seals, -1: too many). By the chance to win a later trick of its colour: needed, unneeded:
    with and without a seal for it, red: as a trump, spent: times the pressure. By the rank:
    rank, rank_eager. At all: trump: of red, last: the last of its colour, times the pressure,
    dead: led where nobody else has the colour.
    """

    seal: float
    joker: float
    black: float
    eager: float
    needed: float
    unneeded: float
    spent: float
    red: float
    last: float
    trump: float
    rank: float
    rank_eager: float
    dead: float


PLAYER: Final = Weights(
    *(0.91, 3.0, -21.99, 10.72, -0.67, 3.13, 0.4),
    *(-0.16, -2.66, -0.6, 4.37, -1.52, -2.94),
)
SABOTEUR: Final = Weights(
    *(-2.0, -2.0, -7.94, 5.02, 0.0, -1.51, -2.89),
    *(4.48, -3.84, 3.24, 2.61, -3.23, -2.6),
)


@lru_cache(maxsize=1 << 15)  # 25 MB for both at the most
def strengths(own: int, out: int, others: int) -> tuple[tuple[int, float], ...]:
    """Each own card of a colour, by rank from 0, and its chance to win a trick of its colour.

    out: the cards of the colour in the `others` hands; the highest of them all surely wins.
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
def hope(own: int, out: int, others: int) -> float:
    """How many tricks these cards of a colour seem to win."""
    return sum(chance for _, chance in strengths(own, out, others))


def hopes(own: Masks, left: Masks, seats: int) -> list[float]:
    """How many tricks a hand seems to win, by the colour of its cards; left: in all hands."""
    part = TRUMPED if left[RED] ^ own[RED] else 1.0
    hoped = [hope(own[RED], left[RED] ^ own[RED], seats - 1)]
    for colour in COLOURS[1:]:
        mine = own[colour]
        hoped.append(part * hope(mine, left[colour] ^ mine, seats - 1) if mine else 0.0)
    return hoped


def card_by_feel(table: Round) -> int:
    """The card that mate plays."""
    seat = table.turn
    held, hand = table.held[seat], table.hands[seat]
    colours = table.playable()
    hoped = sum(hopes(hand, table.left, table.seats))
    press = (sum(held[: WHITE + 1]) - hoped) / 2
    press = max(-1.0, min(1.0, press))
    if table.led == colours[0] and press > CALM and _saves(table, table.led):
        own = hand[table.led]
        return table.led * RANKS + (own & -own).bit_length() - 1
    best, most = -1, -1e9
    for colour in colours:
        card, value = _best_of(table, colour, held, press)
        if value > most:
            best, most = card, value
    return best


def _saves(table: Round, colour: int) -> bool:
    """Whether nothing can win now, and the colour's seals need its high cards later.

    Then the lowest card is played. Elsewhere the highest loser is a good riddance, for a win too
    many costs a black seal.
    """
    own, held = table.hands[table.turn][colour], table.held[table.turn]
    top = own.bit_length() - 1
    if not held[colour] or table.beats(colour * RANKS + top):
        return False
    return hope(own ^ (1 << top), table.left[colour] ^ own, table.seats - 1) < held[colour]


def _best_of(table: Round, colour: int, held: list[int], press: float) -> tuple[int, float]:
    """The best card of a colour, and how good it is."""
    weights = SABOTEUR if table.turn == table.saboteur else PLAYER
    own = table.hands[table.turn][colour]
    out = table.left[colour] ^ own
    leads = table.led < 0
    led = colour if leads else table.led
    red = colour == RED
    win = weights.eager * press
    if held[led] or (red and held[RED]):
        win += weights.seal
    elif held[WHITE]:
        win += weights.joker
    elif table.black:
        win += weights.black
    later = weights.spent * press
    if red:
        later += weights.red
    else:
        later += weights.needed if held[colour] or held[WHITE] else weights.unneeded
    rank_weight = (weights.rank + weights.rank_eager * press) / RANKS
    fixed = weights.trump if red else 0.0
    if not own & (own - 1):
        fixed += weights.last * press
    if leads and not red and not out:
        fixed += weights.dead
    first, chance, share = colour * RANKS, *_chances(table, red, led)
    best, most = -1, -1e9
    for rank, strong in strengths(own, out, table.seats - 1):
        value = fixed + later * strong + rank_weight * rank
        if table.beats(first + rank):
            value += win * chance * share ** (out >> (rank + 1)).bit_count()
        if value > most:
            best, most = first + rank, value
    return best, most


def _chances(table: Round, red: bool, led: int) -> tuple[float, float]:
    """How likely no trump comes after this card, and that one higher card does not come."""
    after, others = table.seats - 1 - table.lie, table.seats - 1
    chance, own = 1.0, table.hands[table.turn]
    if after and not red and table.left[RED] ^ own[RED]:
        follow = (table.left[led] ^ own[led]).bit_count()
        chance -= 0.5 * min(1.0, after * (1 - 1 / others) ** follow)
    return chance, 1 - after / others / 2


def seal_by_feel(table: Round, seat: Seat, led: int, by_red: bool) -> int:
    """The seal that mate returns where several fit.

    White fits every trick, so it waits, unless there will be too few wins for all seals: it
    costs most.
    """
    held = table.held[seat]
    wanted = sum(held[: WHITE + 1])
    hoped = sum(hopes(table.hands[seat], table.left, table.seats))
    if held[WHITE] and hoped < wanted - FULL:
        return WHITE
    if held[led]:
        return led
    return RED if by_red and held[RED] else WHITE


def play_out(table: Round) -> None:
    """The rest of the round, all by feel."""
    while table.tricks:
        table.play(card_by_feel(table))
