"""Mate's reasons in The Seven Seals: the tricks its seals need, and which cards win or lose.

Each is given only if it is true of the seat's view.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from engine.core import Event, own_seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.state import HIGHEST, RANKS, Card, Colour, Kind
from engine.games.seven_seals.view import View
from engine.players.base import Reason
from engine.players.seven_seals.mate import start_as_saboteur
from engine.players.seven_seals.policy import choose_seal, win_chances
from engine.players.seven_seals.simulator import COLOURS, RED, WHITE, Round, cards_in

TOP: Final = 2
"""Cards of a colour that count as high."""

MANY_RED: Final = 5
"""Red cards that make it unclear which colours they will trump."""

MANY_MIDDLING: Final = 5
"""Cards neither high nor low that make a hand hard to value."""

LIKELY: Final = 0.5
"""The least chance for calling a card good for a trick of its colour."""

Why = StrEnum(
    "Why",
    "ONLY PROMISE NOTHING BARE MANY_RED TRUMPED MIDDLING CHEAP SPOILS YIELDS WINS LOWEST "
    "SURE HIGH AHEAD HIGHER DUCKS WAITS KEEPS SPARES SHEDS DEAR KEEPS_WHITE KEEPS_RED SPENDS_RED "
    "LEADS LETS_GO FREE TOO_HIGH RIDS THREAT RUFFED ANYWAY LATER NO_SEAL ON_LEAD UNPAID",
)
"""The reasons."""

MORE: Final = {Why.HIGHER: 1, Why.LETS_GO: 1, Why.LEADS: -1, Why.THREAT: -1, Why.PROMISE: 0}
ALSO: Final = {
    Why.SURE: (Why.HIGH, Why.AHEAD, Why.LEADS),
    Why.HIGH: (Why.AHEAD, Why.LEADS),
    Why.LOWEST: (Why.WINS,),
    Why.WAITS: (Why.KEEPS,),
    Why.SHEDS: (Why.THREAT,),
    Why.LEADS: (Why.LETS_GO,),
    Why.LETS_GO: (Why.LEADS,),
    **dict.fromkeys((Why.HIGHER, Why.FREE), (Why.LETS_GO,)),
}
"""As in `engine.players.speaks`."""


def every(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> Reason | None:
    """Why mate chose the move of this index; None without a reason."""
    match moves[index]:
        case Play(card):
            if len(moves) == 1:
                return Reason(Why.ONLY)
            return _Trick(view, history, moves).why(card)
        case Predict(seals):
            if any(seals):
                return Reason(Why.PROMISE, sum(seals))
            return Reason(Why.BARE if sum(trumps_and_high(view)) > TOP else Why.NOTHING)
        case TakeSaboteur():
            return _saboteur(view)
        case Return(kind):
            return _returning(view, kind)


def obvious(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> int:
    """The index of the lowest card that wins this trick for sure, if this move doesn't.

    Else this index. The seat must have a seal for the trick.
    """
    if not isinstance(moves[index], Play) or len(moves) == 1:
        return index
    trick = _Trick(view, history, moves)
    certain = [at for at, card in enumerate(trick.cards) if trick.is_certain(card)]
    if not certain or index in certain:
        return index
    return min(certain, key=lambda at: (trick.cards[at] // RANKS == RED, _rank(trick.cards[at])))


def harm(
    view: View, history: Sequence[Event], moves: Sequence[Move], index: int, better: int
) -> Reason | None:
    """The reason against a card that wins for sure, or else a harm; None: the better one has it."""
    made, other = moves[index], moves[better]
    if not isinstance(made, Play) or not isinstance(other, Play):
        return None
    trick = _Trick(view, history, moves)
    if trick.is_certain(made.card):
        return None if trick.is_certain(other.card) else trick.why_not(made.card)
    is_unpaid = trick.is_unpaid(made.card) and not trick.is_unpaid(other.card)
    return Reason(Why.UNPAID) if is_unpaid else None


def figure(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> int:
    """The higher cards of a card's colour in other hands; -1 if it can't win, -2 if that's free."""
    made = moves[index]
    return _Trick(view, history, moves).above(made.card) if isinstance(made, Play) else 0


def trumps_and_high(view: View) -> tuple[int, int]:
    """The red cards of a hand, and the top cards of the other colours."""
    reds = sum(card.colour is Colour.RED for card in view.hand)
    top = HIGHEST[view.seats] - TOP
    return reds, sum(card.rank > top for card in view.hand if card.colour is not Colour.RED)


def _saboteur(view: View) -> Reason:
    """Why the tricks of this hand are hard to predict; else the saboteur's highest cost."""
    reds, high = trumps_and_high(view)
    if reds >= MANY_RED:
        return Reason(Why.MANY_RED, reds)
    if high > reds:
        return Reason(Why.TRUMPED, HIGHEST[view.seats] - reds)
    third = HIGHEST[view.seats] / 3
    others = [card.rank for card in view.hand if card.colour is not Colour.RED]
    middling = sum(third < rank <= 2 * third for rank in others)
    if middling >= MANY_MIDDLING:
        return Reason(Why.MIDDLING, middling)
    return Reason(Why.CHEAP, start_as_saboteur(view, own_seat(view)))


def _returning(view: View, kind: Kind) -> Reason | None:
    if kind is Kind.WHITE:
        return Reason(Why.DEAR)
    has_red = any(card.colour is Colour.RED for card in view.hand)
    if Kind.WHITE in view.returnable and view.hand:
        return Reason(Why.KEEPS_WHITE)
    if kind is not Kind.RED and Kind.RED in view.returnable and has_red:
        return Reason(Why.KEEPS_RED)
    return Reason(Why.SPENDS_RED) if kind is Kind.RED and view.hand else None


def _rank(card: int) -> int:
    return card % RANKS


class _Trick:
    """The running trick as the seat in turn knows it: its hand, and all hands taken together."""

    def __init__(self, view: View, history: Sequence[Event], moves: Sequence[Move]) -> None:
        self.table = table = Round(GAME.sample_state(view, 0, history), choose_seal)
        self.held = table.held[table.turn]
        self.own = table.hands[table.turn]
        self.is_last = len(view.trick) == view.seats - 1
        self.is_saboteur = view.seals.saboteur == view.seat
        self.cards = [int(move.card) for move in moves if isinstance(move, Play)]

    def why(self, card: Card) -> Reason | None:
        """Why mate plays this card."""
        beats = self.table.beats(card)
        if self.is_saboteur:
            return Reason(Why.SPOILS if beats else Why.YIELDS)
        if not beats:
            return self._losing(card)
        return self._winning(card) if self._fits(card) else self._unwanted(card)

    def is_certain(self, card: int) -> bool:
        """True if the card wins this trick whatever the others play, and returns a seal."""
        wins = self.table.beats(card) and (self.is_last or self._is_unbeatable(card))
        return wins and self._fits(card)

    def why_not(self, card: int) -> Reason:
        """The reason against this card, which wins the trick for sure."""
        if self._is_unbeatable(card) and (self.held[card // RANKS] or self.held[WHITE]):
            return Reason(Why.LATER)
        if sum(self.held[: WHITE + 1]) == 1 and self.table.black:
            return Reason(Why.NO_SEAL)
        return Reason(Why.ON_LEAD)

    def is_unpaid(self, card: int) -> bool:
        """True if the card is ahead, and winning costs points, because no seal of the seat fits."""
        costs = self.table.black > 0 and not self.is_saboteur
        return costs and self.table.beats(card) and not self._fits(card)

    def above(self, card: int) -> int:
        """As in `figure`."""
        pays = self._fits(card) or self.table.black
        return -1 if not self.table.beats(card) else self._higher(card).bit_count() if pays else -2

    def _winning(self, card: int) -> Reason | None:
        """Why mate plays a card that is ahead and returns a seal if it wins."""
        all_fit = all(self.table.beats(each) and self._fits(each) for each in self.cards)
        if self.is_last:
            rivals = [each % RANKS for each in self.cards if self.table.beats(each)]
            if card % RANKS == min(rivals) < max(rivals):
                return Reason(Why.LOWEST)
            return None if all_fit else Reason(Why.WINS)
        if self._is_unbeatable(card):
            return Reason(Why.SURE)
        higher = self._higher(card).bit_count()
        if not higher:
            is_own = not all_fit or any(map(self._higher, self.cards))
            return Reason(Why.HIGH) if is_own else None
        if self.table.led >= 0:
            return None if all_fit else Reason(Why.AHEAD)
        if self._chance(card) >= LIKELY:
            return Reason(Why.LEADS, higher)
        is_own = any(self._higher(each).bit_count() != higher for each in self.cards)
        return Reason(Why.LETS_GO, higher) if is_own else None

    def _unwanted(self, card: int) -> Reason | None:
        """Why mate plays a card that is ahead, although no seal of the seat fits."""
        higher = self._higher(card).bit_count()
        if not self.table.black:
            return Reason(Why.FREE, higher)
        if higher and not self.is_last:
            return Reason(Why.HIGHER, higher)
        if self.table.led < 0:
            return Reason(Why.ANYWAY if self._is_unbeatable(card) else Why.RUFFED)
        losers = [each for each in self.cards if not self.table.beats(each)]
        if not losers:
            return None
        return Reason(Why.RIDS, min(losers, key=_rank)) if higher else Reason(Why.TOO_HIGH)

    def _losing(self, card: int) -> Reason | None:
        """Why mate plays a card that cannot win this trick."""
        winners = [each for each in self.cards if self.table.beats(each)]
        wanted = list(filter(self._fits, winners))
        if wanted:
            kept = min(wanted, key=_rank)
            return Reason(Why.WAITS) if self._can_wait(card) else Reason(Why.KEEPS, kept)
        if winners:
            return Reason(Why.DUCKS)
        return self._lost(card)

    def _lost(self, card: int) -> Reason | None:
        """Why mate plays this card to a trick that it cannot win, when it may win later ones."""
        colour = card // RANKS
        mine = [each for each in self.cards if each // RANKS == colour]
        seals = self.held[: WHITE + 1] if colour == RED else (self.held[colour], self.held[WHITE])
        if any(seals):  # for a later trick that this card may win
            spares = card == min(mine) < max(mine) and self._may_win_later(max(mine))
            return Reason(Why.SPARES) if spares else None
        if not self.table.black or not self._may_win_later(card):
            return None
        if card == max(mine) > min(mine):
            return Reason(Why.SHEDS, self._higher(card).bit_count())
        threats = [self._threat(each) for each in self.cards]
        if self._threat(card) == max(threats) > min(threats):
            return Reason(Why.THREAT, self._higher(card).bit_count())
        return None

    def _can_wait(self, card: int) -> bool:
        """True if the hand without this card has a good one for each of its seals.

        Colours choose before white, which takes what is left.
        """
        hand = self.own[:]
        hand[card // RANKS] ^= 1 << card % RANKS
        spare, missing = 0, 0
        for colour in COLOURS:
            good = sum(self._chance(each) >= LIKELY for each in cards_in(hand[colour], colour))
            spare += max(0, good - self.held[colour])
            missing += max(0, self.held[colour] - good)
        return not missing and spare >= self.held[WHITE]

    def _chance(self, card: int) -> float:
        """The chance that this card wins a trick of its colour that nobody trumps."""
        colour, rank = divmod(card, RANKS)
        own = self.own[colour]
        chances = win_chances(own, self.table.left[colour] ^ own, self.table.seats - 1)
        return next(chance for each, chance in chances if each == rank)

    def _threat(self, card: int) -> tuple[bool, int]:
        """The chance, compared with other cards, that this one wins a later trick."""
        return self._may_win_later(card), -self._higher(card).bit_count()

    def _may_win_later(self, card: int) -> bool:
        """True if the card may win a trick that somebody else leads.

        Red trumps; another colour wins only if a lower card of it is led.
        """
        colour, rank = divmod(card, RANKS)
        others = self.table.left[colour] ^ self.own[colour]
        return colour == RED or bool(others & ((1 << rank) - 1))

    def _fits(self, card: int) -> bool:
        """True if the seat has a seal for this trick if this card wins it."""
        led = card // RANKS if self.table.led < 0 else self.table.led
        by_red = card // RANKS == RED and self.held[RED]
        return bool(self.held[led] or self.held[WHITE] or by_red)

    def _is_unbeatable(self, card: int) -> bool:
        """True if no card in any other hand can beat it."""
        reds = self.table.left[RED] ^ self.own[RED]
        return not self._higher(card) and (card // RANKS == RED or not reds)

    def _higher(self, card: int) -> int:
        """The higher cards of its colour in other hands."""
        colour, rank = divmod(card, RANKS)
        return (self.table.left[colour] ^ self.own[colour]) >> (rank + 1)
