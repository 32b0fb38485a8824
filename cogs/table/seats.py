"""People who come and go: taking a seat, leaving, kicks, free seats, another host."""

from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Final

from discord import ui

from cogs.context.permissions import may_moderate
from cogs.routing.request import NO_SEAT, Handling, Handlings, Request, person
from cogs.surfaces.token import in_ephemeral
from cogs.table.ending import end_answer
from cogs.table.pages import lobby as lobby_page
from cogs.table.pages.end import next_ways
from cogs.table.pages.refusal_words import deal_in_press
from cogs.table.play import away, more, show_hand
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import ROW, TableSelect, button, choice, container, rows_of, words
from cogs.ui.names import escaped, host_name, names_of, short_name, starts_with
from cogs.ui.page import Accent, Button, Style
from cogs.ui.routes import HandOver, Kick, LetIn, Swap, Verb
from engine.core import Seat
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Status, Table
from engine.tables.transitions import invitations, lobby, seating, votes


async def join(request: Request) -> Answer:
    """Take a seat; in a running game, take the own seat back."""
    say, tables = request.say, request.tables
    now = tables.table(request.table_id)
    seat = None if now is None else now.seat_of(request.user)
    if now is not None and seat is not None and now.players[seat].is_away:
        await tables.change(now.id, seating.taken_back, request.user)
        return await show_hand(request)
    takes = partial(lobby.joined, player=person(request.interaction))
    table = await tables.answered(request.table_id, takes, lobby_page.mate(say))
    if table.seat_of(request.user) is None:
        layout = words(Accent.HAND, say("rematch-sits-out"))
        return Answer(layout, separate=True, kind=Kind.END, table=table)
    if table.status is Status.RUNNING:
        return await show_hand(request)
    joined = say("lobby-joined", **starts_with(say, table))
    preferences, user = request.services.preferences, request.user
    if preferences.hours(user) and (zone := preferences.zone(user)) and not preferences.quiet(user):
        joined += "\n" + say("quiet-zone-gone", zone=zone)
    results = await request.services.records.results_of(user)
    is_first = all(result.game != table.game for result in results)
    offers = is_first and await preferences.offers(user, table.game)
    page = lobby_page.joined(say, table.game, joined, offers_lesson=offers)
    return Answer(page, separate=True, kind=Kind.SEATED, table=table)


async def leave(request: Request) -> Answer:
    """Leave the table; people who leave a running game can take their seat back.

    Somebody whose seat is kept declines it. At a night, leaving has a price, so More asks first.
    """
    now = request.tables.table(request.table_id)
    if now is not None and invitations.is_invited(now, request.user):
        return await decline(request)
    if now is not None and now.settings.night is not None:
        return await more(request)
    table = await request.tables.change(request.table_id, seating.left, request.user)
    if table.status is Status.RUNNING:
        return away(request)
    closed = "lobby-left-voted" if votes.ended_by_vote(table) else "lobby-left-last"
    message = "lobby-left" if table.is_open else closed
    request.open_hands.dismiss(table.id, request.user, message)
    return in_words(request.say(message), accent=Accent.HAND)


async def decline(request: Request) -> Answer:
    """Free the seat that is kept for the person who presses."""
    say, user = request.say, request.user
    table = await request.tables.answered(
        request.table_id, lambda table, _: invitations.declined(table, user), lobby_page.mate(say)
    )
    runs = table.status is Status.RUNNING
    told = say("challenge-declined", runs=runs)
    if table.rematch_of is not None and in_ephemeral(request.interaction):
        over = await request.tables.replay(table.rematch_of)
        if over.outcome is not None and over.table.seat_of(user) is not None:
            return await end_answer(request, over, told)  # their own end, which asked them
    ways = deal_in_press(say, table, user) if runs else []
    layout = container(Accent.HAND, (told,), rows_of(ways))
    kind = Kind.END if runs else Kind.SEATED
    return Answer(layout, separate=True, kind=kind, table=table)


async def deal_in(request: Request) -> Answer:
    """Let somebody without a seat wait for the next game; a second press shows the way out.

    Once the game is over, they take a seat in the lobby of the next one, or can open it.
    """
    say, now = request.say, request.services.clock.now()
    table = await request.tables.next_at(request.table_id, now)  # whose queue the game will have
    if table.status is Status.LOBBY and table.id != request.table_id:
        try:
            joined = await join(replace(request, table_id=table.id))
            return replace(joined, table=joined.table or table)
        except Refused as refused:
            if refused.refusal not in (Refusal.TABLE_FULL, Refusal.SEAT_KEPT):
                raise
    waiting = partial(invitations.queued, player=person(request.interaction))
    table = await request.tables.change(table.id, waiting)
    if not table.is_open and request.tables.at(table.place) is not None:  # it has just opened
        return await deal_in(request)
    place = 1 + [each.user for each in table.queue].index(request.user)
    told = [say("deal-in-done", place=place)]
    ways = [button(table.id, 0, Verb.DEAL_OUT, say("deal-out-button"))]
    if not table.is_open:
        told.append(say("deal-in-opens"))
        ways = [*next_ways(say, table), *ways]
    kind = Kind.END if table.seat_of(request.user) is None else Kind.WORDS
    layout = container(Accent.HAND, told, rows_of(ways))
    return Answer(layout, separate=True, kind=kind, table=table)


async def deal_out(request: Request) -> Answer:
    """Let somebody wait for the next game no longer; if it gathers already, they leave it."""
    table = await request.tables.next_at(request.table_id, request.services.clock.now())
    if table.status is Status.LOBBY and table.seat_of(request.user) is not None:
        return await leave(replace(request, table_id=table.id))
    await request.tables.change(table.id, invitations.out_of_queue, request.user)
    return Answer(words(Accent.HAND, request.say("deal-out-done")))


async def kick(request: Request, route: Kick) -> Answer:
    """Remove somebody, after a question; in a running game a computer plays on."""
    table, say = request.open_table(), request.say
    seat, moderates = _seat_of(table, route.user), may_moderate(request.interaction)
    owner = seating.refuse_to_kick(table, request.user, seat, may_moderate=moderates)
    name, runs = names_of(table)[seat], table.status is Status.RUNNING
    if not route.sure:
        asked = say("kick-sure", name=name, runs=runs)
        sure = button(table.id, 0, Kick(owner, sure=True), say("kick-button"), Style.COST, "👋")
        question = container(Accent.TROUBLE, (asked,), rows_of([sure]))
        return Answer(question, separate=True, kind=Kind.ENDING)
    change = request.tables.change
    table = await change(table.id, seating.kicked, request.user, seat, may_moderate=moderates)
    request.open_hands.dismiss(table.id, owner, "kicked" if runs else "refusal-kicked")
    page = words(Accent.HAND, say("kick-done" if runs else "kick-done-lobby", name=name))
    if not runs:
        offer_to_let_in(request, table, page)
    return Answer(page)


def offer_to_let_in(request: Request, table: Table, page: ui.LayoutView) -> None:
    """Add a button to a panel for each of the last people who were kicked."""
    for gone in table.kicked[-ROW:]:
        label = request.say("let-in-button", name=short_name(gone.name))
        page.add_item(ui.ActionRow(button(table.id, 0, LetIn(gone.user), label)))


async def let_in(request: Request, route: LetIn) -> Answer:
    """Let somebody who was kicked in again; for the host and moderators."""
    table, user, moderates = request.open_table(), route.user, may_moderate(request.interaction)
    change = request.tables.change
    await change(table.id, seating.let_in, request.user, user, may_moderate=moderates)
    name = next((gone.name for gone in table.kicked if gone.user == user), "")
    shown = escaped(short_name(name, "")) or f"<@{user}>"
    return Answer(words(Accent.HAND, request.say("let-in-done", name=shown)))


async def seats(request: Request) -> Answer:
    """The panel of the people at a table: for its host, and for moderators to remove somebody."""
    table = request.open_table()
    if table.host != request.user and not may_moderate(request.interaction):
        raise Refused(Refusal.NOT_HOST, table)
    return _seats(request, table)


async def swap(request: Request, route: Swap) -> Answer:
    """Let two players swap their seats before the start; the panel shows the new ones."""
    change, seats = request.tables.change, (route.seat, route.other)
    table = await change(request.table_id, lobby.swapped, request.user, *seats)
    names = names_of(table, say=request.say)
    told = request.say("seats-swapped", one=names[route.seat], other=names[route.other])
    return _seats(request, table, told)


async def hand_over(request: Request, route: HandOver) -> Answer:
    """Make somebody the host, after a question to the present host."""
    table, say = request.open_table(), request.say
    seat = _seat_of(table, route.user)
    seating.handed_over(table, request.user, seat)
    if not route.sure:
        sure = button(table.id, 0, replace(route, sure=True), say("host-button"), Style.MAIN, "🎩")
        asked = say("host-sure", name=names_of(table)[seat])
        question = container(Accent.HAND, (asked,), rows_of([sure]))
        return Answer(question, separate=True, kind=Kind.ENDING)
    table = await request.tables.change(table.id, seating.handed_over, request.user, seat)
    return Answer(words(Accent.HAND, say("host-done", host=host_name(say, table))))


async def seat(request: Request) -> Answer:
    """Give a free seat of a running game to the picked member; their own if they have one."""
    say, table, key = request.say, request.open_table(), request.value
    if (found := request.picked(guest=kind_of(table).guest)) is None:
        raise Refused(Refusal.NO_PERSON, table)
    newcomer, is_bot = found
    name = escaped(short_name(newcomer.name, "")) or f"<@{key}>"
    if is_bot:
        return in_words(say("seat-bot", name=name))
    own = table.seat_of(int(key))
    if own is not None and not table.players[own].is_away:
        return in_words(say("seat-has-one", name=name))
    if own is not None and request.user == table.host:
        await request.tables.change(table.id, seating.taken_back, int(key))
    else:  # an abandoned seat if there is one, else a computer's
        free = (s for s, player in enumerate(table.players) if player.is_free)
        to = min(free, key=lambda s: not table.players[s].left, default=NO_SEAT)
        await request.tables.change(table.id, seating.seated, request.user, to, newcomer)
    return in_words(say("seat-done", name=name), accent=Accent.HAND)


def _seat_of(table: Table, user: int) -> Seat:
    """The seat of this person; NO_SEAT, which the gate refuses, without one."""
    seat = table.seat_of(user)
    return NO_SEAT if seat is None else seat


def _seats(request: Request, table: Table, note: str = "") -> Answer:
    """A select of actions on the other players, and one of members for a free seat.

    It is for the host, or a moderator, who may only remove people. note: the last action's result.
    """
    say, runs = request.say, table.status is Status.RUNNING
    names, is_host = names_of(table, say=say).bare, table.host == request.user
    fixed = runs and kind_of(table).seats is not None
    kicks, hosts = list[Button](), list[Button]()
    for player, name in zip(table.players, names, strict=True):
        if player.user is None or player.user == request.user or player.left:
            continue
        kick, host = (say("seats-option", way=way, name=name) for way in ("kick", "host"))
        kicks.append(Button(kick, Kick(player.user), emoji="👋"))
        hosts.append(Button(host, HandOver(player.user), emoji="🎩"))
    options = ([] if fixed else kicks) + (hosts if is_host else [])
    teams = lobby_page.teams(table) if is_host and not runs else 0
    for one, other in combinations(range(len(names)), 2):
        if teams and (one - other) % teams:
            label = say("seats-swap", one=names[one], other=names[other])
            options.append(Button(label, Swap(one, other), emoji="🔀"))
    rows = choice(table.id, 0, say("seats-choose"), options)
    free = runs and is_host and not fixed and any(player.is_free for player in table.players)
    if free:
        seat = CustomId(table.id, 0, Verb.SEAT)
        rows.append(ui.ActionRow(TableSelect(seat, say("seats-give"), members=True)))
    text = say("seats-text", others=len(options), free=free if runs and is_host else "unsaid")
    page = container(Accent.HAND, (note, f"### {say('seats-button')}", text), rows)
    if table.status is Status.LOBBY:
        offer_to_let_in(request, table, page)
    return Answer(page, kind=Kind.MORE)


HANDLERS: Final[Handlings] = {
    Verb.JOIN: Handling(join, on_board=True),
    Verb.LEAVE: Handling(leave, on_board=True),
    Verb.DECLINE: Handling(decline),
    Verb.DEAL_IN: Handling(deal_in, posts=True, on_board=True),
    Verb.DEAL_OUT: Handling(deal_out),
    LetIn: Handling(let_in),
    Verb.SEATS: Handling(seats),
    Kick: Handling(kick),
    Swap: Handling(swap),
    HandOver: Handling(hand_over),
    Verb.SEAT: Handling(seat, posts=True),
}
