"""Nudges: a player who is to move is reminded by another one."""

from typing import Final

from cogs.mentions.asking import at_table, decided
from cogs.mentions.decision import Later, Now, Reason
from cogs.routing.request import NO_SEAT, Handling, Handlings, Request
from cogs.table.pages.refusal_words import posted_words
from cogs.table.play import reply
from cogs.ui.answer import Answer
from cogs.ui.names import clock_time, names_of
from cogs.ui.routes import Verb
from engine.tables.transitions.deadlines import waiting
from engine.tables.transitions.votes import next_nudge


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
    Verb.NUDGE: Handling(nudge, posts=True),
}
