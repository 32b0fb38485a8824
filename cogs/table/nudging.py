"""Those who hear of a table: a player who is to move, by a nudge, and its followers."""

from typing import Final

from cogs.context.permissions import may_write
from cogs.context.preferences import Mentions
from cogs.routing.request import NO_SEAT, Handling, Handlings, Request
from cogs.table.pages.refusal_words import posted_words
from cogs.table.play import reply
from cogs.ui.answer import Answer
from cogs.ui.names import countdown, names_of
from cogs.ui.page import Verb
from engine.tables.model.kind import kind_of
from engine.tables.model.quiet import quiet_until
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.transitions.deadlines import waiting
from engine.tables.transitions.votes import next_nudge


async def nudge(request: Request) -> Answer:
    """Remind one of the players to move, unless all of them want no mention."""
    preferences, never = request.services.preferences, Mentions.NEVER
    seen = await request.tables.view(request.table_id, request.user)
    table, names = seen.table, names_of(seen.table)
    seats = waiting(table, seen.to_move)
    users = table.owners(seats)
    wanting = [s for s in seats if await preferences.mentions(users[s]) != never]
    now = request.interaction.created_at.timestamp()
    asleep = {s: end for s in wanting if (end := quiet_until(preferences.quiet(users[s]), now))}
    reached, others = [s for s in wanting if s not in asleep], seen.seat not in (None, *seats)
    if seats and not wanting and others:
        called = names.listed(request.say, seats)
        text = request.say("nudge-unwanted", names=called, count=len(seats))
    elif asleep and not reached and others:
        called = names.listed(request.say, list(asleep))
        until = countdown(min(asleep.values()))
        text = request.say("nudge-asleep", names=called, count=len(asleep), until=until)
    else:
        by = seen.seat
        if by is not None:  # first somebody who wasn't reminded yet
            reached.sort(key=lambda seat: next_nudge(table, by, seat))
        seat = next(iter(reached), NO_SEAT)
        await request.tables.nudge(table.id, request.user, seat)
        refused = await request.services.posted(table.id, request.interaction)
        text = request.say("nudge-done", name=names[seat])
        if refused is not None:
            text = posted_words(request.say, refused)
    return await reply(request, text)


async def follow(request: Request) -> Answer:
    """Follow a table, or stop following it; the pressed panel shows the answer."""
    if request.tables.table(request.table_id) is None:
        raise Refused(Refusal.TABLE_OVER)
    if (refusal := kind_of(request.open_table()).mentions) is not None:
        raise Refused(refusal, request.open_table())
    preferences = request.services.preferences
    following = request.user in await preferences.followers(request.table_id)
    if not (following or may_write(request.interaction)):
        raise Refused(Refusal.MAY_NOT_WRITE)  # a follower is mentioned below the board
    follows = await preferences.follow(request.table_id, request.user)
    text = request.say("follow-on" if follows else "follow-off")
    return await reply(request, text)


HANDLERS: Final[Handlings] = {
    Verb.NUDGE: Handling(nudge, posts=True),
    Verb.FOLLOW: Handling(follow),
}
