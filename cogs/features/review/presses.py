"""What did I miss? One person's own choices in a finished game, judged by what they knew then."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import discord

from cogs.context.refusals import DROPPED, incident
from cogs.faces import FACES
from cogs.features.review.page import moment_page, progress_page, review_page
from cogs.routing.finished import of_replay
from cogs.routing.request import Handling, Handlings, Request
from cogs.surfaces.render import render
from cogs.surfaces.token import TokenSurface
from cogs.ui.answer import Answer, in_words
from cogs.ui.page import Verb
from engine.core import Seat
from engine.events.reviews import Work
from engine.tables.replay import Replay

log = logging.getLogger(__name__)

EVERY: Final = 2.0
"""Seconds between two changes of the progress line."""
EVERY_WAITING: Final = 10.0
"""The same while other reviews come first."""
_KEPT_UP: set[asyncio.Task[None]] = set()
"""The progress lines under way: asyncio itself keeps none of its tasks."""


async def review(request: Request) -> Answer:
    """The review of this person's own seat, or one of its choices; begun if there is none yet."""

    async def shown(told: Replay) -> Answer:
        say, services = request.say, request.services
        seat = told.table.seat_of(request.user)
        if seat is None or told.outcome is None:
            return in_words(say("review-not-yours" if seat is None else "review-not-finished"))
        if (found := await services.reviews.found(told, seat)) is None:
            work = services.reviews.begun(told, seat, request.user)
            response = request.interaction.response
            if not response.is_done():
                await response.defer(ephemeral=True, thinking=True)
                going_on = asyncio.create_task(_kept_up(request, told, seat, work))
                _KEPT_UP.add(going_on)
                going_on.add_done_callback(_KEPT_UP.discard)
            before = services.reviews.before(work)
            layout = progress_page(say, told, work.done, work.total, before=before)
            return Answer(layout, game=told.game.key)
        face = FACES[told.game.key]
        if request.argument:
            layout = moment_page(say, told, face, found, request.argument)
        else:
            layout = review_page(say, told, face, found)
        return Answer(layout, game=face.key, separate=not request.argument)

    return await of_replay(request, request.table_id, shown)


async def _kept_up(request: Request, told: Replay, seat: Seat, work: Work) -> None:
    """Change the line while the work goes on, then show the review in its place."""
    services, say, key = request.services, request.say, told.game.key
    surface = TokenSurface(request.interaction, original=request.interaction.id)
    try:
        while True:
            is_over = await work.within(EVERY_WAITING if services.reviews.before(work) else EVERY)
            before = services.reviews.before(work)
            layout = progress_page(say, told, work.done, work.total, before=before)
            if work.error is not None:
                layout = progress_page(say, told, 0, 0, incident(work.error))
            elif is_over:
                found = await services.reviews.found(told, seat)
                if found is None:
                    layout = progress_page(say, told, 0, 0)
                else:
                    layout = review_page(say, told, FACES[key], found)
            sent = render(say, layout, pictures=services.pictures, game=key)
            if not await surface.change(request.interaction.id, sent) or is_over:
                return
    except (discord.DiscordException, *DROPPED) as error:
        log.info("the progress of a review was not shown: %s", error)
    except Exception as error:
        failed = progress_page(say, told, 0, 0, incident(error))
        sent = render(say, failed, pictures=services.pictures, game=key)
        with suppress(discord.DiscordException, *DROPPED):
            await surface.change(request.interaction.id, sent)


HANDLERS: Final[Handlings] = {
    Verb.REVIEW: Handling(review, looks_back=True),
}
