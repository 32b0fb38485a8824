"""The cards that a seat has seen in a round of 7 Seas, and the last known chest of each.

Unlike `memory`, it guesses nothing: a card that somebody nicked unseen may still be where it was.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core import Event
from engine.games.seven_seas.cards import COINS, DECK, KING, KRAKEN, LADY, SUIT, Card, Suit
from engine.games.seven_seas.moves import HARBOUR, Source
from engine.games.seven_seas.sampling import Came, Saw, Went, facts
from engine.games.seven_seas.view import View

PIRATES: Final = (LADY, KING)


@dataclass(frozen=True, slots=True)
class Sightings:
    """A seat's sightings of this round.

    inside: by source, the cards that the seat saw go in or lie there, and never saw elsewhere
    since; False if another seat has nicked from there since, so they may be gone. seen: all
    cards that the seat has seen, its hand and the display among them. looked: True if the seat has
    seen the harbour. hidden: True if a partner nicked a card that this seat never saw.
    """

    values: Sequence[int]
    own: int
    inside: Mapping[Source, Mapping[Card, bool]]
    seen: frozenset[Card]
    looked: bool
    hidden: bool

    def unseen(self) -> list[Card]:
        """The cards that the seat has not seen in this round."""
        return [card for card in DECK if card not in self.seen]

    def raises(self, card: Card) -> int:
        """The least gain of the own side's booty by the card; 0 if that isn't certain."""
        if self.hidden or SUIT[card] is Suit.CURSES:
            return 0
        return max(0, self.values[card] - max([0, *self._own_values(SUIT[card])]))

    def may_help(self, card: Card) -> bool:
        """True if the card is a pirate or gold, or may improve the booty of the own side."""
        if card in PIRATES or COINS[card] or self.hidden:
            return True
        if SUIT[card] is Suit.CURSES and (card is KRAKEN or KRAKEN in self.inside[self.own]):
            return False
        return self.values[card] > max(self._own_values(SUIT[card]), default=0)

    def _own_values(self, suit: Suit) -> list[int]:
        return [self.values[card] for card in self.inside[self.own] if SUIT[card] is suit]


def sightings(view: View, history: Sequence[Event]) -> Sightings:
    """The sightings of the seat whose view this is. history: the events that it knows."""
    own = view.side or 0
    inside: dict[Source, dict[Card, bool]] = {at: {} for at in (*range(len(view.ships)), HARBOUR)}
    seen, looked, hidden = {*view.hand, *view.display}, False, False
    for fact in facts(view, history):
        match fact:
            case Came(source, cards):
                inside[source].update(dict.fromkeys(cards, True))
                seen.update(cards)
            case Saw(source, cards):
                for place in inside.values():
                    for card in cards:
                        place.pop(card, None)
                inside[source] = dict.fromkeys(cards, True)
                seen.update(cards)
                looked = looked or source == HARBOUR
            case Went(source, chest, int(card)):
                inside[source].pop(DECK[card], None)
                inside[chest][DECK[card]] = True
                seen.add(DECK[card])
            case Went(source, chest, None):
                inside[source] = dict.fromkeys(inside[source], False)
                hidden = hidden or chest == own
    return Sightings(view.options.booty_values, own, inside, frozenset(seen), looked, hidden)
