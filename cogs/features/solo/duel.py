"""Duels: the cards of one's own game for a friend, and both results for each of them and others."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple

import discord
from discord import ui

from cogs.context.refusals import DROPPED, Meaning, unless
from cogs.context.services import place_of
from cogs.features.solo.presses import again_with
from cogs.routing import sharing
from cogs.routing.request import Handling, Handlings, Request, alone
from cogs.routing.watching import TICKET
from cogs.surfaces.borrowed import BorrowedSurface
from cogs.surfaces.first_answer import note
from cogs.surfaces.render import render
from cogs.surfaces.surface import Surface
from cogs.surfaces.token import surface_of
from cogs.table.pages.hand import hand_answer
from cogs.table.pages.lesson import first_words, primer
from cogs.ui.answer import Answer, in_words
from cogs.ui.custom_ids import CustomId, Route
from cogs.ui.layout import TableSelect, button, container, paged, rows_of, words
from cogs.ui.page import HAND, Accent, Button, Page, Say, Style
from cogs.ui.routes import TakeDuel, Verb
from cogs.ui.spoken import shown_name
from engine.core import Seat
from engine.events.deals import LASTS, Duel, measures_by_seat
from engine.games import GAMES
from engine.tables.model.kind import DAY, DUEL, OWN, kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.result import finer_of, points_of
from engine.tables.model.table import ChannelPlace, Player, Table, owner_of
from engine.tables.ports import MessageRow, NotKept, Taken
from engine.tables.view import TableView

TAKEN_AT: Final = "duel "
"""The kind of a friend's message at which they took a duel, before the server; 0: none."""
PLAYED: Final = (OWN, DUEL, DAY)
"""The kinds of tables whose cards a friend may play."""
MOST_ENDS: Final = 4
"""The most results of duels that one message shows."""


class Side(NamedTuple):
    """A finished game of a duel, with the measures of its seats. own: its person's decides it."""

    table: Table
    measures: tuple[int, ...]
    own: int


async def ask(request: Request, *, chosen: bool = False) -> Answer:
    """Post the cards of one's own finished game for a picked person or anybody, if it is chosen."""
    say, table, named = request.say, await request.tables.found(request.table_id), None
    if kind_of(table) not in PLAYED or owner_of(table) != request.user or table.is_open:
        raise Refused(Refusal.NO_TABLE)
    if place_of(request.interaction) is None:
        return in_words(say("duel-refused", why="alone"))
    if await request.services.duels.dealt(request.user, table) != table.id:
        return in_words(say("duel-refused", why="first"))
    if not chosen:
        anybody = button(table.id, 0, Verb.DUEL_FOR, say("duel-anybody-button"), Style.GAIN, "⚔️")
        menu = TableSelect(CustomId(table.id, 0, Verb.DUEL_FOR), say("duel-one"), members=True)
        rows = [*rows_of([anybody]), ui.ActionRow(menu)]
        return Answer(container(Accent.HAND, (say("duel-whom"),), rows), separate=True)
    if request.value:
        found = request.picked(guest=request.interaction.guild_id is None)
        if found is None or found[1] or found[0].user == request.user:
            return in_words(say("duel-refused", why="whom"))
        named = found[0]
    posted = in_words(say("duel-posted"), accent=Accent.BOARD)
    return await _post(request, table, "first", named) or replace(posted, separate=False)


async def _post(request: Request, table: Table, kind: str, named: Player | None) -> Answer | None:
    """Post the cards of a table for others; None if they are posted, else the reason why not."""
    kind = "day" if table.day == request.services.deals.today.day else kind
    public = await request.services.public_say(request.interaction)
    name = shown_name(public, request.interaction.user.display_name)
    user = named.user if named else None
    of = {"kind": kind, "to": shown_name(public, named.name) if named else "none"}
    told = public("duel-asked", name=name, game=public(f"game-{table.game}"), **of)
    to = _signed(table, TakeDuel("", user, int(request.services.clock.now())))
    take = Button(public("share-cards-button"), to, Style.GAIN, "⚔️")
    layout = paged(Page(Accent.BOARD, (told,), (take,)), public, table.id, 0, HAND)
    key = (request.user, table.id, request.interaction.channel_id, user)
    if key in request.services.shared:
        return in_words(request.say("duel-refused", why="asked"))
    return await sharing.share(request, layout, table.game, key)


async def rematch(request: Request, *, sure: bool = False) -> Answer:
    """Deal other cards to somebody of a duel, after a page about it, and post them for others."""
    say, services, former = request.say, request.services, await _former(request)
    if former is None:
        return in_words(say("duel-refused", why="gone"))
    if kind_of(former) not in PLAYED:
        raise Refused(Refusal.NO_TABLE)
    if not await services.duels.dealt(request.user, former):
        return in_words(say("duel-refused", why="others"))
    if place_of(request.interaction) is None:
        return in_words(say("duel-refused", why="alone"))
    if (key := (None, former.id, None, None)) in services.shared:
        return in_words(say("duel-refused", why="again"))
    if not sure:
        return await _before(request, former, Verb.DEAL_AGAIN, "again")
    own, new = request.tables.own, again_with(request, former, _seat(former))
    settings = replace(new.settings if kind_of(former) is DAY else former.settings, duel=True)
    services.shared[key] = True
    seen = await own.open(own.origin(replace(new, settings=settings)), own.store.add_table)
    if refusal := await _post(request, seen.table, "again", None):
        services.shared.pop(key, None)
        return refusal
    note = say("duel-again-begun")
    return replace(hand_answer(say, seen, note=note), table=seen.table, separate=True)


async def _former(request: Request) -> Table | None:
    """The table whose cards a message offers; None: it isn't stored any more."""
    with suppress(Refused):
        return await request.tables.found(request.table_id)
    return None


async def take(request: Request, route: TakeDuel) -> Answer:
    """Play the cards of a friend's game, after a page about it, or go on with it."""
    say, services, user = request.say, request.services, request.user
    now, pressed, former = services.clock.now(), request.interaction.message, await _former(request)
    posted = route.message or (pressed.id if pressed else 0)
    if former is None:
        return in_words(say("duel-refused", why="gone"))
    if route != _signed(former, route):
        raise Refused(Refusal.NO_TABLE)
    if owner_of(former) == user:
        return await _refused(request, former, "own")
    if route.user not in (None, user):
        return await _refused(request, former, "named")
    if now - route.at > LASTS:
        return await _refused(request, former, "late")
    mine = await services.duels.dealt(user, former)
    if mine is None and not route.message:
        route = _signed(former, replace(route, message=posted))
        return await _before(request, former, route)
    seen = await _dealt(request, former) if mine is None else None
    table = seen.table if seen else await request.tables.found(mine or 0)
    if is_day := former.settings.day is not None and table.seed == former.seed:
        with suppress(Taken):  # everybody has one try, which counts
            await services.duels.add(former, now, table)
    known = seen or is_day or former.id in [d.table for d in await services.duels.untold(user)]
    if known:
        guild = None if surface_of(request.interaction).chat else request.interaction.guild_id
        at = (f"{TAKEN_AT}{guild or 0}", request.interaction.channel_id or 0, posted, now)
        await services.records.save_message(MessageRow(table.id, *at))
    if not known or not table.is_open:
        return await _refused(request, former, "played")
    seen = seen or await services.deals.shown(table)
    told = request.note(table) or say("duel-begun", name=_name(say, former))
    told = f"{told}\n{await first_words(services, say, seen, user)}".strip()
    return replace(hand_answer(say, seen, note=told), table=table, separate=True)


async def _before(request: Request, former: Table, route: Route, kind: str = "game") -> Answer:
    """The terms of a duel, the game if it is new to the reader, and the press that deals cards."""
    say, key, is_again = request.say, former.game, kind == "again"
    if former.day is not None and not is_again:
        kind = "today" if former.day == request.services.deals.today.day else "deal"
    told = say("duel-before", name=_name(say, former), game=say(f"game-{key}"), kind=kind)
    told += "" if kind in ("today", "deal") else f" {say(f'game-{key}-lasts')}"
    told += f"\n-# {say(f'daily-finer-{key}')}"
    label = say("duel-again-button" if is_again else "share-cards-button")
    press = Button(label, route, Style.GAIN, "⚔️")
    about, presses = await primer(request.services, say, request.user, key, press)
    page = Page(Accent.HAND, (told, about), presses)
    return Answer(paged(page, say, former.id, 0, HAND), separate=True)


async def _refused(request: Request, former: Table, why: str) -> Answer:
    """The reason why somebody can't take a duel; the pressed message shows how it ended."""
    message, surface = request.interaction.message, surface_of(request.interaction)
    public = await request.services.public_say(request.interaction)
    if message is not None and (layout := await _ended(request, public, former, message.id)):
        with unless(*Meaning):  # the answer says enough
            await surface.acknowledge(in_place=True)
            await surface.change(message.id, render(public, layout))
    return in_words(request.say("duel-refused", why=why))


async def _dealt(request: Request, former: Table) -> TableView:
    """A new table of the person with the cards of the former one; it makes no other one end.

    Of today's deal it is their try, unless they have to finish yesterday's first.
    """
    deals, new = request.services.deals, again_with(request, former, _seat(former))
    if former.settings.day == deals.today.day:
        computers = [each for each in new.players if each.user is None]
        return await deals.open(alone(request.interaction), computers, request.interaction.guild_id)
    add = partial(request.services.duels.add, former, request.services.clock.now())
    settings = replace(former.settings, duel=True, measure=None)
    try:
        return await request.tables.own.open(replace(new, settings=settings), add)
    except Taken:  # another press was faster
        raise Refused(Refusal.STALE, former) from None


async def news(request: Request) -> None:
    """Show somebody the results of their duels that are over, each once, and then everybody."""
    duels, now = request.services.duels, request.services.clock.now()
    surface = surface_of(request.interaction)
    try:
        for duel in await duels.untold(request.user, now - LASTS):
            if not surface.may_add or (both := await _both(request, duel)) is None:
                continue
            own = both[::-1] if duel.reader == duel.user else both
            former = await request.tables.found(duel.table)
            await surface.add(render(request.say, _told(request.say, former, both, own)))
            await duels.tell(duel, former.game, own[0].own - own[1].own if own else None)
            await _show_there(request, former, duel)
    except (discord.DiscordException, *DROPPED, NotKept, Refused) as error:
        note(error, "a duel's end is shown at another press")


async def _show_there(request: Request, former: Table, duel: Duel) -> None:
    """Show the end of a duel in the message at which it was taken, if a token or the bot can."""
    posting, own = request.outbox.posting, surface_of(request.interaction)
    rows = await request.services.records.messages(duel.played or 0)
    for row in (row for kind, row in rows.items() if kind.startswith(TAKEN_AT)):
        surface: Surface = BorrowedSurface(request.outbox.tokens, row.channel, own)
        say = await request.services.public_say(request.interaction)
        if guild := int(row.kind.removeprefix(TAKEN_AT)):
            surface = posting.surface_of(ChannelPlace(guild, row.channel))
            say = await posting.say_in(guild)
        if layout := await _ended(request, say, former, row.message):
            await surface.change(row.message, render(say, layout))


async def _ended(request: Request, say: Say, former: Table, message: int) -> ui.LayoutView | None:
    """The results of the duels that were taken at a message; None while somebody still plays."""
    told = list[str]()
    for duel in await request.services.duels.of(former.id):
        rows = await request.services.records.messages(duel.played or 0)
        if message not in [row.message for row in rows.values()]:
            continue
        if (both := await _both(request, duel)) is None:
            return None
        if both:
            best, least = sorted(both, key=lambda side: -side.own)
            end = "wins" if best.own > least.own else "draws"
            told.append(_compared(say, both, end, best, least))
    return _page(say, former, *told[:MOST_ENDS]) if told else None


async def _both(request: Request, duel: Duel) -> list[Side] | None:
    """Both games of a duel, the former one first; None while one goes on, [] if one has no end."""
    tables, found = request.tables, list[Side]()
    if duel.played is None:
        return []
    both = [await tables.found(number) for number in (duel.table, duel.played)]
    if any(table.is_open for table in both):
        return None
    with suppress(Unreadable):
        for table in both:
            by_seat = measures_by_seat(await tables.replay(table.id))
            found += [Side(table, by_seat, by_seat[_seat(table)])] if by_seat else []
    return found if len(found) == len(both) else []


def _told(say: Say, former: Table, both: Sequence[Side], own: Sequence[Side]) -> ui.LayoutView:
    """How a duel ended, as its reader reads it. own: both games, their own first."""
    if not both:
        told = dict.fromkeys(("winner", "name", "own", "other", "tie"), "")
        game = say(f"game-{former.game}")
        return words(Accent.SCORING, say("duel-told", end="void", game=game, **told))
    ahead = own[0].own - own[1].own
    end = "won" if ahead > 0 else "lost" if ahead else "level"
    return _page(say, former, _compared(say, both, end, *own))


def _compared(say: Say, both: Sequence[Side], end: str, own: Side, other: Side) -> str:
    """How a duel ended, and below it why, and the points of both games seat by seat."""
    game, between = own.table.game, ", " if say.in_words else " · "
    amount = GAMES[game].traits.amount
    mine, others = amount(points_of(own.own)), amount(points_of(other.own))
    names = {"winner": _name(say, own.table), "name": _name(say, other.table)}
    tie = mine == others and own.own != other.own
    of = {"own": say(f"game-{game}-gained", count=mine), "other": others, "tie": tie, **names}
    told = [say("duel-told", end=end, game=say(f"game-{game}"), **of)]
    best, least = (own, other) if own.own >= other.own else (other, own)
    if tie:
        digits = enumerate(zip(finer_of(best.own), finer_of(least.own), strict=True))
        by, (more, less) = next((by, pair) for by, pair in digits if pair[0] != pair[1])
        as_read = abs if by or GAMES[game].traits.fewer_wins else int  # cards left may be below 0
        told[0] += f" {say(f'duel-finer-{game}', by=by, own=as_read(more), other=as_read(less))}"
    for side in both:
        seats = zip(side.table.players, map(amount, map(points_of, side.measures)), strict=True)
        listed = [say("duel-seat", name=shown_name(say, p.name), points=n) for p, n in seats]
        name = _name(say, side.table)
        told.append(say("duel-game", name=name, seats=between.join(listed)))
    return "\n".join(told)


def _page(say: Say, former: Table, *told: str) -> ui.LayoutView:
    """Results of duels with the cards of this table, and the way to a rematch."""
    again = Button(say("duel-again-button"), Verb.DUEL_AGAIN, Style.MAIN, "🔁")
    return paged(Page(Accent.SCORING, told, (again,)), say, former.id, 0, HAND)


def _name(say: Say, table: Table) -> str:
    """The name of the person who has this own table."""
    return shown_name(say, table.players[_seat(table)].name)


def _seat(table: Table) -> Seat:
    """The seat of the person who has this own table."""
    return table.seat_of(owner_of(table)) or 0


def _signed(table: Table, to: TakeDuel) -> TakeDuel:
    """The way to this table's cards with its ticket; nobody can guess when that was opened."""
    secret = f"duel {table.id} {table.seed} {table.opened!r} {to.user} {to.at} {to.message}"
    return replace(to, ticket=sha256(secret.encode()).hexdigest()[:TICKET])


HANDLERS: Final[Handlings] = {
    Verb.DUEL: Handling(ask, looks_back=True, posts=True),
    Verb.DUEL_FOR: Handling(partial(ask, chosen=True), looks_back=True, posts=True),
    Verb.DUEL_AGAIN: Handling(rematch, looks_back=True),
    Verb.DEAL_AGAIN: Handling(partial(rematch, sure=True), looks_back=True, posts=True),
    TakeDuel: Handling(take, looks_back=True),
}
