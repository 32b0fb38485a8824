"""Finished games: somebody's list of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

import discord

from cogs.context.services import Interaction, Services, server_of
from cogs.features.history.page import (
    GAMES,
    PRACTICE,
    HistoryLeaf,
    history_page,
    nothing_page,
    practice_button,
    read_leaf,
)
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.custom_ids import Verb
from cogs.ui.page import Accent, Say
from cogs.ui.spoken import shown_name

Somebody: TypeAlias = discord.Member | discord.User
"""The person that a command names: a User isn't a member of this server, maybe any more."""

ASKED: Final = 10
"""The most opponents, most frequent first, that are checked for one who may be named."""


async def history(
    services: Services, interaction: Interaction, leaf: HistoryLeaf, member: Somebody | None = None
) -> Answer:
    """A page of somebody's games in this server. member: the person, where Discord sent them."""
    say, reader = services.say(interaction), interaction.user.id
    practice = leaf.game == PRACTICE or interaction.guild_id is None
    if practice and leaf.user != reader:
        return in_words(say("history-not-yours"))
    guild = None if practice else server_of(interaction)
    game, records = None if leaf.game == PRACTICE else leaf.game, services.records
    if (unseen := await refused(services, interaction, leaf.user, member)) is not None:
        return unseen
    total, games = await records.past_games(guild, leaf.user, game, leaf.number * GAMES, GAMES)
    name = await name_of(services, interaction, say, leaf.user, member)
    if not games and guild is None:
        return in_words(say("history-no-practice"), accent=Accent.BOARD)
    if not games:
        alone = leaf.user == reader and (await records.past_games(None, reader, None, 0, 1))[0] > 0
        return page_answer(say, nothing_page(say, leaf, name, practised=alone))
    people = {r.user for game in games for r in game.results if r.user} - {reader, leaf.user}
    hidden = {user for user in people if await services.preferences.is_unlisted(user)}
    page = history_page(say, leaf, name, total, games, hidden)
    if not practice and leaf.user == reader:
        page = replace(page, extra=(*page.extra, practice_button(say, reader)))
    return page_answer(say, page)


async def turn(request: Request) -> Answer:
    """Another page of a list."""
    leaf = read_leaf(request.argument)
    if leaf is None:
        return in_words(request.say("history-not-yours"))
    return await history(request.services, request.interaction, leaf)


async def refused(
    services: Services, interaction: Interaction, user: int, member: Somebody | None
) -> Answer | None:
    """The reason why this person's past is hidden from the reader; None if it is shown."""
    say = services.say(interaction)
    if member is not None and member.bot:
        return in_words(say("history-computer", name=shown_name(say, member.display_name)))
    if isinstance(member, discord.User):
        return in_words(say("history-left"), accent=Accent.BOARD)
    if user != interaction.user.id and await services.preferences.is_unlisted(user):
        name = await name_of(services, interaction, say, user, member)
        return in_words(say("history-unlisted", name=name), accent=Accent.BOARD)
    return None


async def name_of(
    services: Services, interaction: Interaction, say: Say, user: int, member: Somebody | None
) -> str:
    """The name of the person with this past; "you" for the reader."""
    if user == interaction.user.id:
        return "you"
    if member is not None:
        return shown_name(say, member.display_name)
    called = await services.records.name_in(server_of(interaction), user)
    return shown_name(say, called or "")


HANDLERS: Final[Handlings] = {
    Verb.HISTORY: Handling(turn),
}
