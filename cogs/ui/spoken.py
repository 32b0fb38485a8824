"""Screen-reader text: messages without any sign, in words alone."""

import re
from typing import Any, Final

import discord
from discord import ui

from cogs.ui.layout import JOINER, LABEL, OPTION, TableButton, TableSelect, cut
from cogs.ui.names import BOT, escaped, short_name
from cogs.ui.page import Say
from engine.tables.model.table import FORMER

PLAIN: Final = "[\u2190-\u2191\u2194-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
WITH: Final = "[\ufe0e\ufe0f\u200d\u20e3\U000e0020-\U000e007f]"
"""Signs that follow another one and change its look."""
SIGN: Final = rf"(?:(?:<a?:\w+:\d+>|{PLAIN}){WITH}*)+"
SIGNS: Final = re.compile(rf"(?<=\w){SIGN}|(?<!\w){SIGN}[ \u00a0{JOINER}]*")
"""Signs with the spaces after them; the space after a sign that ends a word stays."""
DOT: Final = re.compile(rf"[ \u00a0{JOINER}]*·[ \u00a0{JOINER}]*")
SPACES: Final = re.compile(r"(?<=\S)  +")
LOOSE: Final = re.compile(r"[ \u00a0]+(?=$|[,.])| +(?=;)", re.MULTILINE)
"""Spaces that a sign leaves behind; in French one at which no line breaks is before a semicolon."""

EMPHASIS: Final = re.compile(r"(?<!\\)\*{1,2}")
"""Signs of bold and italic type, at which screen readers interrupt a sentence."""
UNENDED: Final = re.compile(r"```[^`]*```|^(.*[^\W_]|.*[)>’”»`%])(?=\n)", re.MULTILINE)
"""A line that ends without a pause before another line; code has lines of its own."""
SIGNED: Final = re.compile(
    r"`[^`\n]*`|(?<![\w-])[-\u2212](?P<below>\d+)|(?<![\w:.-])(?P<least>\d+)[-–](?P<most>\d+)(?![\w:-])"
)
"""A negative number, or a range of numbers; text to be typed stays unchanged."""


def spoken(text: str, say: Say | None = None) -> str:
    """The text without signs, with commas in the place of dots between words.

    say: for the words in the place of hyphens before numbers; without it they stay.
    """
    heard = DOT.sub(", ", SIGNS.sub("", text)).replace(JOINER, "")
    heard = LOOSE.sub("", SPACES.sub(" ", heard))
    return heard if say is None else SIGNED.sub(lambda found: _numbered(found, say), heard)


def _numbered(found: re.Match[str], say: Say) -> str:
    if found["below"]:
        return say("number-below-zero", number=found["below"])
    if found["most"]:
        return say("number-range", least=found["least"], most=found["most"])
    return found[0]


def audible(text: str, say: Say, otherwise: str) -> str:
    """The text; in screen-reader text this message if the text consists of signs alone."""
    return say(otherwise) if say.in_words and not spoken(text) else text


def speak(layout: ui.LayoutView | ui.View, say: Say) -> None:
    """Turn a drawing into screen-reader text, with a pause after each part but the last."""
    plays = say("seat-by-computer")
    items = [*layout.walk_children()]
    read = [item for item in items if isinstance(item, ui.TextDisplay | TableButton | TableSelect)]
    for item in read:
        if isinstance(item, ui.TextDisplay):
            heard = spoken(item.content.replace(BOT, plays), say)
            item.content = _ended(EMPHASIS.sub("", heard), goes_on=item is not read[-1])
        elif isinstance(item, TableButton):
            _speak(item.item, say, goes_on=item is not read[-1])
        else:
            item.item.placeholder = spoken(item.item.placeholder or "", say) or None
            for option in item.options:
                option.description = spoken(option.description or "", say) or None
                _speak(option, say, goes_on=option.description is not None)


def _ended(text: str, *, goes_on: bool) -> str:
    """The text with a pause after each line but the last; goes_on: after the last one, too."""
    paused = UNENDED.sub(lambda line: line[0] + "." * bool(line[1]), text + "\n" * goes_on)
    return paused.removesuffix("\n") if goes_on else paused


def _speak(part: ui.Button[Any] | discord.SelectOption, say: Say, *, goes_on: bool) -> None:
    """A label in words, without its sign; goes_on: more text follows it."""
    part.emoji = None
    label = _ended(spoken(part.label or "", say), goes_on=goes_on)
    part.label = cut(label, LABEL if isinstance(part, ui.Button) else OPTION)


def shown_name(say: Say, name: str) -> str:
    """A name as a list may show it."""
    if name == FORMER:
        return say("former-player")
    return audible(escaped(short_name(name)), say, "history-signs")
