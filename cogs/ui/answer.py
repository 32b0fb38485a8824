"""The answer that one person sees after a press or a command."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from discord import ui

from cogs.ui.layout import paged, words
from cogs.ui.page import HAND, NO_TABLE, Accent, Page, Say
from engine.tables.model.table import Table
from engine.tables.view import TableView


class Kind(Enum):
    """Kinds of private messages."""

    WORDS = auto()  # nothing that could become outdated
    REFUSAL = auto()  # the person's next answer at the table replaces it
    HAND = auto()
    SEATED = auto()
    COMPUTERS = auto()
    HOUSE_RULES = auto()
    MORE = auto()
    ENDING = auto()
    AWAY = auto()  # a seat that waits for its owner
    END = auto()  # a player's own end of a game, or a page of it


@dataclass(frozen=True, slots=True)
class Attached:
    """A file of a message."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer that one person sees.

    replaces: delete the ephemeral message that was pressed. kind: its kind from then on. seen: the
    view that a hand was drawn from; note: a line above the hand as long as it is true. table: the
    table that a panel was drawn from, if not the one of the press. game: the game whose cards it
    shows. attached: a file that the layout names. form: a modal to open in place of the layout; if
    it comes too late for Discord, the layout names another way. is_whole: True for a hand or an
    end itself, neither a page of it nor with a marked hint. is_noted: True if a line is above it.
    """

    layout: ui.LayoutView
    separate: bool = False
    """True for a message of its own even where the press was in an ephemeral one."""
    kind: Kind = Kind.WORDS
    seen: TableView | None = None
    note: str = ""
    table: Table | None = None
    replaces: bool = False
    game: str = ""
    attached: Attached | None = None
    form: ui.Modal | None = None
    is_whole: bool = False
    is_noted: bool = False

    def about(self, pressed: int) -> int:
        """The id of the table that it shows; pressed: that of the press, for an answer in words."""
        table = self.table if self.seen is None else self.seen.table
        return pressed if table is None else table.id


SHOWN: Final = Answer(ui.LayoutView())
"""The empty answer of a handler that has changed a public message."""


def in_words(*blocks: str, accent: Accent = Accent.TROUBLE) -> Answer:
    """A text alone, in a message of its own."""
    return Answer(words(accent, *blocks), separate=True)


def page_answer(say: Say, page: Page) -> Answer:
    """A page about no table."""
    return Answer(paged(page, say, NO_TABLE, 0, HAND))
