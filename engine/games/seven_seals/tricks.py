"""Following, winning a trick, and the seal that goes with it."""

from engine.games.seven_seals.cards import RANKS, SUITS, Card, Colour
from engine.games.seven_seals.state import Counts, Kind
from engine.tricks import playable as cards_to_play


def playable(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """Any card may be led; then follow if you can, otherwise play anything."""
    return cards_to_play(hand, SUITS[trick[0].colour] if trick else None)


def winning(trick: tuple[Card, ...]) -> int:
    """The index of the card that wins: the highest red one, else the highest of the colour led."""
    strength = _STRENGTH[trick[0].colour]
    strengths = [strength[card] for card in trick]
    return strengths.index(max(strengths))


def fitting(held: Counts, led: Colour, won_with: Card) -> tuple[Kind, ...]:
    """The kinds among which the winner returns one: the colour led, white, red if red won."""
    kinds = _FITTING_RED if won_with.colour is Colour.RED else _FITTING
    return tuple([kind for kind in kinds[led] if held[kind]])


def _strength(card: Card, led: Colour) -> int:
    if card.colour is Colour.RED:
        return card.rank + RANKS
    return card.rank if card.colour is led else 0


_STRENGTH = tuple(tuple(_strength(card, led) for card in Card) for led in Colour)
_FITTING = tuple((Kind(led), Kind.WHITE) for led in Colour)
_FITTING_RED = tuple(tuple(sorted({Kind.RED, *kinds})) for kinds in _FITTING)
"""By the colour led: the kinds of which one may be returned, and those if red won."""
