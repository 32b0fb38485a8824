"""The moves of 7 Seas, why one may be illegal, and their notation.

c8<g5+r3      play crystal 8, taking gold 5 and rum 3
c4            lay crystal 4
x1<...        the kraken; to take all, name every card of the display
nick 2        open the chest of side 2 (sides and seats are counted from 0)
nick harbour  open the harbour
keep r1       keep rum 1 of the opened source
decline       nick nothing
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from engine.core import BadNotation
from engine.games.seven_seas.cards import BY_NOTATION, NOTATION, Card, Cards

Source: TypeAlias = int
"""A place that a nick can open: the chest of a side (its number), or HARBOUR."""

HARBOUR: Final[Source] = -1


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card from the hand, taking these cards (sorted) or, with none, laying it."""

    card: Card
    take: Cards = ()


@dataclass(frozen=True, slots=True)
class OpenSource:
    """Look at all cards of a chest or the harbour, to keep one of them."""

    source: Source


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this card of the opened source."""

    card: Card


@dataclass(frozen=True, slots=True)
class DeclineNick:
    """Decline the nick."""


Move: TypeAlias = PlayCard | OpenSource | Keep | DeclineNick


class Reason(StrEnum):
    """Why a move is illegal now."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    NOT_IN_DISPLAY = "not-in-display"
    MUST_TAKE = "must-take"  # laid, though there is something it must take
    MUST_TAKE_SAME_STRENGTH = "must-take-same-strength"  # exactly one, whatever else adds up
    DOES_NOT_ADD_UP = "does-not-add-up"
    NO_NICK = "no-nick"  # there is nothing to open, keep or decline
    CHOOSE_SOURCE_FIRST = "choose-source-first"  # or decline
    KEEP_FIRST = "keep-first"  # once opened, one card must be kept
    NO_SUCH_SOURCE = "no-such-source"
    EMPTY_SOURCE = "empty-source"
    OWN_CHEST = "own-chest"
    TEAM_CHEST = "team-chest"
    NOT_IN_SOURCE = "not-in-source"


_BY_TEXT: Final[dict[str, Move]] = {
    "decline": DeclineNick(),
    "nick harbour": OpenSource(HARBOUR),
    **{f"nick {side}": OpenSource(side) for side in range(4)},
    **{f"keep {notation}": Keep(card) for notation, card in BY_NOTATION.items()},
}
_TEXTS: Final = {move: text for text, move in _BY_TEXT.items()}


def write_move(move: Move) -> str:
    """The move in one line."""
    if not isinstance(move, PlayCard):
        return _TEXTS[move]
    taken = "+".join(map(NOTATION.__getitem__, move.take))
    return f"{NOTATION[move.card]}<{taken}" if taken else NOTATION[move.card]


def read_move(text: str) -> Move:
    """The move in this line, cards taken in any order; raises BadNotation."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    card, less, take = text.partition("<")
    taken = [_card(part) for part in take.split("+")] if less else []
    if len(set(taken)) < len(taken):
        raise BadNotation(text)
    return PlayCard(_card(card), tuple(sorted(taken)))


def _card(text: str) -> Card:
    if text not in BY_NOTATION:
        raise BadNotation(text)
    return BY_NOTATION[text]
