"""The story of a table: its log during the game, its replay and shuffle afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from cogs.context.permissions import lacks_to_post, may_see
from cogs.faces import FACES
from cogs.presses import days
from cogs.presses.request import Request
from cogs.render import Rendered, render
from cogs.surfaces.token import in_ephemeral, in_public, to_everybody
from cogs.ui.answer import SHOWN, Answer, Attached, in_words
from cogs.ui.custom_ids import BELOW, NO_TABLE
from cogs.ui.hand import HAND
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import Accent, Say
from cogs.ui.pages.history_page import shown_name
from cogs.ui.pages.replay_page import (
    Position,
    opinion_words,
    position_in,
    replay_layout,
    shared_page,
)
from cogs.ui.pages.review_page import noted
from cogs.ui.pages.shuffle_page import file_name, verified
from cogs.ui.pages.story_pages import file_page, log_page
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
    """A finished table, step by step, with all hands open or through one seat's eyes.

    The private end of an own table stays as it is, above. BELOW as the argument: from the deal.
    """
    below = request.argument in ("", BELOW) and in_ephemeral(request.interaction)
    if request.argument == BELOW:
        request = replace(request, argument="0")
    answer = await _told(request, request.table_id)
    return replace(answer, separate=True) if below else answer


async def captain(request: Request) -> Answer:
    """The same, with a captain's choice at this step: from what the seat knew, nothing else."""

    async def asked(told: Replay) -> Answer:
        face, at = FACES[told.table.game], position_in(request.argument, told)
        if (choice := told.choice(at.step)) is None:
            return await _walked(request, told)
        seen, _ = choice
        history = told.known(at.step, seen.seat)
        index, reason = await request.services.adviser.opinion(
            face.key, seen.view, history, seen.moves
        )

        def words(say: Say) -> str:
            return opinion_words(say, told, face, at.step, index, reason)

        return await _walked(request, told, words)

    return await of_replay(request, request.table_id, asked)


async def lead(request: Request) -> Answer:
    """Show a replay to the channel; from then on its leader's presses turn it for everybody."""
    interaction, say = request.interaction, request.say

    async def shown(told: Replay) -> Answer:
        if request.services.deals.is_today(told.table):
            return in_words(say("daily-export-later"))
        if interaction.guild_id is None:
            return in_words(say("share-no-server"))
        if missing := lacks_to_post(interaction):
            return in_words(say("share-missing", who=missing))
        at = replace(position_in(request.argument, told), leader=request.user)
        if not await to_everybody(interaction, await _for_everybody(request, told, at)):
            return in_words(say("profile-not-posted"))
        return in_words(say("replay-leads"), accent=Accent.BOARD)

    return await of_replay(request, request.table_id, shown)


async def retell(request: Request) -> Answer:
    """The replay of a game that was chosen from a list, below that list."""
    digits = request.argument
    table_id = int(digits) if digits.isdecimal() and len(digits) < LONGEST_ID else 0
    return replace(await _told(replace(request, argument=""), table_id), separate=True)


async def share(request: Request) -> Answer:
    """Show the end of a game to everybody in the channel, once for each person and game.

    A restart forgets who has shared. Then a second press posts the same card again.
    """
    services, interaction, say = request.services, request.interaction, request.say
    day = (await request.tables.found(request.table_id)).settings.day
    if day is not None:  # its share line spoils nothing
        return await days.share(replace(request, argument=str(day)))
    if interaction.guild_id is None:
        return in_words(say("share-no-server"))
    if not interaction.response.is_done():  # makes the answer below public
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

    return await of_replay(request, request.table_id, shared)


async def export(request: Request) -> Answer:
    """A finished table as a file, which can be kept and replayed elsewhere.

    It has this person's own review as notes, if there is one.
    """

    async def saved(told: Replay) -> Answer:
        if request.services.deals.is_today(told.table):  # the file holds the seed
            return in_words(request.say("daily-export-later"))
        name, seat = f"{told.table.game}-{told.table.id}.txt", told.table.seat_of(request.user)
        found = None if seat is None else await request.services.reviews.found(told, seat)
        if found is not None:
            told = noted(request.say, told, FACES[told.table.game], found)
        attached = Attached(name, write_record(told, tags_of(told.table)).encode())
        return Answer(file_page(request.say, name, told.table.id), separate=True, attached=attached)

    return await of_replay(request, request.table_id, saved)


async def _told(request: Request, table_id: int) -> Answer:
    return await of_replay(request, table_id, lambda told: _walked(request, told))


def _nothing(_: Say) -> str:
    return ""


async def _walked(
    request: Request, told: Replay, opinion: Callable[[Say], str] = _nothing
) -> Answer:
    """The replay where the argument leads; in a led one its leader turns the page for everybody."""
    face, at = FACES[told.table.game], position_in(request.argument, told)
    leads = at.leader == request.user and not in_ephemeral(request.interaction)
    if leads:
        sent = await _for_everybody(request, told, at, opinion)
        if await in_public(request.interaction, sent):
            return SHOWN
    at, say = replace(at, leader=0), request.say
    played = told.table.seat_of(request.user) is not None
    layout = replay_layout(say, told, face, at, opinion(say), reviewed=played)
    return Answer(layout, game=face.key)


async def _for_everybody(
    request: Request, told: Replay, at: Position, opinion: Callable[[Say], str] = _nothing
) -> Rendered:
    """A led replay in the words of the server."""
    services, face = request.services, FACES[told.table.game]
    public = await services.public_say(request.interaction)
    layout = replay_layout(public, told, face, at, opinion(public))
    return render(public, layout, pictures=services.pictures, game=face.key)


async def of_replay(
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
    if notes := request.services.notes.get(table_id):
        told = replace(told, notes=notes)
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
    if request.services.deals.is_today(table):  # the proof holds the seed
        return in_words(request.say("daily-export-later"))
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
