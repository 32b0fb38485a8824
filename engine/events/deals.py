"""Plays the deal of the day: one seed for everybody, one try each, and what a mate made of it."""

import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from engine.core import Seat, known_to
from engine.events.daily import LEVEL, SEATS, Comparison, DailyDeal, deal_at
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player, Status, Table, owner_of
from engine.tables.own import round_points
from engine.tables.ports import Taken, Thinker
from engine.tables.position import advanced, dealt
from engine.tables.replay import Replay
from engine.tables.service import Tables
from engine.tables.transitions import lobby
from engine.tables.view import TableView, table_view, thought

PERSON: Final[Seat] = 0
"""The seat that everybody has."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day that somebody has played. seed: a secret until it is over. par: None: not known yet."""

    day: int
    seed: int = field(repr=False)
    par: int | None = None


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's result of a day.

    table: None once it is not kept any more. guild: the server where the person asked for it, if
    in any. points: None: not finished in time.
    """

    day: int
    user: int
    table: int | None
    guild: int | None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody who finished a day in time, with the name they had at their table."""

    user: int
    table: int
    points: int
    name: str


class DayRecords(Protocol):
    """Keeps days and tries. Each method is one transaction, durable when it returns."""

    async def day(self, day: int, seed: int) -> Day:
        """The day, which has this seed if none was drawn for it before."""

    async def keep_par(self, day: int, par: int) -> None:
        """Keep what a mate made of the day."""

    async def add_try(self, table: Table, guild: int | None) -> Table:
        """Keep a person's table for its day, with its id; Taken if they have one."""

    async def try_of(self, day: int, user: int) -> Try | None:
        """This person's try of the day; None: they have not begun."""

    async def counts(self, day: int, points: int) -> tuple[int, int, int]:
        """How many people finished the day, how many with fewer points, and with as many."""

    async def days_of(self, user: int) -> Collection[int]:
        """The days that this person has finished."""

    async def best(self, guild: int | None, day: int, most: int) -> Sequence[Placed]:
        """Those who finished the day in this server, the best first; None: anywhere.

        Among equals the fastest is first.
        """

    async def played_in(self, guild: int, day: int) -> int:
        """How many people finished the day in this server."""


@dataclass(eq=False, repr=False)
class Deals:
    """The deals of all days; its methods raise Refused and have changed nothing then.

    draw: a new seed. thinker: chooses the moves of the mate by whom others are measured.
    """

    tables: Tables
    records: DayRecords
    thinker: Thinker
    draw: Callable[[], int] = lambda: secrets.randbits(63)

    @property
    def today(self) -> DailyDeal:
        """The deal of today."""
        return deal_at(self.tables.gate.clock.now())

    def is_today(self, table: Table) -> bool:
        """True if this is somebody's table for the deal of today."""
        return table.settings.day == self.today.day

    async def open(
        self, person: Player, computers: Sequence[Player], guild: int | None
    ) -> TableView:
        """This person's table for the deal of today, as it is; dealt if there was none yet."""
        deal, user = self.today, person.user
        if user is None:
            raise Refused(Refusal.NOT_SEATED)
        if await self.records.try_of(deal.day, user) is None:
            seed = (await self.records.day(deal.day, self.draw())).seed

            async def add(new: Table) -> Table:
                return await self.records.add_try(new, guild)

            with suppress(Taken):  # another press was faster
                return await self.tables.own.open(self._new(deal, person, computers, seed), add)
        found = await self.records.try_of(deal.day, user)
        if found is None or found.table is None:
            raise Refused(Refusal.NO_TABLE)
        table = await self.tables.found(found.table)
        return await self._begun(table) or await self.tables.view(table.id, user)

    def _new(
        self, deal: DailyDeal, person: Player, computers: Sequence[Player], seed: int
    ) -> Table:
        own, choices = self.tables.own, deal.choices
        return own.prepared(person, deal.game, choices, computers, deal.settings, seed)

    async def _begun(self, table: Table) -> TableView | None:
        """The table, dealt; None: it was dealt before, or another press was faster."""
        if table.status is not Status.LOBBY:
            return None
        try:
            return await self.tables.own.begin(table)
        except Refused as refused:
            if refused.refusal is not Refusal.STALE:
                raise
            return None

    async def captains(
        self, deal: DailyDeal, players: Sequence[Player], host: int
    ) -> Replay | None:
        """A captain's play of a deal, at everybody's seat; the first who asks has it played.

        players: the captain and the mates. host: the bot's own id, in a person's place. Nobody is
        measured by it. None: it isn't kept any more.
        """
        if await self.records.try_of(deal.day, host) is None:
            seed = (await self.records.day(deal.day, self.draw())).seed
            new = self._new(deal, replace(players[PERSON], user=host), players[PERSON + 1 :], seed)
            with suppress(Taken):
                await self.records.add_try(replace(new, players=tuple(players)), None)
        found = await self.records.try_of(deal.day, host)
        if found is None or found.table is None:
            return None
        await self._begun(await self.tables.found(found.table))
        return await self.tables.replay(found.table)

    async def comparison(self, day: int, user: int) -> Comparison | None:
        """How somebody's score of a day compares now; None: they have not finished it in time."""
        found = await self.records.try_of(day, user)
        if found is None or found.points is None:
            return None
        played, below, level = await self.records.counts(day, found.points)
        return Comparison(found.points, await self.par(day), played, below, level - 1)

    async def par(self, day: int) -> int:
        """The score of a mate with the cards of a day, at the seat that everybody has."""
        kept = await self.records.day(day, self.draw())
        if kept.par is not None:
            return kept.par
        par = await self._measured(DailyDeal(day), kept.seed)
        await self.records.keep_par(day, par)
        return par

    async def _measured(self, deal: DailyDeal, seed: int) -> int:
        """Play the deal with mates on all seats, who think outside the event loop."""
        others = [Player("", None, LEVEL)] * (SEATS - 1)
        prepared = self._new(deal, Player("", 1), others, seed)
        game = GAMES[deal.game]
        table = lobby.started(prepared, game, owner_of(prepared), 0.0)
        position = dealt(game, table)
        while (points := round_points(position.story)) is None:
            seat = max(position.to_move)  # where all choose at once, the computers begin
            seen = table_view(game, table, position, seat)
            history = known_to(position.story, seat)
            move = await thought(self.thinker, seen, history, seat, LEVEL)
            position = advanced(game, position, seat, move)
        return points[PERSON]
