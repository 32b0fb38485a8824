"""Mate's reasons in The Seven Seals: the tricks its seals need, and which cards win or lose."""

from collections.abc import Sequence
from enum import StrEnum

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals.cards import RANKS, Card
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.state import Kind
from engine.games.seven_seals.view import View
from engine.players.base import Reason
from engine.players.seven_seals.policy import choose_seal
from engine.players.seven_seals.simulator import COLOURS, RED, WHITE, Round, cards_in


class Why(StrEnum):
    """The reasons."""

    ONLY = "only"
    PROMISE = "promise"
    NOTHING = "nothing"
    SABOTEUR = "saboteur"
    SPOILS = "spoils"
    THWARTS = "thwarts"
    YIELDS = "yields"
    WINS = "wins"
    LOWEST = "lowest"
    SURE = "sure"
    HIGH = "high"
    AHEAD = "ahead"
    HIGHER = "higher"
    DUCKS = "ducks"
    WAITS = "waits"
    LOST = "lost"
    SPARES = "spares"
    SHEDS = "sheds"
    DEAR = "dear"
    KEEPS_WHITE = "keeps-white"
    KEEPS_RED = "keeps-red"
    SPENDS_RED = "spends-red"
    LEADS = "leads"
    ALL_WIN = "all-win"
    TOO_HIGH = "too-high"
    RIDS = "rids"
    THREAT = "threat"
    IDLE = "idle"
    RUFFED = "ruffed"
    ANYWAY = "anyway"


def reason(view: View, history: Sequence[Event], moves: Sequence[Move], index: int) -> Reason:
    """Why mate chose the move of this index."""
    match moves[index]:
        case Play(card):
            if len(moves) == 1:
                return Reason(Why.ONLY)
            state = GAME.sample_state(view, 0, history)
            return _Trick(Round(state, choose_seal), view, moves).why(card)
        case Predict(seals):
            return Reason(Why.PROMISE, sum(seals)) if any(seals) else Reason(Why.NOTHING)
        case TakeSaboteur():
            return Reason(Why.SABOTEUR)
        case Return(kind):
            return _returning(view, kind)


def _returning(view: View, kind: Kind) -> Reason:
    if kind is Kind.WHITE:
        return Reason(Why.DEAR)
    if Kind.WHITE in view.returnable:
        return Reason(Why.KEEPS_WHITE)
    keeps_red = Kind.RED in view.returnable and kind is not Kind.RED
    return Reason(Why.KEEPS_RED if keeps_red else Why.SPENDS_RED)


class _Trick:
    """The running trick as the seat in turn knows it: its hand, and all hands taken together."""

    def __init__(self, table: Round, view: View, moves: Sequence[Move]) -> None:
        self.table = table
        self.held = table.held[table.turn]
        self.own = table.hands[table.turn]
        self.is_last = len(view.trick) == view.seats - 1
        self.is_saboteur = view.seals.saboteur == view.seat
        self.cards = [int(move.card) for move in moves if isinstance(move, Play)]

    def why(self, card: Card) -> Reason:
        """Why mate plays this card."""
        beats = self.table.beats(card)
        if self.is_saboteur:
            spoils = Why.THWARTS if self.is_last else Why.SPOILS
            return Reason(spoils if beats else Why.YIELDS)
        if not beats:
            return self._losing(card)
        return self._winning(card) if self._fits(card) else self._unwanted(card)

    def _winning(self, card: int) -> Reason:
        if self.is_last:
            rivals = [each % RANKS for each in self.cards if self.table.beats(each)]
            is_lowest = card % RANKS == min(rivals) < max(rivals)
            return Reason(Why.LOWEST if is_lowest else Why.WINS)
        if self._is_unbeatable(card):
            return Reason(Why.SURE)
        higher = self._higher(card).bit_count()
        if not higher:
            return Reason(Why.HIGH)
        return Reason(Why.LEADS, higher) if self.table.led < 0 else Reason(Why.AHEAD)

    def _unwanted(self, card: int) -> Reason:
        """Why mate plays a card that is ahead, although no seal of the seat fits."""
        higher = self._higher(card).bit_count()
        if higher and not self.is_last:
            return Reason(Why.HIGHER, higher)
        if self.table.led < 0:
            return Reason(Why.ANYWAY if self._is_unbeatable(card) else Why.RUFFED)
        only = all(map(self.table.beats, self.cards))
        if only:
            return Reason(Why.ALL_WIN)
        return Reason(Why.RIDS if higher else Why.TOO_HIGH)

    def _losing(self, card: int) -> Reason:
        """Why mate plays a card that cannot win this trick."""
        winners = [each for each in self.cards if self.table.beats(each)]
        if winners:
            return Reason(Why.WAITS if any(map(self._fits, winners)) else Why.DUCKS)
        hand = [each for colour in COLOURS for each in cards_in(self.own[colour], colour)]
        if not any(map(self._may_win_later, hand)):
            return Reason(Why.IDLE)
        return self._lost(card)

    def _lost(self, card: int) -> Reason:
        """Why mate plays this card to a trick that it cannot win, when it may win later ones."""
        mine = [each for each in self.cards if each // RANKS == card // RANKS]
        if self._is_wanted(card):
            spares = card == min(mine) < max(mine) and self._may_win_later(max(mine))
            return Reason(Why.SPARES if spares else Why.LOST)
        if not self.table.black or not self._may_win_later(card):
            return Reason(Why.LOST)
        if card == max(mine) > min(mine):
            return Reason(Why.SHEDS)
        threats = [self._threat(each) for each in self.cards]
        if self._threat(card) == max(threats) > min(threats):
            return Reason(Why.THREAT, self._higher(card).bit_count())
        return Reason(Why.LOST)

    def _threat(self, card: int) -> tuple[bool, int]:
        """How likely it is, compared with other cards, that this one wins a later trick."""
        return self._may_win_later(card), -self._higher(card).bit_count()

    def _may_win_later(self, card: int) -> bool:
        """True if the card may win a trick that somebody else leads.

        Red trumps; another colour wins only if a lower card of it is led.
        """
        colour, rank = divmod(card, RANKS)
        others = self.table.left[colour] ^ self.own[colour]
        return colour == RED or bool(others & ((1 << rank) - 1))

    def _is_wanted(self, card: int) -> bool:
        """True if the seat has a seal for a later trick that this card may win."""
        if card // RANKS == RED:
            return any(self.held[: WHITE + 1])
        return bool(self.held[card // RANKS] or self.held[WHITE])

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
