"""The story of a table: the log while it runs; when it is over, the replay and its shuffle."""

from __future__ import annotations

from cogs.context.services import place_of
from cogs.faces import FACES
from cogs.presses.answers import Answer, in_words
from cogs.presses.request import Request
from cogs.ui.hand import HAND
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import Say
from cogs.ui.shuffle_page import verified
from cogs.ui.stories import log_page, replay_page
from engine.tables.position import Unreadable
from engine.tables.refusals import Refusal, Refused
from engine.tables.service import Tables
from engine.tables.table import Table


async def log(request: Request) -> Answer:
    """What has happened at a table so far, as far as the person who asks may know it."""
    say, seen = request.say, await request.tables.view(request.table_id, request.user)
    if seen.view is None:
        raise Refused(Refusal.NOT_RUNNING, seen.table)
    story = await request.tables.history(request.table_id, seen.seat)
    names, face = names_of(seen.table, reader=seen.seat), FACES[seen.table.game]
    page = log_page(say, seen, face, story, names, request.argument)
    return Answer(paged(page, say, request.table_id, seen.version, HAND), game=face.key)


async def replay(request: Request) -> Answer:
    """The board of a table that is over, step by step, with all hands open."""
    say = request.say
    try:
        told = await request.tables.replay(request.table_id)
    except Unreadable:
        return in_words(say("replay-unreadable"))
    except Refused as refused:
        if refused.refusal is Refusal.NO_TABLE:
            return in_words(say("replay-too-old"))
        raise
    if told.table.place != place_of(request.interaction):
        raise Refused(Refusal.NO_TABLE)
    face, names = FACES[told.table.game], names_of(told.table)
    page = replay_page(say, told, face, names, request.argument)
    return Answer(paged(page, say, request.table_id, 0, HAND), game=face.key)


async def verify(request: Request) -> Answer:
    """What a check of the shuffle finds, at a table of this place that is over."""
    seen = await request.tables.view(request.table_id, None)
    if seen.table.place != place_of(request.interaction):
        raise Refused(Refusal.NO_TABLE)
    return await shuffle_of(request.say, request.tables, seen.table)


async def shuffle_of(say: Say, tables: Tables, table: Table) -> Answer:
    """The shuffle of a table, checked; refused while it is open, or if it was never dealt."""
    try:
        told = await tables.replay(table.id)
    except Unreadable:
        told = None
    return Answer(verified(say, table, told), anew=True)
