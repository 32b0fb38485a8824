"""The ports of club nights: their store, and the part that gives them rooms and messages."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.events.night import Night
from engine.tables.model.table import Table
from engine.tables.transitions.rematch import Newcomer


@dataclass(frozen=True, slots=True)
class NightResult:
    """Somebody's result of a night.

    number: in the night's standings, from 0. user, name: None and "" once they were forgotten.
    place: ties share it. among: the number of people with one. tenths: of a percent. ended: when
    the night was over, in seconds since the epoch.
    """

    night: int
    number: int
    guild: int
    user: int | None
    name: str
    game: str
    place: int
    among: int
    tenths: int
    ranked: bool
    ended: float


class NightRecords(Protocol):
    """Store of nights. Each method is one transaction, durable when it returns."""

    async def add(self, night: Night, former: Night | None = None) -> Night:
        """Keep a new night, and return it with its id; Taken if its channel has an open one.

        former: is saved as well.
        """

    async def save(self, night: Night, results: Sequence[NightResult] = ()) -> Night:
        """Replace the stored night, and return it with its next version; Taken if it has changed.

        results: those of a night that is over now.
        """

    async def night(self, number: int) -> Night | None:
        """The night with this id."""

    async def alive(self) -> Sequence[Night]:
        """The nights in the bot's servers that are open, or repeated later; unreadable ones not."""

    async def open_in(self, guild: int) -> Sequence[Night]:
        """The open nights of a server, the next one first."""

    async def add_table(self, table: Table) -> Table:
        """Keep a running table of a night, with its id.

        Taken if the night has this table already, or its channel an open one.
        """

    async def tables(self, night: int, number: int) -> Sequence[Table]:
        """The tables of a round that are stored, by their numbers."""

    async def results_of(self, guild: int, user: int) -> Sequence[NightResult]:
        """Somebody's results in a server, the latest first."""

    async def results_at(self, night: int) -> Sequence[NightResult]:
        """The results of a night that is over, in order."""

    async def latest(self, guild: int, nights: int) -> Sequence[NightResult]:
        """The results of the latest nights of a server, at most so many, latest night first."""


class Halls(Protocol):
    """The side of nights that Discord shows. No method raises Discord's errors."""

    async def room(
        self, night: Night, number: int, table: int, users: Collection[int]
    ) -> int | None:
        """The private thread of a table of this round, made unless there is one.

        users: its people, who are let in. None: it can't be made now.
        """

    async def mate(self, night: Night) -> Newcomer:
        """Names the computers on empty seats."""

    def told(self, night: Night) -> None:
        """Note that something public has changed; its messages are redrawn soon."""

    async def reminded(self, night: Night) -> None:
        """Mention those who are coming, once: they may check in."""

    async def closed(self, night: Night, channels: Collection[int]) -> None:
        """Archive these threads."""
