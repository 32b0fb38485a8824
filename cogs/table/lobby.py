"""The start and the end of a table: computer players, house rules, ending."""

from typing import Any, Final

from cogs.context.options import clock_sent, value_sent
from cogs.context.permissions import may_moderate
from cogs.routing.request import Handling, Handlings, Request
from cogs.surfaces.token import in_ephemeral
from cogs.table.ending import is_mute
from cogs.table.pages import lobby as lobby_page
from cogs.table.pages.lesson import proposed_level
from cogs.table.pages.menus import CLOCK, end_page
from cogs.table.pages.refusal_words import refusal_words
from cogs.table.play import more, reply, show_hand
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.layout import words
from cogs.ui.names import names_of
from cogs.ui.page import Accent
from cogs.ui.routes import AddComputer, End, SetRule, Verb
from engine.players import rivals
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, refuse
from engine.tables.model.table import Player, Status, Table, guild_of
from engine.tables.transitions import lobby
from engine.tables.transitions.votes import electorate, end_vote, ended


async def computers(request: Request) -> Answer:
    """The choice of a computer player."""
    now = _hosted(request)
    refuse(kind_of(now).computers, now)
    return await _levels(request, now)


async def _levels(request: Request, table: Table, text: str = "") -> Answer:
    """The levels; a Deckhand is proposed to people who haven't won yet."""
    proposed = await proposed_level(request.services, request.user)
    page = lobby_page.levels(request.say, table, text, proposed=proposed)
    return Answer(page, kind=Kind.COMPUTERS)


async def add_computer(request: Request, route: AddComputer) -> Answer:
    """Seat a computer player of a level, or a rival of this game, and show its name."""
    say, now = request.say, _hosted(request)
    newcomer = lobby_page.newcomer(say, route.level, now.players)
    if route.rival:
        if route.rival not in rivals(now.game) or any(p.name == route.rival for p in now.players):
            return await _levels(request, now)  # the game has changed, or another press was faster
        newcomer = Player(route.rival, None, route.level, rival=True)
    game = request.tables.rules(now)
    table = await request.tables.change(now.id, lobby.with_computer, game, request.user, newcomer)
    return await _levels(request, table, say("lobby-computer-joined", name=newcomer.name))


async def remove_computer(request: Request) -> Answer:
    """Remove the last computer player."""
    table = await request.tables.change(request.table_id, lobby.without_computer, request.user)
    return await _levels(request, table, request.say("lobby-computer-left"))


async def house_rules(request: Request) -> Answer:
    """The host's house rules, with the values of the chosen one."""
    now = request.open_table()
    if now.status is not Status.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY, now)
    return _house_rules(request, now, request.value)


def _house_rules(request: Request, table: Table, at: str) -> Answer:
    """The house rules, for this person."""
    mute = request.services.preferences.is_mute(guild_of(table.place))
    page = lobby_page.house_rules(request.say, table, request.user, at, mute=mute)
    return Answer(page, kind=Kind.HOUSE_RULES, table=table)


async def set_rule(request: Request, route: SetRule) -> Answer:
    """Choose a house rule's value, the rating, or the clock (in seconds, 0: none; also later)."""
    user, change = request.user, request.tables.change
    if route.name == CLOCK:
        table = await change(request.table_id, lobby.with_clock, user, clock_sent(request.value))
        if table.status is Status.RUNNING:
            return await reply(request, request.say("clock-done", clock=table.settings.clock or 0))
        return _house_rules(request, table, route.name)
    now = _hosted(request)
    if route.name in (lobby_page.RATED, lobby_page.MUTE):
        on = lobby_page.RATINGS.get(request.value)
        if on is None:
            raise Refused(Refusal.BAD_CHOICE)
        if route.name == lobby_page.MUTE and not on and await is_mute(request, now):
            raise Refused(Refusal.MUTE, now)
        if route.name == lobby_page.RATED:
            table = await change(now.id, lobby.with_rating, user, rated=on)
        else:
            table = await change(now.id, lobby.with_mute, user, mute=on)
    else:
        chosen = {route.name: value_sent(now.game, route.name, request.value)}
        table = await change(now.id, lobby.chosen, request.tables.rules(now), user, **chosen)
    return _house_rules(request, table, route.name)


async def start(request: Request) -> Answer:
    """Deal the cards, and show the host's hand."""
    table = await request.tables.start(request.table_id, request.user)
    if table.seat_of(request.user) is None:
        return in_words(request.say("lobby-started"), accent=Accent.HAND)
    return await show_hand(request)


async def end(request: Request, route: End) -> Answer:
    """End the table after a question, asked again if the game has begun; others get More."""
    now, moderates = request.tables.table(request.table_id), may_moderate(request.interaction)
    if route.asked is None or (now is not None and route.asked is not now.status):
        now = request.open_table()
        if now.host == request.user or moderates:
            at = request.services.clock.now()
            asked = _asked(request, ended(now, request.user, at, may_moderate=moderates))
            return Answer(end_page(request.say, now, asked), kind=Kind.ENDING)
        refused = Refused(Refusal.NOT_HOST, now)
        if in_ephemeral(request.interaction):
            return await more(request, refusal_words(request.say, refused, request.user))
        raise refused
    table = await request.tables.end(request.table_id, request.user, may_moderate=moderates)
    told = request.say("table-ended")
    if table.is_open:
        told = request.say("ending-asked", **_asked(request, table))
    return Answer(words(Accent.HAND, told))


def _asked(request: Request, table: Table) -> dict[str, Any]:
    """The people whom a vote on the end asks, and the yes votes that it needs; 0: there is none."""
    vote = end_vote(table) if table.is_open else None
    if vote is None:
        return {"names": "", "needed": 0}
    seats, needed = electorate(table, vote, request.services.clock.now())
    return {"names": names_of(table).listed(request.say, sorted(seats)), "needed": needed}


def _hosted(request: Request) -> Table:
    """The table before its start, if the person who asks is its host; else refused."""
    now = request.open_table()
    if now.status is not Status.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY, now)
    if now.host != request.user:
        raise Refused(Refusal.NOT_HOST, now)
    return now


HANDLERS: Final[Handlings] = {
    Verb.COMPUTERS: Handling(computers, on_board=True),
    AddComputer: Handling(add_computer),
    Verb.REMOVE_COMPUTER: Handling(remove_computer),
    Verb.HOUSE_RULES: Handling(house_rules, on_board=True),
    SetRule: Handling(set_rule),
    Verb.START: Handling(start, on_board=True),
    End: Handling(end),
}
