"""A game's face: the functions that turn views and events into pages, lines and suggestions.

Each game's is the value `FACE` in `cogs/faces/<game>/face.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any

from cogs.ui.names import Names
from cogs.ui.page import Page, Say
from cogs.ui.pictures import Signs
from engine.core import Event, RoundEnded
from engine.players.base import Reason
from engine.tables.replay import Replay
from engine.tables.view import TableView

WHY = "why"
"""Prefix of the names of pages of buttons that are disabled, because a move isn't possible."""


Chapter = StrEnum("Chapter", "SHORT COURSE SCORING HOUSE SOURCES")
"""The pages of the rules, in order."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Points and places so far, by seat; places as in `Outcome`.

    tie_breaks: the value that decides between equal points, by seat; () where nothing does.
    """

    points: tuple[int, ...]
    places: tuple[int, ...]
    tie_breaks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """One game's display, which sees only what its viewer may see.

    If `say` is for screen-reader text, names replace signs, and decoration is removed afterwards.
    Fields with a default are optional.
    """

    key: str
    """The key of the game."""
    pictures: Signs
    """The signs that pictures replace if Discord has them."""
    played: tuple[type[Event], ...]
    """Kinds of events that only repeat which move was made; all others are results."""
    board: Callable[[Say, TableView, Names], tuple[str, ...]]
    """The blocks of the public board, without the last events and the buttons."""
    page: Callable[[Say, TableView, Names, str], Page]
    """The page of this name: "" is the hand (or the choice that must be made first).

    Unknown or outdated names show the hand.
    """
    event_line: Callable[[Say, Event, Names], str]
    """The event in one line of markdown, or two: a great moment and its effect; "" if it has none.

    `names.reader` is called "you", and is the only reader of secrets of their own.
    """
    is_loud: Callable[[Event], bool]
    """True for great moments, whose lines have normal size."""
    scoring: Callable[[Say, TableView, Sequence[Event], Names], tuple[str, ...]]
    """The blocks of a round's result, from its events.

    Only those parts of `seen` may be used that are the same in every round.
    """
    highlights: Callable[[Say, Replay, Names], tuple[str, ...]]
    """The decision of a finished game and its best moment, a line each; at most two."""
    held: Callable[[Say, TableView], str]
    """A player's secrets in a finished game, as their seat saw the table."""
    move_sentence: Callable[[Say, TableView, Names, int], str]
    """The legal move of this index as a sentence with the cards' names: "Lay 🥃6 rum."."""
    because: Callable[[Say, TableView, Names, int, Reason], str]
    """A computer's reason for this move: the sentence that ends a hint."""
    standing: Callable[[TableView], Standing]
    """Everybody's score, so far or at the end, in the players' unit, e.g. spaces or chips."""
    rules: Callable[[Say, Any], Mapping[str, object]]
    """The values of the game's rules by these options; SHORT: three bullets and an example."""
    shown: tuple[type[Event], ...] = ()
    """Kinds of events that the board shows elsewhere."""
    shared: tuple[type[Event], ...] = ()
    """Kinds of events whose lines may name several players, where "you" is "several"."""
    effects: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    """Kinds of events that nobody understands without one of this kind before them, their cause."""
    drawn: tuple[str, ...] = ()
    """The names of its own pictures: a letter that no other game has, an underscore, a word."""
    final: Callable[[Say, TableView, Names], str] = lambda *_: ""
    """The final standings as the game draws them; "": a line for each player."""
    finale: Callable[[Say, Replay, Names], str] = lambda *_: ""
    """The great moment by which the game ended, in one line; "" if its last events have it."""
    in_finale: tuple[type[Event], ...] = ()
    """Kinds of events whose last ones `finale` or `ending` replaces."""
    ending: Callable[[Say, Replay, Names], tuple[str, ...]] = lambda *_: ()
    """Lines on how the game ended, in small print; the reader's result is the last of them."""
    round_line: Callable[[Say, TableView, Sequence[Event], Names], str] = lambda *_: ""
    """The reader's summary of a round's score, from its events; "" if its sums are enough.

    The hand shows it in one line, below the gains of each side.
    """
    unseen: Callable[[Say, TableView], str] = lambda *_: ""
    """The cards of this round that the viewer hasn't seen, which a player would remember."""
    hinted: Callable[[TableView, str, Any], str] = lambda *_: ""
    """The page that shows this move, where the hand or the page of this name proposes another."""
    suspense: tuple[type[Event], ...] = ()
    """Kinds of events that the board shows after a pause; secrets don't matter to it."""
    gift: Callable[[Say, TableView, Names, int], str] = lambda *_: ""
    """The question before this move if the game itself shows that it gives something away, else "".

    It must depend on nothing but the view.
    """
    stage: Callable[[TableView], str] = lambda seen: str(seen.view.phase.name).lower()
    """The value $stage of the words for newcomers, by the present options."""
    length: Callable[[Any], Mapping[str, object]] = lambda view: {"rounds": view.rounds or 0}
    """The value of the game's message about its length, by a view."""
    refusal: Callable[[Say, Any], Mapping[str, object]] = lambda *_: {}
    """The values of the messages on why the rules forbid a move, by a view."""

    def hands(self, say: Say, seen: Sequence[TableView], names: Names) -> str:
        """The players' secrets, a line for each seat; `seen`: the table as each seat saw it."""
        held = enumerate(self.held(say, each) for each in seen)
        return "\n".join(say("labelled", label=names.marked(s), text=text) for s, text in held)


def forbidden(face: Face, say: Say, seen: TableView, reason: Enum) -> str:
    """Why the rules forbid a move, and an alternative."""
    return say(f"{face.key}-refusal-{reason.value}", **face.refusal(say, seen.view))


def rounds_ended(events: Sequence[Event]) -> dict[int, tuple[Event, ...]]:
    """The events of each finished round, by its number, its RoundEnded included."""
    rounds, begins = dict[int, tuple[Event, ...]](), 0
    for index, event in enumerate(events, 1):
        if isinstance(event, RoundEnded):
            rounds[event.round] = tuple(events[begins:index])
            begins = index
    return rounds


def last_scoring(face: Face, say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """The blocks of the result of the last round that ended since the reader's move; () if none."""
    rounds = list(rounds_ended(seen.from_own).values())
    return face.scoring(say, seen, rounds[-1], names.then(rounds[-1])) if rounds else ()
