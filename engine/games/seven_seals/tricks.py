"""Following suit, winning a trick, and the seal to return."""

from engine.games.seven_seals.state import Card, Colour, Counts, Kind


def playable(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The playable cards, sorted as the hand: all to lead; else those that follow, else all."""
    if not trick:
        return hand
    return tuple([card for card in hand if card.colour is trick[0].colour]) or hand


def winning(trick: tuple[Card, ...]) -> int:
    """The index of the card that wins: the highest red one, else the highest of the colour led."""
    trumps = [card for card in trick if card.colour is Colour.RED]
    return trick.index(max(trumps or [card for card in trick if card.colour is trick[0].colour]))


def fitting(held: Counts, led: Colour, won_with: Card) -> tuple[Kind, ...]:
    """The kinds among which the winner returns one: the colour led, white, red if red won."""
    red = (Kind.RED,) if won_with.colour is Colour.RED else ()
    return tuple([kind for kind in sorted({Kind(led), Kind.WHITE, *red}) if held[kind]])
