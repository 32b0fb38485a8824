"""The cards of an opened source in 7 Seas that another card in there beats in everything."""

from collections.abc import Sequence

from engine.games.seven_seas.cards import COINS, DECK, KING, KRAKEN, LADY, SUIT, Card, Suit
from engine.games.seven_seas.moves import Keep, Move


def undominated(moves: Sequence[Move], values: Sequence[int]) -> list[Move]:
    """The moves without each `Keep` whose card another one beats; of equal cards the first stays.

    values: the booty values by card.
    """
    kept = [move.card for move in moves if isinstance(move, Keep)]
    return [
        move
        for move in moves
        if not isinstance(move, Keep)
        or not any(_goes_before(card, move.card, kept, values) for card in kept)
    ]


def beats(card: Card, other: Card, values: Sequence[int]) -> bool:
    """True if keeping this card is at least as good as keeping the other, whatever the chests hold.

    Then the chest that gets it never has fewer coins, pirates or booty than with the other one,
    and the chest that loses it never has more.
    """
    if COINS[card] < COINS[other] or (other in (LADY, KING) and card != other):
        return False
    if SUIT[card] is not SUIT[other]:
        never_hurts = SUIT[card] is not Suit.CURSES and values[card] >= 0
        return never_hurts and _never_helps(other, values)
    if card is KRAKEN:
        return other is KRAKEN
    if other is KRAKEN:
        return values[KRAKEN] <= min(_values_of(Suit.CURSES, values))
    return values[card] >= values[other]


def _goes_before(card: Card, other: Card, kept: Sequence[Card], values: Sequence[int]) -> bool:
    """True if the other card need not be kept: this one beats it, or is equal and comes first."""
    if card is other or not beats(card, other, values):
        return False
    return not beats(other, card, values) or kept.index(card) < kept.index(other)


def _never_helps(card: Card, values: Sequence[int]) -> bool:
    """True if no chest has a higher booty value with this card than without it."""
    lowest = min(_values_of(SUIT[card], values))
    if SUIT[card] is Suit.CURSES:
        return values[card] <= min(0, lowest)
    return values[card] == 0 <= lowest


def _values_of(suit: Suit, values: Sequence[int]) -> list[int]:
    return [values[card] for card in DECK if SUIT[card] is suit]
