"""What a game looks like: pages of words and presses that a face makes from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Protocol, TypeAlias

from engine.core import Event, RoundEnded, Seat
from engine.tables.view import TableView

Say: TypeAlias = Callable[..., str]
"""Words in one language: say("message-id", name=value) -> str."""

RULE = "---"
"""A block of a page that is a dividing line."""

WHY = "why"
"""The page behind a press that cannot be made now: it tells why not."""


WISH = "!"
"""Before the name of another wish than a page, e.g. "!follow" or "!replay:2"."""


class Tone(IntEnum):
    """The kind of a message, as its accent colour."""

    BOARD = 0x1B6B8F
    HAND = 0x3B82F6
    SCORING = 0xD4A017
    NICK = 0x7C3AED
    TROUBLE = 0xC0392B


class Look(Enum):
    """What a press means: its colour, which never stands alone."""

    TAKE = "success"
    LAY = "secondary"
    COST = "danger"
    MAIN = "primary"


@dataclass(frozen=True, slots=True)
class Press:
    """Something to press.

    goes: the index of a legal move, or the name of another page (at most 60 characters).
    note: a second line, shown where the presses are a select.
    """

    label: str
    goes: int | str
    look: Look = Look.LAY
    emoji: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """An ephemeral message: hand, choice or nick.

    blocks: texts in Discord's markdown from top to bottom, or RULE.
    choose: the placeholder of a select that offers the presses; "": they are buttons, laid out
    by at most four in a row; what does not fit is offered on further leaves.
    extra: presses that are buttons in any case, below the others ("Back", "No, thanks").
    across: how many of the presses stand in a row; a phone has room for four short labels.
    """

    tone: Tone
    blocks: tuple[str, ...]
    presses: tuple[Press, ...] = ()
    choose: str = ""
    extra: tuple[Press, ...] = ()
    across: int = 4


@dataclass(frozen=True, slots=True)
class Names:
    """The names at the table, by seat: bare for labels, escaped for markdown; coloured marks."""

    bare: tuple[str, ...]
    escaped: tuple[str, ...] = field(default=())

    MARKS = ("🔴", "🔵", "🟢", "🟡", "🟣", "🟠", "⚪")

    def __getitem__(self, seat: Seat) -> str:
        """The name as markdown may show it."""
        return self.escaped[seat]

    def __len__(self) -> int:
        return len(self.bare)

    def marked(self, seat: Seat) -> str:
        """The seat's coloured mark and its name."""
        return f"{self.MARKS[seat]} {self.escaped[seat]}"

    def listed(self, say: Say, seats: Sequence[Seat]) -> str:
        """The names of several seats in one phrase: "Anna, Ben and Chloé"."""
        names = [self.escaped[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return say("names-and", most=", ".join(names[:-1]), last=names[-1])


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice of an autocomplete: what is shown (100 characters) and what is sent (100)."""

    shown: str
    sent: str


class Unclear(Exception):
    """A typed play that fits no legal move; `words` say what is wrong and what to do."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class Standing:
    """Points and places so far, by seat; places as in `Outcome`."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class Face(Protocol):
    """How one game looks and talks. Faces are stateless and see only what their viewer may see."""

    @property
    def key(self) -> str:
        """The key of the game."""

    def board(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The blocks of the public board, without the last events and the buttons."""

    def page(self, say: Say, seen: TableView, names: Names, page: str) -> Page:
        """A page for the viewer: "" is the hand (or the choice that must be made first).

        A page that is unknown or makes no sense any more shows the hand.
        """

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line of markdown; "" where there is nothing to tell."""

    def scoring(self, say: Say, events: Sequence[Event], names: Names) -> tuple[str, ...]:
        """The blocks of a round's result, from the events of the change that ended it."""

    def refusal(self, say: Say, seen: TableView, names: Names, reason: Enum) -> str:
        """Why the rules forbid a move, and what to do instead."""

    def plays(self, say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
        """What `/play card:` offers for what is typed so far; only legal plays, the best first."""

    def takes(
        self, say: Say, seen: TableView, names: Names, card: str, typed: str
    ) -> Sequence[Offer]:
        """What `/play take:` offers once `card` is chosen; () if the card leaves no choice."""

    def find(self, say: Say, seen: TableView, names: Names, card: str, take: str) -> int | str:
        """The legal move (index) meant by a typed play, or the page that asks what is left open.

        Raises Unclear.
        """

    def seconds_before(self, event: Event) -> float:
        """A moment of suspense, in seconds, that the board takes before it tells this event.

        It must depend on nothing that is secret.
        """

    def standing(self, seen: TableView) -> Standing:
        """What everybody has before the end, as the players know it, e.g. spaces or chips."""

    def more(self, say: Say, seen: TableView) -> tuple[Press, ...]:
        """Further pages about this game, offered behind the board's "More".

        Everybody may look at them at any time, spectators too.
        """


def last_round(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events up to and including the last RoundEnded, from the one before it; () if none."""
    ends = [index for index, event in enumerate(events) if isinstance(event, RoundEnded)]
    if not ends:
        return ()
    begins = ends[-2] + 1 if len(ends) > 1 else 0
    return tuple(events[begins : ends[-1] + 1])


def folded(text: str) -> str:
    """A typed text as it is compared: case and spaces do not matter."""
    return "".join(text.casefold().split())


def chosen(offers: Sequence[Offer], typed: str) -> tuple[Offer, ...]:
    """The offers that contain what is typed, at most 25 (Discord's limit)."""
    want = folded(typed)
    fitting = [o for o in offers if want in folded(o.shown) or want in folded(o.sent)]
    return tuple(fitting[:25])
