"""The story of a table: its log during the game, its replay and shuffle afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from cogs.context.permissions import lacks_to_post, may_see
from cogs.faces import FACES
from cogs.presses import days
from cogs.presses.request import Request
from cogs.render import render
from cogs.surfaces.token import in_ephemeral, to_everybody
from cogs.ui.answer import Answer, Attached, in_words
from cogs.ui.custom_ids import NO_TABLE
from cogs.ui.hand import HAND
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import Accent, Say
from cogs.ui.pages.history_page import shown_name
from cogs.ui.pages.shuffle_page import file_name, verified
from cogs.ui.pages.story_pages import file_page, log_page, replay_page, shared_page
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Table
from engine.tables.record import write_record
from engine.tables.replay import Replay
from engine.tables.service import Tables
from engine.tables.transitions.shuffle import tag_lines, tags_of

LONGEST_ID: Final = 13
"""More digits than the id of any table has."""


async def log(request: Request) -> Answer:
    """The log of a table, as far as the person who asks may know it."""
    say, seen = request.say, await request.tables.view(request.table_id, request.user)
    if seen.view is None:
        raise Refused(Refusal.NOT_RUNNING, seen.table)
    story = await request.tables.history(request.table_id, seen.seat)
    names, face = names_of(seen.table, seen.seat, say), FACES[seen.table.game]
    page = log_page(say, seen, face, story, names, request.argument)
    return Answer(paged(page, say, request.table_id, seen.version, HAND), game=face.key)


async def replay(request: Request) -> Answer:
    """The board of a finished table, step by step, with all hands open.

    The private end of an own table stays as it is, above.
    """
    below = not request.argument and in_ephemeral(request.interaction)
    return replace(await _told(request, request.table_id), separate=below)


async def retell(request: Request) -> Answer:
    """The replay of a game that was chosen from a list, below that list."""
    digits = request.argument
    table_id = int(digits) if digits.isdecimal() and len(digits) < LONGEST_ID else 0
    return replace(await _told(replace(request, argument=""), table_id), separate=True)


async def share(request: Request) -> Answer:
    """Show the end of a game to everybody in the channel, once for each person and game.

    A restart forgets who has shared; a second press then only posts the same card again.
    """
    services, interaction, say = request.services, request.interaction, request.say
    day = (await request.tables.found(request.table_id)).settings.day
    if day is not None:  # its share line spoils nothing
        return await days.share(replace(request, argument=str(day)))
    if interaction.guild_id is None:
        return in_words(say("share-no-server"))
    if not interaction.response.is_done():  # so that what follows may be seen by everybody
        await interaction.response.defer()

    async def shared(told: Replay) -> Answer:
        key = (request.user, told.table.id)
        if told.outcome is None:
            raise Refused(Refusal.NO_TABLE)
        if key in services.shared:
            return in_words(say("share-again"))
        if missing := lacks_to_post(interaction):
            return in_words(say("share-missing", who=missing))
        services.shared[key] = True
        public = await services.public_say(interaction)
        face, who = FACES[told.table.game], shown_name(public, interaction.user.display_name)
        page = shared_page(public, told, face, names_of(told.table, say=public), who)
        layout = paged(page, public, NO_TABLE, 0, HAND)
        sent = render(public, layout, pictures=services.pictures, game=face.key)
        if not await to_everybody(interaction, sent):
            del services.shared[key]
            return in_words(say("profile-not-posted"))
        return in_words(say("share-done"), accent=Accent.BOARD)

    return await _of_replay(request, request.table_id, shared)


async def export(request: Request) -> Answer:
    """A finished table as a file, which can be kept and replayed elsewhere."""

    def saved(told: Replay) -> Answer:
        if request.services.deals.is_today(told.table):  # the file holds the seed
            return in_words(request.say("daily-export-later"))
        name = f"{told.table.game}-{told.table.id}.txt"
        attached = Attached(name, write_record(told, tags_of(told.table)).encode())
        return Answer(file_page(request.say, name, told.table.id), separate=True, attached=attached)

    return await _of_replay(request, request.table_id, saved)


async def _told(request: Request, table_id: int) -> Answer:
    def page(told: Replay) -> Answer:
        face, names = FACES[told.table.game], names_of(told.table, say=request.say).plain
        shown = replay_page(request.say, told, face, names, request.argument)
        return Answer(paged(shown, request.say, table_id, 0, HAND), game=face.key)

    return await _of_replay(request, table_id, page)


async def _of_replay(
    request: Request, table_id: int, answer: Callable[[Replay], Answer | Awaitable[Answer]]
) -> Answer:
    """An answer about a finished table, if the person may see it and it can be replayed."""
    try:
        told = await request.tables.replay(table_id)
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return _not_kept(request, refused)
    if not await days.may_watch(request.services, request.interaction, told.table):
        _refuse_unless_seen(request, told.table)
    made = answer(told)
    return made if isinstance(made, Answer) else await made


async def verify(request: Request) -> Answer:
    """The result of checking the shuffle of a finished table that the person may see."""
    try:
        table = (await request.tables.view(request.table_id, None)).table
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return _not_kept(request, refused)
    _refuse_unless_seen(request, table)
    return await shuffle_of(request.say, request.tables, table)


def _not_kept(request: Request, refused: Refused) -> Answer:
    """A message that the table is no longer stored; refused if it is, but can't be replayed."""
    if refused.refusal is Refusal.NO_TABLE:
        return in_words(request.say("replay-too-old"))
    if refused.table is not None:
        _refuse_unless_seen(request, refused.table)
    raise refused


def _refuse_unless_seen(request: Request, table: Table) -> None:
    if not may_see(request.interaction, table):
        raise Refused(Refusal.NO_TABLE)


async def shuffle_of(say: Say, tables: Tables, table: Table) -> Answer:
    """The shuffle of a table, checked; refused while it is open, or if it was never dealt."""
    try:
        told = await tables.replay(table.id)
    except Unreadable:
        told = None
    tags = tags_of(table)
    attached = Attached(file_name(table), tag_lines(tags).encode()) if tags else None
    return Answer(verified(say, table, told), separate=True, attached=attached)
