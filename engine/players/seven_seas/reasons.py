"""Why mate makes a move in 7 Seas: reasons that are true by what the seat sees.

Where several are true, the one with the highest value by mate's weights is given.
"""

from collections.abc import Sequence
from enum import StrEnum

from engine.core import Event
from engine.games.seven_seas.captures import takes
from engine.games.seven_seas.cards import (
    COINS,
    KING,
    KRAKEN,
    LADY,
    STRENGTH,
    SUIT,
    Card,
    Cards,
    Suit,
)
from engine.games.seven_seas.moves import HARBOUR, DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Reason
from engine.players.seven_seas.weights import WEIGHTS


class Why(StrEnum):
    """The reasons; each has words in every locale."""

    ONLY = "only"
    LADY = "lady"
    KING = "king"
    PIRATES = "pirates"
    NICK = "nick"
    CLEARS = "clears"
    COINS = "coins"
    CARDS = "cards"
    BOOTY = "booty"
    GUARDED = "guarded"
    CHEAPEST = "cheapest"
    LEAST = "least"
    PLANS = "plans"
    HOLDS = "holds"
    SHEDS = "sheds"
    FULLEST = "fullest"
    HOPES = "hopes"
    DECLINES = "declines"
    DEAREST = "dearest"
    WORTH = "worth"
    LEAVES = "leaves"


def reason(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> Reason:
    """Why mate chose the move with this index among the legal moves."""
    if len(moves) == 1:
        return Reason(Why.ONLY)
    match moves[index]:
        case PlayCard(card, ()):
            return _laying(view, moves, card)
        case PlayCard(card, take):
            return _taking(view, card, take)
        case OpenSource(source):
            return _opening(view, source)
        case Keep(card):
            return _keeping(view, card)
        case DeclineNick():
            return Reason(Why.DECLINES)


def is_guarded(left: Cards) -> bool:
    """True if these are several cards of more than 10 in all, so that only the kraken takes all."""
    return len(left) > 1 and sum(STRENGTH[card] for card in left) > 10


def is_best_of_suit(view: View, card: Card) -> bool:
    """True if no card of its suit has a higher booty value; never true of a curse."""
    values = view.options.booty_values
    rivals = [value for number, value in enumerate(values) if SUIT[number] is SUIT[card]]
    return SUIT[card] is not Suit.CURSES and values[card] == max(rivals)


def _laying(view: View, moves: Sequence[Move], card: Card) -> Reason:
    """Why mate lays this card."""
    if card is KRAKEN and view.options.booty_values[KRAKEN] < 0:
        return Reason(Why.SHEDS)
    captures = [move for move in moves if isinstance(move, PlayCard) and move.take]
    if captures:
        most = max(len(move.take) for move in captures)
        size, taker = _next_capture(view, card)
        return Reason(Why.PLANS, taker) if size > most else Reason(Why.HOLDS, 1 + most)
    guarded = [is_guarded((*view.display, each)) for each in view.hand]
    own = is_guarded((*view.display, card))
    if own and not all(guarded):
        return Reason(Why.GUARDED)
    values = view.options.booty_values
    if values[card] == min(values[each] for each in view.hand):
        return Reason(Why.CHEAPEST, values[card])
    if own:
        return Reason(Why.GUARDED)
    return Reason(Why.LEAST, sum(STRENGTH[each] for each in (*view.display, card)))


def _next_capture(view: View, card: Card) -> tuple[int, Card]:
    """The most cards that one in hand can take with this one, once it is laid; and which it is."""
    display = tuple(sorted((*view.display, card)))
    rest = [each for each in view.hand if each not in (card, KRAKEN)]
    found = [(len(take), each) for each in rest for take in takes(each, display) if card in take]
    return max(found, default=(0, card))


def _taking(view: View, card: Card, take: Cards) -> Reason:
    """The part of what the capture brings that has the highest value by mate's weights."""
    weights = WEIGHTS[len(view.ships)]
    brought = (card, *take)
    coins = sum(COINS[each] for each in brought)
    best = sum(is_best_of_suit(view, each) for each in brought)
    value = max(view.options.booty_values)
    parts = [
        (weights.lady * (LADY in brought), Reason(Why.LADY)),
        (weights.king * (KING in brought), Reason(Why.KING)),
        (weights.coin * coins * (coins > 1), Reason(Why.COINS, coins)),
        (weights.card * len(brought) * (len(brought) > 2), Reason(Why.CARDS, len(brought))),
        (weights.booty * value * best, Reason(Why.BOOTY, best)),
        _clearing(view, card, take),
    ]
    if LADY in brought and KING in brought:
        parts.append((weights.lady + weights.king, Reason(Why.PIRATES)))
    highest, found = max(parts, key=lambda part: part[0])
    if highest:
        return found
    left = tuple(each for each in view.display if each not in take)
    if is_guarded(left):
        return Reason(Why.GUARDED)
    return Reason(Why.LEAVES, sum(STRENGTH[each] for each in left))


def _clearing(view: View, card: Card, take: Cards) -> tuple[float, Reason]:
    """The value of emptying the display, 0 if the capture leaves cards, and the reason for it."""
    weights = WEIGHTS[len(view.ships)]
    if len(take) < len(view.display):
        return 0.0, Reason(Why.CLEARS)
    others = sum(size for side, size in enumerate(view.chest_sizes) if side != view.side)
    if card is KRAKEN or not others + view.harbour:
        return weights.clearing, Reason(Why.CLEARS)
    return weights.clearing + weights.nick, Reason(Why.NICK)


def _opening(view: View, source: int) -> Reason:
    """Why mate opens this source."""
    sizes = {HARBOUR: view.harbour, **dict(enumerate(view.chest_sizes))}
    here = sizes[source]
    most = max(sizes[other] for other in view.sources)
    return Reason(Why.FULLEST, here) if here == most else Reason(Why.HOPES)


def _keeping(view: View, card: Card) -> Reason:
    """Why mate keeps this card."""
    if card in (LADY, KING):
        return Reason(Why.LADY if card is LADY else Why.KING)
    if COINS[card] > 1:
        return Reason(Why.COINS, COINS[card])
    if is_best_of_suit(view, card):
        return Reason(Why.BOOTY, 1)
    values = view.options.booty_values
    best = max(values[each] for each in view.opened_cards)
    if values[card] == best:
        return Reason(Why.DEAREST, best)
    return Reason(Why.COINS, COINS[card]) if COINS[card] else Reason(Why.WORTH, values[card])
