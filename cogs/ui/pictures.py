"""The cards as Discord shows them: drawn pictures if it has them, else Unicode signs."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from cachetools import LRUCache, cachedmethod
from discord import ui

from cogs.ui.layout import CHARACTERS, JOINER, SYMBOL, TableButton, TableSelect, unbroken

Drawing: TypeAlias = str | Callable[[re.Match[str]], str]
"""The replacement of a sign: a text (or its function) in which ":s_rum8:" is the picture s_rum8."""
Signs: TypeAlias = Mapping[str, Drawing]
"""The signs of a game: regular expressions in the order in which they are tried."""

Replaced: TypeAlias = Sequence[tuple[object, Mapping[str, Any]]]
"""The parts of a message that show pictures, with their former attributes."""

AMOUNT: Final = JOINER * 2
"""An invisible sign between a sign and a number that makes it an amount, not a card."""
PICTURE: Final = re.compile(r":(\w+):")
GROUP: Final = re.compile(r"\\(\d)")
TEXTS: Final = 8192
"""The most cached texts with pictures: messages repeat themselves from edit to edit."""
GLUE: Final = re.compile(f"({SYMBOL}){JOINER}")
LABEL: Final = re.compile(rf"({SYMBOL} )?(<:\w+:\d+>){JOINER}?(.*)", re.DOTALL)
"""A label that begins with a picture, perhaps after a mark such as a hint's."""


class CardPictures:
    """The pictures that Discord has, by name ("s_rum8"): emojis of this application.

    They arrive while the bot runs, and each application has its own, so nothing is kept on disk.
    when_refused: starts a comparison with Discord's pictures.
    """

    def __init__(self) -> None:
        self._emoji: dict[str, str] = {}
        self._texts: LRUCache[tuple[int, str], str] = LRUCache(TEXTS)
        self.when_refused: Callable[[], object] = lambda: None

    def add(self, name: str, emoji: str) -> None:
        """Use this emoji from now on as the picture of this name."""
        self._emoji[name] = emoji
        self._texts.clear()

    def refuse(self) -> None:
        """Show signs until the pictures have been compared with Discord's again."""
        self._emoji.clear()
        self._texts.clear()
        self.when_refused()

    def draw(self, layout: ui.LayoutView, signs: Signs) -> Replaced:
        """Replace signs by pictures, unless it gets too long; returns what they replaced."""
        if not self._emoji:
            return ()
        items = list(layout.walk_children())
        texts = [item for item in items if isinstance(item, ui.TextDisplay)]
        drawn = [self.drawn(text.content, signs) for text in texts]
        if sum(map(len, drawn)) > CHARACTERS:
            return ()
        replaced: list[tuple[object, Mapping[str, Any]]] = []
        for text, content in zip(texts, drawn, strict=True):
            if content != text.content:
                replaced.append((text, {"content": text.content}))
                text.content = content
        for item in items:
            parts = [item.item] if isinstance(item, TableButton) else []
            for part in item.options if isinstance(item, TableSelect) else parts:
                before = {"label": part.label, "emoji": part.emoji}
                self._draw_label(part, signs)
                if part.emoji is not before["emoji"]:
                    replaced.append((part, before))
        return replaced

    def drawn(self, text: str, signs: Signs) -> str:
        """The text with pictures in the place of signs; a sign stays where a picture is missing."""
        return unbroken(self._swapped(GLUE.sub(r"\1", text), signs)) if self._emoji else text

    # the signs of a game stay as long as the process
    @cachedmethod(lambda self: self._texts, key=lambda _, text, signs: (id(signs), text))
    def _swapped(self, text: str, signs: Signs) -> str:
        for sign, drawing in signs.items():
            text = re.sub(sign, partial(self._picture, drawing), text)
        return text

    def _picture(self, drawing: Drawing, found: re.Match[str]) -> str:
        """The pictures for a sign, or the sign itself if one of them is missing."""
        if isinstance(drawing, str):  # `Match.expand` would parse it each time
            text = GROUP.sub(lambda group: found[int(group[1])], drawing)
        else:
            text = drawing(found)
        if any(name not in self._emoji for name in PICTURE.findall(text)):
            return found[0]
        return PICTURE.sub(lambda name: self._emoji[name[1]], text)

    def _draw_label(self, part: ui.Button[Any] | discord.SelectOption, signs: Signs) -> None:
        """Put the picture of the card with which a label begins beside the label.

        The label keeps the card's number or name, so that it remains clear by itself; where the
        sign is a number, the label is unchanged. A label with several cards keeps their signs: it
        can have only one picture.
        """
        label = part.label or ""
        drawn = LABEL.fullmatch(self._swapped(str(part.emoji or label), signs))
        if drawn is None or PICTURE.search(drawn[3]):
            return
        if part.emoji is None:
            mark, rest = drawn[1] or "", drawn[3]
            sign = label[len(mark) : len(label) - len(rest)]
            card = "".join(filter(str.isalnum, sign))
            is_named = rest.strip()[:1].isalpha() and sign.strip(JOINER) != card
            part.label = mark + (rest.strip() if is_named else card + rest)
        part.emoji = discord.PartialEmoji.from_str(drawn[2])
