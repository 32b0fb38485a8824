"""The panel in which a server's managers choose settings for its tables."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.context.preferences import Server
from cogs.personal.preferences_page import language_select, select_of, switch
from cogs.table.pages.menus import value_words
from cogs.ui.choices import CLOCKS, NO_CLOCK
from cogs.ui.layout import OPTION, TableSelect, button, container, cut, rows_of
from cogs.ui.page import NO_TABLE, Accent, CustomId, Run, Say, Verb
from engine.games import GAMES

WRITTEN: Final = (discord.ChannelType.text, discord.ChannelType.voice)
"""Channels in which people can write, and so play."""
CHECK, RULES, RULE, ALL = "check", "rules", "rule", "all"


def panel(
    say: Say, server: Server, languages: Mapping[str, str], *, threads: bool
) -> ui.LayoutView:
    """All settings of a server, with their alternatives; languages: each by its own name.

    threads: True if people can enter threads.
    """
    clocks = {
        str(clock or NO_CLOCK): say(
            "labelled", label=say("clock-title"), text=say(f"choice-clock-{clock or NO_CLOCK}")
        )
        for clock in CLOCKS
    }
    channels = CustomId(NO_TABLE, 0, Run(Verb.SET, "server.channel"))
    games = {game: say("settings-rules-option", game=say(f"game-{game}")) for game in GAMES}
    selects = [
        select_of("server", "clock", clocks, str(server.clock or NO_CLOCK)),
        TableSelect(channels, say("settings-channel-placeholder"), channels=WRITTEN),
        select_of("server", RULES, games, placeholder=say("settings-rules-placeholder")),
    ]
    if len(languages) > 1:
        selects.append(language_select(say, "server", server.language or "", languages))
    check = button(
        NO_TABLE, 0, Run(Verb.SET, f"server.{CHECK}"), say("settings-check-button"), emoji="🔎"
    )
    everywhere = button(
        *(NO_TABLE, 0, Run(Verb.SET, f"server.channel={ALL}"), say("settings-everywhere-button")),
        disabled=not server.channels,
    )
    label = say("settings-thread-button")
    buttons = [
        *([switch(say, "server", "thread", label, on=server.thread)] if threads else []),
        switch(say, "server", "words", say("settings-words-button"), on=server.words),
        everywhere,
        check,
        switch(say, "server", "daily", say("settings-daily-button"), on=server.daily is not None),
    ]
    lines = "\n".join(_lines(say, server, languages, threads=threads))
    rows = [*rows_of(selects, across=1), *rows_of(buttons)]
    return container(Accent.HAND, (f"### {say('settings-title')}", lines), rows)


def _lines(say: Say, server: Server, languages: Mapping[str, str], *, threads: bool) -> list[str]:
    """One line for each setting of a server."""
    channels = ", ".join(f"<#{channel}>" for channel in server.channels)
    lines = [
        say(
            "settings-clock",
            clock=say(f"choice-clock-{server.clock or NO_CLOCK}"),
            clocked="yes" if server.clock else "no",
        ),
        say("settings-thread", thread=server.thread if threads else "none"),
        say("settings-words", words=server.words),
        say("settings-daily", channel=f"<#{server.daily}>")
        if server.daily
        else say("settings-daily-none"),
        say("settings-channels", channels=channels) if channels else say("settings-everywhere"),
    ]
    if len(languages) > 1:
        name = languages.get(server.language or "")
        lines.append(
            say("settings-language", language=name) if name else say("settings-language-default")
        )
    for key, rules in server.rules.items():
        lines += [
            say("settings-rule", game=say(f"game-{key}"), rule=title, value=value)
            for title, value in _rules(say, key, rules)
        ]
    return lines


def rules_panel(say: Say, game: str, kept: Mapping[str, Any], at: str = "") -> ui.LayoutView:
    """The house rules of a game's new tables; at: the name of the open one."""
    titles = {rule.name: say(f"rule-{game}-{rule.name}") for rule in GAMES[game].house_rules}
    asked = say("lobby-rules-placeholder")
    selects = [select_of("server", f"{RULES}={game}", titles, at, placeholder=asked)]
    for rule in GAMES[game].house_rules:
        if rule.name == at:
            options = {
                str(value): cut(
                    say("labelled", label=titles[at], text=value_words(say, game, at, value)),
                    OPTION,
                )
                for value in rule.values
            }
            now = str(kept.get(at, rule.default))
            selects.append(select_of("server", f"{RULE}={game}={at}", options, now))
    lines = [
        say("labelled", label=f"**{title}**", text=value)
        for title, value in _rules(say, game, kept)
    ]
    note = "\n".join(lines) or say("settings-rules-usual")
    title = say("settings-rules-title", game=say(f"game-{game}"))
    back = button(NO_TABLE, 0, Run(Verb.SET, "server."), say("sure-back-button"))
    rows = [*rows_of(selects, across=1), *rows_of([back])]
    return container(Accent.HAND, (f"### {title}", note), rows)


def _rules(say: Say, game: str, kept: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Title and value of the stored house rules, without those that no longer exist."""
    rules = GAMES[game].house_rules if game in GAMES else ()
    return [
        (say(f"rule-{game}-{rule.name}"), value_words(say, game, rule.name, kept[rule.name]))
        for rule in rules
        if kept.get(rule.name) in rule.values
    ]
