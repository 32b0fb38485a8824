"""Buttons below results that start and stop the calls to new tables of a game."""

from typing import Final

from discord import ui

from cogs.context.preferences import Mentions
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer
from cogs.ui.layout import button, container, rows_of
from cogs.ui.page import NO_TABLE, Accent, Run, Say, Style, Verb
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused


async def call_me(request: Request) -> Answer:
    """Start or stop calling somebody to this server's tables of a game."""
    game, _, value = request.argument.partition("=")
    services, guild, wanted = request.services, request.interaction.guild_id, value == "on"
    if game not in GAMES or value not in ("on", "off") or guild is None:
        raise Refused(Refusal.BAD_CHOICE)
    before = await services.calls.wanted(guild, request.user)
    games = {*before, game} if wanted else {*before} - {game}
    await services.calls.want(guild, request.user, games, services.clock.now())
    is_mute = await services.preferences.mentions(request.user) is Mentions.NEVER
    return Answer(wish_page(request.say, game, wanted=wanted, is_mute=is_mute))


def wish_page(say: Say, game: str, *, wanted: bool, is_mute: bool) -> ui.LayoutView:
    """A message about whether this game's tables call somebody, with a button to change it.

    is_mute: True if they want no mention at all.
    """
    told = say("call-on" if wanted else "call-off", game=say(f"game-{game}"))
    muted = say("call-muted") if wanted and is_mute else ""
    label = say("call-off-button" if wanted else "call-on-button")
    route = Run(Verb.SET, f"calls.{game}={'off' if wanted else 'on'}")
    press = button(NO_TABLE, 0, route, label, Style.PLAIN, "🔕" if wanted else "📣")
    return container(Accent.HAND, (told, muted), rows_of([press]))


HANDLERS: Final[Handlings] = {
    (Verb.SET, "calls"): Handling(call_me),
}
