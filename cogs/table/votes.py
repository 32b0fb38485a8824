"""Votes on another clock during a game, and on a computer player for somebody absent."""

from typing import Final

from cogs.context.options import clock_sent
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.votes import missing, turn_time_page
from cogs.table.play import reply
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import Accent, ShowPage
from cogs.ui.routes import AnswerVote, ChangeClock, StandIn, Verb
from engine.tables.model.kind import kind_of
from engine.tables.model.table import Status, Table
from engine.tables.transitions import lobby, votes
from engine.tables.transitions.seating import may_succeed, playing_seat
from engine.tables.transitions.votes import clock_vote, end_vote, needed, stand_in_vote


async def turn_time(request: Request) -> Answer:
    """Show the clocks to choose from."""
    table = request.open_table()
    playing_seat(table, request.user)
    page = turn_time_page(request.say, table, request.user)
    return Answer(paged(page, request.say, table.id, 0, ShowPage("more")), kind=Kind.MORE)


async def change_clock(request: Request, route: ChangeClock) -> Answer:
    """Set the clock if the person may do so alone; else propose it to the others."""
    table = request.open_table()
    clock = clock_sent(str(route.seconds))
    tables, user = request.tables, request.user
    now = request.interaction.created_at.timestamp()
    sits = table.seat_of(user) is not None
    proposes = table.status is Status.RUNNING and sits and user != table.host
    if proposes and not may_succeed(table, user, now):
        table = await tables.change(
            table.id, votes.proposed, user, clock, request.services.clock.now()
        )
    else:
        table = await tables.change(table.id, lobby.with_clock, user, clock)
    return await _vote_answer(request, table, clock)


async def answer(request: Request, route: AnswerVote) -> Answer:
    """Say yes or no to another clock, or to the end of the table."""
    tables, user, now = request.tables, request.user, request.services.clock.now()
    of, wants = request.table_id, route.wants
    if route.seconds is None:
        table = await tables.change(of, votes.end_answered, user, now, wants=wants)
        told = request.say("table-ended")
        if table.is_open and end_vote(table) is None:
            told = request.say("vote-end-declined")
        elif table.is_open:
            told = request.say("vote-end-counted", rated=kind_of(table).rated)
        return in_words(told, accent=Accent.HAND)
    clock = clock_sent(str(route.seconds))
    table = await tables.change(of, votes.answered, user, clock, now, wants=wants)
    if not wants:
        return await reply(request, request.say("vote-declined"))
    return await _vote_answer(request, table, clock)


async def stand_in(request: Request, route: StandIn) -> Answer:
    """Vote for a computer player on a seat."""
    table, say, seat = request.open_table(), request.say, route.seat
    table = await request.tables.stand_in(table.id, request.user, seat)
    name = names_of(table).plain[seat]
    vote = stand_in_vote(table, seat)
    if vote is None:
        return await reply(request, say("stand-in-done", name=name))
    want = needed(table, vote, request.services.clock.now())
    return await reply(request, say("stand-in-voted", name=name, votes=len(vote.yes), needed=want))


async def _vote_answer(request: Request, table: Table, clock: int | None) -> Answer:
    """A message that this clock is set, or that names the missing votes."""
    say, vote = request.say, clock_vote(table)
    if vote is None or table.settings.clock == clock:
        return await reply(request, say("clock-done", clock=clock or 0))
    names = missing(say, table, vote, names_of(table))
    return await reply(request, say("vote-counted", clock=clock or 0, missing=names))


HANDLERS: Final[Handlings] = {
    Verb.TURN_TIME: Handling(turn_time),
    ChangeClock: Handling(change_clock),
    AnswerVote: Handling(answer),
    StandIn: Handling(stand_in),
}
