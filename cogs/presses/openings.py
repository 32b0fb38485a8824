"""Calls to tables that open: who wants them, and who no longer."""

from __future__ import annotations

from cogs.context.preferences import Mentions
from cogs.presses.request import Request
from cogs.ui.answer import Answer
from cogs.ui.custom_ids import OFF
from cogs.ui.pages.call_page import wish_page
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused


async def call_me(request: Request) -> Answer:
    """Call somebody to the tables of a game in this server, or no longer; the argument says."""
    game, guild = request.argument[1:], request.interaction.guild_id
    if game not in GAMES or guild is None:
        raise Refused(Refusal.BAD_CHOICE)
    wanted, services = not request.argument.startswith(OFF), request.services
    before = await services.calls.wanted(guild, request.user)
    games = {*before, game} if wanted else {*before} - {game}
    await services.calls.want(guild, request.user, games, services.clock.now())
    is_mute = await services.preferences.mentions(request.user) is Mentions.NEVER
    return Answer(wish_page(request.say, game, wanted=wanted, is_mute=is_mute))
