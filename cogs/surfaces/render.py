"""Render drawings for Discord: every hand, board, answer, panel and post, once each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import discord
from discord import ui

from cogs.faces import FACES
from cogs.ui.answer import Attached
from cogs.ui.discord_internals import cut_view
from cogs.ui.layout import container, rows_of
from cogs.ui.page import Accent, Say
from cogs.ui.pictures import CardPictures, Replaced
from cogs.ui.spoken import EMPHASIS, speak, spoken

TEXT: Final = 2000
"""Discord's limit for the text of a message without a layout."""

COPIED: Final = 3000
"""The most characters of text to copy, which leaves room for a sentence above it."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message ready to send; only `render` makes one.

    layout: None for a plain text message. text: "" for a layout. press: the buttons below a text.
    pinged: the people it notifies. nonce: None unless it is marked. pictures: those that it may
    show; signs: the parts that they changed.
    """

    layout: ui.LayoutView | None
    text: str = ""
    press: ui.View | None = None
    pinged: discord.AllowedMentions | None = None
    attached: Attached | None = None
    nonce: int | None = None
    pictures: CardPictures | None = None
    signs: Replaced = ()

    def marked(self, nonce: int) -> Rendered:
        """The same message with a nonce: Discord accepts it once, and it can be found again."""
        if self.layout is not None:
            self.layout.children[0].id = nonce
        return replace(self, nonce=nonce)

    def in_signs(self) -> Rendered | None:
        """The same message with signs instead of pictures; None if it shows no picture."""
        for part, looks in self.signs:
            for name, look in looks.items():
                setattr(part, name, look)
        return replace(self, signs=()) if self.signs else None

    @property
    def as_layout(self) -> ui.LayoutView:
        """The layout, or one of the text and its buttons: an answer can be nothing else."""
        if self.layout is not None:
            return self.layout
        rows = () if self.press is None else rows_of(self.press.children)
        return _finished(container(Accent.BOARD, (self.text,), rows))

    @property
    def copied(self) -> str:
        """The text of this message, to be copied."""
        parts = () if self.layout is None else self.layout.walk_children()
        told = [part.content for part in parts if isinstance(part, ui.TextDisplay)]
        return "\n".join([self.text, *told]).strip().replace("```", "")[:COPIED]


def render(
    say: Say,
    layout: ui.LayoutView | None = None,
    text: str = "",
    *,
    press: ui.View | None = None,
    pictures: CardPictures | None = None,
    game: str = "",
    pinged: discord.AllowedMentions | None = None,
    attached: Attached | None = None,
) -> Rendered:
    """Turn signs into words in screen-reader text, and into pictures anywhere else.

    game: the game whose cards it shows; "" if it shows none. A text that would be too long with
    pictures keeps its signs. Add nothing to the layout afterwards, and render it only once.
    """
    signs = FACES[game].pictures if game else {}
    replaced: Replaced = ()
    if layout is not None:
        if say.in_words:
            speak(layout, say)
        elif pictures is not None and signs:
            replaced = pictures.draw(layout, signs)
        _finished(layout)
    else:
        if press is not None and say.in_words:
            speak(press, say)
        drawn = text
        if say.in_words:
            drawn = EMPHASIS.sub("", spoken(text, say))
        elif pictures is not None and signs:
            drawn = pictures.drawn(text, signs)
        text = drawn if 0 < len(drawn) <= TEXT else text
    return Rendered(layout, text, press, pinged, attached, pictures=pictures, signs=replaced)


def _finished(layout: ui.LayoutView) -> ui.LayoutView:
    layout.stop()  # its items are all dynamic: discord.py need not keep it, nor a timer for it
    cut_view(layout)
    return layout
