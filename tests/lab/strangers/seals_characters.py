"""The opponents of `fit_saboteur` in The Seven Seals, as fast as a rollout needs them.

A model uses only what its seat knows: its hand, the seals, and the cards in all other hands
together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from engine.core import Seat
from engine.games.seven_seals.state import HIGHEST, RANKS
from engine.players.seven_seals.mate import (
    estimate,
    uncertainty,
    wants_saboteur,
    whole_counts,
)
from engine.players.seven_seals.policy import choose_card, choose_seal
from engine.players.seven_seals.simulator import (
    COLOURS,
    NONE,
    RED,
    WHITE,
    Round,
    SealPolicy,
    cards_in,
    fitting,
)

CardPolicy: TypeAlias = Callable[[Round], int]

HIGH: Final = 0.7
"""A beginner counts on the cards above this share of the highest rank; hand-set."""


@dataclass(frozen=True, slots=True)
class Model:
    """A way to predict and to play.

    share: of the tricks that mate would predict; 0: it counts its high cards instead.
    doubt: how uncertain a hand must be (`predictions.uncertainty`) to take the free saboteur; None:
    it decides like mate.
    """

    card: CardPolicy = choose_card
    seal: SealPolicy = choose_seal
    share: float = 1.0
    doubt: float | None = inf


def tricks_expected(model: Model, table: Round, seat: Seat, usual: Sequence[float]) -> list[float]:
    """How many tricks the model would like to predict, by colour; usual: how many mate would."""
    if model.share:
        return [model.share * one for one in usual]
    bound, hand = int(HIGH * HIGHEST[table.seats]), table.hands[seat]
    return [float((hand[colour] >> bound).bit_count()) for colour in COLOURS]


def takes_saboteur(model: Model, table: Round, seat: Seat, before: int, start: int) -> bool:
    """True if the model takes the free saboteur: where mate does, or when it doubts too much."""
    if model.doubt is None:
        return wants_saboteur(table, seat, before, start)
    return model.doubt < inf and uncertainty(table, seat) >= model.doubt


def counts_predicted(
    model: Model, table: Round, seat: Seat, middle: Sequence[int], before: int, start: int
) -> list[int] | None:
    """The seals that the model takes, by colour; None: the saboteur.

    middle: the seals there, by kind. before: how many have predicted. start: the penalty that the
    seat would start from as the saboteur.
    """
    if table.saboteur < 0 and takes_saboteur(model, table, seat, before, start):
        return None
    tricks = tricks_expected(model, table, seat, estimate(table, seat, before))
    return whole_counts(tricks, middle, table.seats)


def seals_of(models: Sequence[Model]) -> SealPolicy:
    """The choice of seals where each seat follows its model."""
    policies = [model.seal for model in models]
    return lambda table, seat, led, by_red: policies[seat](table, seat, led, by_red)


def rollout(table: Round, models: Sequence[Model]) -> None:
    """Play the rest of the round; each seat plays the cards of its model."""
    policies = [model.card for model in models]
    while table.tricks:
        table.play(policies[table.turn](table))


def beginner(table: Round) -> int:
    """Leads its highest card, and wins as long as it can; trumps only for a seal."""
    hand, colours = table.hands[table.turn], table.playable()
    if table.led < 0:
        return max((_highest(hand, colour) for colour in colours), key=_rank)
    if colours[0] == table.led:
        high = _highest(hand, table.led)
        return high if table.beats(high) else _lowest(hand, table.led)
    if hand[RED] and any(table.held[table.turn][: WHITE + 1]):
        for card in cards_in(hand[RED], RED):
            if table.beats(card):
                return card
    return min((_lowest(hand, colour) for colour in colours), key=_cheap)


def ducker(table: Round) -> int:
    """Wins only what it must: leads low and plays the highest card that loses."""
    hand, colours = table.hands[table.turn], table.playable()
    if table.led < 0:
        return min((_lowest(hand, colour) for colour in colours), key=_cheap)
    losers = _losers(table, colours)
    return max(losers, key=_rank) if losers else _lowest(hand, colours[0])


def steady(table: Round) -> int:
    """Wins as cheaply as it can where a seal fits, and ducks as high as it can elsewhere."""
    seat, colours = table.turn, table.playable()
    hand, held = table.hands[seat], table.held[seat]
    wanted = sum(held[: WHITE + 1])
    if seat == table.saboteur:
        return spoiler(table)
    if table.led < 0:
        return _steady_lead(table, colours, wanted)
    winners = [
        card
        for colour in colours
        for card in cards_in(hand[colour], colour)
        if table.beats(card) and fitting(held, table.led, card < RANKS) != NONE
    ]
    if winners and table.laid == table.seats - 1:
        return min(winners)
    sure = [card for card in winners if _above(table, card) <= (wanted > table.tricks // 2)]
    if sure:
        return min(sure, key=_rank)
    losers = _losers(table, colours)
    if not losers:
        return max((_highest(hand, colour) for colour in colours), key=_rank)
    return min(losers, key=_rank) if wanted else max(losers, key=_rank)


def _steady_lead(table: Round, colours: Sequence[int], wanted: int) -> int:
    """The safest winner that a seal fits, or else the lowest card of all."""
    hand, held = table.hands[table.turn], table.held[table.turn]
    tops = [_highest(hand, colour) for colour in colours if held[colour] or held[WHITE]]
    best = min(tops, key=lambda card: _above(table, card), default=-1)
    if best >= 0 and _above(table, best) <= (1 if wanted < table.tricks else 3):
        return best
    return min((_lowest(hand, colour) for colour in colours), key=_cheap)


def spoiler(table: Round) -> int:
    """Takes tricks from those who have a seal for them, and leaves them to all others."""
    hand, colours = table.hands[table.turn], table.playable()
    if table.led < 0:
        return _lowest(hand, min(colours, key=lambda colour: _seals_for(table, colour)))
    best = table.best_seat
    needed = best != table.saboteur and fitting(table.held[best], table.led, table.best < RANKS)
    losers = _losers(table, colours)
    if needed != NONE or not losers:
        winners = [
            card
            for colour in colours
            for card in cards_in(hand[colour], colour)
            if table.beats(card)
        ]
        if winners:
            return min(winners, key=_cheap)
    return max(losers, key=_rank)


def white_last(table: Round, seat: Seat, led: int, by_red: bool) -> int:
    """Returns a seal of the colour led, then a red one, and a white one at last."""
    held = table.held[seat]
    if held[led]:
        return led
    return RED if by_red and held[RED] else WHITE


def _seals_for(table: Round, colour: int) -> int:
    """How many seals of the others fit a trick in this colour."""
    return sum(
        held[colour] + held[WHITE] for seat, held in enumerate(table.held) if seat != table.turn
    )


def _above(table: Round, card: int) -> int:
    """The cards in other hands that beat this one in its own colour."""
    colour, rank = divmod(card, RANKS)
    return ((table.left[colour] ^ table.hands[table.turn][colour]) >> (rank + 1)).bit_count()


def _losers(table: Round, colours: Sequence[int]) -> list[int]:
    """The cards that do not win the trick as it lies."""
    hand = table.hands[table.turn]
    return [
        card
        for colour in colours
        for card in cards_in(hand[colour], colour)
        if not table.beats(card)
    ]


def _lowest(hand: Sequence[int], colour: int) -> int:
    own = hand[colour]
    return colour * RANKS + (own & -own).bit_length() - 1


def _highest(hand: Sequence[int], colour: int) -> int:
    return colour * RANKS + hand[colour].bit_length() - 1


def _rank(card: int) -> int:
    return card % RANKS


def _cheap(card: int) -> tuple[bool, int]:
    """Red cards are the dearest."""
    return card < RANKS, card % RANKS


MATE: Final = Model(doubt=None)
MODELS: Final = {
    "timid": Model(share=0.7, doubt=0.0),
    "bold": Model(share=1.35),
    "beginner": Model(beginner, white_last, share=0.0),
    "ducker": Model(ducker, white_last, share=0.4),
    "spoiler": Model(spoiler, share=0.9, doubt=0.0),
    "steady": Model(steady, white_last, doubt=1.0),
}
"""By the name of the stranger."""
