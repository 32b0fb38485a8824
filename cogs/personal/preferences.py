"""The panel of one's own preferences, the presses in it, and quiet hours as people type them."""

import asyncio
import re
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from cogs.context.preferences import (
    CONFIRM,
    FORCED,
    UNLISTED,
    USUAL_REMINDER,
    WORDS,
    Hours,
    Mentions,
    Preferences,
)
from cogs.context.services import Interaction, Services
from cogs.personal import preferences_page as page
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer
from cogs.ui.page import Verb
from engine.events.daily import CALLED
from engine.games import GAMES
from engine.tables.model.quiet import Quiet
from engine.tables.model.refusals import Refusal, Refused

NONE: Final = ("", "off", "none")
"""Typed texts for no quiet hours."""
_TIME: Final = r"(\d{1,2})(?:[:.]?(\d{2}))?"
_HOURS: Final = re.compile(rf"\s*{_TIME}\s*(?:-|–|to)\s*{_TIME}\s*")


class Unread(Exception):
    """Typed quiet hours that can't be read; holds the id of the message that says so."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def read_hours(typed: str) -> Hours | None:
    """Read hours such as "22-7" or "22:30-07:00"; None: none. Raises Unread."""
    if typed.strip().casefold() in NONE:
        return None
    match = _HOURS.fullmatch(typed)
    if match is None:
        raise Unread("quiet-unread")
    begin, begin_minute, end, end_minute = (int(part or 0) for part in match.groups())
    if max(begin, end) > 24 or max(begin_minute, end_minute) > 59:
        raise Unread("quiet-unread")
    hours = (begin % 24 * 60 + begin_minute, end % 24 * 60 + end_minute)
    try:
        Quiet(*hours, "UTC")
    except ValueError:
        raise Unread("quiet-too-long") from None
    return hours


def written(hours: Hours) -> str:
    """The hours in the typed form: "22:00-07:00"."""
    begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in hours)
    return f"{begin}-{end}"


@cache
def zones() -> tuple[str, ...]:
    """All time zones, by IANA's names; the first call opens a file for each of them."""
    return tuple(sorted(available_timezones() - {"localtime"}))


def find_zone(typed: str) -> str:
    """The time zone of this name, or of this city, or the only one that begins like this."""
    wanted = typed.strip().replace(" ", "_").casefold()
    names = {zone: zone.casefold() for zone in zones()}
    cities = {zone: name.rpartition("/")[2] for zone, name in names.items()}
    called = [zone for zone, name in names.items() if name == wanted]
    called = called or [zone for zone, city in cities.items() if city == wanted]
    like = [zone for zone, city in cities.items() if wanted and city.startswith(wanted)]
    if called or len(like) == 1:
        return (called or like)[0]
    raise Unread("quiet-no-zone")


async def keep(preferences: Preferences, user: int, hours: str, zone: str) -> None:
    """Store the typed hours and zone, both or neither; raises Unread. Empty hours remove both."""
    read = read_hours(hours)
    if read is not None or zone.strip():
        await preferences.set_zone(user, await asyncio.to_thread(find_zone, zone))
    await preferences.set_hours(user, read)


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
        request.open_hands.speak_anew(user)
    elif name == "calls" and request.interaction.guild_id is not None:
        guild = request.interaction.guild_id
        if value not in (page.ALL, page.NO, CALLED, *GAMES):
            raise Refused(Refusal.BAD_CHOICE)
        now = set(await services.calls.wanted(guild, user))
        games = {page.ALL: now | set(GAMES), page.NO: set[str]()}.get(value, now ^ {value})
        await services.calls.want(guild, user, games, services.clock.now())
    elif name in SWITCHES and value in ("on", "off"):
        is_listed = name == LISTED
        await preferences.wish(
            user, UNLISTED if is_listed else name, on=(value == "on") is not is_listed
        )
        if name == FORCED:
            services.forced.restore()
        if name == WORDS:
            request.open_hands.speak_anew(user)
    else:
        raise Refused(Refusal.BAD_CHOICE)


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
