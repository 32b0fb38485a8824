"""People who come and go: taking a seat back, kicks, free seats, following, rematches."""

from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from cogs.context.permissions import may_moderate, may_write
from cogs.routing.request import NO_SEAT, Handling, Handlings, Request
from cogs.table.opening import open_table, read_opening
from cogs.table.play import more, reply, show_hand
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.face import normalised
from cogs.ui.layout import OPTION, ROW, TableSelect, button, container, cut, rows_of, words
from cogs.ui.names import escaped, host_name, names_of, short_name
from cogs.ui.page import Accent, CustomId, Run, Say, Style, Verb, write_route
from engine.core import Seat
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player, Status, Table
from engine.tables.transitions import lobby, seating


async def take_back(request: Request) -> Answer:
    """Take back a seat that a computer player holds."""
    seen = await request.tables.view(request.table_id, request.user)
    if seen.seat is None or seen.table.players[seen.seat].is_away:
        await request.tables.change(request.table_id, seating.taken_back, request.user)
    return await show_hand(request)


async def kick(request: Request) -> Answer:
    """Remove the person that the argument names, who is asked about first, or a computer."""
    if request.sure:
        return await _kick_surely(request)
    table, say = request.open_table(), request.say
    seat = meant(table, request.argument)
    if seat is None:
        return await _kick_computer(request, table)
    moderates = may_moderate(request.interaction)
    owner = seating.refuse_to_kick(table, request.user, seat, may_moderate=moderates)
    runs = "yes" if table.status is Status.RUNNING else "no"
    asked = say("kick-sure", name=names_of(table)[seat], runs=runs)
    sure = button(
        table.id, 0, Run(Verb.KICK, str(owner), sure=True), say("kick-button"), Style.COST, "👋"
    )
    return Answer(
        container(Accent.TROUBLE, (asked,), rows_of([sure])), separate=True, kind=Kind.ENDING
    )


async def _kick_computer(request: Request, table: Table) -> Answer:
    """Remove a computer from a lobby; in a running game, explain how to give its seat away."""
    name = normalised(request.argument)
    named = (
        s for s, p in enumerate(table.players) if p.user is None and normalised(p.name) == name
    )
    seat = next(named, None)
    if seat is None:
        raise Refused(Refusal.NO_PERSON, table)
    called = names_of(table, say=request.say)[seat]
    if table.status is Status.RUNNING:
        return in_words(request.say("kick-computer", name=called))
    await request.tables.change(table.id, lobby.without_computer, request.user, seat)
    return in_words(request.say("kick-done-lobby", name=called), accent=Accent.HAND)


async def _kick_surely(request: Request) -> Answer:
    """Remove the person with this id; in a running game a computer plays on."""
    table = request.open_table()
    seat = table.seat_of(int(request.argument)) if request.argument.isdecimal() else None
    if seat is None:
        raise Refused(Refusal.NO_PERSON, table)
    moderates, name = may_moderate(request.interaction), names_of(table)[seat]
    owner = seating.refuse_to_kick(table, request.user, seat, may_moderate=moderates)
    await request.services.preferences.set_kicked(table.id, owner, table.players[seat].name)
    await request.tables.kick(table.id, request.user, seat, may_moderate=moderates)
    runs = table.status is Status.RUNNING
    request.open_hands.dismiss(table.id, owner, "kicked" if runs else "refusal-kicked")
    page = words(Accent.HAND, request.say("kick-done" if runs else "kick-done-lobby", name=name))
    if not runs:
        await offer_to_let_in(request, table, page)
    return Answer(page)


async def refuse_kicked(request: Request, table: Table) -> None:
    """Refuse a person who was kicked from this table and hasn't been let in again."""
    if request.user in await request.services.preferences.kicked(table.id):
        raise Refused(Refusal.KICKED, table)


async def offer_to_let_in(request: Request, table: Table, page: ui.LayoutView) -> None:
    """Add a button to a panel for each of the last people who were kicked."""
    kicked = await request.services.preferences.kicked(table.id)
    for user, name in [*kicked.items()][-ROW:]:
        label = request.say("let-in-button", name=short_name(name))
        page.add_item(ui.ActionRow(button(table.id, 0, Run(Verb.JOIN, f"let.{user}"), label)))


async def let_in(request: Request) -> Answer:
    """Let the person with this id, who was kicked, in again; for the host and moderators."""
    table, preferences = request.open_table(), request.services.preferences
    if table.host != request.user and not may_moderate(request.interaction):
        raise Refused(Refusal.NOT_HOST, table)
    user = int(request.argument) if request.argument.isdecimal() else NO_SEAT
    if (name := (await preferences.kicked(table.id)).get(user)) is None:
        raise Refused(Refusal.NO_PERSON, table)
    await preferences.set_kicked(table.id, user, None)
    shown = escaped(short_name(name, "")) or f"<@{user}>"
    return Answer(words(Accent.HAND, request.say("let-in-done", name=shown)))


async def seats(request: Request) -> Answer:
    """The host's panel for the seats of a running game."""
    table = request.open_table()
    if table.host != request.user:
        raise Refused(Refusal.NOT_HOST, table)
    return Answer(seats_page(request.say, table), kind=Kind.MORE)


async def _ask_host(request: Request) -> Answer:
    table = request.open_table()
    seat = meant(table, request.argument)
    after = seating.handed_over(table, request.user, NO_SEAT if seat is None else seat)
    name = names_of(table)[seat or 0]
    route = Run(Verb.HOST, str(after.host), sure=True)
    sure = button(table.id, 0, route, request.say("host-button"), Style.MAIN, "🎩")
    question = container(Accent.HAND, (request.say("host-sure", name=name),), rows_of([sure]))
    return Answer(question, separate=True, kind=Kind.ENDING)


async def hand_over(request: Request) -> Answer:
    """Make the person that the argument names the host, once the present host is sure."""
    if not request.sure:
        return await _ask_host(request)
    table = request.open_table()
    seat = meant(table, request.argument)
    table = await request.tables.change(
        table.id, seating.handed_over, request.user, NO_SEAT if seat is None else seat
    )
    return Answer(words(Accent.HAND, request.say("host-done", host=host_name(request.say, table))))


async def succeed(request: Request) -> Answer:
    """Become the host in place of one who has been silent for a day."""
    table = await request.tables.change(
        request.table_id, seating.succeeded, request.user, request.services.clock.now()
    )
    return await more(request, request.say("host-done", host=host_name(request.say, table)))


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A member of the server who gets a seat. abroad: the name that they have everywhere."""

    user: int
    name: str
    is_bot: bool
    abroad: str


async def seat_picked(request: Request) -> Answer:
    """Give a free seat to the member who was picked, as Discord describes them."""
    key = request.argument.removeprefix("=")
    sent: dict[str, Any] = dict(request.interaction.data or {})
    known = sent.get("resolved", {})
    user, member = (known.get(kind, {}).get(key) for kind in ("users", "members"))
    if user is None or member is None:
        raise Refused(Refusal.NO_PERSON, request.open_table())
    name = user.get("global_name") or user["username"]
    newcomer = Newcomer(int(key), member.get("nick") or name, bool(user.get("bot")), name)
    return await seat(request, newcomer)


async def seat(request: Request, newcomer: Newcomer) -> Answer:
    """Give a free seat of a running game to somebody, with the host's permission."""
    say, table = request.say, request.open_table()
    name = escaped(short_name(newcomer.name, "")) or f"<@{newcomer.user}>"
    if newcomer.is_bot:
        return in_words(say("seat-bot", name=name))
    own = table.seat_of(newcomer.user)
    if own is not None and not table.players[own].is_away:
        return in_words(say("seat-has-one", name=name))
    preferences = request.services.preferences
    if table.status is Status.LOBBY and newcomer.user in await preferences.kicked(table.id):
        return await let_in(replace(request, argument=str(newcomer.user)))
    await _seated(request, table, newcomer)
    await preferences.set_kicked(table.id, newcomer.user, None)
    return in_words(say("seat-done", name=name), accent=Accent.HAND)


async def _seated(request: Request, table: Table, newcomer: Newcomer) -> None:
    """Their own seat if they have one; else an abandoned seat, else a computer's."""
    tables, host = request.tables, request.user
    if table.seat_of(newcomer.user) is not None and host == table.host:
        await tables.change(table.id, seating.taken_back, newcomer.user)
        return
    free = [s for s, player in enumerate(table.players) if player.is_free]
    free.sort(key=lambda s: not table.players[s].left)
    player = Player(newcomer.name, newcomer.user, abroad=newcomer.abroad)
    await tables.change(table.id, seating.seated, host, free[0] if free else NO_SEAT, player)


async def follow(request: Request) -> Answer:
    """Follow a table, or stop following it; the answer appears in the panel that was pressed."""
    if request.tables.table(request.table_id) is None:
        raise Refused(Refusal.TABLE_OVER)
    preferences = request.services.preferences
    following = request.user in await preferences.followers(request.table_id)
    if not (following or may_write(request.interaction)):
        raise Refused(Refusal.MAY_NOT_WRITE)  # a follower is mentioned below the board
    follows = await preferences.follow(request.table_id, request.user)
    text = request.say("follow-on" if follows else "follow-off")
    return await reply(request, text)


async def open_thread(request: Request) -> Answer:
    """Open the table that the argument describes in a thread of its own."""
    opening = replace(read_opening(request.argument), thread=True)
    answer = await open_table(request.services, request.say, request.interaction, opening)
    return replace(answer, separate=False)  # in place of the offer, which is taken


def meant(table: Table, typed: str) -> Seat | None:
    """The seat of the person whose id, mention or name was typed; people may have left Discord."""
    number = typed.strip().strip("<@!>")
    if number.isdecimal() and (seat := table.seat_of(int(number))) is not None:
        return seat
    people = [s for s, player in enumerate(table.players) if player.user is not None]
    return next((s for s in people if normalised(table.players[s].name) == normalised(typed)), None)


def seats_page(say: Say, table: Table) -> ui.LayoutView:
    """A select of actions on the other players, and one of members for a free seat."""
    names, rated = names_of(table, say=say), table.settings.rated
    others = [
        (player, names.bare[seat])
        for seat, player in enumerate(table.players)
        if player.user not in (None, table.host) and not player.left
    ]
    ways = [(Verb.HOST, "🎩")] if rated else [(Verb.KICK, "👋"), (Verb.HOST, "🎩")]
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


HANDLERS: Final[Handlings] = {
    (Verb.JOIN, "back"): Handling(take_back),
    (Verb.JOIN, "let"): Handling(let_in),
    Verb.SEATS: Handling(seats),
    Verb.KICK: Handling(kick),
    Verb.HOST: Handling(hand_over),
    Verb.SEAT: Handling(seat_picked, posts=True),
    Verb.FOLLOW: Handling(follow),
    (Verb.HOST, "succeed"): Handling(succeed),
    (Verb.OPEN, "thread"): Handling(open_thread),
}
