"""What has happened at a table since its messages were last brought up to date."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core import Event, Seat
from engine.tables.news import News


@dataclass(slots=True)
class Pending:
    """What the channel has yet to be told.

    moved: a person has made a move, which makes older news old. afresh: post the board anew.
    retold: look whether a result was left untold. tries: how often telling it has failed.
    """

    events: list[Event] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    movers: set[Seat] = field(default_factory=set)
    moved: bool = False
    afresh: bool = False
    retold: bool = False
    tries: int = 0

    def follow(self, before: Pending) -> None:
        """Take over what happened before this and could not be told."""
        self.events[:0] = before.events
        self.news[:0] = before.news
        self.movers |= before.movers
        self.moved |= before.moved
        self.afresh |= before.afresh
        self.retold |= before.retold
        self.tries = max(self.tries, before.tries)
