"""What every game's face can do: turn views and events into pages, lines and suggestions.

A face is the module `cogs/faces/<game>/face.py`; its functions are those of `Face`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, Protocol

from cogs.ui.custom_ids import Play
from cogs.ui.layout import JOINER
from cogs.ui.names import Names
from cogs.ui.page import Button, Page, Say
from cogs.ui.pictures import Signs
from engine.core import Event, RoundEnded
from engine.players.base import Reason
from engine.tables.replay import Replay
from engine.tables.view import TableView

WHY = "why"
"""Begins the name of every page that tells why a move cannot be made now."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One choice of an autocomplete: what is shown (100 characters) and what is sent (100)."""

    shown: str
    sent: str


class Chapter(StrEnum):
    """The pages of the rules, in order; all games share the last two."""

    SHORT = "short"
    COURSE = "course"
    SCORING = "scoring"
    HOUSE = "house"
    SOURCES = "sources"


class Unclear(Exception):
    """A typed play that fits no legal move; `words` say what is wrong and what to do."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class Standing:
    """Points and places so far, by seat; places as in `Outcome`.

    tie_breaks: what decides between equal points, by seat; () where nothing does.
    """

    points: tuple[int, ...]
    places: tuple[int, ...]
    tie_breaks: tuple[int, ...] = ()


class Face(Protocol):
    """How one game looks and talks: a module, which sees only what its viewer may see.

    Where `say` is for ears, all is named: signs that only adorn are left out afterwards.
    """

    @property
    def key(self) -> str:
        """The key of the game."""

    @property
    def PICTURES(self) -> Signs:  # noqa: N802 - a constant of the module
        """The signs that pictures stand for, where Discord has them."""

    @property
    def FEWER_WINS(self) -> bool:  # noqa: N802 - as above
        """Whether the points are penalties, so that fewer of them are better."""

    def board(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The blocks of the public board, without the last events and the buttons."""

    def page(self, say: Say, seen: TableView, names: Names, name: str) -> Page:
        """The page of this name: "" is the hand (or the choice that must be made first).

        A name that is unknown or makes no sense any more shows the hand.
        """

    def tell(self, say: Say, event: Event, names: Names) -> str:
        """The event in one line of markdown; "" where there is nothing to tell.

        `names.reader` is told as "you", and is the only one who is told a secret of their own.
        """

    @property
    def PLAYED(self) -> tuple[type[Event], ...]:  # noqa: N802 - as above
        """Kinds of events that say no more than which move was made; all others are results."""

    def is_loud(self, event: Event) -> bool:
        """Whether the event is one of the great moments, told in a line of usual size."""

    def scoring(
        self, say: Say, seen: TableView, events: Sequence[Event], names: Names
    ) -> tuple[str, ...]:
        """The blocks of a round's result, from its events.

        Of `seen` only what is the same in every round may be told.
        """

    def round_line(self, say: Say, seen: TableView, events: Sequence[Event], names: Names) -> str:
        """What the reader should know of a round's score, from its events; "" if its sums say all.

        The hand shows it in one line, below what each side gained.
        """

    def final(self, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
        """The blocks that the result of the game shows above the standing."""

    def highlights(self, say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
        """The two or three best moments of a game that is over, a line each; () if it had none."""

    def hands(self, say: Say, seen: Sequence[TableView], names: Names) -> str:
        """All that only the players themselves knew, once it is over: a line for each seat.

        seen: the table as each seat saw it.
        """

    def refusal(self, say: Say, seen: TableView, names: Names, reason: Enum) -> str:
        """Why the rules forbid a move, and what to do instead."""

    def plays(self, say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
        """What `/play card:` offers for what is typed so far; only legal plays, the best first."""

    def takes(
        self, say: Say, seen: TableView, names: Names, card: str, typed: str
    ) -> Sequence[Offer]:
        """What `/play take:` offers once `card` is chosen; () if the card leaves no choice."""

    def find(self, say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
        """The legal move meant by a typed play, or the page that asks what is left open.

        Raises Unclear.
        """

    def deed(self, say: Say, seen: TableView, names: Names, index: int) -> str:
        """The legal move of this index as a sentence with the cards' names: "Lay 🥃6 rum."."""

    def because(self, say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
        """The reason for this move: the sentence that ends a hint."""

    def helping(self, say: Say, seen: TableView, name: str, index: int) -> tuple[Button, ...]:
        """What a hint that means this move offers besides on the page of this name."""

    def seconds_before(self, event: Event) -> float:
        """A pause, in seconds, that the board takes before it tells this event.

        It must depend on nothing that is secret.
        """

    def standing(self, seen: TableView) -> Standing:
        """What everybody has so far, or at the end, as players know it, e.g. spaces or chips."""

    def rules(self, say: Say, options: Any, chapter: Chapter) -> str:
        """SHORT, COURSE or SCORING of the rules, with the values that these options put in force.

        SHORT: three bullets and one worked example.
        """

    def more(self, say: Say, seen: TableView) -> tuple[Button, ...]:
        """Further pages about this game, offered behind the board's "More".

        Everybody may look at them at any time, spectators too.
        """


def rounds_ended(events: Sequence[Event]) -> dict[int, tuple[Event, ...]]:
    """Of each round that ended, by its number: the events up to and including its RoundEnded."""
    rounds, begins = dict[int, tuple[Event, ...]](), 0
    for index, event in enumerate(events, 1):
        if isinstance(event, RoundEnded):
            rounds[event.round] = tuple(events[begins:index])
            begins = index
    return rounds


def normalised(text: str) -> str:
    """A typed text as it is compared: case, spaces and joiners do not matter."""
    return "".join(text.replace(JOINER, "").casefold().split())


def chosen(offers: Sequence[Offer], typed: str) -> tuple[Offer, ...]:
    """The offers that contain what is typed, at most 25 (Discord's limit)."""
    want = normalised(typed)
    fitting = [o for o in offers if want in normalised(o.shown) or want in normalised(o.sent)]
    return tuple(fitting[:25])
