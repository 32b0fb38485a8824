"""Strangers in 7 Seas: written from the rules alone, as people play.

Each has its own idea of what a card is worth, of what may be left in the display, and of whom to
nick. They share nothing with mate.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from engine.core import Event, own_seat, since_last
from engine.games.seven_seas.captures import takes
from engine.games.seven_seas.cards import (
    COINS,
    DECK,
    KING,
    KRAKEN,
    LADY,
    STRENGTH,
    SUIT,
    Card,
    Cards,
    Suit,
)
from engine.games.seven_seas.events import Captured, CardsSeen, RoundDealt
from engine.games.seven_seas.moves import HARBOUR, Keep, Move, OpenSource, PlayCard, Source
from engine.games.seven_seas.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven_seas.captures import ROW_OF

Worth: TypeAlias = Callable[[View, Sequence[Event]], Sequence[float]]
"""The worth of each card to a stranger now, by card."""

Judge: TypeAlias = Callable[[View, Sequence[Event], PlayCard, Sequence[float]], float]
"""The opinion of a stranger about a play. The last argument is the worth of each card to it."""

Place: TypeAlias = Callable[[View, Source], float]
"""How much a stranger likes to open a source."""

WHIM: Final = 0.01
"""The most by which a stranger errs in what it thinks of a play."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """A policy."""

    worth: Worth
    judge: Judge
    place: Place

    def __call__(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """The move that it likes best; it never declines a nick."""
        worth = self.worth(view, history)

        def liking(move: Move) -> float:
            error = WHIM * luck.random()
            match move:
                case PlayCard():
                    return self.judge(view, history, move, worth) + error
                case OpenSource(source):
                    return self.place(view, source) + error
                case Keep(card):
                    return worth[card] + error
                case _:
                    return float("-inf")

        return max(moves, key=liking)


def _priced(pirate: float, coin: float, seven: float, card: float, kraken: float) -> Worth:
    """The same price for a card in every position."""
    prices = [card + coin * COINS[each] for each in DECK]
    for each in DECK:
        if STRENGTH[each] == 7 and SUIT[each] is not Suit.CURSES:
            prices[each] += seven
    for each, price in ((LADY, pirate), (KING, pirate), (KRAKEN, kraken)):
        prices[each] += price
    return lambda view, history: prices


def _by_place(view: View, history: Sequence[Event]) -> Sequence[float]:
    """Prices by the own chest: only a card better than the best of its suit adds booty value."""
    values, best = view.options.booty_values, dict.fromkeys(Suit, 0)
    for event in since_last(history, RoundDealt):
        if isinstance(event, Captured) and event.seat % len(view.ships) == view.side:
            for card in (event.card, *event.taken):
                best[SUIT[card]] = max(best[SUIT[card]], values[card])
    found = []
    for card in DECK:
        price = 0.08 + 0.13 * COINS[card] + (card in (LADY, KING)) - 0.7 * (card is KRAKEN)
        if SUIT[card] is not Suit.CURSES:
            price += 0.07 * max(0, values[card] - best[SUIT[card]])
        found.append(price)
    return found


def _gain(view: View, move: PlayCard, worth: Sequence[float]) -> float:
    """The worth of the captured cards."""
    return sum(worth[card] for card in (move.card, *move.take)) if move.take else 0.0


def _clears(view: View, move: PlayCard) -> bool:
    return bool(move.take) and len(move.take) == len(view.display)


def _left(view: View, move: PlayCard) -> Cards:
    """The display after the play."""
    if not move.take:
        return tuple(sorted((*view.display, move.card)))
    return tuple(card for card in view.display if card not in move.take)


def _counting(
    view: View, history: Sequence[Event], move: PlayCard, worth: Sequence[float]
) -> float:
    """Weighs its capture against what the next seat should get with the cards not seen yet.

    Counts a part of what its own hand could capture afterwards, too.
    """
    left, unseen = _left(view, move), _unseen(view, history)
    gain = _gain(view, move, worth) + 1.1 * _clears(view, move) * (move.card is not KRAKEN)
    size = view.hand_sizes[(own_seat(view) + 1) % view.seats]
    none_better, lost = 1.0, 0.0
    for value, cards in _replies(view, left, worth, unseen):
        absent = (1 - size / max(size + 1, len(unseen))) ** cards
        lost += none_better * (1 - absent) * value
        none_better *= absent
    rest = [card for card in view.hand if card is not move.card]
    mine = max((_best(view, left, worth, card) for card in rest), default=0.0)
    return gain - 0.7 * lost + 0.25 * none_better * mine


def _best(view: View, left: Cards, worth: Sequence[float], card: Card) -> float:
    """The worth of the best capture of this card from this display; 0 without one."""
    return max(
        (
            sum(worth[each] for each in (card, *take)) + 1.1 * (len(take) == len(left))
            for take in takes(card, left)
            if take
        ),
        default=0.0,
    )


def _replies(
    view: View, left: Cards, worth: Sequence[float], unseen: Cards
) -> list[tuple[float, int]]:
    """The best captures by card strength, the best first, and how many unseen cards make each."""
    of_kind: dict[int, list[Card]] = {}
    for card in unseen:
        of_kind.setdefault(ROW_OF[card], []).append(card)
    found = [
        (_best(view, left, worth, cards[0]), len(cards))
        for cards in of_kind.values()
        if view.hand_sizes[(own_seat(view) + 1) % view.seats]
    ]
    return sorted([reply for reply in found if reply[0] > 0], reverse=True)


def _unseen(view: View, history: Sequence[Event]) -> Cards:
    """The cards that it has not seen in this round."""
    seen = {*view.hand, *view.display}
    for event in since_last(history, RoundDealt):
        if isinstance(event, Captured):
            seen.update((event.card, *event.taken))
        elif isinstance(event, CardsSeen):
            seen.update(event.cards)
    return tuple(card for card in DECK if card not in seen)


def _fullest(view: View, source: Source) -> float:
    """The source with the most cards."""
    return view.harbour if source == HARBOUR else view.chest_sizes[source]


def _harbour(view: View, source: Source) -> float:
    """The harbour first: its cards are nobody's."""
    return 40.0 if source == HARBOUR else _fullest(view, source)


def _leader(view: View, source: Source) -> float:
    """The ship that is furthest ahead."""
    return 0.0 if source == HARBOUR else 1.0 + 40 * view.ships[source] + _fullest(view, source)


_POINTS: Final = _priced(pirate=1.0, coin=0.2, seven=0.4, card=0.12, kraken=-0.8)


HELD_OUT: Final[Mapping[str, PolicyPlayer]] = {
    "reckoner": PolicyPlayer(Stranger(_POINTS, _counting, _harbour)),
    "tactician": PolicyPlayer(Stranger(_by_place, _counting, _leader)),
}
