"""Screen-reader text: messages without any sign, in words alone."""

import re
from typing import Any, Final

import discord
from discord import ui

from cogs.ui.layout import JOINER, TableButton, TableSelect
from cogs.ui.names import BOT, escaped, short_name
from cogs.ui.page import Say
from engine.tables.model.table import FORMER

PLAIN: Final = "[\u2190-\u2191\u2194-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
WITH: Final = "[\ufe0e\ufe0f\u200d\u20e3\U000e0020-\U000e007f]"
"""Signs that follow another one and change its look."""
SIGN: Final = rf"(?:(?:<a?:\w+:\d+>|{PLAIN}){WITH}*)+"
SIGNS: Final = re.compile(rf"(?<=\w){SIGN}|(?<!\w){SIGN}[ \u00a0{JOINER}]*")
"""Signs with the spaces behind them; the space behind a sign that ends a word stays."""
DOT: Final = re.compile(rf"[ \u00a0{JOINER}]*·[ \u00a0{JOINER}]*")
SPACES: Final = re.compile(r"(?<=\S)  +")
LOOSE: Final = re.compile(r"[ \u00a0]+(?=$|[,;.])", re.MULTILINE)

BOLD: Final = re.compile(r"(?<!\\)\*{1,2}")
"""Signs of bold and italic type, which make screen readers read a sentence in parts."""
UNENDED: Final = re.compile(r"^(?!#)(.*[\w)>’”`])(?=\n)", re.MULTILINE)
"""A line, no heading, that ends without a pause before another line."""


def spoken(text: str) -> str:
    """The text without signs, with commas in the place of dots between words."""
    heard = DOT.sub(", ", SIGNS.sub("", text)).replace(JOINER, "")
    return LOOSE.sub("", SPACES.sub(" ", heard))


def audible(text: str, say: Say, otherwise: str) -> str:
    """The text; in screen-reader text this message if the text consists of signs alone."""
    return say(otherwise) if say.in_words and not spoken(text) else text


def speak(layout: ui.LayoutView | ui.View, say: Say) -> None:
    """Turn a drawing into screen-reader text."""
    plays = say("seat-by-computer")
    for item in layout.walk_children():
        if isinstance(item, ui.TextDisplay):
            heard = spoken(item.content.replace(BOT, plays))
            item.content = UNENDED.sub(r"\1.", BOLD.sub("", heard))
        elif isinstance(item, TableButton):
            _speak(item.item)
        elif isinstance(item, TableSelect):
            item.item.placeholder = spoken(item.item.placeholder or "") or None
            for option in item.options:
                _speak(option)
                option.description = spoken(option.description or "") or None


def _speak(part: ui.Button[Any] | discord.SelectOption) -> None:
    part.emoji = None
    part.label = spoken(part.label or "")


def shown_name(say: Say, name: str) -> str:
    """A name as a list may show it."""
    if name == FORMER:
        return say("former-player")
    return audible(escaped(short_name(name)), say, "history-signs")
