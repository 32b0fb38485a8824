"""Duels: the cards of one's own finished game for a friend, and both results for each of them."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

import discord

from cogs.context.refusals import DROPPED
from cogs.context.services import place_of
from cogs.features.solo.presses import again_with
from cogs.routing import sharing
from cogs.routing.request import Handling, Handlings, Request, alone
from cogs.routing.watching import TICKET
from cogs.surfaces.first_answer import note
from cogs.surfaces.render import render
from cogs.surfaces.token import surface_of
from cogs.table.pages.hand import hand_answer
from cogs.ui.answer import Answer, in_words
from cogs.ui.layout import paged, words
from cogs.ui.page import HAND, Accent, Button, Page, Style
from cogs.ui.routes import TakeDuel, Verb
from cogs.ui.spoken import shown_name
from engine.core import Seat
from engine.events.deals import LASTS, Duel, points_at
from engine.games import GAMES
from engine.tables.model.kind import DAY, OWN, kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Table, owner_of
from engine.tables.ports import NotKept, Taken
from engine.tables.view import TableView


async def ask(request: Request) -> Answer:
    """Post the cards of one's own finished game for a friend to play."""
    say, table = request.say, await request.tables.found(request.table_id)
    if kind_of(table) not in (OWN, DAY) or owner_of(table) != request.user or table.is_open:
        raise Refused(Refusal.NO_TABLE)
    if place_of(request.interaction) is None:
        return in_words(say("duel-refused", why="alone"))
    public = await request.services.public_say(request.interaction)
    name = shown_name(public, request.interaction.user.display_name)
    told = public("duel-asked", name=name, game=public(f"game-{table.game}"))
    take = Button(public("share-cards-button"), TakeDuel(_ticket(table)), Style.GAIN, "⚔️")
    layout = paged(Page(Accent.BOARD, (told,), (take,)), public, table.id, 0, HAND)
    key = (request.user, table.id, request.interaction.channel_id, None)
    refusal = await sharing.share(request, layout, table.game, key)
    return refusal or in_words(say("duel-posted"), accent=Accent.BOARD)


async def take(request: Request, route: TakeDuel) -> Answer:
    """Play the cards of a friend's finished game, or go on with it."""
    say, services, user = request.say, request.services, request.user
    now, posted, former = services.clock.now(), request.interaction.message, None
    with suppress(Refused):
        former = await request.tables.found(request.table_id)
    if former is None:
        return in_words(say("duel-refused", why="gone"))
    if route.ticket != _ticket(former):
        raise Refused(Refusal.NO_TABLE)
    if owner_of(former) == user:
        return in_words(say("duel-refused", why="own"))
    if posted is None or now - posted.created_at.timestamp() > LASTS:
        return in_words(say("duel-refused", why="late"))
    mine = await services.duels.dealt(user, former)
    seen = await _dealt(request, former) if mine is None else None
    table = seen.table if seen else await request.tables.found(mine or 0)
    if is_day := former.settings.day is not None and table.seed == former.seed:
        with suppress(Taken):  # everybody has one try, which counts
            await services.duels.add(former, now, table)
    known = [each.table for each in await services.duels.untold(user)]
    if not table.is_open or not (seen or is_day or former.id in known):
        return in_words(say("duel-refused", why="played"))
    seen = seen or await services.deals.shown(table)
    counts = table.day == services.deals.today.day
    told = request.note(table) or say("duel-begun", name=_name(request, former), day=counts)
    return replace(hand_answer(say, seen, note=told), table=table, separate=True)


async def _dealt(request: Request, former: Table) -> TableView:
    """A new table of the person with the cards of the former one; it makes no other one end.

    Of today's deal it is their try, unless they have to finish yesterday's first.
    """
    deals, new = request.services.deals, again_with(request, former, _seat(former))
    if former.settings.day == deals.today.day:
        computers = [each for each in new.players if each.user is None]
        guild = request.interaction.guild_id
        return await deals.open(alone(request.interaction), computers, guild)
    add = partial(request.services.duels.add, former, request.services.clock.now())
    try:
        return await request.tables.own.open(replace(new, settings=former.settings), add)
    except Taken:  # another press was faster
        raise Refused(Refusal.STALE, former) from None


async def news(request: Request) -> None:
    """Show somebody the results of their duels that are over, each once."""
    duels, now = request.services.duels, request.services.clock.now()
    surface, pictures = surface_of(request.interaction), request.services.pictures
    try:
        for duel in await duels.untold(request.user, now - LASTS):
            if surface.may_add and (told := await _told(request, duel)):
                layout = words(Accent.SCORING, told)
                await surface.add(render(request.say, layout, pictures=pictures))
                await duels.tell(duel)
    except (discord.DiscordException, *DROPPED, NotKept, Refused) as error:
        note(error, "a duel's end is shown at another press")


async def _told(request: Request, duel: Duel) -> str:
    """How a duel ended, as its reader reads it; "" while it goes on."""
    say, tables, own, other = request.say, request.tables, None, None
    there = former = await tables.found(duel.table)
    if duel.played is not None:
        here = played = await tables.found(duel.played)
        if played.is_open:
            return ""
        if duel.reader != duel.user:
            there, here = played, former
        with suppress(Unreadable):
            own, other = [points_at(await tables.replay(each.id)) for each in (here, there)]
    name, game = _name(request, there), say(f"game-{former.game}")
    if own is None or other is None:
        return say("duel-told", end="void", game=game, name=name, own=0, other=0)
    end = "won" if own > other else "lost" if own < other else "level"
    own, other = map(GAMES[former.game].traits.amount, (own, other))
    return say("duel-told", end=end, game=game, name=name, own=own, other=other)


def _name(request: Request, table: Table) -> str:
    """The name of the person who has this own table."""
    return shown_name(request.say, table.players[_seat(table)].name)


def _seat(table: Table) -> Seat:
    """The seat of the person who has this own table."""
    return table.seat_of(owner_of(table)) or 0


def _ticket(table: Table) -> str:
    """The part of a button that deals this table's cards; nobody can guess when it was opened."""
    secret = f"duel {table.id} {table.seed} {table.opened!r}"
    return sha256(secret.encode()).hexdigest()[:TICKET]


HANDLERS: Final[Handlings] = {
    Verb.DUEL: Handling(ask, looks_back=True, posts=True),
    TakeDuel: Handling(take, looks_back=True),
}
