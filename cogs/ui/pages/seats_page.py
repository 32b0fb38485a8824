"""Seats, for the host of a running game: remove a player, name another host, fill a free seat."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.ui.custom_ids import CustomId, Run, Verb, write_route
from cogs.ui.items import TableSelect
from cogs.ui.layout import OPTION, button, container, cut, rows_of
from cogs.ui.names import names_of
from cogs.ui.page import Accent, Say, Style
from engine.tables.model.table import Table


def seats_page(say: Say, table: Table) -> ui.LayoutView:
    """A select of actions on the other players, and one of members for a free seat."""
    names, rated = names_of(table, say=say), table.settings.rated
    others = [
        (player, names.bare[seat])
        for seat, player in enumerate(table.players)
        if player.user not in (None, table.host) and not player.left
    ]
    ways = [(Verb.ASK_HOST, "🎩")] if rated else [(Verb.ASK_KICK, "👋"), (Verb.ASK_HOST, "🎩")]
    options = [
        discord.SelectOption(
            label=cut(say("seats-option", way=verb.value, name=name), OPTION),
            value=write_route(Run(verb, str(player.user))),
            emoji=sign,
        )
        for verb, sign in ways
        for player, name in others
    ]
    rows: list[ui.ActionRow[Any]] = []
    if options:
        rows.append(
            ui.ActionRow(TableSelect(CustomId(table.id, 0, None), say("seats-choose"), options))
        )
    free = not rated and any(player.is_free for player in table.players)
    if free:
        seat = CustomId(table.id, 0, Run(Verb.SEAT))
        rows.append(ui.ActionRow(TableSelect(seat, say("seats-give"), members=True)))
    text = say("seats-text", others=len(others), free="yes" if free else "no")
    return container(Accent.HAND, (f"### {say('seats-button')}", text), rows)


def host_question(say: Say, table: Table, user: int, name: str) -> ui.LayoutView:
    """The question before somebody else becomes the host."""
    route = Run(Verb.HOST, str(user))
    sure = button(table.id, 0, route, say("host-button"), Style.MAIN, "🎩")
    return container(Accent.HAND, (say("host-sure", name=name),), rows_of([sure]))
