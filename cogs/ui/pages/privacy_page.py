"""The data kept about people, their data as a file, and the question before it is deleted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from discord import ui

from cogs.ui.custom_ids import NO_TABLE, Run, Verb
from cogs.ui.layout import button, container, rows_of
from cogs.ui.page import RULE, Accent, Say, Style

KEPT: Final = (
    *("tables", "own", "results", "ratings", "seasons", "cuts", "invitations"),
    *("settings", "days", "calls", "follows"),
)
"""The store's names of data that names people."""
SURE: Final = "sure"
ASK: Final = "ask"
NO: Final = "no"
"""The certainty of a request to be forgotten, as an argument of the button."""
FILE: Final = "my-data.json"


@dataclass(frozen=True, slots=True)
class Promise:
    """A host's promise about people's data.

    contact: the host's contact; "": not set. The days of storage: a table after its end (0: for
    ever), the data of a server that removed the bot, a backup.
    """

    contact: str
    table_days: int
    server_days: int
    backup_days: int


def privacy_page(say: Say, promise: Promise) -> ui.LayoutView:
    """A page on the stored data, its purpose and duration, and the contact."""
    kept = "\n".join(f"- {say(f'privacy-kept-{kind}')}" for kind in KEPT)
    asked = (
        say("privacy-ask", contact=promise.contact)
        if promise.contact
        else say("privacy-no-contact")
    )
    days = {
        "tables": promise.table_days,
        "servers": promise.server_days,
        "backups": promise.backup_days,
    }
    blocks = (
        f"### {say('privacy-title')}",
        f"**{say('privacy-kept')}**\n{kept}",
        f"**{say('privacy-why-title')}**\n{say('privacy-why')}",
        f"**{say('privacy-long-title')}**\n{say('privacy-long', **days)}",
        RULE,
        asked,
    )
    buttons = (
        button(NO_TABLE, 0, Run(Verb.MY_DATA), say("mydata-button"), emoji="📄"),
        button(NO_TABLE, 0, Run(Verb.FORGET_ME, ASK), say("forget-button"), emoji="🗑️"),
    )
    return container(Accent.BOARD, blocks, rows_of(buttons))


def data_page(say: Say, *, is_cut: bool) -> ui.LayoutView:
    """The file with all data about somebody."""
    note = f"\n{say('mydata-cut')}" if is_cut else ""
    layout = container(Accent.HAND, (say("mydata-text") + note,))
    layout.add_item(ui.File(f"attachment://{FILE}"))
    return layout


def question(say: Say, promise: Promise) -> ui.LayoutView:
    """The question before deletion, with the data that is deleted and the data that stays."""
    blocks = (
        f"### {say('forget-title')}",
        say("forget-explained"),
        say("forget-messages", days=promise.backup_days),
    )
    buttons = (
        button(NO_TABLE, 0, Run(Verb.FORGET_ME, SURE), say("forget-button"), Style.COST),
        button(NO_TABLE, 0, Run(Verb.FORGET_ME, NO), say("forget-not-button"), Style.PLAIN),
    )
    return container(Accent.TROUBLE, blocks, rows_of(buttons))
