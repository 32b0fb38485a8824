"""The value of cards for a player's chest in 7 Seas, as far as that player knows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from cogs.faces.seven_seas.words import SUITS
from cogs.ui.layout import glued
from cogs.ui.names import listed
from cogs.ui.page import Say
from engine.core import Event, Seat
from engine.games.seven_seas.captures import Choice
from engine.games.seven_seas.cards import COINS, DECK, KING, KRAKEN, LADY, Card, Cards, Suit
from engine.games.seven_seas.events import Captured, CardKept, LastClears, Nicked
from engine.games.seven_seas.view import View, what_now
from engine.tables.view import TableView


@dataclass(frozen=True, slots=True)
class Chest:
    """The chest of a seat's side in this round, as far as the seat knows it.

    came: the cards that it saw go in, some of which may have been nicked since. hidden: True if a
    partner nicked a card into it that this seat never saw. robbed: how many have been nicked since.
    """

    values: Sequence[int]
    came: Cards
    hidden: bool
    robbed: int

    def improved_by(self, card: Card) -> bool:
        """True if the card certainly changes the value of its suit, the first curse included."""
        return 0 not in self._changes(card)

    def orders(self, view: View, takers: Iterable[Card]) -> bool:
        """True if the order of the values matters to one of these captures, in the first round."""
        brought = {
            card
            for taker in takers
            for choice in what_now(view, taker)
            if choice.take
            for card in (taker, *choice.take)
        }
        if view.round != 1:
            return False
        loot = [card for card in brought if card.suit is not Suit.CURSES]
        came = {card.suit for card in self.came}
        return any(card.suit in came and self.improved_by(card) for card in loot)

    def changed_by(self, card: Card) -> tuple[int, int]:
        """The least and the most by which the card can change the booty of this chest."""
        return min(changes := self._changes(card)), max(changes)

    def _changes(self, card: Card) -> list[int]:
        """The change of the booty by the card, for all that may be in this chest by now."""
        came = [each for each in self.came if each.suit is card.suit]
        least = max(0, len(came) - self.robbed)
        left = [kept for n in range(least, len(came) + 1) for kept in combinations(came, n)]
        if self.hidden:
            unknown = [c for c in DECK if c.suit is card.suit and c not in (card, *came)]
            left += [(*kept, more) for kept in left for more in unknown]
        return [self._counts((*kept, card)) - self._counts(kept) for kept in left]

    def _counts(self, cards: Cards) -> int:
        """The booty value of these cards of one suit together."""
        counts = [self.values[card] for card in cards]
        return self.values[KRAKEN] if KRAKEN in cards else max(counts, default=0)

    def gains_by(self, card: Card) -> bool:
        """True if the card may be worth more than one card more, and can cost nothing."""
        least, most = self.changed_by(card)
        return least >= 0 and bool(most > 0 or COINS[card] or card in (LADY, KING))

    def worth(self, card: Card) -> tuple[int, int, int]:
        """A sort key for the change that the card makes; better changes sort first."""
        least, most = self.changed_by(card)
        points = (card in (LADY, KING)) - (card is KRAKEN and self.values[card] < 0)
        return (-points, -(min(least, 0) or most) - COINS[card], -self.values[card])


def chest_of(seen: TableView) -> Chest:
    """The chest of this seat's side, as far as the seat knows it."""
    view: View = seen.view

    def is_own(seat: Seat) -> bool:
        return seat % len(view.ships) == view.side

    came, hidden, robbed = list[Card](), False, 0
    for event in seen.this_round:
        came += _brought(event, is_own(getattr(event, "seat", 0)))
        if isinstance(event, Nicked):
            hidden = hidden or (event.seat != view.seat and is_own(event.seat))
            robbed += event.source == view.side
    return Chest(view.options.booty_values, tuple(came), hidden=hidden, robbed=robbed)


def _brought(event: Event, own: bool) -> Cards:
    match event:
        case Captured(_, card, taken, _) if own:
            return (card, *taken)
        case LastClears(_, taken) if own:
            return taken
        case CardKept(_, _, card):  # the seat's own event: others don't get it
            return (card,)
    return ()


def bites(view: View, cards: Iterable[Card]) -> bool:
    """True if these cards include the kraken and it would lower the booty."""
    return KRAKEN in cards and view.options.booty_values[KRAKEN] < 0


def change(say: Say, chest: Chest, card: Card) -> str:
    """The effect of keeping one card, the kraken's price and "nothing" included."""
    if card is KRAKEN:
        return say("seven-seas-gain-kraken", value=chest.values[card])
    (least, most), told = chest.changed_by(card), _gains(say, chest, (card,))
    if least != most and not chest.improved_by(card):
        worst = least < 0
        told.append(say("seven-seas-gain-value", worst=worst, change=least if worst else most))
    return joined(told) or say("seven-seas-gain-nothing")


def gains_of(say: Say, chest: Chest, choice: Choice, *, is_brief: bool = False) -> list[str]:
    """The special gains of a capture, beyond its cards; is_brief: only what scores at once."""
    told = _gains(say, chest, (choice.card, *choice.take), is_brief=is_brief)
    if choice.nick:
        told.append(say("seven-seas-gain-nick"))
    elif choice.clears:
        told.append(say("seven-seas-clears-plain"))
    return told


def joined(gains: Iterable[str]) -> str:
    """Several gains, each in one line of a phone."""
    return ", ".join(glued(gain) for gain in gains if gain)


def _gains(say: Say, chest: Chest, cards: Iterable[Card], *, is_brief: bool = False) -> list[str]:
    """The value of these cards, but for the kraken's price; [] if only the cards count."""
    brought = tuple(cards)
    points = points_of(brought)
    told = [say("seven-seas-gain-points", count=points)] if points else []
    if coins := sum(COINS[card] for card in brought):
        told.append(say("seven-seas-gain-coins", count=coins))
    if is_brief:
        return told + price_of(say, chest, brought)
    better = sorted({c.suit for c in brought if c.suit is not Suit.CURSES and chest.improved_by(c)})
    if better and chest.came:  # in an empty chest every card is the best
        suits = listed(say, [say("seven-seas-word", card=SUITS[suit]) for suit in better])
        told.append(say("seven-seas-gain-best", suits=suits))
    told += _curse(say, chest, [card for card in brought if card.suit is Suit.CURSES])
    return told


def price_of(say: Say, chest: Chest, cards: Iterable[Card]) -> list[str]:
    """The effect of curses among these cards that may lower the booty; [] if none of them does."""
    return _curse(say, chest, [card for card in cards if chest.changed_by(card)[0] < 0])


def points_of(cards: Iterable[Card]) -> int:
    """The points of the pirates among these cards."""
    return sum(card in (LADY, KING) for card in cards)


def _curse(say: Say, chest: Chest, curses: Sequence[Card]) -> list[str]:
    """The effect of the mildest of these curses; nothing where the kraken counts instead."""
    if not curses or KRAKEN in curses:
        return []
    mildest = max(curses, key=lambda card: chest.values[card])
    if not chest.improved_by(mildest):
        return []
    return [say("seven-seas-gain-curse", value=chest.values[mildest])]
