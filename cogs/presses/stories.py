"""The story of a table: the log while it runs, and the replay of it when it is over."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cogs.context.permissions import may_see
from cogs.faces import FACES
from cogs.presses.answers import Answer, Attached, in_words
from cogs.presses.request import Request
from cogs.ui.hand import HAND
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.stories import file_page, log_page, replay_page
from engine.tables.position import Unreadable
from engine.tables.record import write_record
from engine.tables.refusals import Refusal, Refused
from engine.tables.replay import Replay

LONGEST_ID: Final = 13
"""More digits than the id of any table has."""


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
    return await _told(request, request.table_id)


async def retell(request: Request) -> Answer:
    """The replay of a game that was chosen from a list, below that list."""
    digits = request.argument
    table_id = int(digits) if digits.isdecimal() and len(digits) < LONGEST_ID else 0
    return replace(await _told(replace(request, argument=""), table_id), anew=True)


async def export(request: Request) -> Answer:
    """A table that is over as a file, to be kept and told again elsewhere."""
    try:
        told = await _replay(request, request.table_id)
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    name = f"{told.table.game}-{told.table.id}.txt"
    attached = Attached(name, write_record(told).encode())
    return Answer(file_page(request.say, name), anew=True, attached=attached)


async def _told(request: Request, table_id: int) -> Answer:
    say = request.say
    try:
        told = await _replay(request, table_id)
    except Unreadable:
        return in_words(say("replay-unreadable"))
    face, names = FACES[told.table.game], names_of(told.table)
    page = replay_page(say, told, face, names, request.argument)
    return Answer(paged(page, say, table_id, 0, HAND), game=face.key)


async def _replay(request: Request, table_id: int) -> Replay:
    """A table that is over, if the person may see it."""
    told = await request.tables.replay(table_id)
    if not may_see(request.interaction, told.table):
        raise Refused(Refusal.NO_TABLE)
    return told
