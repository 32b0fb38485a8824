"""Short helpers by which a test of The Seven Seals states a position like a game record."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Event, IllegalMove, Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Move, Predict, Taking
from engine.games.seven_seals.state import ALL_SEALS, Card, Counts, Phase, Seals, State

LETTERS = "RYGBPWK"
"""Red, yellow, green, blue, purple, white, black (K)."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card[name] for name in text.split())


def counts(letters: str) -> Counts:
    """Seals by kind, e.g. "GGWK": two green, one white, one black."""
    return tuple(letters.count(letter) for letter in LETTERS)


def seals(held: Iterable[str], saboteur: Seat | None = None) -> Seals:
    """The seals held by each seat; the others lie in the middle."""
    hands = tuple(counts(letters) for letters in held)
    out = [sum(kind) for kind in zip(*hands, strict=True)]
    middle = tuple(there - taken for there, taken in zip(ALL_SEALS, out, strict=True))
    return Seals(middle, hands, tuple(hand[:5] for hand in hands), saboteur)


def dealt(seats: int = 3, starter: Seat = 0, seed: int = 1, **choices: Any) -> State:
    """A game just dealt."""
    return GAME.deal(GAME.options(starter=starter, **choices), seats, seed).state


def in_play(
    hands: str,
    held: Iterable[str],
    *,
    leader: Seat = 0,
    trick: str = "",
    saboteur: Seat | None = None,
    **choices: Any,
) -> State:
    """The rest of a round by seat, e.g. in_play("R7 G3 | G5 | B1", ("R", "", ""))."""
    shown = cards(trick)
    by_seat = tuple(tuple(sorted(cards(hand))) for hand in hands.split("|"))
    return replace(
        dealt(len(by_seat), **choices),
        seals=seals(held, saboteur),
        phase=Phase.PLAY,
        leader=leader,
        turn=(leader + len(shown)) % len(by_seat),
        hands=by_seat,
        trick=shown,
    )


def predicting(held: Iterable[str | None], turn: Seat) -> State:
    """In the middle of the predictions; None: has not predicted yet."""
    letters = tuple(held)
    there = seals(text or "" for text in letters)
    made = tuple(None if text is None else counts(text)[:5] for text in letters)
    state = dealt(len(letters), starter=turn)
    return replace(state, seals=replace(there, predictions=made), turn=turn)


def prediction(letters: str, *taken: tuple[str, Seat]) -> Predict:
    """E.g. prediction("RRB", ("B", 2)): two red, and one blue taken from seat 2."""
    takings = sorted(Taking(Card[f"{letter}1"].colour, seat) for letter, seat in taken)
    return Predict(counts(letters)[:5], tuple(takings))


def play_all(state: State, *moves: Move) -> tuple[State, list[Event]]:
    """Play moves, each by the seat to move; the last state and all events."""
    story: list[Event] = []
    for move in moves:
        (seat,) = GAME.to_move(state)
        state, events = GAME.apply(state, seat, move)
        story += events
    return state, story


def refused(state: State, move: Move, seat: Seat | None = None) -> Any:
    """The reason for which the move is refused."""
    mover = state.turn if seat is None else seat
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, mover, move)
    assert move not in GAME.legal_moves(state, mover)
    return refusal.value.reason
