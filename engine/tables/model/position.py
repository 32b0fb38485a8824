"""The position of a table as a value; `engine.tables.position` folds moves into it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.core import By, Event, Seat

NEVER: Final = -1
"""No version: before every one, so that turns compare without a case of their own."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table after `version` rows, with its whole history; it contains secrets.

    movers: for each version so far, the seats that were to move then, one bit per seat.
    turns_from: for each seat, the version at which its turn began; NEVER: it isn't its turn.
    story: every event since the first deal, in order.
    known: the number of events before the latest change.
    moved: for each seat, the number of events before its player's last own move; 0 before it.
    done: the same, including the events of that move.
    mover: the seat of the last move; None: nobody's. back: the position before it, if the mover
    may still undo it. answers: True if the last move answers the one before, and is undone with it.
    retaken: the seat that has just undone a move, and may not do so again at once. moves: the
    number of moves made and not undone. by: the maker of each seat's
    last move. rounds: those after which nobody is to move; 0: the game says when.
    """

    state: Any
    version: int
    movers: bytes
    turns_from: tuple[int, ...]
    story: tuple[Event, ...]
    known: int
    moved: tuple[int, ...]
    done: tuple[int, ...]
    mover: Seat | None = None
    back: Position | None = None
    answers: bool = False
    retaken: Seat | None = None
    moves: int = 0
    by: tuple[By, ...] = ()
    rounds: int = 0

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that are to move, in their order."""
        return tuple([seat for seat, at in enumerate(self.turns_from) if at != NEVER])

    @property
    def latest(self) -> tuple[Event, ...]:
        """The events of the latest change: of the last move, or of the deal before the first."""
        return self.story[self.known :]
