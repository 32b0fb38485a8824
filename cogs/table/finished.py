"""The end of a table: its result shared, the game as a file, and the rematch."""

from dataclasses import replace
from typing import Final

from cogs.context.permissions import may_write
from cogs.context.services import place_of
from cogs.faces import FACES
from cogs.features.daily import presses as days
from cogs.features.replay.presses import file_page, shared_layout
from cogs.features.review.presses import noted
from cogs.routing import sharing
from cogs.routing.request import Handling, Handlings, Request, person
from cogs.routing.watching import of_replay
from cogs.table.opening import opened
from cogs.table.seats import refuse_kicked
from cogs.ui.answer import Answer, Attached, in_words
from cogs.ui.names import guest_names, guests_of, names_of
from cogs.ui.page import Accent, Verb
from cogs.ui.spoken import shown_name
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import abroad
from engine.tables.record import write_record
from engine.tables.replay import Replay
from engine.tables.transitions.shuffle import tags_of


async def share(request: Request) -> Answer:
    """Show the end of a game to everybody in the channel, once for each person and game.

    A restart forgets who has shared. Then a second press posts the same card again.
    """
    interaction, say = request.interaction, request.say
    day = (await request.tables.found(request.table_id)).settings.day
    if day is not None:  # its share line spoils nothing
        return await days.share(replace(request, argument=str(day)))
    if place_of(interaction) is None:
        return in_words(say("share-no-server"))
    if not interaction.response.is_done():  # makes the answer below public
        await interaction.response.defer()

    async def shared(told: Replay) -> Answer:
        if told.outcome is None:
            raise Refused(Refusal.NO_TABLE)
        public = await request.services.public_say(interaction)
        face, who = FACES[told.table.game], shown_name(public, interaction.user.display_name)
        seat = told.table.seat_of(request.user)
        seat = told.outcome.winners[0] if seat is None else seat
        names, key = names_of(told.table, say=public), (request.user, told.table.id)
        layout = shared_layout(public, told, face, names, who, seat)
        if (refusal := await sharing.share(request, layout, face.key, key)) is not None:
            return refusal
        return in_words(say("share-done"), accent=Accent.BOARD)

    return await of_replay(request, request.table_id, shared)


async def export(request: Request) -> Answer:
    """A finished table as a file, which can be kept and replayed elsewhere.

    The person's review, if any, is added as notes.
    """

    async def saved(told: Replay) -> Answer:
        if request.services.deals.counts(told.table.settings.day):  # the file holds the seed
            return in_words(request.say("daily-export-later"))
        told = replace(told, table=abroad(told.table))  # the file may be read anywhere
        name, seat = f"{told.table.game}-{told.table.id}.txt", told.table.seat_of(request.user)
        found = None if seat is None else await request.services.reviews.found(told, seat)
        if found is not None:
            told = noted(request.say, told, FACES[told.table.game], found)
        attached = Attached(name, write_record(told, tags_of(told.table)).encode())
        return Answer(file_page(request.say, name, told.table.id), separate=True, attached=attached)

    return await of_replay(request, request.table_id, saved)


async def rematch(request: Request) -> Answer:
    """Open the rematch of a finished table, or join it."""
    standing = request.tables.at(place_of(request.interaction))
    if standing is not None and standing.rematch_of == request.table_id:
        await refuse_kicked(request, standing)
    elif not may_write(request.interaction):
        raise Refused(Refusal.MAY_NOT_WRITE)
    table = await request.tables.rematch(request.table_id, person(request.interaction))
    message = "rematch-opened" if table.host == request.user else "rematch-joined"
    kept = guests_of(table)
    names = guest_names(request.say, table)
    told = request.say(message, guest=names, count=kept)
    return await opened(request.services, request.say, request.interaction, table, told)


HANDLERS: Final[Handlings] = {
    (Verb.OPEN, "again"): Handling(rematch),
    (Verb.SHARE, "end"): Handling(share, looks_back=True),
    Verb.EXPORT: Handling(export, looks_back=True),
}
