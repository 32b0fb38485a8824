"""The rights of a seat besides playing: to be given a hint, and to take a move back.

Pure functions; each returns the reason why not, or None if they may.
"""

from engine.core import Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Table


def no_hint(table: Table) -> Refusal | None:
    """The reason why this table's people are given no hints."""
    return kind_of(table).hints


def no_undo(
    table: Table, position: Position, seat: Seat, version: int | None = None
) -> Refusal | None:
    """The reason why this seat's person may not undo their last move, which led to this version.

    version: None: the present one. Something may have been revealed since, or somebody else has
    moved; where an undo takes computers' answers back too, their moves don't count. Nobody undoes
    a move that a computer made for them.
    """
    if (refusal := kind_of(table).undo) is not None:
        return refusal
    if version not in (None, position.version) or table.players[seat].level is not None:
        return Refusal.MOVE_STANDS
    last: Position | None = position
    while last is not None and last.mover != seat:
        last = last.back
    return Refusal.MOVE_STANDS if last is None or last.back is None else None
