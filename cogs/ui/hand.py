"""One person's hand, or a page of it, as a message."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from cogs.ui.custom_ids import Run, ShowPage, Verb
from cogs.ui.face import Face
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import Button, Say
from engine.players import has_players
from engine.tables.view import TableView

HAND = ShowPage()


def hand_layout(
    face: Face, say: Say, seen: TableView, at: ShowPage = HAND, note: str = ""
) -> ui.LayoutView:
    """The page of the hand that was asked for, with a note above it.

    The hand itself offers a hint when its owner is to move, except at a rated table and in a game
    without computer players of its own.
    """
    page = face.page(say, seen, names_of(seen.table), at.name)
    if note:
        page = replace(page, blocks=(note, *page.blocks))
    has_hints = has_players(seen.table.game) and not seen.table.rated
    if at == HAND and seen.seat in seen.to_move and has_hints:
        hint = Button(say("hint-button"), Run(Verb.HINT), emoji="💡")
        page = replace(page, extra=(*page.extra, hint))
    return paged(page, say, seen.table.id, seen.version, at)


def is_for_everybody(face: Face, say: Say, seen: TableView, at: ShowPage) -> bool:
    """Whether this page of an open game is one that spectators may look at, too."""
    if seen.view is None or not seen.table.is_open:
        return False
    return any(
        isinstance(button.route, ShowPage) and button.route.name == at.name
        for button in face.more(say, seen)
    )
