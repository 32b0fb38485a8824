"""An ephemeral message before it is laid out: blocks of words, and buttons with where they lead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final, Protocol

from cogs.ui.custom_ids import Route
from engine.core import Event

RULE: Final = "---"
"""A block of a page that is a dividing line."""
CONTROLS: Final = "***"
"""A block of a page in whose place its buttons stand; without it they stand at the end."""


class Say(Protocol):
    """Words in one language, for eyes or for ears: say("message-id", name=value) -> str."""

    @property
    def in_words(self) -> bool:
        """Whether it is for ears: cards, ships and places by name, and no sign at all."""

    def __call__(self, message_id: str, /, **values: object) -> str:
        """The message in words."""

    def __hash__(self) -> int:
        """Words that are put together once are remembered with their language."""


class Accent(IntEnum):
    """The kind of a message, as the colour of its edge."""

    BOARD = 0x1B6B8F
    HAND = 0x3B82F6
    SCORING = 0xD4A017
    NICK = 0x7C3AED
    TROUBLE = 0xC0392B


class Style(Enum):
    """What pressing a button does, as its colour, which never stands alone."""

    GAIN = "success"
    PLAIN = "secondary"
    COST = "danger"
    MAIN = "primary"


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press.

    note: a second line, shown where the buttons are the options of a select. disabled: it keeps its
    place, though it leads nowhere now; no option of a select can.
    """

    label: str
    route: Route
    style: Style = Style.PLAIN
    emoji: str | None = None
    note: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """An ephemeral message: hand, choice or nick.

    blocks: texts in Discord's markdown from top to bottom, or RULE.
    choose: the placeholder of a select that offers the buttons; "": they are buttons, laid out
    by at most four in a row. What does not fit is offered on further leaves.
    extra: buttons in any case, below the others ("Back", "No, thanks").
    across: how many of the buttons stand in a row; a phone has room for four short labels.
    question: what has to be chosen before anything else can be done; "": nothing has.
    shows: kinds of events that the blocks show, so that the hand does not tell them besides.
    lies: what lies on the table, which a hand shows large between what happened and what can be
    done; () in a hand of several blocks: the first of them.
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
