"""Reminders of turns: the list of somebody's tables, and nudges."""

from __future__ import annotations

from cogs.context.preferences import Mentions
from cogs.context.services import Interaction, Services
from cogs.presses.play import reply
from cogs.presses.request import NO_SEAT, Request
from cogs.ui.answer import Answer, in_words
from cogs.ui.moments import countdown
from cogs.ui.names import escaped, names_of, short_name
from cogs.ui.page import Accent
from cogs.ui.pages.tables_page import Sitting, in_order, tables_page
from engine.core import Seat
from engine.tables.model.quiet import quiet_until
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import Status, Table, channel_of, guild_of
from engine.tables.transitions.deadlines import waiting


async def tables(request: Request) -> Answer:
    """The tables of this server with a seat of the person who presses."""
    return await my_tables(request.services, request.interaction)


async def nudge(request: Request) -> Answer:
    """Remind one of the players to move, unless all of them want no mention."""
    preferences, never = request.services.preferences, Mentions.NEVER
    seen = await request.tables.view(request.table_id, request.user)
    table, names = seen.table, names_of(seen.table)
    seats = waiting(table, seen.to_move)
    users = table.owners(seats)
    wanting = [s for s in seats if await preferences.mentions(users[s]) != never]
    now = request.interaction.created_at.timestamp()
    asleep = {s: end for s in wanting if (end := quiet_until(preferences.quiet(users[s]), now))}
    reached, others = [s for s in wanting if s not in asleep], seen.seat not in (None, *seats)
    if seats and not wanting and others:
        called = names.listed(request.say, seats)
        text = request.say("nudge-unwanted", names=called, count=len(seats))
    elif asleep and not reached and others:
        called, until = names.listed(request.say, list(asleep)), countdown(min(asleep.values()))
        text = request.say("nudge-asleep", names=called, count=len(asleep), until=until)
    else:
        seat = next(iter(reached), NO_SEAT)
        await request.tables.nudge(table.id, request.user, seat)
        text = request.say("nudge-done", name=names[seat])
    return await reply(request, text)


async def my_tables(services: Services, interaction: Interaction) -> Answer:
    """Somebody's tables in this server, the ones waiting for them first.

    In a private channel, outside of servers: those of all servers, each with its name.
    """
    say, user, here = services.say(interaction), interaction.user.id, interaction.guild_id
    mine = [
        (table, seat)
        for table in services.tables.open_tables()
        if here in (guild_of(table.place), None) and (seat := table.seat_of(user)) is not None
    ]
    if not mine:
        where = "everywhere" if here is None else "here"
        return in_words(say("tables-none", where=where), accent=Accent.HAND)
    sittings = [await _sitting(services, table, seat) for table, seat in mine]
    guilds = {channel_of(table.place).guild for table, _ in mine}
    servers = {guild: _server_name(interaction, guild) for guild in guilds}
    page = tables_page(say, in_order(sittings), servers if here is None else None)
    return Answer(page, separate=True)


def _server_name(interaction: Interaction, guild: int) -> str:
    """The name of a server as markdown may show it; "" until Discord has sent it."""
    known = interaction.client.get_guild(guild)
    return "" if known is None else escaped(short_name(known.name, ""))


async def _sitting(services: Services, table: Table, seat: Seat) -> Sitting:
    """A table and the players it waits for; nobody if its moves can't be read."""
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
