"""The shuffle of a finished table, checked."""

from typing import Final

from discord import ui

from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import not_kept, refuse_unless_seen
from cogs.table.pages.shuffle import seal
from cogs.ui.answer import Answer, Attached, in_words
from cogs.ui.layout import container
from cogs.ui.page import RULE, Accent, Say, Verb
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import OwnPlace, Status, Table
from engine.tables.replay import Replay
from engine.tables.transitions.shuffle import NO_CUT, fits, tag_lines, tags_of


async def verify(request: Request) -> Answer:
    """The result of checking the shuffle of a finished table that the person may see."""
    try:
        table = (await request.tables.view(request.table_id, None)).table
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return await not_kept(request, refused)
    await refuse_unless_seen(request, table)
    if request.services.deals.counts(table.settings.day):  # the proof holds the seed
        return in_words(request.say("daily-export-later"))
    try:
        told = await request.tables.replay(table.id)
    except Unreadable:
        told = None
    tags = tags_of(table)
    attached = Attached(file_name(table), tag_lines(tags).encode()) if tags else None
    return Answer(verified(request.say, table, told), separate=True, attached=attached)


def verified(say: Say, table: Table, replay: Replay | None) -> ui.LayoutView:
    """The checks of a finished table's shuffle, and their result.

    replay: None if its moves cannot be folded.
    """
    title = say("verify-title", game=say(f"game-{table.game}"), number=str(table.id))
    played = _played(say, table, replay)
    tags = tags_of(table)
    right = not tags or fits(tags)
    accent = Accent.BOARD if played and right else Accent.TROUBLE
    game = played or say("verify-not-played")
    if not tags:
        return container(accent, (f"### {title}", say("verify-no-secret"), game))
    checked = "\n".join([*(_fits(say, table) if right else [say("verify-wrong")]), game])
    layout = container(accent, (f"### {title}", checked, RULE, say("verify-alone")))
    layout.add_item(ui.File(f"attachment://{file_name(table)}"))
    return layout


def file_name(table: Table) -> str:
    """The name of the file with the numbers of a table's shuffle."""
    return f"shuffle-{table.id}.txt"


def _fits(say: Say, table: Table) -> list[str]:
    words = table.shuffle.cuts.split() if table.shuffle else []
    cuts = sum(word != NO_CUT for word in words)
    lobby = "no" if isinstance(table.place, OwnPlace) else "yes"
    return [say("verify-seal", seal=seal(table), lobby=lobby), say("verify-seed", cuts=cuts)]


def _played(say: Say, table: Table, replay: Replay | None) -> str:
    """A message that the moves lead from the deal to the table's end; "" if they don't."""
    if replay is None or (replay.outcome is None) == (table.status is Status.FINISHED):
        return ""
    return say("verify-played", moves=len(replay.steps) - 1, status=table.status.value)


HANDLERS: Final[Handlings] = {
    Verb.VERIFY: Handling(verify, looks_back=True),
}
