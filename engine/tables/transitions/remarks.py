"""Remarks across the table: one of six things, which stands beside a name until the next move.

Pure functions: each returns the changed table, or raises Refused.
"""

from typing import Final

from engine.core import AnyGame, Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, refuse
from engine.tables.model.table import Status, Table
from engine.tables.transitions.lobby import read_options
from engine.tables.transitions.seating import playing_seat, with_player

OF_THE_GAME: Final = ("1", "2", "3", "4")
"""The remarks whose words each game has for itself."""
WELL_PLAYED: Final = "well-played"
REMARKS: Final = (*OF_THE_GAME, WELL_PLAYED, "moment")


def muted(table: Table, game: AnyGame) -> Refusal | None:
    """The reason why nobody makes remarks at this table; None: they may.

    In a rated team game one could carry a signal to a partner.
    """
    if table.settings.mute:
        return Refusal.MUTE
    seats = len(table.players)
    if kind_of(table).rated and game.sides(read_options(game, table.options), seats) < seats:
        return Refusal.RATED_REMARK
    return kind_of(table).remarks


def offered(table: Table, game: AnyGame) -> tuple[str, ...]:
    """The remarks that make sense at this table: below a result not all do."""
    if table.status is not Status.FINISHED:
        return REMARKS
    return (*game.traits.last_remarks, WELL_PLAYED)


def said(table: Table, game: AnyGame, user: int, remark: str) -> Table:
    """The table with this remark of a person who plays; only one until their next move.

    At the end of a game each person who has played it makes one more.
    """
    seat = table.seat_of(user) if table.status is Status.FINISHED else playing_seat(table, user)
    if seat is None or table.players[seat].left:
        raise Refused(Refusal.NOT_SEATED, table)
    refuse(muted(table, game), table)
    if remark not in offered(table, game):
        raise Refused(Refusal.BAD_CHOICE, table)
    if table.players[seat].remark:
        raise Refused(Refusal.REMARK_STANDS, table)
    return with_player(table, seat, remark=remark)


def faded(before: Table, table: Table, seat: Seat, mover: Seat | None) -> Table:
    """The table without this seat's remark if it has moved, or its person doesn't play on."""
    player = table.players[seat]
    stays = player.user == before.players[seat].user and not player.left
    if seat != mover and stays and table.status is Status.RUNNING:
        return table
    return with_player(table, seat, remark="")
