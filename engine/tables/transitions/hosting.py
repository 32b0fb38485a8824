"""Who has been silent: a host who shows no sign of life for a day may be succeeded.

A sign of life is a press or a command at the table, a move included. Pure functions.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.core import Seat
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table

NOTED: Final = 300.0
"""Seconds after a sign of life within which further ones are not noted."""
SILENCE: Final = 86_400.0
"""Seconds since the last noted sign of life; a sign within NOTED after that one is not noted."""


def heard(table: Table, user: int, at: float) -> Table:
    """The table with this sign of life of a person, if it is to be noted.

    Nobody votes for a stand-in of theirs any more.
    """
    seat = table.seat_of(user)
    if seat is None or not table.is_open:
        return table
    if any(vote.seat == seat for vote in table.votes):
        votes = tuple(vote for vote in table.votes if vote.seat != seat)
        table = replace(table, votes=votes)
    elif at - last_sign(table, seat) < NOTED:
        return table
    player = replace(table.players[seat], heard=at)
    return replace(table, players=(*table.players[:seat], player, *table.players[seat + 1 :]))


def is_only_heard(before: Table, after: Table) -> bool:
    """Whether signs of life are all that differs, which nobody need be shown."""
    if len(before.players) != len(after.players):
        return False
    pairs = zip(before.players, after.players, strict=True)
    players = tuple(replace(new, heard=old.heard) for old, new in pairs)
    timing = replace(after.timing, expires=before.timing.expires)
    return replace(after, players=players, timing=timing) == before


def may_succeed(table: Table, user: int, at: float) -> bool:
    """Whether this person may become the host: they play there, and the host has been silent.

    Of a host who does not sit at the table nothing is noted.
    """
    seat, host = table.seat_of(user), table.seat_of(table.host)
    if seat is None or user == table.host or table.players[seat].is_away or not table.is_open:
        return False
    return host is None or at - last_sign(table, host) >= SILENCE


def succeeded(table: Table, user: int, at: float) -> Table:
    """The table with this person as host in place of a silent one."""
    if not may_succeed(table, user, at):
        raise Refused(Refusal.NOT_HOST, table)
    return replace(table, host=user)


def last_sign(table: Table, seat: Seat) -> float:
    """When a sign of life of this seat's person was last noted, the start being one of all."""
    began = table.opened if table.started is None else table.started
    return max(table.players[seat].heard, began)
