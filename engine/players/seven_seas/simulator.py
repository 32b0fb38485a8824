"""A round of 7 Seas that is changed in place: many times as fast as the contract.

Only the computer players use it. It plays a round from any position in which a card is to
be played until the hands are empty; tests prove it equal to the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.games.seven_seas.cards import KRAKEN
from engine.players.seven_seas.masks import BIT, CARD_KEY, Key, Mask, key_of

Play: TypeAlias = tuple[int, Mask]
"""A card and the cards that it takes; the empty set where it is laid."""


@dataclass(slots=True)
class World:
    """The places of all cards, and the seat to play next.

    hands: by seat. key: of the display. piles: the chests by side and then the harbour, so that a
    `Source` is an index. aside: the hands of the second cycle by seat, () where none is to come.
    turn: the seat that plays the next card. last: the seat that captured last in this round, -1
    if nobody has.
    """

    hands: list[Mask]
    display: Mask
    key: Key
    piles: list[Mask]
    aside: tuple[Mask, ...]
    turn: int
    starter: int
    last: int

    def copy(self) -> World:
        """An equal world that may be changed; `dataclasses.replace` takes four times as long."""
        return World(
            hands=self.hands[:],
            display=self.display,
            key=self.key,
            piles=self.piles[:],
            aside=self.aside,
            turn=self.turn,
            starter=self.starter,
            last=self.last,
        )

    def play(self, card: int, take: Mask) -> bool:
        """Plays a card of the seat in turn, which takes these cards or, if none, is laid.

        Returns True if a nick may follow; then the seat stays in turn. Else the turn has passed.
        """
        turn = self.turn
        self.hands[turn] ^= BIT[card]
        if not take:
            self.display |= BIT[card]
            self.key += CARD_KEY[card]
            self.pass_turn()
            return False
        side = turn % (len(self.piles) - 1)
        self.piles[side] |= take | BIT[card]
        self.last = turn
        self.display ^= take
        self.key = self.key - key_of(take) if self.display else 0
        if not self.display and card != KRAKEN and self.open_to_nick():
            return True
        self.pass_turn()
        return False

    def open_to_nick(self) -> list[int]:
        """The places with cards the seat in turn may open: harbour (-1), then others' chests."""
        piles = self.piles
        sides = len(piles) - 1
        side = self.turn % sides
        return [at for at in range(-1, sides) if at != side and piles[at]]

    def nick(self, source: int, bit: Mask) -> None:
        """Moves one card from a source to the chest of the seat in turn, and passes the turn."""
        self.piles[source] ^= bit
        self.piles[self.turn % (len(self.piles) - 1)] |= bit
        self.pass_turn()

    def pass_turn(self) -> None:
        """Passes the turn to the next seat; deals the second cycle when all hands are empty."""
        hands = self.hands
        self.turn = (self.turn + 1) % len(hands)
        if self.aside and not any(hands):
            self.hands, self.aside = list(self.aside), ()
            self.turn = self.starter

    def chests(self, *, last_clears: bool) -> list[Mask]:
        """The chests as they are scored at the end of the round, by side.

        last_clears: the house rule by which the side that captured last takes the display.
        """
        found = self.piles[:-1]
        if last_clears and self.last >= 0:
            found[self.last % len(found)] |= self.display
        return found
