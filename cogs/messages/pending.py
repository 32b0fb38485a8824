"""What has happened at a table since its messages were last brought up to date."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core import Event, Seat
from engine.tables.model.news import News
from engine.tables.model.table import Table


@dataclass(slots=True)
class Pending:
    """What a channel has not been shown yet.

    moved: a person has made a move, which makes older news old. redraw: the board may show another
    state than the table's; else only somebody's time to be mentioned has come. afresh: post the
    board anew. catches_up: look whether a result was left untold. tries: how often telling it has
    failed. reported: the fault that was logged as an incident, once; "" if none was. table: as the
    last of the events left it. in_hands: the open hands show all this, or will in a moment.
    """

    events: list[Event] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    movers: set[Seat] = field(default_factory=set)
    moved: bool = False
    redraw: bool = False
    afresh: bool = False
    catches_up: bool = False
    tries: int = 0
    reported: str = ""
    table: Table | None = None
    in_hands: bool = False

    def follow(self, before: Pending) -> None:
        """Add what happened earlier and could not be shown."""
        self.events[:0] = before.events
        self.news[:0] = before.news
        self.table = self.table or before.table
        self._add(before)

    def precede(self, later: Pending) -> None:
        """Add what has happened since, which can be shown at the same time."""
        self.events += later.events
        self.news += later.news
        self.table = later.table or self.table
        self._add(later)

    def _add(self, other: Pending) -> None:
        self.movers |= other.movers
        self.moved |= other.moved
        self.redraw |= other.redraw
        self.afresh |= other.afresh
        self.catches_up |= other.catches_up
        self.in_hands &= other.in_hands
        self.tries = max(self.tries, other.tries)
        self.reported = self.reported or other.reported
