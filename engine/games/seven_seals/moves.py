"""A player's moves: predict, take the saboteur, play a card, return a seal; in notation too.

predict R2 B1          predict two red tricks and a blue one
predict none           predict no trick
predict B1 take B:0    take the blue seal from seat 0
saboteur               predict nothing, and become the saboteur
play R7                play red 7
return W               return a white seal
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from engine.core import BadNotation, IllegalMove, Seat
from engine.games.seven_seals.state import NONE_PREDICTED, Card, Colour, Counts, Kind


class Taking(NamedTuple):
    """One coloured seal taken from another player, who gets a white one for it."""

    colour: Colour
    seat: Seat


@dataclass(frozen=True, slots=True)
class Predict:
    """The whole prediction; also the draft of one while it is being composed.

    seals: how many of each colour, by `Colour`, those taken from others included.
    taken: those taken from others, sorted, one entry for each seal; the rest is from the middle.
    """

    seals: Counts = NONE_PREDICTED
    taken: tuple[Taking, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeSaboteur:
    """Take the saboteur and no seals."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play this card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Return:
    """Return a seal of this kind for the trick just won; asked only where several kinds fit."""

    kind: Kind


Move: TypeAlias = Predict | TakeSaboteur | Play | Return


class Reason(StrEnum):
    """Why a move is refused."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    PREDICT_FIRST = "predict-first"  # nothing can be played before all have predicted
    PREDICTIONS_OVER = "predictions-over"  # predictions are final
    RETURN_FIRST = "return-first"  # the winner still has to return a seal
    NOTHING_TO_RETURN = "nothing-to-return"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"  # the hand holds the colour led
    SEAL_NOT_HELD = "seal-not-held"  # no such seal to return
    SEAL_DOES_NOT_FIT = "seal-does-not-fit"  # neither the colour led, nor white, nor red by red
    SABOTEUR_TAKEN = "saboteur-taken"
    NOT_IN_MIDDLE = "not-in-middle"  # more than the middle has, and nobody named for the rest
    MIDDLE_FIRST = "middle-first"  # taken from a player while the middle has the colour
    NO_SUCH_SEAL = "no-such-seal"  # the player named has not that many of the colour
    NO_WHITE_SEAL = "no-white-seal"  # nothing left to give for a seal taken
    NOT_A_PREDICTION = "not-a-prediction"  # no five counts, or takings that do not fit them


class MustFollow(IllegalMove):
    """MUST_FOLLOW, with the colour that was led and is in the hand."""

    def __init__(self, colour: Colour) -> None:
        super().__init__(Reason.MUST_FOLLOW)
        self.colour = colour


_BY_TEXT: dict[str, Move] = {
    "saboteur": TakeSaboteur(),
    **{f"play {card.name}": Play(card) for card in Card},
    **{f"return {kind.name[0]}": Return(kind) for kind in Kind if kind is not Kind.BLACK},
}
_TEXTS = {move: text for text, move in _BY_TEXT.items()}
_BY_LETTER = {colour.letter: colour for colour in Colour}
_COUNT = re.compile(r"([RYGBP])([1-9])")
_TAKING = re.compile(r"([RYGBP]):([0-9])")


def write_move(move: Move) -> str:
    """E.g. `predict R2 B1 take B:0`, `predict none`, `saboteur`, `play R7`, `return W`."""
    if not isinstance(move, Predict):
        return _TEXTS[move]
    seals = zip(Colour, move.seals, strict=True)
    words = [f"{colour.letter}{count}" for colour, count in seals if count] or ["none"]
    taken = [f"{colour.letter}:{seat}" for colour, seat in move.taken]
    return " ".join(["predict", *words, *(["take", *taken] if taken else [])])


def read_move(text: str) -> Move:
    """The move that `write_move` wrote; raises BadNotation."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    counts, _, takings = text.removeprefix("predict ").partition(" take ")
    seals = [0] * len(Colour)
    for letter, count in _COUNT.findall(counts):
        seals[_BY_LETTER[letter]] = int(count)
    pairs = _TAKING.findall(takings)
    move = Predict(tuple(seals), tuple(Taking(_BY_LETTER[letter], int(s)) for letter, s in pairs))
    if write_move(move) != text:  # one move, one text
        raise BadNotation(text)
    return move
