"""The log of a table, page by page."""

from collections.abc import Sequence
from typing import Final

from cogs.faces import FACES
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import back_to_hand
from cogs.table.pages.news import lines
from cogs.ui.answer import Answer
from cogs.ui.face import Face, rounds_ended
from cogs.ui.layout import paged
from cogs.ui.names import Names, names_of
from cogs.ui.page import HAND, RULE, Accent, Page, Say, leaves, turns
from cogs.ui.routes import Log
from engine.core import Event
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.view import TableView

FEW: Final = 3
"""The fewest lines of the page that opens first: a round that has just begun has fewer."""


async def log(request: Request, route: Log) -> Answer:
    """The log of a table, as far as the person who asks may know it."""
    say = request.say
    seen = await request.tables.view(request.table_id, request.user)
    if seen.view is None:
        raise Refused(Refusal.NOT_RUNNING, seen.table)
    story = await request.tables.story(request.table_id, seen.seat)
    names, face = names_of(seen.table, seen.seat, say), FACES[seen.table.game]
    page = log_page(say, seen, face, story, names, route.leaf)
    return Answer(paged(page, say, request.table_id, seen.version, HAND), game=face.key)


def log_page(
    say: Say, seen: TableView, face: Face, story: Sequence[Event], names: Names, at: int | None
) -> Page:
    """A page of the events so far, all of one round; by default the latest that has a few lines."""
    rounds = rounds_ended(story)
    rest = tuple(story[sum(map(len, rounds.values())) :])
    if rest or not rounds:
        rounds[max(rounds, default=0) + 1] = rest
    pages = list[tuple[int, str]]()
    for round_, events in rounds.items():
        pages += [(round_, part) for part in leaves("\n".join(lines(say, events, names, face)))]
    last = len(pages) - 1
    latest = next((n for n in range(last, 0, -1) if pages[n][1].count("\n") >= FEW - 1), 0)
    number = latest if at is None else min(at, last)
    round_, told = pages[number]
    game = say(f"game-{seen.table.game}")
    title = say("log-title", game=game, round=round_, leaf=number + 1, leaves=len(pages))
    body = told or say("log-empty")
    extra = turns(say, [Log(leaf) for leaf in range(len(pages))], number)
    extra += back_to_hand(say, seen.table)
    return Page(Accent.HAND, (f"### {title}", RULE, body), extra=extra)


HANDLERS: Final[Handlings] = {Log: Handling(log)}
