"""Plays the rounds of club nights: deals their tables, and ends them when their time is up."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

from engine.core import By
from engine.events import night as transitions
from engine.events.daily import ITERATIONS
from engine.events.field import as_shown, compared, field_calls, results_at
from engine.events.night import Night, Round, SeatResult
from engine.events.reviews import Spare, computed
from engine.events.standing import Standing
from engine.games import GAMES
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Unreadable
from engine.tables.model.result import SECONDS, Result
from engine.tables.model.table import (
    AtNight,
    ChannelPlace,
    Luck,
    Player,
    Shuffle,
    Status,
    Table,
    TableSettings,
)
from engine.tables.ports import Taken
from engine.tables.position import mover_of
from engine.tables.replay import Replay
from engine.tables.service import Tables
from engine.tables.transitions import deadlines, lobby, seating
from engine.tables.transitions.after import results_of
from engine.tables.transitions.rematch import Newcomer
from engine.tables.transitions.shuffle import NO_CUT, drawn, settled

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY: Final = 30.0
"""Seconds until Discord is asked again for a table's room."""


class NightRecords(Protocol):
    """Store of nights. Each method is one transaction, durable when it returns."""

    async def add_night(self, night: Night, former: Night | None = None) -> Night:
        """Keep a new night, and return it with its id; Taken if its channel has an open one.

        former: is saved as well.
        """

    async def save_night(self, night: Night, results: Sequence[Standing] = ()) -> Night:
        """Replace the stored night, and return it with its next version; Taken if it has changed.

        results: those of a night that is over now.
        """

    async def night(self, number: int) -> Night | None:
        """The night with this id."""

    async def alive(self, guild: int | None = None) -> Sequence[Night]:
        """The nights in the bot's servers that are open, or repeated later; unreadable ones not.

        guild: only those of this server.
        """

    async def latest_in(self, guild: int) -> Night | None:
        """The night of a server that was planned for the latest time, open or not."""

    async def rate(self, table: Table, results: Sequence[Result]) -> None:
        """Change ratings by the results of a table whose round is over; once."""

    async def round_of(self, night: int, number: int) -> Sequence[Table]:
        """The tables of a round that are stored, by their numbers."""

    async def results_of(self, guild: int, user: int) -> Sequence[Standing]:
        """Somebody's results in a server, the latest first."""

    async def latest(self, guild: int, nights: int) -> Sequence[Standing]:
        """The results of a server's latest nights, the last one's first. nights: their number."""


class Halls(Protocol):
    """The side of nights that Discord shows. No method raises Discord's errors."""

    async def room(self, night: Night, at: AtNight, users: Collection[int]) -> int | None:
        """The private thread of a table of a round, made unless there is one.

        users: its people, who are let in. None: it can't be made now.
        """

    async def mate(self, night: Night) -> Newcomer:
        """Names the computers on empty seats."""

    def told(self, night: Night) -> None:
        """Note that something public has changed; its messages are redrawn soon."""


@dataclass(eq=False, repr=False)
class Rounds:
    """Looks after the round of a night that is played now; the caller holds the night's lock.

    spare: has the computers of the field play. halls: gives the tables their rooms.
    """

    tables: Tables
    records: NightRecords
    spare: Spare
    halls: Callable[[], Halls]

    async def looked(self, night: Night, played: Round) -> Night | float | None:
        """The night after its round, or after a change of it; else the time of the next look.

        None: there is none. Each step can be repeated: a kill anywhere loses nothing. A night that
        has found no room for a day is called off.
        """
        stored = await self.records.round_of(night.id, played.number)
        if night.is_over:
            for table in stored:
                if table.is_open:
                    await self.tables.change(table.id, lobby.closed)
            return None
        tables = await self._seated(night, played, stored)
        now = self.tables.gate.clock.now()
        if len(tables) < len(played.tables):
            is_lost = now > played.until + SECONDS
            return transitions.cancelled(night) if is_lost else now + SECONDS_BEFORE_RETRY
        still = [table for table in tables if table.is_open]
        if not still:
            return await self._ended(night, played, tables)
        if _lost_time(night, played, still, now):
            return transitions.prolonged(night, now)
        if now >= played.until:
            for table in still:
                await self._finished(table)
        if now >= played.until or any(table.timing.suspended for table in still):
            return now + SECONDS_BEFORE_RETRY
        return played.until

    async def _seated(
        self, night: Night, played: Round, stored: Sequence[Table]
    ) -> Sequence[Table]:
        """The tables of the round, dealt now unless they were before; without those of no room."""
        known, first = {table.settings.night: table for table in stored}, next(iter(stored), None)
        cards: Callable[[Table], Table] = drawn
        if first is not None:  # words that cut the deck may have been forgotten since
            cards = partial(replace, seed=first.seed, shuffle=first.shuffle)
        mate, looking = await self.halls().mate(night), []
        for number in range(1, len(played.tables) + 1):
            at = AtNight(night.id, played.number, number)
            table = known.get(at) or cards(self._new(night, at, mate))
            looking.append(self._housed(table, night, at))
        return [table for table in await asyncio.gather(*looking) if table.id]

    def _new(self, night: Night, at: AtNight, mate: Newcomer) -> Table:
        """A running table of a round, still without a place and its cards."""
        plan, now, players = night.plan, self.tables.gate.clock.now(), list[Player]()
        users = night.rounds[at.round - 1].tables[at.table - 1]
        for user in users:
            guest = None if user is None else night.guest(user)
            players.append(mate(players) if guest is None else Player(guest.name, user))
        is_rated = plan.rated and None not in users
        settings = TableSettings(
            clock=plan.clock, rated=is_rated, luck=Luck.SEED, iterations=ITERATIONS, night=at
        )
        return Table(
            id=0,
            place=ChannelPlace(night.guild, night.channel),
            host=next((user for user in users if user is not None), None),
            game=plan.game,
            options=plan.options,
            players=tuple(players),
            status=Status.RUNNING,
            opened=now,
            seed=0,
            started=now,
            shuffle=shuffle_of(night, at.round),
            settings=settings,
        )

    async def _housed(self, table: Table, night: Night, at: AtNight) -> Table:
        """The table in a room: dealt there if it is new, or moved if its own is gone.

        It is returned as it was if there is no room now.
        """
        if table.id and not (table.is_open and table.timing.suspended):
            return await self._joined(table, night, at)
        channel = await self.halls().room(night, at, table.people)
        if channel is None:
            return table
        place = ChannelPlace(night.guild, channel)
        with suppress(Taken):  # the room has another table
            if not table.id:
                return await self.tables.channels.deal(replace(table, place=place))
            if place != table.place:
                await self.tables.channels.move(table.id, place)
                return await self.tables.change(table.id, deadlines.resumed)
        return table

    async def _joined(self, table: Table, night: Night, at: AtNight) -> Table:
        """The table with those who have come since it was dealt, on their Mates' seats."""
        for seat, user in enumerate(night.rounds[at.round - 1].tables[at.table - 1]):
            if user is None or not table.is_open or table.seat_of(user) is not None:
                continue
            guest = night.guest(user)
            if guest is not None and await self.halls().room(night, at, [user]) is not None:
                new = {"name": guest.name, "user": user, "level": None}
                table = await self.tables.change(table.id, seating.with_player, seat, **new)
        return table

    async def _finished(self, table: Table) -> None:
        """Have Mates play a table to its end; one that can't be played on is closed."""
        try:
            await self.tables.change(table.id, seating.all_away)
        except Unreadable:
            await self.tables.change(table.id, lobby.closed)

    async def _ended(self, night: Night, played: Round, tables: Sequence[Table]) -> Night:
        """The night after this round, once computers have played its deal, within seconds.

        People who have left, or who made no move themselves, get no seat until they are back.
        """
        game, calls = GAMES[night.plan.game], field_calls(night.plan, tables[0].seed)
        gains = [await computed(self.spare, call) for call in calls]
        field, points = (tuple(of(game, each) for each in gains) for of in (compared, as_shown))
        results = list[SeatResult]()
        for table in tables:
            try:
                replay = await self.tables.recount(table)
            except Unreadable:
                log.exception("table %s of night %s has no result", table.id, night.id)
                continue
            results += results_at(played, replay)
            if kind_of(table).rated:  # not before: a rating would tell of the deal
                state, moves = replay.steps[-1].state, len(replay.rows)
                story = replay.whole_story
                await self.records.rate(table, results_of(replay.game, table, state, moves, story))
            for user in _missing(replay):
                guest = night.guest(user)
                night = transitions.gone(night, user) if guest and guest.plays else night
        now = self.tables.gate.clock.now()
        return transitions.closed_round(night, tuple(results), now, field, points)


def _lost_time(night: Night, played: Round, still: Sequence[Table], now: float) -> bool:
    """True if the round gets all its time again: it was dealt late, or the bot stood still.

    So it does, for a day, if its time is up while nobody can reach a table. still: its open tables.
    """
    opened = [table.opened for table in still if table.timing.suspended]
    if now >= played.until and opened and now < max(opened) + SECONDS:
        return True
    dealt = played.until - night.plan.round_seconds
    in_time = [table for table in still if not table.timing.overtime]
    present = any(player.level is None for table in in_time for player in table.players)
    late = any((table.started or now) > dealt + SECONDS_BEFORE_RETRY for table in in_time)
    return late or (present and now > played.until + deadlines.OUTAGE)


def shuffle_of(night: Night, number: int) -> Shuffle:
    """The ingredients of the cards of a round, the same at each of its tables.

    Its secret follows from the night's, so a round that is opened opens no other.
    """
    key, message = night.secret.encode(), f"seven-seas night 1\nround {number}".encode()
    return Shuffle(
        secret=hmac.digest(key, message, "sha256").hex(),
        first_options=night.plan.options,
        seats=NO_CUT,
        cuts=night.cuts or NO_CUT,
        deal=f"night-{night.id}-round-{number}",
    )


def seals(night: Night) -> tuple[str, ...]:
    """The seal of the cards of each round, which may be shown from the start."""
    plan, numbers = night.plan, range(1, night.plan.rounds + 1)
    return tuple(settled(shuffle_of(night, number), plan.game)[0] for number in numbers)


def _missing(replay: Replay) -> Iterator[int]:
    """The people who left this table, or made no move there themselves."""
    table = replay.table
    for seat, player in enumerate(table.players):
        rows = (row for row in replay.rows if row.seat == seat)
        made = any(mover_of(table, row) is By.SELF for row in rows)
        if player.user is not None and (player.left or not made):
            yield player.user
