"""Another clock during a game, nudges, and votes on its end and on a computer on a seat."""

from typing import Final

from cogs.mentions.asking import at_table, decided
from cogs.mentions.decision import Later, Now, Reason
from cogs.routing.request import NO_SEAT, Handling, Handlings, Request
from cogs.table.pages.menus import CLOCK, clock_options
from cogs.table.pages.refusal_words import posted_words
from cogs.table.play import reply
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.layout import container, rows_of, select
from cogs.ui.names import clock_time, names_of
from cogs.ui.page import Accent
from cogs.ui.routes import AnswerVote, SetRule, StandIn, Verb
from engine.tables.model.kind import kind_of
from engine.tables.transitions import votes
from engine.tables.transitions.deadlines import waiting
from engine.tables.transitions.lobby import refuse_unless_host
from engine.tables.transitions.votes import end_vote, needed, next_nudge, stand_in_vote


async def turn_time(request: Request) -> Answer:
    """Show its host the clocks to choose from."""
    say, table = request.say, request.open_table()
    refuse_unless_host(table, request.user)
    now, title = table.settings.clock or 0, say("turn-time-title")
    blocks = (f"### {title}", say("turn-time-now", clock=now), say("turn-time-sets"))
    clocks = select(table.id, SetRule(CLOCK), title, clock_options(say, table), str(now))
    return Answer(container(Accent.HAND, blocks, rows_of([clocks])), kind=Kind.MORE)


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


async def nudge(request: Request) -> Answer:
    """Remind one of the players to move, unless none of them may be mentioned now."""
    seen = await request.tables.view(request.table_id, request.user)
    table, names, services = seen.table, names_of(seen.table), request.services
    users = table.owners(waiting(table, seen.to_move))
    occasion = at_table(Reason.NUDGE, table)
    decisions = {seat: await decided(services, occasion, user) for seat, user in users.items()}
    asleep = {seat: d.when for seat, d in decisions.items() if isinstance(d, Later)}
    reached = [seat for seat, decision in decisions.items() if isinstance(decision, Now)]
    if users and not reached and seen.seat not in (None, *users):
        seats = list(asleep or users)
        called, count = names.listed(request.say, seats), len(seats)
        if not asleep:
            return await reply(request, request.say("nudge-unwanted", names=called, count=count))
        until = clock_time(min(asleep.values()))
        text = request.say("nudge-asleep", names=called, count=count, until=until)
        return await reply(request, text)
    if (by := seen.seat) is not None:  # first somebody who wasn't reminded yet
        reached.sort(key=lambda seat: next_nudge(table, by, seat))
    seat = next(iter(reached), NO_SEAT)
    await request.tables.nudge(table.id, request.user, seat)
    refused = await services.posted(table.id, request.interaction)
    done = request.say("nudge-done", name=names[seat])
    return await reply(request, done if refused is None else posted_words(request.say, refused))


HANDLERS: Final[Handlings] = {
    Verb.TURN_TIME: Handling(turn_time),
    Verb.NUDGE: Handling(nudge, posts=True),
    AnswerVote: Handling(answer),
    StandIn: Handling(stand_in),
}
