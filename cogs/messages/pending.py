"""What has happened at a table since its messages were last brought up to date."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core import Event, Seat
from engine.tables.news import News


@dataclass(slots=True)
class Pending:
    """What a channel has not been shown yet.

    moved: a person has made a move, which makes older news old. redraw: the board may show another
    state than the table's; else only somebody's time to be mentioned has come. afresh: post the
    board anew. catches_up: look whether a result was left untold. tries: how often telling it has
    failed. reported: the fault that was logged as an incident, once; "" if none was.
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

    def follow(self, before: Pending) -> None:
        """Add what happened earlier and could not be shown."""
        self.events[:0] = before.events
        self.news[:0] = before.news
        self.movers |= before.movers
        self.moved |= before.moved
        self.redraw |= before.redraw
        self.afresh |= before.afresh
        self.catches_up |= before.catches_up
        self.tries = max(self.tries, before.tries)
        self.reported = self.reported or before.reported
