"""So that nobody misses a turn: the tables at which somebody sits, and nudges."""

from __future__ import annotations

from typing import Final

from cogs.context.preferences import Mentions
from cogs.context.services import Interaction, Services
from cogs.presses.answers import Answer, in_ephemeral, in_words
from cogs.presses.play import more
from cogs.presses.request import Request
from cogs.ui.names import names_of
from cogs.ui.page import Accent
from cogs.ui.tables_page import Sitting, in_order, tables_page
from engine.core import Seat
from engine.tables.deadlines import waiting
from engine.tables.position import Unreadable
from engine.tables.table import Status, Table

NOBODY: Final = -1
"""No seat: the gate refuses it and says why."""


async def tables(request: Request) -> Answer:
    """The tables of this server at which the person who presses sits."""
    return await my_tables(request.services, request.interaction)


async def nudge(request: Request) -> Answer:
    """Remind one of those who are to move, unless all of them want no mention."""
    preferences, never = request.services.preferences, Mentions.NEVER
    seen = await request.tables.view(request.table_id, request.user)
    table, names = seen.table, names_of(seen.table)
    seats = waiting(table, seen.to_move)
    reached = [s for s in seats if await preferences.mentions(table.players[s].user or 0) != never]
    if seats and not reached and seen.seat not in (None, *seats):
        said = request.say("nudge-unwanted", names=names.listed(request.say, seats))
    else:
        seat = next(iter(reached), NOBODY)
        await request.tables.nudge(table.id, request.user, seat)
        said = request.say("nudge-done", name=names[seat])
    if in_ephemeral(request.interaction):
        return await more(request, said)
    return in_words(said, accent=Accent.HAND)


async def my_tables(services: Services, interaction: Interaction) -> Answer:
    """The tables of this server at which somebody sits, theirs to move first."""
    say, user = services.say(interaction), interaction.user.id
    mine = [
        (table, seat)
        for table in services.tables.open_tables()
        if table.place.guild == interaction.guild_id and (seat := table.seat_of(user)) is not None
    ]
    if not mine:
        return in_words(say("tables-none"), accent=Accent.HAND)
    sittings = [await _sitting(services, table, seat) for table, seat in mine]
    return Answer(tables_page(say, in_order(sittings)), anew=True)


async def _sitting(services: Services, table: Table, seat: Seat) -> Sitting:
    """The table with whom it waits for; for nobody if its moves cannot be read."""
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
