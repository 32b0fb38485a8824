"""A night opens, deals, ends and is kept by itself, whatever is killed, lost or silent."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.base.writer import Statement
from data.events import EveningStore
from data.ratings import RatingStore
from engine.core import By
from engine.events import movement
from engine.events import night as transitions
from engine.events.night import Night, Phase
from engine.events.nights import repeated
from engine.events.standing import deal_of_the_night, standings
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import Person, Table, channel_of
from engine.tables.transitions import seating
from tests.data.sqlite import InMemory, StoreInMemory, results_at
from tests.engine.events.club import CHANNEL, GUILD, Club, Rooms, recounted
from tests.engine.events.mornings import Killed
from tests.engine.tables.at_the_gate import mate, refusal
from tests.engine.tables.sim_time import SimTime, settle
from tests.lab.players.nights import pairs

EIGHT = range(101, 109)
HOUR = 3600.0
FRIDAY_IN_MARCH = 1_774_569_600.0  # 27 March 2026


class Evening:
    """A club in simulated time, which can be started again."""

    def __init__(self) -> None:
        self.time, self.store = SimTime(1_000_000.0), StoreInMemory()
        self.rooms = Rooms()
        self.club = Club(self.store, self.time, self.time.sleep, self.rooms)
        self.is_dead = False

    async def killed(self) -> None:
        """The process is killed, and another one goes on."""
        self.is_dead = False
        await self.club.schedule.stop()
        store, self.store = self.store, StoreInMemory()
        self.store.database.connection = store.database.connection
        self.club = await Club(self.store, self.time, self.time.sleep, self.rooms).restored()
        await settle()

    def doomed(self, writes: int) -> None:
        """The process dies right after a number of writes."""
        write, number = self.store.write, count(1)

        async def written(*statements: Statement) -> int:
            if self.is_dead:
                raise Killed
            result = await write(*statements)
            if next(number) == writes:
                self.is_dead = True
                raise Killed
            return result

        self.store.write = written

    async def begun(self, people: Collection[int] = EIGHT, **plan: Any) -> int:
        """The id of a night whose first round is played by these people now."""
        night = await self.club.announced(**plan)
        await self.time.advance(HOUR - 900)
        await self.club.came(night, people)
        await self.time.advance(900.0)
        return night

    async def night(self, number: int) -> Night:
        return await self.club.nights.found(number)

    @property
    def tables(self) -> tuple[Table, ...]:
        return self.club.tables.open_tables()

    async def play(
        self, absent: Collection[int] = (), tables: Collection[int] = (), luck: int = 1
    ) -> None:
        """People play the open tables, or only these, until nobody of them is to move."""
        draw, moved = Random(luck), True
        while moved:
            among = [table for table in self.tables if not tables or table.id in tables]
            moved = any([await self.club.play(table, draw, absent) for table in among])
            await settle()


@pytest.fixture
async def evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    async def at_once(work: Any, *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    monkeypatch.setattr(movement, "TRIES", 20)  # other tests ask who meets whom
    found = Evening()
    yield found
    await found.club.schedule.stop()


async def test_a_night_goes_by_itself(evening: Evening) -> None:
    """Nobody presses anything but their answer and their moves."""
    number = await evening.club.announced()
    assert (await evening.club.nights.at(GUILD, CHANNEL)) == await evening.night(number)
    evening.rooms.shown.clear()
    await evening.killed()  # perhaps before it was shown
    assert evening.rooms.shown == [await evening.night(number)]
    person = Person(101, "Anna")
    await evening.club.nights.change(number, transitions.answered, person, coming=True)
    await evening.time.advance(HOUR - 900)
    assert (await evening.night(number)).phase is Phase.OPEN
    await evening.club.came(number, EIGHT, "ahoy")
    await evening.time.advance(900.0)
    first = evening.tables
    assert [table.people for table in first] == [*(await evening.night(number)).rounds[0].tables]
    assert {channel_of(table.place).channel for table in first} == set(evening.rooms.made)
    await evening.play()
    assert not evening.tables
    await evening.time.advance(60.0)
    assert {table.seed for table in evening.tables}.isdisjoint(table.seed for table in first)
    await evening.play()
    night = await evening.night(number)
    assert (night.phase, len(night.ended)) == (Phase.OVER, 2)
    assert evening.rooms.shown[-1] == night
    assert await evening.club.nights.at(GUILD, CHANNEL) is None
    assert len(await evening.club.records.latest(GUILD, 8)) == 8
    await recounted(evening.store, night)


async def test_sixteen_people_play_five_rounds_and_have_met_everybody(evening: Evening) -> None:
    """Each two shared a table once, and held the same cards once."""
    number = await evening.begun(range(101, 117), rounds=5)
    for _ in range(5):
        await evening.play()
        await evening.time.advance(60.0)
    night = await evening.night(number)
    assert (night.phase, len(night.ended)) == (Phase.OVER, 5)
    for counts in pairs(night.rounds):
        assert [*counts.values()] == [1] * 120
    await recounted(evening.store, night)


@pytest.mark.parametrize(
    "every", [8, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, 6))]
)
async def test_a_kill_after_a_write_loses_and_doubles_nothing(evening: Evening, every: int) -> None:
    """The process dies after every first, second, third ... write of the whole night."""
    number = await evening.club.announced()
    await evening.time.advance(HOUR - 900)
    await evening.club.came(number, EIGHT)
    evening.doomed(every)
    draw = Random(every)
    while (night := await evening.night(number)).phase is not Phase.OVER:
        with suppress(Killed):
            moved = [await evening.club.play(each, draw) for each in evening.tables]
            await evening.time.advance(0.0 if any(moved) else 60.0)
        if evening.is_dead:
            await evening.killed()
            evening.doomed(every)
    assert [len(played.results) for played in night.ended] == [8, 8]
    rows = await evening.store.read("SELECT table_id, count(*) FROM night_tables GROUP BY table_id")
    assert [uses for _, uses in rows] == [1] * 4
    await recounted(evening.store, night)


async def test_mates_finish_a_round_whose_time_is_up(evening: Evening) -> None:
    """Somebody who comes back is away again; a person who made half of the moves keeps them."""
    number = await evening.begun(EIGHT[:4], clock=1000)
    (table,) = evening.tables
    (begins, *_) = (await evening.club.tables.view(table.id, None)).to_move
    one, away = (table.people[seat] for seat in (begins, begins - 1))
    await evening.play(absent=[away])
    await evening.time.advance(3599.0)
    assert evening.tables
    evening.club.thinker.let.clear()
    await evening.time.advance(1.0)
    await evening.club.tables.came_back(table.id, one)
    await settle()
    assert all(player.level for player in evening.tables[0].players)
    evening.club.thinker.let.set()
    for _ in range(50):
        await settle()
    assert not evening.tables
    night = await evening.night(number)
    assert [result.measure != 0 for result in night.ended[0].results] == [True] * 4
    rows = await evening.store.moves(table.id)
    assert {row.by for row in rows} == {By.SELF, By.CLOCK, By.COMPUTER}
    moved = {table.players[row.seat].user for row in rows if row.by == By.SELF}
    assert {guest.user for guest in night.people if guest.gone} == {*EIGHT[:4]} - moved >= {away}
    await evening.club.came(number, [away])
    await evening.time.advance(60.0)
    assert away in evening.tables[0].people


async def test_leaving_a_table_is_leaving_the_night(evening: Evening) -> None:
    number = await evening.begun()
    for table in evening.tables * 8:  # everybody has moved
        await evening.club.play(table, Random(1))
    gone = {table.people[0] for table in evening.tables}
    for table in evening.tables:
        await evening.club.tables.change(table.id, seating.left, table.people[0])
    await evening.play()
    night = await evening.night(number)
    assert {guest.user for guest in night.people if guest.gone} == gone
    await evening.time.advance(60.0)
    assert {user for table in evening.tables for user in table.people} == {*EIGHT} - gone


async def test_a_latecomer_just_after_a_deal_takes_a_seat(evening: Evening) -> None:
    """They are let into its room, and the deal counts for them."""
    number, late = await evening.begun(EIGHT[:7]), EIGHT[7]
    await evening.club.came(number, [late])
    await settle()
    assert frozenset([late]) in evening.rooms.made.values()
    (crew,) = (p for table in evening.tables for p in table.players if p.user == late)
    assert crew.mate == mate(()).name, "who keeps what happened before"
    await evening.play()
    night = await evening.night(number)
    assert [r.own for r in night.ended[0].results if r.user == late] == [True]
    await recounted(evening.store, night)


async def told_to_others(evening: Evening, number: int, over: int) -> str:
    """Everything about a night that somebody at another table can ask the bot."""
    night, club, store = await evening.night(number), evening.club, evening.store
    found: list[Any] = [night, standings(night), deal_of_the_night(night)]
    found.append(await club.records.latest(GUILD, 8))
    assert await refusal(club.tables.replay(over)) is Refusal.NIGHT_HIDDEN
    for kept in ("results", "marks", "night_results", "ratings"):
        assert not await store.read(f"SELECT 1 FROM {kept}"), kept  # noqa: S608
    for user in EIGHT:
        found += [await store.past_games(GUILD, user, None, 0, 9), await store.results_of(user)]
        found += [await store.marks_of(GUILD, user), await store.met(GUILD, user)]
        found += [await EveningStore(store).around(GUILD, user), await store.name_in(GUILD, user)]
        found += [await store.ratings.of_person(user), await club.records.results_of(GUILD, user)]
    for table in evening.tables:
        found += [await club.tables.view(table.id, user) for user in (None, *table.people)]
    return repr(found)


@pytest.mark.parametrize("game", ["seven-seals", "seven-seas", "letter-of-marque"])
async def test_others_learn_nothing_before_a_round_is_over(evening: Evening, game: str) -> None:
    """However it is played to its end: every answer to everybody else is the same.

    Nobody replays it before, not even its players; no result of it is stored.
    """
    number = await evening.begun(game=game)
    (first, *_), before = evening.tables, evening.store.database.connection.serialize()
    told, ends = set[str](), set[Any]()
    for luck in range(3):
        evening.store.database = InMemory(before)
        await evening.killed()
        await evening.play(tables=[first.id], luck=luck)
        ends.add(await evening.store.moves(first.id))
        told.add(await told_to_others(evening, number, first.id))
    assert (len(ends), len(told)) == (3, 1)
    await evening.play()
    assert (await evening.club.tables.replay(first.id)).table.id == first.id


async def test_a_rated_round_is_rated_once_it_is_over(evening: Evening) -> None:
    """A rating would tell of the deal before; tables with Mates are not rated."""
    evening.store.ratings = RatingStore(evening.store.read, plackett_luce)
    await evening.begun(EIGHT[:7], rated=True)
    rated, other = sorted(evening.tables, key=lambda table: None in [p.user for p in table.players])
    await evening.play(tables=[rated.id])
    assert not await evening.store.ratings.of_game(rated.id)
    await evening.play(tables=[other.id])
    assert {row.user for row in await evening.store.ratings.of_game(rated.id)} == {*rated.people}
    assert not await evening.store.ratings.of_game(other.id)
    assert not await results_at(evening.store, rated.id)


async def test_a_night_waits_for_rooms_and_then_has_all_its_time(evening: Evening) -> None:
    """Without one for a day it is over, with the results of the deals that ended."""
    evening.rooms.most = 0
    number = await evening.begun()
    await evening.time.advance(1200.0)
    assert not evening.tables
    evening.rooms.most = 9
    await evening.time.advance(30.0)
    assert len(evening.tables) == 2
    night = await evening.night(number)
    assert night.round is not None
    assert night.round.until >= evening.time.now() + 1500.0 - 30.0
    await evening.play()
    evening.rooms.most = 1
    await evening.time.advance(HOUR)
    assert (await evening.night(number)).phase is Phase.RUNNING
    evening.time.jump(86_400.0)
    await evening.time.advance(30.0)
    assert (await evening.night(number)).phase is Phase.OVER
    assert not evening.tables
    assert await evening.club.records.latest(GUILD, 1)


async def test_a_cancelled_night_closes_its_tables_and_hides_nothing(evening: Evening) -> None:
    """Before, its round got its time again, since the bot had stood still."""
    number = await evening.begun()
    evening.time.jump(2 * HOUR)
    await evening.killed()
    night, table = await evening.night(number), evening.tables[0]
    assert night.round is not None
    assert night.round.until > evening.time.now()
    assert all(player.level is None for table in evening.tables for player in table.players)
    evening.doomed(1)
    with pytest.raises(Killed):
        await evening.club.nights.change(number, transitions.cancelled)
    await evening.killed()
    assert (evening.tables, await evening.club.nights.hides(table)) == ((), False)
    assert await evening.club.records.latest(GUILD, 1) == ()


async def test_the_next_of_a_weekly_night_follows_one_called_off_in_mid_round(
    evening: Evening,
) -> None:
    number = await evening.begun(EIGHT[:4], weekly=True)
    await evening.club.nights.change(number, transitions.cancelled)
    await evening.time.advance(6.5 * 86_400.0)
    following = await evening.club.nights.at(GUILD, CHANNEL)
    assert following is not None
    assert (following.id == number, following.phase) == (False, Phase.ANNOUNCED)


async def test_a_weekly_night_is_announced_a_day_before_the_next(evening: Evening) -> None:
    """Unless its channel has another one; a channel has one open night at a time.

    One that would be in the way of the next, or repeated at its time, is refused.
    """
    number, day = await evening.begun(EIGHT[:4], weekly=True, rounds=1), 86_400.0
    await evening.play()
    assert (await evening.night(number)).phase is Phase.OVER
    for days, weekly in ((0.01, True), (7.01, False), (6.99, False), (14.5, False), (6.99, True)):
        planned = evening.club.announced(days * day, weekly=weekly)
        assert await refusal(planned) is Refusal.NIGHT_SERIES, days
    change = evening.club.nights.change
    for days, weekly in ((3.0, True), (1.0, False), (0.01, False)):
        other = await evening.club.announced(days * day, weekly=weekly)
        plan = replace((await evening.night(other)).plan, weekly=False)
        await change(other, replace, phase=Phase.CANCELLED, plan=plan)
    assert await refusal(change(other, transitions.repeated)) is Refusal.NIGHT_SERIES
    await evening.time.advance(86_400.0)
    other = await evening.club.announced(start=5 * 86_400.0)
    start = (await evening.night(number)).plan.start + 6.99 * day
    plan = replace((await evening.night(other)).plan, start=start)
    assert await refusal(change(other, transitions.changed, plan, 0.0)) is Refusal.NIGHT_SERIES
    assert await refusal(evening.club.announced()) is Refusal.NIGHT_TAKEN
    await evening.killed()
    await evening.time.advance(5 * 86_400.0 + HOUR)
    assert (await evening.night(other)).phase is Phase.CANCELLED  # nobody came
    following = await evening.club.nights.at(GUILD, CHANNEL)
    assert following is not None
    assert following.plan.start == (await evening.night(number)).plan.start + 7 * 86_400.0
    assert following.plan.weekly
    await evening.club.nights.change(following.id, transitions.cancelled)
    await evening.killed()
    await evening.time.advance(7 * 86_400.0)
    later = await evening.club.nights.at(GUILD, CHANNEL)
    assert later is not None, "only one was called off"
    assert later.plan.start == following.plan.start + 7 * 86_400.0
    await evening.time.advance(7 * 86_400.0)
    assert not await evening.club.nights.at(GUILD, CHANNEL)  # nobody came to that


@pytest.mark.parametrize(("zone", "hours"), [(None, 168), ("Europe/Berlin", 167), ("No/One", 168)])
def test_a_weekly_night_keeps_its_hour_in_its_organisers_zone(zone: str | None, hours: int) -> None:
    """Clocks change in Berlin in the week of this night; without a known zone UTC counts."""
    start = FRIDAY_IN_MARCH + HOUR
    assert repeated(start, zone, start) == start + hours * HOUR
    assert repeated(start, zone, start + 170 * HOUR) == start + (hours + 168) * HOUR


async def test_a_forgotten_word_takes_the_proof_and_leaves_the_cards(evening: Evening) -> None:
    """A table whose people are all forgotten before it is dealt is played by Mates."""
    number = await evening.club.announced()
    await evening.time.advance(HOUR - 900)
    await evening.club.came(number, EIGHT, "ahoy")
    evening.rooms.most = 1
    await evening.time.advance(900.0)
    (first,) = evening.tables
    assert first.shuffle is not None
    assert first.shuffle.cuts == " ".join(["ahoy"] * 8)
    for user in {*EIGHT} - {*first.people}:
        await evening.club.nights.leave_all(user)
        await evening.club.tables.forget(user)
    evening.rooms.most = 2
    await evening.time.advance(30.0)
    await evening.play()
    tables = await evening.club.records.round_of(number, 1)
    assert [(table.seed, table.shuffle) for table in tables] == [(first.seed, None)] * 2
    night = await evening.night(number)
    assert (len(night.ended), night.ended[0].people) == (1, frozenset(first.people))
