"""The results of a finished table, which the store keeps with its last move."""

from typing import Any

from engine.core import AnyGame
from engine.tables.model.result import Result
from engine.tables.model.table import Status, Table, guild_of
from engine.tables.transitions.lobby import read_options


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
            guild=guild_of(table.place),
            game=table.game,
            seats=seats,
            user=player.user,
            side=seat % sides,
            place=outcome.places[seat],
            points=outcome.points[seat],
            rated=table.settings.rated and guild_of(table.place) is not None,
            stand_in=player.is_away,
            started=table.opened if table.started is None else table.started,
            ended=table.opened if table.ended is None else table.ended,
            moves=moves,
            termination=outcome.termination,
        )
        for seat, player in enumerate(table.players)
    )


def sides_of(options: Any) -> int:
    """The number of sides among which seats alternate; 0: everybody plays alone."""
    return 2 if getattr(options, "teams", False) else 0
