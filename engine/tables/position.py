"""The position of a table: folded from its options, seed and moves, ready for the next press."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.core import AnyGame, Event, IllegalMove, Seat
from engine.tables.model.position import NEVER, Position
from engine.tables.model.refusals import Refusal, Refused, readable
from engine.tables.model.table import OwnPlace, Table
from engine.tables.ports import UNDO, MoveRow
from engine.tables.transitions.lobby import read_options


def dealt(game: AnyGame, table: Table) -> Position:
    """The position before the first move."""
    seats = len(table.players)
    state, events = game.deal(read_options(game, table.options), seats, table.seed)
    story = tuple(map(_shared, events))
    never = (0,) * seats
    nothing = Position(state, 0, b"", (NEVER,) * seats, story, known=0, moved=never, done=never)
    since, movers = _since(nothing, NEVER, 0, game.to_move(state))
    return replace(nothing, since=since, movers=movers)


def advanced(
    game: AnyGame, old: Position, seat: Seat, move: Any, *, answers: bool = False
) -> Position:
    """The position after one more move; raises IllegalMove.

    answers: a computer moves at an own table, so that its person can still undo the move before.
    """
    state, events = game.apply(old.state, seat, move)
    version = old.version + 1
    since, movers = _since(old, seat, version, game.to_move(state))
    known = len(old.story)
    story = old.story + tuple(map(_shared, events))
    moved = (*old.moved[:seat], known, *old.moved[seat + 1 :])
    done = (*old.done[:seat], len(story), *old.done[seat + 1 :])
    back = None if old.retaken == seat else old if answers else replace(old, back=None)
    for event in events:
        if event.reveals:
            back = None
    moves = old.moves + 1
    return Position(
        state, version, movers, since, story, known, moved, done, seat, back, moves=moves
    )


def undone(game: AnyGame, old: Position, seat: Seat) -> Position:
    """The position before this seat's move, which was the last and revealed nothing.

    An undo is a row of its own, and the version goes on growing: a button drawn before it has an
    older version, and is as stale as after any other move. For the seat a new turn begins; others
    who choose at the same time keep their choice and may go on with it. The seat can't undo its
    next move unless somebody else has moved in between. Raises ValueError if there is nothing to
    undo.
    """
    if old.back is None or old.mover != seat:
        raise ValueError(f"seat {seat} has nothing to take back")
    version = old.version + 1
    since, movers = _since(old, seat, version, game.to_move(old.back.state))
    return replace(old.back, version=version, movers=movers, since=since, retaken=seat)


def standing(rows: Sequence[MoveRow]) -> tuple[MoveRow, ...]:
    """The moves that were not undone."""
    kept: list[MoveRow] = []
    for row in rows:
        if row.move == UNDO:
            kept.pop()
        else:
            kept.append(row)
    return tuple(kept)


def can_be_undone(table: Table, position: Position, seat: Seat) -> bool:
    """True if this seat's person may undo their last move: nothing has been shown since.

    At an own table the answers of the computers go with it; elsewhere anybody's answer rules an
    undo out. So does a rated table, and a computer player who moved for the person.
    """
    player = table.players[seat]
    if player.level is not None or player.missed:
        return False
    if table.settings.unaided or table.settings.lesson:
        return False
    last: Position | None = position
    while last is not None and last.mover != seat:
        last = last.back
    return last is not None and last.back is not None


def refuse_to_undo(table: Table, position: Position, seat: Seat, version: int) -> None:
    """Refuse to undo the move that led to this version, unless that is allowed."""
    if table.settings.rated:
        raise Refused(Refusal.RATED_MOVE, table)
    if table.settings.day is not None:
        raise Refused(Refusal.DAY_MOVE, table)
    if version != position.version or not can_be_undone(table, position, seat):
        raise Refused(Refusal.MOVE_STANDS, table)


def replayed(game: AnyGame, table: Table, rows: Sequence[MoveRow]) -> Position:
    """The position after all these moves; raises Unreadable."""
    with readable(table):
        position = dealt(game, table)
        is_own = isinstance(table.place, OwnPlace)
        for row in rows:
            if row.move == UNDO:
                position = undone(game, position, row.seat)
            else:
                answers = is_own and table.players[row.seat].level is not None
                move = game.read_move(row.move)
                position = advanced(game, position, row.seat, move, answers=answers)
        return position


def only_move(game: AnyGame, table: Table, position: Position, seat: Seat) -> Any:
    """The only legal move of a person; STALE if they have a choice, or a computer sits there."""
    moves = game.legal_moves(position.state, seat)
    if len(moves) != 1 or table.players[seat].level is not None:
        raise Refused(Refusal.STALE, table)
    return moves[0]


def played(
    game: AnyGame,
    table: Table,
    position: Position,
    seat: Seat,
    version: int,
    move: Any = None,
    index: int | None = None,
) -> tuple[Any, Position]:
    """The move, and the position after it; or those of the legal move at this index.

    version: when the seat chose it. STALE if the choice that it had then is gone, as with a doubled
    press, or if it has no such move. NOT_YOUR_TURN if it had no choice then.
    """
    since = position.since[seat]
    if since == NEVER or not since <= version <= position.version:
        had = since != NEVER or position.was_to_move(seat, version)
        raise Refused(Refusal.STALE if had else Refusal.NOT_YOUR_TURN, table)
    if index is not None:
        moves = game.legal_moves(position.state, seat)
        if not 0 <= index < len(moves):
            raise Refused(Refusal.STALE, table)
        move = moves[index]
    try:
        return move, advanced(game, position, seat, move)
    except IllegalMove as illegal:
        raise Refused(Refusal.ILLEGAL_MOVE, table, reason=illegal.reason) from illegal


def _since(
    old: Position, seat: Seat, version: int, to_move: Sequence[Seat]
) -> tuple[tuple[int, ...], bytes]:
    """For each seat, the version at which its turn began, after this seat's change.

    Also returns the movers of all versions, including this one.
    """
    since = [NEVER] * len(old.since)
    movers = 0
    for other in to_move:
        was = old.since[other]
        since[other] = version if other == seat or was == NEVER else was
        movers |= 1 << other
    return tuple(since), old.movers + bytes([movers])


@lru_cache(maxsize=2**12)
def _shared(event: Event) -> Event:
    """The event, as one object for all stories: most events happen often, at many tables.

    Scorings are left out: they are large, and none of them happens twice.
    """
    return event
