"""So that nobody misses a turn: the tables at which somebody sits."""

from __future__ import annotations

from cogs.context.services import Interaction, Services
from cogs.presses.answers import Answer, in_words
from cogs.presses.request import Request
from cogs.ui.page import Accent
from cogs.ui.tables_page import Sitting, in_order, tables_page
from engine.core import Seat
from engine.tables.position import Unreadable
from engine.tables.table import Status, Table


async def tables(request: Request) -> Answer:
    """The tables of this server at which the person who presses sits."""
    return await my_tables(request.services, request.interaction)


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
