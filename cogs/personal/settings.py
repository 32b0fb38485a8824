"""The panel of a server's settings, and the presses in it."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.context.gone import known_settings, lost_words
from cogs.context.options import clock_sent, value_sent
from cogs.context.permissions import may_write
from cogs.context.preferences import ServerSettings
from cogs.context.services import Services, server_of
from cogs.personal.own_settings import DEFAULT, OPEN, groups, language_select, switch
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import clock_options, value_options, value_words
from cogs.ui.answer import Answer
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import TableSelect, button, container, rows_of, select, words
from cogs.ui.page import NO_TABLE, Accent, Say
from cogs.ui.routes import PresetRule, SetServer, Verb
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused

WRITTEN: Final = (discord.ChannelType.text, discord.ChannelType.voice)
"""Channels in which people can write, and so play."""
ALL: Final = "all"


def panel_layout(
    say: Say,
    server: ServerSettings,
    languages: Mapping[str, str],
    at: str,
    *,
    threads: bool,
    lost: str,
) -> ui.LayoutView:
    """All settings of a server; at: the open one. lost: a note on those that were dropped."""
    channels, planners = (CustomId(NO_TABLE, 0, SetServer(name)) for name in ("channel", "planner"))
    games = {game: say("settings-rules-option", game=say(f"game-{game}")) for game in GAMES}
    clocks = clock_options(say)
    selects = {
        "clock": select(NO_TABLE, SetServer("clock"), "", clocks, str(server.clock or 0)),
        "channel": TableSelect(channels, say("settings-channel-placeholder"), channels=WRITTEN),
        "planner": TableSelect(planners, say("settings-planner-placeholder"), roles=True),
        "rules": select(NO_TABLE, PresetRule(), say("settings-rules-placeholder"), games),
    }
    if len(languages) > 1:
        now, to = server.language or "", SetServer("language")
        selects["language"] = language_select(say, to, now, languages)
    everywhere = button(
        *(NO_TABLE, 0, SetServer("channel", ALL), say("settings-everywhere-button")),
        disabled=not server.channels,
    )
    label = say("settings-thread-button")
    buttons = [
        *([switch(say, SetServer("thread"), label, on=server.thread)] if threads else []),
        switch(say, SetServer("words"), say("settings-words-button"), on=server.words),
        switch(say, SetServer("mute"), say("settings-mute-button"), on=server.mute),
        *([everywhere] if at == "channel" else []),
        switch(say, SetServer("daily"), say("settings-daily-button"), on=server.daily is not None),
    ]
    lines = "\n".join(_lines(say, server, languages, threads=threads))
    rows = [*groups(say, SetServer, selects, at), *rows_of(buttons)]
    return container(Accent.HAND, (f"### {say('settings-title')}", lost, lines), rows)


def _lines(
    say: Say, server: ServerSettings, languages: Mapping[str, str], *, threads: bool
) -> list[str]:
    """One line for each setting of a server."""
    channels = ", ".join(f"<#{channel}>" for channel in server.channels)
    lines = [
        say("settings-clock", clock=server.clock or 0),
        say("settings-thread", thread=server.thread if threads else "none"),
        say("settings-words", words=server.words),
        say("settings-mute", mute=server.mute),
        say("settings-daily", channel=f"<#{server.daily}>" if server.daily else "none"),
        say("settings-channels", channels=channels or "none"),
        say("settings-planner", role=f"<@&{server.planner}>" if server.planner else "none"),
    ]
    if len(languages) > 1:
        name = languages.get(server.language or "", "none")
        lines.append(say("settings-language", language=name))
    for key, rules in server.rules.items():
        lines += [
            say("settings-rule", game=say(f"game-{key}"), rule=title, value=value)
            for title, value in _rules(say, key, rules)
        ]
    return lines


def _rules(say: Say, game: str, kept: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Title and value of each stored house rule that still exists."""
    rules = GAMES[game].house_rules if game in GAMES else ()
    return [
        (say(f"rule-{game}-{rule.name}"), value_words(say, game, rule.name, kept[rule.name]))
        for rule in rules
        if kept.get(rule.name) in rule.values
    ]


SWITCHED: Final = {"on": True, "off": None}
"""The stored values of on and off."""


async def panel(request: Request, at: str = "") -> Answer:
    """All settings of the server, for its managers; at: the open one."""
    services, say = request.services, request.say
    server = await known_settings(services.preferences, request.interaction.guild)
    if not request.interaction.permissions.manage_guild:
        return Answer(words(Accent.TROUBLE, say("settings-not-yours")))
    lost = await lost_words(services, request.interaction)
    languages = services.languages()
    return Answer(panel_layout(say, server, languages, at, threads=services.threads, lost=lost))


async def change(request: Request, route: SetServer) -> Answer:
    """Change a setting, and show all; only for managers.

    The morning post of the daily deal goes to the channel where it is switched on.
    """
    services, interaction = request.services, request.interaction
    name, value = route.name, route.value or request.value
    if not interaction.permissions.manage_guild or name == OPEN:
        return await panel(request, value)
    guild = server_of(interaction)
    now = await known_settings(services.preferences, interaction.guild)
    if name == "daily" and value in SWITCHED:
        if SWITCHED[value] and not may_write(interaction):
            raise Refused(Refusal.MAY_NOT_WRITE)
        here = interaction.channel_id if SWITCHED[value] else None
        await services.preferences.set_server(guild, "daily", here)
        return await panel(request)
    await services.preferences.set_server(guild, *_kept(services, now, name, value))
    return await panel(request, name)


def _kept(services: Services, now: ServerSettings, name: str, value: str) -> tuple[str, Any]:
    """Name and value of a setting in their stored form; Refused for an unknown setting."""
    if name == "clock":
        return name, clock_sent(value)
    if name in ("thread", "words", "mute") and value in SWITCHED:
        return name, SWITCHED[value]
    if name == "language" and value in (DEFAULT, *services.words.languages):
        return name, None if value == DEFAULT else value
    if name == "channel" and value == ALL:
        return "channels", None
    if name == "planner" and value.isdecimal():
        return name, None if now.planner == int(value) else int(value)
    if name == "channel" and value.isdecimal():
        return "channels", sorted({*now.channels} ^ {int(value)}) or None
    raise Refused(Refusal.BAD_CHOICE)


async def preset(request: Request, route: PresetRule) -> Answer:
    """The house rules of a game for new tables, with a chosen one's values, or a value stored."""
    say, preferences = request.say, request.services.preferences
    guild = server_of(request.interaction)
    if not request.interaction.permissions.manage_guild:
        return await panel(request)
    sent = (*filter(None, (route.game, route.name)), request.value, "", "")
    game, name, value = sent[:3]
    if game not in GAMES:
        raise Refused(Refusal.BAD_CHOICE)
    rules = (await preferences.server(guild)).rules
    kept = dict(rules.get(game, {}))
    if value:
        kept[name] = value_sent(game, name, value)
        await preferences.set_server(guild, "rules", {**rules, game: kept})
    titles = {rule.name: say(f"rule-{game}-{rule.name}") for rule in GAMES[game].house_rules}
    selects = [select(NO_TABLE, PresetRule(game), say("lobby-rules-placeholder"), titles, name)]
    for rule in GAMES[game].house_rules:
        if rule.name == name:
            options, now = value_options(say, game, rule), str(kept.get(name, rule.default))
            selects.append(select(NO_TABLE, PresetRule(game, name), "", options, now))
    told = (say("labelled", label=f"**{n}**", text=text) for n, text in _rules(say, game, kept))
    note = "\n".join(told) or say("settings-rules-usual")
    title = say("settings-rules-title", game=say(f"game-{game}"))
    back = button(NO_TABLE, 0, Verb.SETTINGS, say("sure-back-button"))
    rows = [*rows_of(selects, across=1), *rows_of([back])]
    return Answer(container(Accent.HAND, (f"### {title}", note), rows))


HANDLERS: Final[Handlings] = {
    Verb.SETTINGS: Handling(panel),
    SetServer: Handling(change),
    PresetRule: Handling(preset),
}
