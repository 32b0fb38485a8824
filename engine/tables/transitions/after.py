"""The consequences of a move or any other change for its table.

Pure functions, and the only place that defines this. The gate commits what they return.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core import AnyGame, Event, GameOver, Outcome, Seat, Termination, places
from engine.tables.model.kind import kind_of
from engine.tables.model.news import Ended, Ender, News, Reminder
from engine.tables.model.position import NEVER, Position
from engine.tables.model.quiet import QuietHours, quiet_until
from engine.tables.model.result import Result, measures, points_of
from engine.tables.model.table import Status, Table, guild_of
from engine.tables.transitions import deadlines, expiry, invitations, lobby, remarks, seating, votes


def after(
    before: Table,
    table: Table,
    position: Position | None,
    now: float,
    quiet: QuietHours,
    mover: Seat | None = None,
) -> tuple[Table, tuple[News, ...]]:
    """The table with all consequences of a change, and the news of it all.

    Votes are settled, a turn gets its deadline, and an unused table gets its end. A table without
    anybody to move is over.

    before: the table before the change. position: the one after it; None is enough if no
    clock runs and nobody votes. mover: the seat of the move or undo; None: it was neither.
    """
    if mover is not None and position is not None and max(position.turns_from) == NEVER:
        table = played_out(table, position)
    decided: tuple[votes.Decision, ...] = ()
    if table.votes:
        to_move = None if position is None else position.to_move
        table, decided = votes.settled(before, table, now, mover, to_move)
    if table.timing.deadline is not None or table.settings.clock is not None:
        table = deadlines.timed(table, position, now, quiet, has_moved=mover is not None)
    if table.players is not before.players and before.status is Status.RUNNING:
        table = seating.taken_over(before, table, now)
    for seat, player in enumerate(table.players):
        if player.remark and before.is_open:  # those of an end stay
            table = remarks.faded(before, table, seat, mover)
    if table.ended is None and not table.is_open:
        table = replace(table, ended=now)
    if mover is None or table.players is not before.players:  # else somebody still plays here
        table = expiry.renewed(before, table, now)
    if table is before:
        return table, ()
    news = seating.news_of(before, table)
    return table, (*news, *votes.news_of(table, decided)) if decided else news


def played_out(table: Table, position: Position) -> Table:
    """The table without anybody to move: finished, or closed if its deal ends before the game."""
    is_finished = not position.rounds or any(isinstance(e, GameOver) for e in position.latest)
    return replace(table, status=Status.FINISHED if is_finished else Status.CLOSED)


def passed(
    table: Table, position: Position | None, now: float, quiet: QuietHours, outage: float
) -> tuple[Table, tuple[News, ...]]:
    """The table after all that was due by now, and the news of it.

    A kept seat is free again, people are warned of a table's end or it ends, a turn's reminder is
    due. After an outage there is a full turn, or another day. Votes are settled by `after`.

    position: None is enough for a table without a deadline. outage: seconds; a due time further in
    the past than this passed while the bot stood still.
    """
    news: list[News] = []
    table = invitations.lapsed(table, now)
    if (due := expiry.due(table)) is not None and due <= now:
        if table.timing.forewarned and due > now - outage:
            table = lobby.closed(table)
            news.append(Ended(Ender.TIME))
        else:
            hours = None if table.host is None else quiet(table.host)
            table = expiry.forewarned(table, now, quiet_until(hours, now))
    if table.timing.deadline is not None and table.timing.deadline <= now - outage:
        return deadlines.stopped(table), tuple(news)
    due = deadlines.reminder(table)
    deadline = table.timing.deadline
    if position is not None and due is not None and deadline is not None and due <= now < deadline:
        news.append(Reminder(deadlines.waiting(table, position.to_move), deadline))
        table = replace(table, timing=replace(table.timing, reminded=True))
    return table, tuple(news)


def due(table: Table, now: float) -> float | None:
    """The next time when something is due, in seconds since the epoch; None: never."""
    moments = (deadlines.due(table), votes.due(table, now), expiry.due(table))
    return min((at for at in moments if at is not None), default=None)


def results_of(
    game: AnyGame, table: Table, state: Any, moves: int, story: Sequence[Event] = ()
) -> tuple[Result, ...]:
    """One result for each seat of a finished table, by its last state; () for any other table.

    A rated game that was closed has results, too: those who still play are all first, or the deal
    says who is.

    story: all events of the game.
    """
    seats = len(table.players)
    outcome = game.outcome(state) if table.status is Status.FINISHED else None
    if table.status is Status.CLOSED and table.started is not None and kind_of(table).rated:
        gained = measures(game, story, kind_of(table).deal(game.traits)) or (0,) * seats
        points = tuple(map(points_of, gained))
        outcome = Outcome(points, places(gained), (), Termination.LAST_STANDING)
    if outcome is None:
        return ()
    sides = game.sides(lobby.read_options(game, table.options), seats)
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
            rated=kind_of(table).rated,
            stand_in=player.is_away,
            started=table.opened if table.started is None else table.started,
            ended=table.opened if table.ended is None else table.ended,
            moves=moves,
            termination=outcome.termination,
            left=player.left,
        )
        for seat, player in enumerate(table.players)
    )
