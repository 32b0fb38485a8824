"""A beginner after the lesson of 7 Seas: takes what gains most, avoids curses, and plans nothing.

It knows what the lesson says and the hand shows: the points of the score, and the cards that its
side has captured in this round.
"""

from collections.abc import Sequence
from random import Random

from engine.core import Event, own_seat, since_last
from engine.games.seven_seas.cards import COINS, KING, LADY, SUIT, Card, Suit
from engine.games.seven_seas.events import Captured, RoundDealt
from engine.games.seven_seas.moves import HARBOUR, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Budget

CARD, COIN, PIRATE, BOOTY, NICK = 0.1, 0.15, 1.0, 0.1, 0.5
"""The worth of a thing to the beginner, in points; hand-set."""


def taught(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The capture that gains most; without a gain, the lay that costs least, a curse if it can."""
    values = view.options.booty_values
    best: dict[Suit, int | None] = dict.fromkeys(Suit)
    for event in since_last(history, RoundDealt):
        if isinstance(event, Captured) and (event.seat - own_seat(view)) % len(view.ships) == 0:
            for card in (event.card, *event.taken):
                held = best[SUIT[card]]
                best[SUIT[card]] = values[card] if held is None else max(held, values[card])

    def worth(card: Card) -> float:
        held = best[SUIT[card]]
        more = values[card] if held is None else max(0, values[card] - held)
        return CARD + COIN * COINS[card] + PIRATE * (card in (LADY, KING)) + BOOTY * more

    def liking(move: Move) -> tuple[int, float]:
        match move:
            case PlayCard(card, take) if take:
                clears = NICK * (len(take) == len(view.display))
                gain = sum(map(worth, (card, *take))) + clears
                return (2 if gain > 0 else 0, gain)
            case PlayCard(card):
                return (1, -worth(card))
            case OpenSource(source):
                return (1, view.harbour if source == HARBOUR else view.chest_sizes[source])
            case Keep(card):
                return (1, worth(card))
        return (0, 0.0)  # it never declines a nick

    return max(moves, key=lambda move: (liking(move), luck.random()))
