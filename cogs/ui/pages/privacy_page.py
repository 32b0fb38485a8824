"""What is kept about people, and the two questions before somebody is forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from discord import ui

from cogs.ui.custom_ids import Run, Verb
from cogs.ui.layout import button, container, rows_of
from cogs.ui.page import RULE, Accent, Say, Style

KEPT: Final = (
    *("tables", "own", "results", "ratings", "seasons", "cuts", "invitations"),
    *("settings", "calls", "follows"),
)
"""What names people, as the store calls it."""
SURE: Final = "sure"
ASK: Final = "ask"
NO: Final = "no"
"""How sure somebody is to be forgotten, as an argument of the button."""
FILE: Final = "my-data.json"


@dataclass(frozen=True, slots=True)
class Promise:
    """What a host has decided about people's data.

    contact: whom to ask; "": not set. The days that are kept: a table after its end (0: for ever),
    the data of a server that removed the bot, a backup.
    """

    contact: str
    table_days: int
    server_days: int
    backup_days: int


def privacy_page(say: Say, promise: Promise) -> ui.LayoutView:
    """What is kept, why, how long, and whom to ask."""
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
        say("privacy-commands"),
        asked,
    )
    return container(Accent.BOARD, blocks)


def data_page(say: Say, *, is_cut: bool) -> ui.LayoutView:
    """The file with all that is kept about somebody."""
    note = f"\n{say('mydata-cut')}" if is_cut else ""
    layout = container(Accent.HAND, (say("mydata-text") + note,))
    layout.add_item(ui.File(f"attachment://{FILE}"))
    return layout


def first_question(say: Say, promise: Promise) -> ui.LayoutView:
    """What being forgotten means, and whether somebody wants it."""
    blocks = (
        f"### {say('forget-title')}",
        say("forget-explained"),
        say("forget-messages", days=promise.backup_days),
    )
    return _asked(say, blocks, ASK, say("forget-on-button"))


def second_question(say: Say) -> ui.LayoutView:
    """Whether they are sure."""
    blocks = (f"### {say('forget-sure-title')}", say("forget-sure"))
    return _asked(say, blocks, SURE, say("forget-button"))


def _asked(say: Say, blocks: tuple[str, ...], argument: str, label: str) -> ui.LayoutView:
    buttons = (
        button(0, 0, Run(Verb.FORGET_ME, argument), label, Style.COST),
        button(0, 0, Run(Verb.FORGET_ME, NO), say("forget-not-button"), Style.PLAIN),
    )
    return container(Accent.TROUBLE, blocks, rows_of(buttons))
