"""How a finished game went for one seat: the row from which history and ratings are computed."""

from dataclasses import dataclass

from engine.core import Seat, Termination


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished game ended; every field follows from the table and its moves.

    seats: how many there were. user: the person the seat belonged to; None: a computer held it,
    or somebody who asked to be forgotten. side: seats with the same number played together;
    where everybody plays alone it is the seat. points and place: as `Outcome` has them.
    stand_in: a computer moved for the person when the game ended. started, ended: seconds since
    the epoch. moves: how many were made and not undone.
    """

    table: int
    seat: Seat
    guild: int | None
    game: str
    seats: int
    user: int | None
    side: int
    place: int
    points: int
    rated: bool
    stand_in: bool
    started: float
    ended: float
    moves: int
    termination: Termination
