"""The list of somebody's tables, their turn first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from cogs.context.services import Services, place_of
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import ways_to_play
from cogs.table.pages.own_games import own_games
from cogs.ui.answer import Answer
from cogs.ui.layout import container, rows_of
from cogs.ui.names import clock_time, countdown, escaped, host_name, names_of, short_name
from cogs.ui.page import Accent, Say
from cogs.ui.routes import Verb
from engine.core import Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import Status, Table, abroad, channel_of, guild_of


async def my_tables(request: Request) -> Answer:
    """Somebody's tables in this server, or in private everywhere, those waiting for them first."""
    services, say, interaction = request.services, request.say, request.interaction
    user = request.user
    here = interaction.guild_id
    mine = [
        (table, seat)
        for table in (*services.tables.open_tables(), *await services.tables.chats.of(user))
        if here in (guild_of(table.place), None) or table.place == place_of(interaction)
        if (seat := table.seat_of(user)) is not None
    ]
    own = await own_games(services, say, user)
    if not mine:
        none = say("tables-none", where="everywhere" if here is None else "here")
        layout = container(Accent.HAND, (none, own.told), rows_of(ways_to_play(say, own)))
        return Answer(layout, separate=True)
    sittings = [await _sitting(services, table, seat) for table, seat in mine]
    if here is None:
        sittings = [replace(sitting, table=abroad(sitting.table)) for sitting in sittings]
    guilds = {guild_of(table.place) for table, _ in mine}
    known = ((guild, interaction.client.get_guild(guild)) for guild in guilds if guild)
    servers = {id_: escaped(short_name(guild.name, "")) if guild else "" for id_, guild in known}
    lobby = Status.LOBBY  # the reader's turns first, lobbies last; the longest wait before others
    sittings.sort(key=lambda s: (not s.is_turn, s.table.status is lobby, s.since))
    lines = [_entry(say, each, servers if here is None else None) for each in sittings[:LISTED]]
    if len(sittings) > LISTED:
        lines.append(say("tables-more", count=len(sittings) - LISTED))
    title = say("tables-title", where="everywhere" if here is None else "here")
    blocks = (f"### {title}", "\n".join(lines), own.told)
    return Answer(container(Accent.HAND, blocks, rows_of(own.buttons)), separate=True)


async def _sitting(services: Services, table: Table, seat: Seat) -> Sitting:
    """A table and the players it waits for: none if its moves can't be read."""
    records = services.records
    row = (await records.messages(table.id)).get("board")
    board = 0 if row is None else row.message
    if table.status is Status.LOBBY:
        return Sitting(table, seat, (), table.opened, board)
    began = table.started or table.opened
    try:
        seen = await services.tables.view(table.id, None)
    except Unreadable:
        return Sitting(table, seat, (), began, board)
    since = await records.moved_at(table.id, seen.waits_from - 1)
    return Sitting(seen.table, seat, seen.to_move, began if since is None else since, board)


LISTED: Final = 12
"""The most tables on the page, which holds 4,000 characters."""


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


def _entry(say: Say, sitting: Sitting, servers: Mapping[int, str] | None) -> str:
    table = sitting.table
    told = [_turn(say, sitting)]
    if table.players[sitting.seat].is_away and not table.paused:
        told.append(say("tables-away"))
    if table.timing.deadline is not None and sitting.is_turn:
        told.append(say("tables-until", until=clock_time(table.timing.deadline)))
    kind, channel, link = "chat", "", "none"
    server = (servers or {}).get(guild_of(table.place) or 0, "")
    if not kind_of(table).guest:
        place = channel_of(table.place)
        kind, channel = "server" if server else "here", f"<#{place.channel}>"
        if sitting.board:
            link = f"https://discord.com/channels/{place.guild}/{place.channel}/{sitting.board}"
    of = {"channel": channel, "server": server, "link": link, "deal": 0, "table": 0}
    if (night := table.settings.night) is not None:
        of |= {"deal": night.round, "table": night.table}
    where = say("tables-where", place=kind, game=say(f"game-{table.game}"), **of)
    return f"{' · '.join(told)}\n-# {where}"


def _turn(say: Say, sitting: Sitting) -> str:
    table, since = sitting.table, countdown(sitting.since)
    if table.status is Status.LOBBY:
        hosts = table.players[sitting.seat].user == table.host
        return say("tables-lobby", host=host_name(say, table), hosts=hosts, since=since)
    if table.timing.suspended or not sitting.to_move:
        return say("tables-unreachable")
    if table.paused:
        return say("tables-paused")
    if sitting.is_turn:
        return say("tables-yours", since=since)
    return say("tables-theirs", names=names_of(table).listed(say, sitting.to_move), since=since)


HANDLERS: Final[Handlings] = {Verb.TABLES: Handling(my_tables)}
