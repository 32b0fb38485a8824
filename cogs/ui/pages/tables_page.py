"""The page of somebody's tables: whose turn, since when, and the link there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ui

from cogs.ui.layout import container
from cogs.ui.moments import countdown, ends_words
from cogs.ui.names import host_name, names_of
from cogs.ui.page import Accent, Say
from engine.core import Seat
from engine.tables.model.table import Status, Table, channel_of

SHOWN: Final = 12
"""The most tables on the page, which has room for 4,000 characters."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table at which the reader has this seat.

    to_move: the players it waits for; since: the start of the wait, in seconds since the epoch.
    board: the id of the message that shows it; 0: none does.
    """

    table: Table
    seat: Seat
    to_move: tuple[Seat, ...]
    since: float
    board: int

    @property
    def is_turn(self) -> bool:
        """True if the table waits for the reader in person."""
        is_away = self.table.players[self.seat].is_away
        return self.seat in self.to_move and not is_away and not self.table.timing.suspended


def in_order(sittings: Sequence[Sitting]) -> list[Sitting]:
    """The reader's turns first, lobbies last; the longest wait comes before the others."""
    lobby = Status.LOBBY
    return sorted(sittings, key=lambda s: (not s.is_turn, s.table.status is lobby, s.since))


def tables_page(
    say: Say, sittings: Sequence[Sitting], servers: Mapping[int, str] | None = None
) -> ui.LayoutView:
    """The tables in this order, two lines for each.

    servers: the names of their servers, if the reader is outside of servers.
    """
    told = [_entry(say, sitting, servers) for sitting in sittings[:SHOWN]]
    if len(sittings) > SHOWN:
        told.append(say("tables-more", count=len(sittings) - SHOWN))
    title = say("tables-title", where="here" if servers is None else "everywhere")
    return container(Accent.HAND, (f"### {title}", "\n".join(told)))


def _entry(say: Say, sitting: Sitting, servers: Mapping[int, str] | None) -> str:
    table = sitting.table
    told = [_turn(say, sitting)]
    if table.players[sitting.seat].is_away and not table.paused:
        told.append(say("tables-away"))
    if table.timing.deadline is not None and sitting.is_turn:
        told.append(ends_words(say, table))
    server = (servers or {}).get(channel_of(table.place).guild, "")
    return f"{' · '.join(told)}\n-# {_where(say, sitting, server)}"


def _turn(say: Say, sitting: Sitting) -> str:
    table, since = sitting.table, countdown(sitting.since)
    if table.status is Status.LOBBY:
        hosts = "yes" if table.players[sitting.seat].user == table.host else "no"
        return say("tables-lobby", host=host_name(table), hosts=hosts, since=since)
    if table.timing.suspended or not sitting.to_move:
        return say("tables-unreachable")
    if table.paused:
        return say("tables-paused")
    if sitting.is_turn:
        return say("tables-yours", since=since)
    names = names_of(table).listed(say, sitting.to_move)
    return say("tables-theirs", names=names, since=since)


def _where(say: Say, sitting: Sitting, server: str) -> str:
    """The game and the channel, with a link to the message that shows the table."""
    table, place = sitting.table, channel_of(sitting.table.place)
    where = say("tables-where", game=say(f"game-{table.game}"), channel=f"<#{place.channel}>")
    if server:
        where = say("tables-server", where=where, server=server)
    if not sitting.board:
        return where
    link = f"https://discord.com/channels/{place.guild}/{place.channel}/{sitting.board}"
    return say("tables-link", where=where, link=link)
