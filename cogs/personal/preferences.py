"""The panel of one's own preferences, and the presses in it."""

from __future__ import annotations

from typing import Final

from cogs.context.preferences import (
    CONFIRM,
    FORCED,
    UNLISTED,
    USUAL_REMINDER,
    WORDS,
    Mentions,
)
from cogs.context.services import Interaction, Services
from cogs.personal import preferences_page as page
from cogs.personal.quiet import Unread, keep, written
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer
from cogs.ui.custom_ids import Verb
from engine.events.daily import CALLED
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused

REMIND_AFTER: Final = (10_800, USUAL_REMINDER, 86_400, 0)
"""Choices of seconds of silence until a reminder; 0: never."""
LISTED: Final = "lists"
"""The opposite of UNLISTED: on if others see one's games."""
SWITCHES: Final = (FORCED, CONFIRM, WORDS, LISTED)


async def panel(services: Services, interaction: Interaction, note: str = "") -> Answer:
    """The person's preferences; note: the fault of the typed text."""
    layout = page.panel(
        services.say(interaction),
        await _chosen(services, interaction),
        note,
        mentions=[kind.value for kind in Mentions],
        reminders=REMIND_AFTER,
        switches=SWITCHES,
        languages=services.languages(),
    )
    return Answer(layout)


async def prefer(request: Request) -> Answer:
    """Change a preference, which arrives as "name=value", and show all of them.

    Quiet hours arrive as "quiet=hours=zone"; without these a modal asks for them.
    """
    services, interaction, note = request.services, request.interaction, ""
    name, _, value = request.argument.partition("=")
    try:
        if request.argument != page.QUIET:
            await _change(request, name, value)
    except Unread as unread:
        note = request.say(unread.message)
    answer = await panel(services, interaction, note)
    if request.argument != page.QUIET:
        return answer
    chosen = await _chosen(services, interaction)
    return Answer(answer.layout, form=page.quiet_form(request.say, chosen))


async def _change(request: Request, name: str, value: str) -> None:
    """Store the preference; Refused for an unknown one, Unread for a bad typed text."""
    services, user = request.services, request.user
    preferences = services.preferences
    if name == page.QUIET:
        hours, _, zone = value.partition("=")
        await keep(preferences, user, hours, zone)
    elif name == "mentions" and value in list(Mentions):
        await preferences.set_mentions(user, Mentions(value))
    elif name == "remind" and value in map(str, REMIND_AFTER):
        await preferences.set_remind_after(user, int(value))
    elif name == "language" and value in (page.DEFAULT, *services.words.languages):
        await preferences.set_language(user, None if value == page.DEFAULT else value)
    elif name == "calls" and request.interaction.guild_id is not None:
        await _call(services, request.interaction.guild_id, user, value)
    elif name in SWITCHES and value in ("on", "off"):
        is_listed = name == LISTED
        await preferences.wish(
            user, UNLISTED if is_listed else name, on=(value == "on") is not is_listed
        )
        if name == FORCED:
            services.forced.restore()
    else:
        raise Refused(Refusal.BAD_CHOICE)


async def _call(services: Services, guild: int, user: int, chosen: str) -> None:
    """Call somebody to the tables of this game, or no longer; to those of all games, or none.

    To the morning post in the same way.
    """
    if chosen not in (page.ALL, page.NO, CALLED, *GAMES):
        raise Refused(Refusal.BAD_CHOICE)
    now = set(await services.calls.wanted(guild, user))
    games = {page.ALL: now | set(GAMES), page.NO: set[str]()}.get(chosen, now ^ {chosen})
    await services.calls.want(guild, user, games, services.clock.now())


async def _chosen(services: Services, interaction: Interaction) -> page.Chosen:
    preferences, user, guild = services.preferences, interaction.user.id, interaction.guild_id
    hours = preferences.hours(user)
    is_on = {
        FORCED: await preferences.leaves_forced_moves(user),
        CONFIRM: await preferences.confirms_plays(user),
        WORDS: preferences.is_in_words(user),
        LISTED: not await preferences.is_unlisted(user),
    }
    return page.Chosen(
        mentions=(await preferences.mentions(user)).value,
        after=await preferences.remind_after(user),
        on=[name for name, on in is_on.items() if on],
        hours="" if hours is None else written(hours),
        zone=preferences.zone(user) or "",
        language=preferences.language(user) or "",
        calls=None if guild is None else await services.calls.wanted(guild, user),
        morning=(await preferences.server(guild)).daily is not None,
    )


HANDLERS: Final[Handlings] = {
    (Verb.SET, "prefer"): Handling(prefer),
}
