"""The shuffle of a finished table, checked."""

from __future__ import annotations

from typing import Final

from cogs.features.shuffle.page import file_name, verified
from cogs.routing.finished import not_kept, refuse_unless_seen
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer, Attached, in_words
from cogs.ui.custom_ids import Verb
from cogs.ui.page import Say
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Table
from engine.tables.service import Tables
from engine.tables.transitions.shuffle import tag_lines, tags_of


async def verify(request: Request) -> Answer:
    """The result of checking the shuffle of a finished table that the person may see."""
    try:
        table = (await request.tables.view(request.table_id, None)).table
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return not_kept(request, refused)
    refuse_unless_seen(request, table)
    if request.services.deals.is_today(table):  # the proof holds the seed
        return in_words(request.say("daily-export-later"))
    return await shuffle_of(request.say, request.tables, table)


async def shuffle_of(say: Say, tables: Tables, table: Table) -> Answer:
    """The shuffle of a table, checked; refused while it is open, or if it was never dealt."""
    try:
        told = await tables.replay(table.id)
    except Unreadable:
        told = None
    tags = tags_of(table)
    attached = Attached(file_name(table), tag_lines(tags).encode()) if tags else None
    return Answer(verified(say, table, told), separate=True, attached=attached)


HANDLERS: Final[Handlings] = {
    Verb.VERIFY: Handling(verify, looks_back=True),
}
