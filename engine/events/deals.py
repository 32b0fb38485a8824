"""Plays deals for everybody: one seed, one try each, and a crew to measure tries by."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from contextvars import Context
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, Protocol

from engine.events import crew, daily
from engine.events.reviews import Spare, computed
from engine.results.marks import Feat
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.result import SECONDS, counting, measures
from engine.tables.model.table import Luck, Player, Status, Table, TableSettings, owner_of
from engine.tables.ports import Alone, Taken, undivided
from engine.tables.replay import Replay
from engine.tables.service import Tables
from engine.tables.view import TableView

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Day:
    """A day that somebody has played.

    seed: a secret until it is over. crew: the measures of the crew; (): not known yet. firsts,
    captain: as in `Comparison`.
    """

    day: int
    seed: int = field(repr=False)
    crew: tuple[int, ...] = ()
    firsts: tuple[daily.First, ...] = ()
    captain: int | None = None


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's result of a day.

    table: None once it is not kept any more. guild: the server where the person asked for it, if
    in any. points, measure: as in `Score`; None: not finished in time.
    """

    day: int
    user: int
    table: int | None
    guild: int | None
    points: int | None = None
    measure: int | None = None


@dataclass(frozen=True, slots=True)
class DayResult:
    """A person who finished a day in time. table: 0 and no name if it isn't stored any more."""

    user: int
    table: int
    points: int
    measure: int
    name: str
    day: int


@dataclass(frozen=True, slots=True)
class Week:
    """Somebody's scores of a week, by day, and their latest name."""

    user: int
    name: str
    scores: Mapping[int, int]

    @property
    def total(self) -> int:
        """The sum of the best scores."""
        return sum(sorted(self.scores.values(), reverse=True)[: daily.BEST])


class DayRecords(Protocol):
    """Keeps days and tries. Each method is one transaction, durable when it returns."""

    async def day(self, day: int, seed: int) -> Day:
        """The day; this becomes its seed if it has none yet."""

    async def keep_crew(self, played: Day) -> None:
        """Store what the crew and the Captain made of the day, unless that is stored already."""

    async def add_try(self, table: Table, guild: int | None) -> Table:
        """Keep a person's table for its day, with its id; Taken if they have one."""

    async def try_of(self, day: int, user: int) -> Try | None:
        """This person's try of the day; None: they have not begun."""

    async def among(self, day: int, user: int, measure: int, guild: int | None) -> daily.Among:
        """A person's measure compared with others'; guild: only those of this server; None: all."""

    async def last_match(self, user: int) -> Table | None:
        """The last match of this person's voyages, open or over."""

    async def feats_of(self, user: int) -> Sequence[Feat]:
        """This person's games against each rival, and their first marks of each game."""

    async def best_voyage(self, user: int) -> int | None:
        """The most seas that this person has crossed on the voyage of a week."""

    async def days_of(self, user: int) -> Collection[int]:
        """The days that this person has finished."""

    async def best(self, guild: int | None, day: int, most: int) -> Sequence[DayResult]:
        """The people who finished the day in this server, best first; None: anywhere.

        Among equals the fastest is first.
        """

    async def tries_in(self, guild: int, days: range) -> Sequence[DayResult]:
        """The tries of these days that were finished in this server."""

    async def tries_of(self, user: int, days: range) -> Sequence[DayResult]:
        """The tries of these days that this person has finished."""


LASTS: Final = 7 * SECONDS
"""Seconds in which a duel can be taken, and then those in which its results are shown."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel whose results a reader hasn't seen: the friend, or the person of the former game.

    table: the former game. played: the friend's table; None: it isn't stored any more.
    """

    table: int
    user: int
    reader: int
    played: int | None


class DuelRecords(Protocol):
    """Keeps duels. Each method is one transaction, durable when it returns."""

    async def add(self, former: Table, now: float, table: Table) -> Table:
        """Keep a friend's table, new or not, with the cards of a former one as a duel; Taken."""

    async def untold(self, reader: int, since: float = 0.0) -> Sequence[Duel]:
        """The duels begun since then whose results this reader hasn't seen."""

    async def tell(self, duel: Duel, game: str, ahead: int | None) -> None:
        """Keep that its reader has seen the results, and is so far ahead; None: it has no end."""

    async def of(self, table: int) -> Sequence[Duel]:
        """The duels with the cards of this table, as the friends read them, the oldest first."""

    async def dealt(self, user: int, former: Table) -> int | None:
        """The first table with these cards at which this person has played; None: there is none."""


def measures_by_seat(told: Replay) -> tuple[int, ...] | None:
    """The results at this own table, as `measured`; None: it was ended early."""
    rounds = kind_of(told.table).deal(told.game.traits) or len(told.rounds) * bool(told.outcome)
    return measures(told.game, told.whole_story, rounds)


@dataclass(eq=False, repr=False)
class Deals:
    """The deals of all days; its methods raise Refused and have changed nothing then.

    draw: a new seed. spare: has the crew play. alone: only one process at a time measures a day.
    """

    tables: Tables
    records: DayRecords
    spare: Spare
    draw: Callable[[], int] = lambda: secrets.randbits(63)
    alone: Alone = undivided
    _measuring: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)

    @property
    def today(self) -> daily.DailyDeal:
        """The deal of today."""
        return daily.deal_at(self.tables.gate.clock.now())

    def counts(self, day: int | None) -> bool:
        """True while tries of this day count, so that its cards are still a secret."""
        return day in counting(self.tables.gate.clock.now())

    async def open(
        self, person: Player, computers: Sequence[Player], guild: int | None
    ) -> TableView:
        """This person's table for today's deal; it is dealt if there is none yet.

        In the first hour of a day, an unfinished table of yesterday comes first.
        """
        user = person.user
        if user is None:
            raise Refused(Refusal.NOT_SEATED)
        deal, own = self.today, self.tables.own
        yesterday = deal.day - 1
        table = await self._table_of(yesterday, user) if self.counts(yesterday) else None
        if table is None or not table.is_open:
            drawn = await self.played(deal.day, 0.0)
            if await self.records.try_of(deal.day, user) is None:
                settings = TableSettings(luck=Luck.SEED, iterations=daily.ITERATIONS, day=deal.day)
                by = (deal.game, deal.choices, computers, settings, drawn.seed)
                add = partial(self.records.add_try, guild=guild)
                with suppress(Taken):  # another press was faster
                    return await own.open(own.prepared(person, *by), add)
            table = await self._table_of(deal.day, user)
        if table is None:
            raise Refused(Refusal.DAY_PLAYED)
        return await self.shown(table)

    async def is_new(self, user: int) -> bool:
        """True if this person's next deal would be dealt now, and be their first of its game."""
        today, try_of = self.today, self.records.try_of
        if any(daily.DailyDeal(day).game == today.game for day in await self.records.days_of(user)):
            return False
        late = await try_of(today.day - 1, user) if self.counts(today.day - 1) else None
        return await try_of(today.day, user) is None and (late is None or late.points is not None)

    async def _table_of(self, day: int, user: int) -> Table | None:
        found = await self.records.try_of(day, user)
        return await self.tables.found(found.table) if found and found.table is not None else None

    async def has_ended(self, user: int) -> bool:
        """True if this person's try of today is over: finished, given up, or not stored now."""
        table, tried = await self._table_of(self.today.day, user), self.records.try_of
        return not table.is_open if table else await tried(self.today.day, user) is not None

    async def shown(self, table: Table) -> TableView:
        """The table as its owner sees it; it is dealt if it wasn't, e.g. after a kill."""
        if table.status is Status.LOBBY:
            try:
                return await self.tables.own.begin(table)
            except Refused as refused:  # another press was faster
                if refused.refusal is not Refusal.STALE:
                    raise
        return await self.tables.view(table.id, owner_of(table))

    async def comparison(
        self, day: int, user: int, guild: int | None = None, seconds: float | None = 0.0
    ) -> daily.Comparison | None:
        """The comparison of somebody's result now; None: they haven't finished the day in time.

        guild: the server whose people are counted. seconds: the time to wait for the crew; None:
        as long as it takes.
        """
        found = await self.records.try_of(day, user)
        if found is None or found.measure is None:
            return None
        among = partial(self.records.among, day, user, found.measure)
        played = await self.played(day, seconds)
        here = None if guild is None else await among(guild)
        by = (played.crew, await among(None), here, played.captain, played.firsts)
        return daily.Comparison(found.measure, *by)

    async def played(self, day: int, seconds: float | None) -> Day:
        """A day, whose crew begins to play; with its measures if it finishes in time.

        seconds: the time to wait for it; None: as long as it takes.
        """
        drawn = await self.records.day(day, self.draw())
        if (task := self._begin(drawn)) is None or seconds == 0:
            return drawn
        await asyncio.wait({task}, timeout=seconds)
        return await self.records.day(day, drawn.seed)

    def _begin(self, drawn: Day) -> asyncio.Task[None] | None:
        """The task in which the crew of a day plays; None: it has played."""
        if drawn.crew:
            return None
        if (task := self._measuring.get(drawn.day)) is None:
            create = partial(asyncio.create_task, self._measured(drawn))
            task = self._measuring[drawn.day] = Context().run(create)  # outside the press's context
            task.add_done_callback(lambda _: self._measuring.pop(drawn.day, None))
        return task

    async def _measured(self, drawn: Day) -> None:
        """Have the crew play a day, and store its measures; the next request retries a failure."""
        try:
            async with self.alone(f"crew of day {drawn.day}"):
                if (await self.records.day(drawn.day, drawn.seed)).crew:
                    return  # another process was faster
                is_day, members = drawn.day > 0, range(crew.SIZE)
                play = partial(crew.played if is_day else crew.sailed, abs(drawn.day), drawn.seed)
                played = [await computed(self.spare, partial(play, member)) for member in members]
                measures, captain = tuple(sorted(measure for measure, _ in played)), None
                if is_day:  # its time has a limit, so a slow machine knows no captain
                    captain = await self.spare.in_spare_time(partial(play, None), last=False)
                firsts, best = daily.firsts_of(played, captain), captain and captain[0]
                whole = replace(drawn, crew=measures, firsts=firsts, captain=best)
                await self.records.keep_crew(whole)
        except Exception as error:
            log.warning("the crew of day %s has not finished: %r", drawn.day, error)

    def stop(self) -> None:
        """Stop all crews; after a start, requests begin them again."""
        for task in self._measuring.values():
            task.cancel()

    async def week_in(self, guild: int, days: range, seconds: float | None) -> Sequence[Week]:
        """The scores of all who finished deals of these days in this server, the best first."""
        found = await self._weeks(await self.records.tries_in(guild, days), seconds)
        return sorted(found, key=lambda week: (-week.total, week.user))

    async def week_of(self, user: int, days: range) -> Week | None:
        """This person's scores on these days, as far as crews have played; None without any."""
        return next(iter(await self._weeks(await self.records.tries_of(user, days), 0.0)), None)

    async def _weeks(self, tries: Sequence[DayResult], seconds: float | None) -> list[Week]:
        """The scores of these tries. seconds: the time to wait for each crew."""
        crews = {n: (await self.played(n, seconds)).crew for n in sorted({t.day for t in tries})}
        scores: dict[int, dict[int, int]] = {}
        names: dict[int, str] = {}
        for each in tries:
            if measures := crews[each.day]:
                scores.setdefault(each.user, {})[each.day] = daily.score_of(each.measure, measures)
                names[each.user] = each.name or names.get(each.user, "")
        return [Week(user, names[user], of) for user, of in scores.items()]
