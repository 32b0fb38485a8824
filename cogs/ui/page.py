"""A page before its layout: blocks of text, and buttons with their routes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, Protocol

from cogs.ui.custom_ids import Route, To
from engine.core import Event

NO_TABLE: Final = 0
"""The table of buttons that belong to no table."""


class MakeMove(To, verb="move"):
    """The legal move of this index at the version of the custom id; -1: none.

    sure: True if the page has already asked, so that players who confirm their moves aren't asked
    again. gift: True if the move may give something away, so that players who want that are asked.
    """

    index: int
    sure: bool = False
    gift: bool = False


class ShowPage(To, verb="page"):
    """A page of the hand by the face's own name for it, at most 60 characters; "": the hand.

    leaf: the part of a page that is too long for one message, from 0.
    """

    name: str = ""
    leaf: int = 0


HAND: Final = ShowPage()


RULE: Final = "---"
"""A block of a page that is a dividing line."""
CONTROLS: Final = "***"
"""The block of a page that its buttons replace; without it they are at the end."""


BLOCKS: Final = "▁▂▃▄▅▆▇"
"""The heights of a bar, lowest first."""


class Say(Protocol):
    """Messages of one language, as shown or as screen-reader text: say("id", name=value) -> str."""

    @property
    def in_words(self) -> bool:
        """True for screen-reader text: cards, ships and places by name, and no sign at all."""

    def __call__(self, message_id: str, /, **values: object) -> str:
        """The message in words."""

    def in_form(self, message_id: str, form: str, /, **values: object) -> str:
        """The message in this form, an attribute of it, if the language has that."""

    def __hash__(self) -> int:
        """Hash of the language, so that texts can be cached with it."""


class Accent(IntEnum):
    """The kind of a message, as the colour of its edge."""

    BOARD = 0x1B6B8F
    HAND = 0x3B82F6
    SCORING = 0xD4A017
    NICK = 0x7C3AED
    TROUBLE = 0xC0392B


class Style(Enum):
    """The effect of a button, as its colour, which never carries it alone."""

    GAIN = "success"
    PLAIN = "secondary"
    COST = "danger"
    MAIN = "primary"


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a page.

    note: a second line, shown if the buttons are the options of a select. disabled: True if it
    keeps its place without leading anywhere; no option of a select can.
    """

    label: str
    route: Route
    style: Style = Style.PLAIN
    emoji: str | None = None
    note: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page for one reader: hand, choice or nick.

    blocks: texts in Discord's markdown from top to bottom, or RULE. choose: the placeholder of a
    select that offers the buttons; "": they are buttons, at most four in a row. Those that don't
    fit are on further leaves. extra: further buttons, below the others ("Back", "No, thanks").
    across: the number of buttons in a row; a phone has room for four short labels. question: the
    choice that must be made first; "": none. shows: kinds of events that the blocks show, so that
    the hand doesn't repeat them. lies: the cards on the table, which a hand shows between the
    events and the options.
    """

    accent: Accent
    blocks: tuple[str, ...]
    buttons: tuple[Button, ...] = ()
    choose: str = ""
    extra: tuple[Button, ...] = ()
    across: int = 4
    question: str = ""
    shows: tuple[type[Event], ...] = ()
    lies: tuple[str, ...] = ()


LINE_LETTERS: Final = 34
LEAF_LINES: Final = 16
"""Letters in a line of a phone, and lines of text that leave room for a title and two rows."""


def leaves(text: str) -> list[str]:
    """A text in leaves of at most LEAF_LINES, turned between paragraphs, or lines of a tall one."""
    found, room = list[str](), 0
    for paragraph in text.split("\n\n"):
        is_long = _tall(paragraph) > LEAF_LINES
        for number, part in enumerate(paragraph.split("\n") if is_long else [paragraph]):
            tall = _tall(part)
            if found and tall <= room:
                found[-1] += ("\n" if number else "\n\n") + part
            else:
                found.append(part)
                room = LEAF_LINES
            room -= tall
    return found


def _tall(text: str) -> int:
    """The number of lines of a phone that a text takes."""
    return sum(-(-len(line) // LINE_LETTERS) for line in text.split("\n"))


def turns(say: Say, ways: Sequence[Route], at: int) -> tuple[Button, ...]:
    """Buttons to the leaves before and after this one; ways: where each leaf is."""
    found = list[Button]()
    if at > 0:
        found.append(Button(say("leaf-before-button", leaf=at), ways[at - 1]))
    if at + 1 < len(ways):
        found.append(Button(say("leaf-on-button", leaf=at + 1, leaves=len(ways)), ways[at + 1]))
    return tuple(found)
