"""Times as Discord shows them to each reader: how long until then, or by the reader's clock."""

from __future__ import annotations

from cogs.ui.page import Say
from engine.tables.model.table import Table


def countdown(deadline: float) -> str:
    """Discord's countdown to a time: "in 40 seconds"; takes seconds since the epoch."""
    return f"<t:{int(deadline)}:R>"


def ends_words(say: Say, table: Table) -> str:
    """When the present turn ends, and when its clock rests; "" if it has no end."""
    if table.timing.deadline is None:
        return ""
    ends = say("turn-ends", deadline=countdown(table.timing.deadline))
    if not table.timing.rests:
        return ends
    begin, end = (
        f"<t:{int(at)}:t>" for at in table.timing.rests[-1]
    )  # the first may have begun before
    rests = say("turn-rests", begin=begin, end=end, count=len(table.timing.rests))
    return f"{ends} {rests}"
