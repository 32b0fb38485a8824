"""The log of a table, page by page."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cogs.faces import FACES
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import back_to_hand
from cogs.table.pages.news import lines
from cogs.ui.answer import Answer
from cogs.ui.face import Face, rounds_ended
from cogs.ui.layout import paged
from cogs.ui.names import Names, names_of
from cogs.ui.page import HAND, RULE, Accent, Page, Say, turns
from cogs.ui.routes import Log
from engine.core import Event
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.view import TableView

LINES: Final = 15
"""The most lines of a log on one page, which is about one screen of a phone."""
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
    """A page of the events so far, round by round; by default the latest that has a few lines.

    None has two rounds, or more lines than LINES. The pages of a round are about equally long, so
    that the last one has more than a line.
    """
    rounds = rounds_ended(story)
    rest = tuple(story[sum(map(len, rounds.values())) :])
    if rest or not rounds:
        rounds[max(rounds, default=0) + 1] = rest
    leaves = list[tuple[int, list[str]]]()
    for round_, events in rounds.items():
        told = lines(say, events, names, face)
        pages = max(1, -(-len(told) // LINES))
        cuts = [page * len(told) // pages for page in range(pages + 1)]
        leaves += [(round_, told[begin:end]) for begin, end in pairwise(cuts)]
    last = len(leaves) - 1
    latest = next((n for n in range(last, 0, -1) if len(leaves[n][1]) >= FEW), 0)
    number = latest if at is None else min(at, last)
    round_, told = leaves[number]
    game = say(f"game-{seen.table.game}")
    title = say("log-title", game=game, round=round_, leaf=number + 1, leaves=len(leaves))
    body = "\n".join(told) or say("log-empty")
    extra = turns(say, [Log(leaf) for leaf in range(len(leaves))], number)
    extra += back_to_hand(say, seen.table)
    return Page(Accent.HAND, (f"### {title}", RULE, body), extra=extra)


HANDLERS: Final[Handlings] = {Log: Handling(log)}
