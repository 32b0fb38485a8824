"""The value of cards for a player's chest in 7 Seas, as far as that player knows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from cogs.ui.layout import glued
from cogs.ui.page import Say
from engine.core import Event, Seat
from engine.games.seven_seas.captures import Choice
from engine.games.seven_seas.cards import COINS, DECK, KING, KRAKEN, LADY, Card, Cards, Suit
from engine.games.seven_seas.events import Captured, CardKept, LastClears, Nicked
from engine.games.seven_seas.view import View
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

    def changed_by(self, *cards: Card) -> tuple[int, int]:
        """The least and the most by which these cards can change the booty of this chest."""
        by_suit = [[card for card in cards if card.suit is suit] for suit in Suit]
        changes = [self._changes(brought) for brought in by_suit if brought]
        return sum(map(min, changes)), sum(map(max, changes))

    def _changes(self, cards: Sequence[Card]) -> list[int]:
        """The change of the booty by cards of a suit, for all that may be in this chest by now."""
        came = [each for each in self.came if each.suit is cards[0].suit]
        least = max(0, len(came) - self.robbed)
        left = [kept for n in range(least, len(came) + 1) for kept in combinations(came, n)]
        if self.hidden:
            unknown = [c for c in DECK if c.suit is cards[0].suit and c not in (*cards, *came)]
            left += [(*kept, more) for kept in left for more in unknown]
        return [self._counts((*kept, *cards)) - self._counts(kept) for kept in left]

    def _counts(self, cards: Cards) -> int:
        """The booty value of these cards of one suit together."""
        counts = [self.values[card] for card in cards]
        return self.values[KRAKEN] if KRAKEN in cards else max(counts, default=0)

    def gains_by(self, card: Card) -> bool:
        """True if the card may be worth more than one card more, and can cost nothing."""
        least, most = self.changed_by(card)
        return least >= 0 and bool(most > 0 or COINS[card] or card in (LADY, KING))

    def gains_from(self, choice: Choice) -> bool:
        """True if the choice brings cards and can cost no booty."""
        return bool(choice.take) and self.changed_by(choice.card, *choice.take)[0] >= 0

    def worth(self, *cards: Card) -> tuple[int, int, int]:
        """A sort key for the change that the cards make; better changes sort first."""
        least, most = self.changed_by(*cards)
        points = points_of(cards) - (KRAKEN in cards and self.values[KRAKEN] < 0)
        coins, values = (sum(of[card] for card in cards) for of in (COINS, self.values))
        return (-points, -(min(least, 0) or most) - coins, -values)


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
    """The effect of keeping one card, "nothing" included."""
    return joined(_gains(say, chest, (card,))) or say("seven-seas-gain-nothing")


def gains_of(say: Say, chest: Chest, choice: Choice) -> list[str]:
    """The special gains of a capture, beyond its cards, and what it costs."""
    told = _gains(say, chest, (choice.card, *choice.take))
    if choice.nick:
        told.append(say("seven-seas-gain-nick"))
    elif choice.clears:
        told.append(say("seven-seas-clears-plain"))
    return told


def joined(gains: Iterable[str]) -> str:
    """Several gains, each in one line of a phone, up to its comma."""
    return ", ".join(map(glued, ", ".join(filter(None, gains)).split(", ")))


def _gains(say: Say, chest: Chest, brought: Cards) -> list[str]:
    """The value of these cards; [] if only the cards count."""
    told = list[str]()
    if points := points_of(brought):
        told.append(say("seven-seas-gain-points", count=points))
    if coins := sum(COINS[card] for card in brought):
        told.append(say("seven-seas-gain-coins", count=coins))
    least, most = chest.changed_by(*brought)
    if least < 0 or most > 0:
        way = "between" if least != most else "less" if least < 0 else "more"
        told.append(say("seven-seas-gain-booty", way=way, least=least, most=most))
    return told


def points_of(cards: Iterable[Card]) -> int:
    """The points of the pirates among these cards."""
    return sum(card in (LADY, KING) for card in cards)
