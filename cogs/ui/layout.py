"""Turns pages into Components V2 layouts that keep Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.ui.custom_ids import Wish
from cogs.ui.face import RULE, WHY, WISH, Look, Page, Press, Say, Tone
from cogs.ui.items import PressButton, PressSelect

CHARACTERS: Final = 4000
"""Discord's limit for the texts of one message; discord.py does not check it."""
LABEL: Final = 80
OPTION: Final = 100
ROW: Final = 4
"""Buttons in a row: phones wrap the fifth."""
BUTTONS: Final = 20
OPTIONS: Final = 25
LEAF: Final = "~"
"""Stands between the name of a page and the number of its leaf."""


def cut(text: str, limit: int) -> str:
    """The text, or its beginning and an ellipsis, at most `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def fitted(blocks: Sequence[str], limit: int = CHARACTERS) -> tuple[str, ...]:
    """The blocks within the limit: what is too much goes from the end of the longest block."""
    kept = list(blocks)
    while (excess := sum(map(len, kept)) - limit) > 0:
        longest = max(range(len(kept)), key=lambda index: len(kept[index]))
        kept[longest] = cut(kept[longest], max(1, len(kept[longest]) - excess))
    return tuple(kept)


def container(
    tone: Tone, blocks: Sequence[str], rows: Iterable[ui.ActionRow[Any]] = ()
) -> ui.LayoutView:
    """A layout of texts, dividing lines and rows in one accented container."""
    box: ui.Container[Any] = ui.Container(accent_colour=int(tone))
    for block in fitted([block for block in blocks if block]):
        box.add_item(ui.Separator() if block == RULE else ui.TextDisplay(block))
    for row in rows:
        box.add_item(row)
    layout: ui.LayoutView = ui.LayoutView(timeout=None)
    layout.add_item(box)
    layout.stop()  # its items are all dynamic: discord.py need not keep it, nor a timer for it
    return layout


def words(tone: Tone, *blocks: str) -> ui.LayoutView:
    """A layout of words only."""
    return container(tone, blocks)


def rows_of(buttons: Sequence[ui.Item[Any]], across: int = ROW) -> list[ui.ActionRow[Any]]:
    """The buttons in rows."""
    return [
        ui.ActionRow(*buttons[start : start + across]) for start in range(0, len(buttons), across)
    ]


def button(wish: Wish, label: str, look: Look = Look.LAY, emoji: str | None = None) -> PressButton:
    """A button that outlives restarts."""
    return PressButton(wish, cut(label, LABEL), discord.ButtonStyle[look.value], emoji)


def paged(page: Page, say: Say, table_id: int, version: int, at: str) -> ui.LayoutView:
    """The page as a layout; `at` is its name, with the number of the leaf behind LEAF."""
    name, leaf = _leaf(at)
    size = OPTIONS if page.choose else BUTTONS
    leaves = max(1, -(-len(page.presses) // size))
    leaf = min(leaf, leaves - 1)
    shown = page.presses[leaf * size : (leaf + 1) * size]
    turns = _turns(say, name, leaf, leaves)
    rows = _select(page, shown, table_id, version) if page.choose else []
    rows += rows_of(_buttons(() if page.choose else shown, table_id, version), page.across)
    rows += rows_of(_buttons((*turns, *page.extra), table_id, version))
    return container(page.tone, page.blocks, rows)


def _leaf(at: str) -> tuple[str, int]:
    name, found, leaf = at.partition(LEAF)
    return name, int(leaf) if found and leaf.isdecimal() else 0


def _turns(say: Say, name: str, leaf: int, leaves: int) -> list[Press]:
    turns = []
    if leaf > 0:
        turns.append(Press(say("leaf-back-button"), f"{name}{LEAF}{leaf - 1}"))
    if leaf + 1 < leaves:
        label = say("leaf-on-button", leaf=leaf + 1, leaves=leaves)
        turns.append(Press(label, f"{name}{LEAF}{leaf + 1}"))
    return turns


def wish_of(press: Press, table_id: int, version: int) -> Wish:
    """What pressing this asks for."""
    if isinstance(press.goes, int):
        return Wish(table_id, version, "move", str(press.goes))
    if press.goes.startswith(WISH):
        verb, _, argument = press.goes[1:].partition(":")
        return Wish(table_id, version, verb, argument)
    return Wish(table_id, version, "page", press.goes)


def _buttons(presses: Sequence[Press], table_id: int, version: int) -> list[PressButton]:
    """The presses as buttons; those that only explain are numbered: custom ids are unique."""
    numbered = [
        replace(press, goes=f"{WHY}{LEAF}{number}") if press.goes == WHY else press
        for number, press in enumerate(presses)
    ]
    return [
        button(wish_of(press, table_id, version), press.label, press.look, press.emoji)
        for press in numbered
    ]


def _value(wish: Wish) -> str:
    return f"{wish.verb}:{wish.argument}"


def _select(
    page: Page, shown: Sequence[Press], table_id: int, version: int
) -> list[ui.ActionRow[Any]]:
    options = [
        discord.SelectOption(
            label=cut(press.label, OPTION),
            value=_value(wish_of(press, table_id, version)),
            description=cut(press.note, OPTION) or None,
            emoji=press.emoji,
        )
        for press in shown
    ]
    if not options:
        return []
    return [
        ui.ActionRow(PressSelect(Wish(table_id, version, "pick"), cut(page.choose, 150), options))
    ]
