"""The panel of a person's preferences, its presses, and the parsing of typed quiet hours."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from discord import ui

from cogs.context.preferences import (
    CONFIRM,
    FORCED,
    LANGUAGE,
    MENTIONS,
    QUIET,
    REMIND,
    UNLISTED,
    UNWARNED,
    USUAL_REMINDER,
    WORDS,
    ZONE,
    Hours,
    Mentions,
    Preferences,
)
from cogs.mentions.asking import Occasion, promised
from cogs.mentions.callees import want_calls
from cogs.mentions.decision import Reason, Why
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer
from cogs.ui.custom_ids import CustomId, Route
from cogs.ui.layout import TableButton, TableSelect, button, choice, container, rows_of, select
from cogs.ui.names import listed
from cogs.ui.page import NO_TABLE, Accent, Button, Say
from cogs.ui.routes import Prefer
from engine.events.daily import CALLED
from engine.games import GAMES
from engine.tables.model.quiet import MINUTES, Quiet, find_zone
from engine.tables.model.refusals import Refusal, Refused

ALL, NO, DEFAULT = "all", "none", "default"
"""Values for every game, for no game, and for the language of the person's Discord."""
HOURS, ZONE_NAME = 16, 36
"""The most characters of quiet hours and of a time zone."""


def _quiet(say: Say, preferences: Preferences, user: int, *, mentioned: bool) -> str:
    hours, zone = preferences.hours(user), preferences.zone(user)
    if hours is None or zone is None:
        return say("preferences-quiet-off", mentioned=mentioned)
    if preferences.quiet(user) is None:
        return say("quiet-zone-gone", zone=zone)
    begin, _, end = written(hours).partition("-")
    return say("preferences-quiet", begin=begin, end=end, zone=zone)


def quiet_form(say: Say, hours: Hours | None, zone: str | None) -> ui.Modal:
    """The modal for quiet hours; it also works after a restart."""
    custom_id = CustomId(NO_TABLE, 0, Prefer(QUIET)).written("m")
    form = ui.Modal(title=say("quiet-modal-title"), custom_id=custom_id)
    asked = (
        ("hours", HOURS, hours and written(hours), say("quiet-hours"), say("quiet-hours-meaning")),
        ("zone", ZONE_NAME, zone, say("quiet-zone"), say("quiet-zone-meaning")),
    )
    for name, most, now, text, meaning in asked:
        typed: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, max_length=most, default=now or None, required=False
        )
        form.add_item(ui.Label(text=text, description=meaning, component=typed))
    form.stop()  # so that discord.py does not keep it, either
    return form


def switch(say: Say, setting: Prefer, label: str, *, on: bool) -> TableButton:
    """A button that switches a setting on or off, and shows its state."""
    route = replace(setting, value="off" if on else "on")
    shown = say("setting-switch", label=label, on=on)
    return button(NO_TABLE, 0, route, shown, emoji="✅" if on else "⬜")


def language_select(
    say: Say, setting: Route, now: str, languages: Mapping[str, str]
) -> TableSelect:
    """A select of the languages by their own names; now: the present one; "": Discord's."""
    options = {DEFAULT: say("language-default-option"), **languages}
    return select(NO_TABLE, setting, "", options, now or DEFAULT)


OPEN: Final = "open"
"""The name of a setting that a press opens, in place of one that it changes."""


def groups(
    say: Say, to: type[Prefer], selects: Mapping[str, TableSelect], at: str
) -> list[ui.ActionRow[Any]]:
    """A select of these settings with their present values, and the select of the open one."""
    options = []
    for name, each in selects.items():
        now = [option.label for option in each.options if option.default]
        note = now[0] if now else each.item.placeholder or ""
        options.append(Button(say("panel-group", group=name), to(OPEN, name), note=note))
    opened = [selects[at]] if at in selects else []
    return [*choice(NO_TABLE, 0, say("lobby-rules-placeholder"), options), *rows_of(opened)]


def _calls(say: Say, games: Sequence[str], *, morning: bool, mentioned: bool) -> TableSelect:
    names = {game: say(f"game-{game}") for game in GAMES}
    if morning or CALLED in games:
        names[CALLED] = say("preferences-call-daily")
    called = listed(say, [name for game, name in names.items() if game in games])
    now = say("preferences-calls-placeholder", games=called, mentioned=mentioned)
    options: dict[str, Any] = {
        game: say("preferences-call-option", game=name, called=game in games)
        for game, name in names.items()
    }
    options |= {ALL: say("preferences-call-all-option"), NO: say("preferences-call-none-option")}
    placeholder = now if games else say("preferences-calls-off-placeholder")
    return select(NO_TABLE, Prefer("calls"), placeholder, options)


NO_HOURS: Final = ("", "off", "none")
_TIME: Final = r"(\d{1,2})(?:[:.]?(\d{2}))?"
_HOURS: Final = re.compile(rf"\s*{_TIME}\s*(?:-|–|to)\s*{_TIME}\s*")


class Unread(Exception):
    """Typed quiet hours that can't be read; holds the id of the message that says so."""


def read_hours(typed: str) -> Hours | None:
    """Read hours such as "22-7" or "22:30-07:00"; None: none. Raises Unread."""
    if typed.strip().casefold() in NO_HOURS:
        return None
    match = _HOURS.fullmatch(typed)
    if match is None:
        raise Unread("quiet-unread")
    begin, begin_minute, end, end_minute = (int(part or 0) for part in match.groups())
    begin, end = begin * 60 + begin_minute, end * 60 + end_minute
    if max(begin, end) > MINUTES or max(begin_minute, end_minute) > 59:
        raise Unread("quiet-no-time")
    hours = begin % MINUTES, end % MINUTES
    try:
        Quiet(*hours, "UTC")
    except ValueError:
        raise Unread("quiet-same" if begin == end else "quiet-too-long") from None
    return hours


def written(hours: Hours) -> str:
    """The hours in the typed form: "22:00-07:00"."""
    begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in hours)
    return f"{begin}-{end}"


async def keep(preferences: Preferences, user: int, hours: str, zone: str) -> None:
    """Store the typed hours and zone, both or neither; raises Unread. Empty hours remove both."""
    read = read_hours(hours)
    if read is not None or zone.strip():
        if (found := await asyncio.to_thread(find_zone, zone)) is None:
            raise Unread("quiet-no-zone")
        await preferences.prefer(user, ZONE, found)
    await preferences.prefer(user, QUIET, None if read is None else f"{read[0]}-{read[1]}")


REMIND_AFTER: Final = (10_800, USUAL_REMINDER, 86_400, 0)
"""Choices of seconds of silence until a reminder; 0: never."""
LISTED: Final = "lists"
"""The opposite of UNLISTED: on if others may see the person's games."""
WARNED: Final = "gifts"
"""The opposite of UNWARNED: on if the person is asked before giving something away."""
OPPOSITES: Final = {LISTED: UNLISTED, WARNED: UNWARNED}
SWITCHES: Final = (CONFIRM, WARNED, WORDS, FORCED, LISTED)


async def panel(request: Request, note: str = "", at: str = "") -> Answer:
    """The person's preferences; note: the fault of the typed text; at: the open setting."""
    services, say, user = request.services, request.say, request.user
    guild = request.interaction.guild_id
    preferences, languages = services.preferences, services.languages()
    mentions = await preferences.mentions(user)
    late = Occasion(Reason.HALF_TIME, NO_TABLE)
    mentioned = await promised(services, late, user) is not Why.UNWANTED
    after = await preferences.remind_after(user) or 0  # the option's value
    kept = {name: await preferences.is_on(OPPOSITES.get(name, name), user) for name in SWITCHES}
    switched = {name: on is (name not in OPPOSITES) for name, on in kept.items()}
    lines = (
        say("preferences-mentions", mentions=mentions.value),
        *(say(f"prefer-switch-{name}", on=on) for name, on in switched.items()),
        _quiet(say, preferences, user, mentioned=mentioned),
    )
    options = {m: say("preferences-mentions-option", mentions=m) for m in map(str, Mentions)}
    delays = {str(s): say("preferences-remind-option", hours=s // 3600) for s in REMIND_AFTER}
    remark = say("preferences-remind-note", mentioned=mentioned)
    selects = {
        MENTIONS: select(NO_TABLE, Prefer(MENTIONS), "", options, mentions.value),
        REMIND: select(NO_TABLE, Prefer(REMIND), "", delays, str(after), remark),
    }
    if guild is not None:
        wanted = await services.calls.wanted(guild, user)
        morning = (await preferences.server(guild)).daily is not None
        selects["calls"] = _calls(say, wanted, morning=morning, mentioned=mentioned)
    if len(languages) > 1:
        own = preferences.language(user) or ""
        selects[LANGUAGE] = language_select(say, Prefer(LANGUAGE), own, languages)
    toggles = [
        switch(say, Prefer(name), say(f"prefer-switch-{name}-button"), on=on)
        for name, on in switched.items()
    ]
    quiet = button(NO_TABLE, 0, Prefer(QUIET), say("preferences-quiet-button"))
    toggles.insert(3, quiet)  # beside another short one, so that both fit a row of a phone
    blocks = (note, f"### {say('preferences-title')}", "\n".join(lines))
    rows = [*groups(say, Prefer, selects, at), *rows_of(toggles, across=2)]
    return Answer(container(Accent.TROUBLE if note else Accent.HAND, blocks, rows))


async def prefer(request: Request, route: Prefer) -> Answer:
    """Change a preference, and show all of them; quiet hours that aren't typed open a modal."""
    preferences, user, note = request.services.preferences, request.user, ""
    asks, opens = route.name == QUIET and not request.values, route.name == OPEN
    try:
        if not asks and not opens:
            await _change(request, route.name, route.value or request.value)
    except Unread as unread:
        note = request.say(str(unread))
    answer = await panel(request, note, route.value if opens else route.name)
    if not asks:
        return answer
    hours, zone = preferences.hours(user), preferences.zone(user)
    return Answer(answer.layout, form=quiet_form(request.say, hours, zone))


async def _change(request: Request, name: str, value: str) -> None:
    """Store the preference; Refused for an unknown one, Unread for a bad typed text."""
    services, user = request.services, request.user
    preferences = services.preferences
    if name == QUIET:
        await keep(preferences, user, *(*request.values, "")[:2])
    elif value in {MENTIONS: list(Mentions), REMIND: map(str, REMIND_AFTER)}.get(name, ()):
        await preferences.prefer(user, name, value)
    elif name == LANGUAGE and value in (DEFAULT, *services.words.languages):
        await preferences.prefer(user, name, None if value == DEFAULT else value)
        request.open_hands.redraw_words(user)
    elif name == "calls" and (guild := request.interaction.guild_id) is not None:
        if value not in (ALL, NO, CALLED, *GAMES):
            raise Refused(Refusal.BAD_CHOICE)
        now = set(await services.calls.wanted(guild, user))
        games = {ALL: now | set(GAMES), NO: set[str]()}.get(value, now ^ {value})
        await want_calls(services, guild, user, games)
    elif name in SWITCHES and value in ("on", "off"):
        kept = OPPOSITES.get(name, name)
        await preferences.prefer(user, kept, "yes" if (value == "on") is (kept == name) else None)
        if name == FORCED:
            services.forced.restore()
        if name == WORDS:
            request.open_hands.redraw_words(user)
    else:
        raise Refused(Refusal.BAD_CHOICE)


HANDLERS: Final[Handlings] = {Prefer: Handling(prefer)}
