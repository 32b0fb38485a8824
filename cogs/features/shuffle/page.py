"""The result of checking a shuffle."""

from __future__ import annotations

from discord import ui

from cogs.table.pages.shuffle import seal
from cogs.ui.layout import container
from cogs.ui.page import RULE, Accent, Say
from engine.tables.model.table import Status, Table
from engine.tables.replay import Replay
from engine.tables.transitions.shuffle import NO_CUT, fits, tags_of


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
    return [say("verify-seal", seal=seal(table)), say("verify-seed", cuts=cuts)]


def _played(say: Say, table: Table, replay: Replay | None) -> str:
    """A message that the moves lead from the deal to the table's end; "" if they don't."""
    if replay is None or (replay.outcome is None) == (table.status is Status.FINISHED):
        return ""
    return say("verify-played", moves=len(replay.steps) - 1, status=table.status.value)
