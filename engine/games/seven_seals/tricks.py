"""Following suit, winning a trick, and the seal to return."""

from bisect import bisect_left

from engine.games.seven_seals.state import OF_COLOUR, RANKS, Card, Colour, Counts, Kind


def playable(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The playable cards, sorted as the hand: all to lead; else those that follow, else all."""
    if not trick:
        return hand
    suit = OF_COLOUR[trick[0].colour]
    start = bisect_left(hand, suit.start)
    return hand[start : bisect_left(hand, suit.stop, start)] or hand


def winning(trick: tuple[Card, ...]) -> int:
    """The index of the card that wins: the highest red one, else the highest of the colour led."""
    strength = _STRENGTH[trick[0].colour]
    strengths = [strength[card] for card in trick]
    return strengths.index(max(strengths))


def fitting(held: Counts, led: Colour, won_with: Card) -> tuple[Kind, ...]:
    """The kinds among which the winner returns one: the colour led, white, red if red won."""
    kinds = _FITTING_RED if won_with.colour is Colour.RED else _FITTING
    return tuple([kind for kind in kinds[led] if held[kind]])


_STRENGTH = tuple(
    tuple(
        card.rank + RANKS if card.colour is Colour.RED else card.rank if card.colour is led else 0
        for card in Card
    )
    for led in Colour
)
_FITTING = tuple((Kind(led), Kind.WHITE) for led in Colour)
_FITTING_RED = tuple(tuple(sorted({Kind.RED, *kinds})) for kinds in _FITTING)
"""By the colour led: the kinds of which one may be returned, and those if red won."""
