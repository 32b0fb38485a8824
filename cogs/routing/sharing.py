"""Show a result, replay, profile or ranking to everybody where somebody pressed."""

import logging

import discord
from discord import ui

from cogs.context.permissions import lacks_to_post
from cogs.context.refusals import DROPPED, Meaning, meaning, unless
from cogs.routing.request import Request
from cogs.surfaces.render import render
from cogs.surfaces.token import Hidden, surface_of
from cogs.table.pages.refusal_words import discord_words
from cogs.ui.answer import Answer, in_words

log = logging.getLogger(__name__)


async def share(
    request: Request, layout: ui.LayoutView, game: str = "", key: tuple[int | None, ...] = ()
) -> Answer | None:
    """Post a drawing in the language of the server; None if it is posted.

    Else the answer with the reason; without a permission, it shows the drawing privately.
    game: the one whose pictures are used. key: shared at most once since the start of this process;
    () for something that may be shared again.
    """
    services, interaction, say = request.services, request.interaction, request.say
    if key and key in services.shared:
        return in_words(say("share-again"))
    if missing := lacks_to_post(interaction):
        layout.add_item(ui.TextDisplay(say("share-missing", who=missing)))
        return Answer(layout, separate=True, game=game)
    if key:
        services.shared[key] = True
    public = await services.public_say(interaction)
    sent = render(public, layout, pictures=services.pictures, game=game)
    surface = surface_of(interaction)
    try:
        await surface.post(sent)
        return None
    except Hidden as hidden:
        with unless(*Meaning):  # it may stay: nobody else sees it
            await surface.retire(hidden.message)
        refused: Meaning | None = Meaning.PLACE
    except (discord.HTTPException, *DROPPED) as error:
        log.info("nothing was shared: %s", error)
        refused = meaning(error)
    services.shared.pop(key, None)
    if refused is Meaning.CONTENT:
        return in_words(say("share-copy"), f"```\n{sent.copied}\n```")
    return in_words(discord_words(say, refused))
