"""Show something to everybody where somebody pressed: a result, a replay, a profile, a ranking."""

from __future__ import annotations

from discord import ui

from cogs.context.permissions import lacks_to_post
from cogs.routing.request import Request
from cogs.surfaces.render import render
from cogs.surfaces.token import to_everybody


async def share(
    request: Request, layout: ui.LayoutView, game: str = "", key: tuple[int, ...] = ()
) -> str:
    """Post a drawing in the language of the server; returns why it wasn't posted, else "".

    game: the one whose pictures are used. key: shared at most once since the start of this process;
    () for something that may be shared again.
    """
    services, interaction, say = request.services, request.interaction, request.say
    if key and key in services.shared:
        return say("share-again")
    if missing := lacks_to_post(interaction):
        return say("share-missing", who=missing)
    if key:
        services.shared[key] = True
    public = await services.public_say(interaction)
    if await to_everybody(
        interaction, render(public, layout, pictures=services.pictures, game=game)
    ):
        return ""
    services.shared.pop(key, None)
    return say("share-failed")
