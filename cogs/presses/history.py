"""Finished games: somebody's list of them, and their totals."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

import discord

from cogs.context.services import Interaction, Services, server_of
from cogs.faces import FACES
from cogs.presses.request import Request
from cogs.render import render
from cogs.surfaces.token import in_ephemeral, to_everybody
from cogs.ui.answer import Answer, in_words
from cogs.ui.custom_ids import NO_TABLE
from cogs.ui.hand import HAND
from cogs.ui.layout import paged, words
from cogs.ui.page import Accent, Page, Say
from cogs.ui.pages.daily_page import daily_lines
from cogs.ui.pages.history_page import (
    GAMES,
    PRACTICE,
    Leaf,
    history_page,
    nothing_page,
    post_button,
    practice_button,
    profile_page,
    read_leaf,
    shown_name,
    together_line,
)
from cogs.ui.pages.leaderboard_page import profile_lines
from engine.results.past import profile_of

Somebody: TypeAlias = discord.Member | discord.User
"""The person that a command names: a User isn't a member of this server, maybe any more."""

ASKED: Final = 10
"""The most opponents, most frequent first, that are checked for one who may be named."""


async def history(
    services: Services, interaction: Interaction, leaf: Leaf, member: Somebody | None = None
) -> Answer:
    """A page of somebody's games in this server. member: the person, where Discord sent them."""
    say, reader = services.say(interaction), interaction.user.id
    practice = leaf.game == PRACTICE or interaction.guild_id is None
    if practice and leaf.user != reader:
        return in_words(say("history-not-yours"))
    guild = None if practice else server_of(interaction)
    game, records = None if leaf.game == PRACTICE else leaf.game, services.records
    if (refused := await _refused(services, interaction, leaf.user, member)) is not None:
        return refused
    total, games = await records.past_games(guild, leaf.user, game, leaf.number * GAMES, GAMES)
    name = await _name(services, interaction, say, leaf.user, member)
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


async def profile(
    services: Services, interaction: Interaction, user: int, member: Somebody | None = None
) -> Answer:
    """The totals of somebody's games in this server; people can post their own."""
    say = services.say(interaction)
    server_of(interaction)
    if (refused := await _refused(services, interaction, user, member)) is not None:
        return refused
    name = await _name(services, interaction, say, user, member)
    further = []
    if user != interaction.user.id:
        met = await services.records.met(server_of(interaction), interaction.user.id)
        further.append(together_line(say, name, next((m for m in met if m.user == user), None)))
    page = await _profile(services, interaction, say, user, name, *further)
    if page is None:
        return in_words(say("history-none", name=name, what="all"), accent=Accent.BOARD)
    if user == interaction.user.id:
        page = Page(page.accent, page.blocks, extra=(post_button(say),))
    return page_answer(say, page)


async def post(request: Request) -> Answer:
    """Show one's own profile to everybody in the channel, in the language of the server.

    A press in a public message shows the profile to the person first.
    """
    services, interaction, say = request.services, request.interaction, request.say
    if not in_ephemeral(interaction):
        return await profile(services, interaction, request.user)
    public = await services.public_say(interaction)
    name = shown_name(public, interaction.user.display_name)
    page = await _profile(services, interaction, public, request.user, name)
    if page is None:
        return in_words(say("history-none", name="you", what="all"), accent=Accent.BOARD)
    sent = render(public, paged(page, public, NO_TABLE, 0, HAND))
    if not await to_everybody(interaction, sent):
        return in_words(say("profile-not-posted"))
    return Answer(words(Accent.BOARD, say("profile-posted")))


async def _profile(
    services: Services, interaction: Interaction, say: Say, user: int, name: str, *further: str
) -> Page | None:
    """The page of somebody's profile; None if they have finished no game here."""
    guild, records = server_of(interaction), services.records
    results = await records.results_of(user, guild)
    daily = daily_lines(say, await services.deals.records.days_of(user))
    if not results and not daily:
        return None
    marks = await records.marks_of(guild, user)
    places = await services.seasons.places_of(guild, user)
    rated = profile_lines(say, await services.ratings.courses(user), places)
    favourite = await _favourite(services, interaction, say, user)
    fewer = [key for key, face in FACES.items() if face.FEWER_WINS]
    return profile_page(
        say, name, profile_of(results), favourite, marks, fewer, *rated, *daily, *further
    )


async def _favourite(
    services: Services, interaction: Interaction, say: Say, user: int
) -> tuple[str, int] | None:
    """The opponent met most often, among those who may be named, and the number of games."""
    guild = server_of(interaction)
    for met in (await services.records.met(guild, user))[:ASKED]:
        if not await services.preferences.is_unlisted(met.user):
            called = await services.records.name_in(guild, met.user) or ""
            return shown_name(say, called), met.games
    return None


async def _refused(
    services: Services, interaction: Interaction, user: int, member: Somebody | None
) -> Answer | None:
    """The reason why this person's past is hidden from the reader; None if it is shown."""
    say = services.say(interaction)
    if member is not None and member.bot:
        return in_words(say("history-computer", name=shown_name(say, member.display_name)))
    if isinstance(member, discord.User):
        return in_words(say("history-left"), accent=Accent.BOARD)
    if user != interaction.user.id and await services.preferences.is_unlisted(user):
        name = await _name(services, interaction, say, user, member)
        return in_words(say("history-unlisted", name=name), accent=Accent.BOARD)
    return None


async def _name(
    services: Services, interaction: Interaction, say: Say, user: int, member: Somebody | None
) -> str:
    """The name of the person with this past; "you" for the reader."""
    if user == interaction.user.id:
        return "you"
    if member is not None:
        return shown_name(say, member.display_name)
    called = await services.records.name_in(server_of(interaction), user)
    return shown_name(say, called or "")


def page_answer(say: Say, page: Page) -> Answer:
    """A page about no table."""
    return Answer(paged(page, say, NO_TABLE, 0, HAND))
