"""How a finished game went for each seat: the rows from which history and ratings are computed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core import AnyGame, Seat, Termination
from engine.tables.seats.lobby import read_options
from engine.tables.table import Status, Table


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat of a finished game ended; every field follows from the table and its moves.

    seats: how many there were. user: the person the seat belonged to; None: a computer held it;
    0: somebody who asked to be forgotten. side: seats with the same number played together;
    where everybody plays alone it is the seat. points and place: as `Outcome` has them.
    stand_in: a computer moved for the person when the game ended. started, ended: seconds since
    the epoch. moves: how many were made and not taken back.
    """

    table: int
    seat: Seat
    guild: int
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


def results_of(game: AnyGame, table: Table, state: Any, moves: int) -> tuple[Result, ...]:
    """One result for each seat of a finished table, by its last state; () for any other table."""
    if table.status is not Status.FINISHED or (outcome := game.outcome(state)) is None:
        return ()
    seats = len(table.players)
    sides = sides_of(read_options(game, table.options)) or seats
    return tuple(
        Result(
            table=table.id,
            seat=seat,
            guild=table.place.guild,
            game=table.game,
            seats=seats,
            user=player.user,
            side=seat % sides,
            place=outcome.places[seat],
            points=outcome.points[seat],
            rated=table.rated,
            stand_in=player.is_away,
            started=table.opened if table.started is None else table.started,
            ended=table.opened if table.ended is None else table.ended,
            moves=moves,
            termination=outcome.termination,
        )
        for seat, player in enumerate(table.players)
    )


def sides_of(options: Any) -> int:
    """Into how many sides these options share the seats in turn; 0: everybody plays alone."""
    return 2 if getattr(options, "teams", False) else 0
