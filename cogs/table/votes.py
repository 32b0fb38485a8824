"""Another clock during a game, and votes on its end and on a computer for somebody absent."""

from typing import Final

from cogs.context.options import clock_sent
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.votes import turn_time_page
from cogs.table.play import reply
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import Accent, ShowPage
from cogs.ui.routes import AnswerVote, ChangeClock, StandIn, Verb
from engine.tables.model.kind import kind_of
from engine.tables.transitions import votes
from engine.tables.transitions.lobby import refuse_unless_host, with_clock
from engine.tables.transitions.votes import end_vote, needed, stand_in_vote


async def turn_time(request: Request) -> Answer:
    """Show its host the clocks to choose from."""
    table = request.open_table()
    refuse_unless_host(table, request.user)
    page = turn_time_page(request.say, table)
    return Answer(paged(page, request.say, table.id, 0, ShowPage("more")), kind=Kind.MORE)


async def change_clock(request: Request, route: ChangeClock) -> Answer:
    """Set the clock; for the host."""
    clock = clock_sent(str(route.seconds))
    await request.tables.change(request.table_id, with_clock, request.user, clock)
    return await reply(request, request.say("clock-done", clock=clock or 0))


async def answer(request: Request, route: AnswerVote) -> Answer:
    """Say yes or no to the end of the table."""
    now = request.services.clock.now()
    tables, of = request.tables, request.table_id
    table = await tables.change(of, votes.end_answered, request.user, now, wants=route.wants)
    told = request.say("table-ended")
    if table.is_open and end_vote(table) is None:
        told = request.say("vote-end-declined")
    elif table.is_open:
        told = request.say("vote-end-counted", rated=kind_of(table).rated)
    return in_words(told, accent=Accent.HAND)


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


HANDLERS: Final[Handlings] = {
    Verb.TURN_TIME: Handling(turn_time),
    ChangeClock: Handling(change_clock),
    AnswerVote: Handling(answer),
    StandIn: Handling(stand_in),
}
