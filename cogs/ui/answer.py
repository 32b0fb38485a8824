"""What one person is shown in answer to a press or a command."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from io import BytesIO

import discord
from discord import ui

from cogs.ui.layout import words
from cogs.ui.page import Accent
from engine.tables.model.table import Table
from engine.tables.view import TableView


class Kind(Enum):
    """What a private message is."""

    WORDS = auto()  # nothing that could go out of date
    HAND = auto()
    SEATED = auto()
    COMPUTERS = auto()
    HOUSE_RULES = auto()
    MORE = auto()
    ENDING = auto()
    AWAY = auto()  # a seat that waits for its owner


@dataclass(frozen=True, slots=True)
class Attached:
    """A file of a message."""

    name: str
    content: bytes

    def file(self) -> discord.File:
        """The file to send; each try to send it needs one of its own."""
        return discord.File(BytesIO(self.content), self.name)


@dataclass(frozen=True, slots=True)
class Answer:
    """What one person is shown.

    anew: as a message of its own even where the press was in an ephemeral one; replaces: which
    then goes. kind: what it is from then on. seen: what a hand was drawn from; note: what stays
    above the hand as long as it is true. table: what a panel was drawn from, if not from the table
    that the press was about. game: whose cards it shows. attached: a file that the layout names.
    form: asks for something to be typed, in place of the layout; where Discord had no time to wait
    for it, the layout says how else it can be told. is_whole: this is a hand, without a note, and
    no page of it.
    """

    layout: ui.LayoutView
    anew: bool = False
    kind: Kind = Kind.WORDS
    seen: TableView | None = None
    note: str = ""
    table: Table | None = None
    replaces: bool = False
    game: str = ""
    attached: Attached | None = None
    form: ui.Modal | None = None
    is_whole: bool = False


def in_words(*blocks: str, accent: Accent = Accent.TROUBLE) -> Answer:
    """An answer of words in a message of its own."""
    return Answer(words(accent, *blocks), anew=True)
