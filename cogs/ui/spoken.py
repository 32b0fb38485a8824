"""Messages for ears: without any sign, in words alone, as a screen reader says them."""

from __future__ import annotations

import re
from typing import Any, Final

import discord
from discord import ui

from cogs.ui.items import TableButton, TableSelect
from cogs.ui.layout import JOINER
from cogs.ui.page import Say
from cogs.ui.pictures import CardPictures, Signs

PLAIN: Final = "[\u2190-\u2191\u2194-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
WITH: Final = "[\ufe0e\ufe0f\u200d\u20e3\U000e0020-\U000e007f]"
"""What follows a sign and changes how it looks."""
SIGN: Final = rf"(?:(?:<a?:\w+:\d+>|{PLAIN}){WITH}*)+"
SIGNS: Final = re.compile(rf"(?<=\w){SIGN}|(?<!\w){SIGN}[ \u00a0{JOINER}]*")
"""Signs with the spaces behind them; the space behind a sign that ends a word stays."""
DOT: Final = re.compile(rf"[ \u00a0{JOINER}]*·[ \u00a0{JOINER}]*")
SPACES: Final = re.compile(r"(?<=\S)  +")
LOOSE: Final = re.compile(r"[ \u00a0]+(?=$|[,;.])", re.MULTILINE)

BOLD: Final = re.compile(r"(?<!\\)\*{1,2}")
"""Marks of bold and slanted type, which cut a sentence into parts that are read one by one."""
UNENDED: Final = re.compile(r"^(?!#)(.*[\w)>’”`])(?=\n)", re.MULTILINE)
"""A line, no heading, that ends without a pause, though another one follows."""


def spoken(text: str) -> str:
    """The text without signs, with commas in the place of dots between words."""
    heard = DOT.sub(", ", SIGNS.sub("", text)).replace(JOINER, "")
    return LOOSE.sub("", SPACES.sub(" ", heard))


def audible(text: str, say: Say, otherwise: str) -> str:
    """The text; for ears this message where the text is signs alone, of which nothing is left."""
    return say(otherwise) if say.in_words and not spoken(text) else text


def finish(
    layout: ui.LayoutView,
    say: Say,
    pictures: CardPictures | None = None,
    signs: Signs | None = None,
) -> None:
    """Make a finished message one for ears, or one for eyes with pictures in place of the signs."""
    if say.in_words:
        _speak_all(layout)
    elif pictures and signs:
        pictures.draw(layout, signs)


def _speak_all(layout: ui.LayoutView) -> None:
    for item in layout.walk_children():
        if isinstance(item, ui.TextDisplay):
            item.content = UNENDED.sub(r"\1.", BOLD.sub("", spoken(item.content)))
        elif isinstance(item, TableButton):
            _speak(item.item)
        elif isinstance(item, TableSelect):
            item.item.placeholder = spoken(item.item.placeholder or "") or None
            for option in item.item.options:
                _speak(option)
                option.description = spoken(option.description or "") or None


def finished(text: str, say: Say, pictures: CardPictures, signs: Signs) -> str:
    """The same for the text of a message without a layout."""
    return spoken(text) if say.in_words else pictures.drawn(text, signs)


def _speak(part: ui.Button[Any] | discord.SelectOption) -> None:
    part.emoji = None
    part.label = spoken(part.label or "")
