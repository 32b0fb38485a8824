"""Challenges, for which one person opens a table for another."""

from dataclasses import replace
from typing import Final

import discord

from cogs.context.permissions import can_read
from cogs.context.services import place_of
from cogs.mentions.asking import Occasion, decided
from cogs.mentions.decision import Later, Never, Person, Reason
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.opening import Opening, in_the_way, open_table, refuse_without_thread
from cogs.ui.answer import Answer, in_words
from cogs.ui.layout import container, rows_of, select, words
from cogs.ui.names import clock_time, escaped, short_name
from cogs.ui.page import NO_TABLE, Accent
from cogs.ui.routes import Challenge
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player


async def ask(request: Request, member: discord.Member | discord.User) -> Answer:
    """Ask for the game of a challenge, or explain the obstacle."""
    if refused := await _refused(request, member):
        return in_words(refused)
    say = request.say
    options = {game: say(f"choice-{game}") for game in GAMES}
    text, asked = say("challenge-which", name=_name(member)), say("challenge-placeholder")
    games = rows_of([select(NO_TABLE, Challenge(member.id), asked, options)])
    return Answer(container(Accent.HAND, (text,), games))


async def challenge(request: Request, route: Challenge) -> Answer:
    """Open the table of a challenge."""
    guild, game = request.interaction.guild, route.game or request.value
    if guild is None or game not in GAMES:
        raise Refused(Refusal.BAD_CHOICE)
    try:
        member = await guild.fetch_member(route.user)
    except discord.NotFound:
        return Answer(words(Accent.TROUBLE, request.say("challenge-gone")))
    if refused := await _refused(request, member):
        return Answer(words(Accent.TROUBLE, refused))
    opening = Opening(game, thread=route.thread, guest=Player(member.display_name, member.id))
    return replace(await open_table(request, opening), separate=False)  # in place of the question


async def _refused(request: Request, member: discord.Member | discord.User) -> str:
    """Why this person can't be challenged here; "" if they can."""
    services, interaction, say = request.services, request.interaction, request.say
    name = _name(member)
    if member.bot:
        return say("seat-bot", name=name)
    if member.id == request.user:
        return say("challenge-self")
    if not isinstance(member, discord.Member):
        return say("challenge-gone")
    services.tables.refuse_challenge(request.user, member.id)
    channel = interaction.channel_id
    sees = channel is not None and await can_read(member.guild, channel, member)
    occasion = Occasion(Reason.CHALLENGE, member.guild.id)
    match await decided(services, occasion, member.id, Person(sees=sees)):
        case Never(why=why):
            return say("challenge-never", name=name, why=why)
        case Later(when=when, why=why):
            return say("challenge-later", name=name, why=why, until=clock_time(when))
    if (standing := services.tables.at(place_of(interaction))) is not None:
        refuse_without_thread(request, standing)
    return await in_the_way(request, threaded=False)


def _name(member: discord.abc.User) -> str:
    return escaped(short_name(member.display_name, "")) or member.mention


HANDLERS: Final[Handlings] = {Challenge: Handling(challenge)}
