"""A fast round of The Seven Seals for rollouts; a test proves it equal to the rules.

The cards of a colour in a hand are bits, rank 1 the lowest. A card is 15 * colour + rank - 1, as
in the game. Where several seals fit a trick, a policy of the caller chooses the one to return.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from engine.core import Seat
from engine.games.seven_seals.rounds import penalty, saboteur_start
from engine.games.seven_seals.state import RANKS, Kind, State

COLOURS = range(5)
RED, WHITE, BLACK = map(int, (Kind.RED, Kind.WHITE, Kind.BLACK))

Masks: TypeAlias = list[int]


def masks_of(cards: Iterable[int]) -> Masks:
    """These cards as bits, by colour."""
    masks = [0] * 5
    for card in cards:
        masks[card // RANKS] |= 1 << card % RANKS
    return masks


def cards_in(mask: int, colour: int) -> list[int]:
    """The cards of these bits, the lowest first."""
    first, cards = colour * RANKS, []
    while mask:
        low = mask & -mask
        cards.append(first + low.bit_length() - 1)
        mask ^= low
    return cards


class Round:
    """A round in progress, changed in place.

    left: the cards in all hands together, by colour. held: the seals of each seat, by kind.
    The running trick: led is its colour (-1: nobody has led), best the card that is winning it,
    best_seat who played that card, laid the number of cards in it. tricks: how many are still to
    be played, the running one included. black: black seals in the middle. saboteur: -1 if there
    is none; start: the penalty that it starts from.
    """

    __slots__ = (
        *("seats", "hands", "held", "black", "saboteur", "start", "left", "turn"),
        *("led", "best", "best_seat", "laid", "tricks", "choose_seal"),
    )

    def __init__(self, state: State, choose_seal: SealPolicy) -> None:
        seats = len(state.hands)
        self.seats = seats
        self.hands = [masks_of(map(int, hand)) for hand in state.hands]
        self.left = [sum(hand[colour] for hand in self.hands) for colour in COLOURS]
        self.turn: Seat = state.leader
        self.led = self.best = -1
        self.best_seat: Seat = -1
        self.laid = 0
        self.tricks = len(state.hands[(state.leader - 1) % seats])
        self.choose_seal = choose_seal
        seals = state.seals
        self.held = [list(held) for held in seals.held]
        self.black = seals.middle[Kind.BLACK]
        self.saboteur: Seat = -1 if seals.saboteur is None else seals.saboteur
        times = 1 if seals.saboteur is None else state.sheet.saboteur_times[seals.saboteur]
        self.start = saboteur_start(state.options, times)
        for card in state.trick:
            self._lay(int(card))

    def copy(self) -> Round:
        """An independent copy of this round."""
        other = Round.__new__(Round)
        other.seats, other.choose_seal = self.seats, self.choose_seal
        other.hands = [hand[:] for hand in self.hands]
        other.left = self.left[:]
        other.turn, other.led, other.best = self.turn, self.led, self.best
        other.best_seat, other.laid, other.tricks = self.best_seat, self.laid, self.tricks
        other.held = [held[:] for held in self.held]
        other.black, other.saboteur, other.start = self.black, self.saboteur, self.start
        return other

    def playable(self) -> list[int]:
        """The colours that the seat in turn may play."""
        hand = self.hands[self.turn]
        if self.led >= 0 and hand[self.led]:
            return [self.led]
        return [colour for colour in COLOURS if hand[colour]]

    def beats(self, card: int) -> bool:
        """True if the card would be winning the running trick."""
        best, colour = self.best, card // RANKS
        if best < 0:
            return True
        if colour == best // RANKS:
            return card > best
        return colour == RED

    def play(self, card: int) -> None:
        """The seat in turn plays; after the last card of a trick its winner settles its seals."""
        colour, bit = card // RANKS, 1 << card % RANKS
        self.hands[self.turn][colour] ^= bit
        self.left[colour] ^= bit
        self._lay(card)
        if self.laid == self.seats:
            self._end_trick()

    def _lay(self, card: int) -> None:
        if self.beats(card):
            self.best, self.best_seat = card, self.turn
        if self.led < 0:
            self.led = card // RANKS
        self.laid += 1
        self.turn = (self.turn + 1) % self.seats

    def _end_trick(self) -> None:
        """The winner returns a seal that fits, or else takes a black one."""
        winner, by_red = self.best_seat, self.best < RANKS
        led = self.led
        self.turn, self.led, self.best, self.laid = winner, -1, -1, 0
        self.tricks -= 1
        if winner != self.saboteur:
            kind = fitting(self.held[winner], led, by_red)
            if kind is SEVERAL:
                kind = self.choose_seal(self, winner, led, by_red)
            if kind >= 0:
                self.held[winner][kind] -= 1
            elif self.black:
                self.black -= 1
                self.held[winner][BLACK] += 1

    def penalties(self) -> list[int]:
        """The penalty points of each seat if the round ended now."""
        points = [penalty(held) for held in self.held]
        if self.saboteur >= 0:
            black = sum(held[BLACK] for held in self.held)
            points[self.saboteur] = max(0, self.start - black)
        return points


SealPolicy: TypeAlias = Callable[[Round, Seat, int, bool], int]
"""Chooses which of several fitting kinds the winner returns.

Arguments: the round, the winner, the colour of the trick, and whether a red card won it.
"""

NONE, SEVERAL = -1, -2


def fitting(held: list[int], led: int, by_red: bool) -> int:
    """The only kind that fits a trick in this colour, or NONE, or SEVERAL."""
    found = NONE
    if held[led]:
        found = led
    if held[WHITE]:
        found = WHITE if found == NONE else SEVERAL
    if by_red and led != RED and held[RED]:
        found = RED if found == NONE else SEVERAL
    return found
