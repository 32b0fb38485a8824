"""A time that stands still until a test lets it pass, and a table whose clock goes by it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from heapq import heappop, heappush
from inspect import signature
from typing import Any

from engine.core import Event
from engine.players import Question
from engine.players.base import Level
from engine.tables.model.kind import Keeper
from engine.tables.model.news import News
from engine.tables.model.table import Place, Player, Table
from engine.tables.movers.computers import Computers
from engine.tables.movers.timekeeper import Timekeeper
from engine.tables.ports import Change, Store
from engine.tables.schedule import Schedule
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import HERE, PEOPLE, Ear, ToyTables, user
from tests.engine.toy_game import TOYS


class SimTime:
    """A clock and its sleep; who sleeps wakes in order when the time is let pass."""

    def __init__(self, now: float = 1000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self.slept = 0

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self.slept += 1
        future = asyncio.get_running_loop().create_future()
        heappush(self._sleepers, (self._now + seconds, self.slept, future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let the seconds pass; everybody does at their time what they do then."""
        target = self._now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= target:
            due, _, future = heappop(self._sleepers)
            if not future.done():
                self._now = max(self._now, due)
                future.set_result(None)
                await settle()
        self._now = target
        await settle()

    def jump(self, seconds: float) -> None:
        """Time passes, but nobody wakes: the whole bot stood still."""
        self._now += seconds


async def settle() -> None:
    """Let everything happen that does not wait for time or a disk."""
    ready: Any = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(60):
        await asyncio.sleep(0)
        if not ready:
            break


class FirstMove:
    """A thinker that chooses the first move, when it is let; `before` runs while it thinks."""

    def __init__(self) -> None:
        self.before: Callable[[], object] = lambda: None
        self.asked: list[tuple[Level, Any]] = []
        self.histories: list[Sequence[Event]] = []
        self.let = asyncio.Event()
        self.let.set()

    async def choose(self, question: Question) -> Any:
        self.asked.append((question.level, question.view))
        self.histories.append(question.history)
        self.before()
        await asyncio.sleep(0)
        await self.let.wait()
        return question.moves[0]


class Hall:
    """The gate, its clocks and its computer players, in simulated time."""

    def __init__(self, store: Store | None = None, time: SimTime | None = None) -> None:
        self.time = time or SimTime()
        self.restarted: Hall | None = None
        self.store = store or StoreInMemory()
        self.ear = Ear()
        self.thinker = FirstMove()
        self.tables = ToyTables(self.store, self.time, TOYS, partial(replace, seed=7))
        self.schedule = Schedule(self.time, self.time.sleep)
        self.timekeeper = Timekeeper(self.tables, self.schedule, self.thinker, self.time.sleep)
        self.computers = Computers(
            self.tables, self.thinker, self.schedule, 0.0, sleep=self.time.sleep
        )
        parts = (self.ear, self.timekeeper, self.computers)
        self.tables.gate.publish_to(Keeper.CHANNEL, [part.changed for part in parts])

    async def restored(self) -> Hall:
        """As after a start."""
        await self.tables.restore()
        self.computers.restore()
        await self.timekeeper.restore()
        return self

    async def again(self) -> Hall:
        """The hall after a restart of the bot, with the same store, at the same time."""
        await self.stop()
        self.restarted = await Hall(self.store, self.time).restored()
        return self.restarted

    async def stop(self) -> None:
        await self.tables.gate.stop()
        await self.schedule.stop()
        if self.restarted is not None:
            await self.restarted.stop()

    async def running(
        self,
        people: int = 2,
        computers: int = 0,
        clock: int | None = 60,
        place: Place = HERE,
        **choices: Any,
    ) -> int:
        """The id of a table where the stakes are being chosen and Anna will begin."""
        seats = {"computers": computers, "clock": clock}
        return await self.tables.running(people, place, **seats, **choices)

    async def counting(self, people: int = 2, *given: Any, **choices: Any) -> int:
        """The id of a table, as `running` makes it, where all have staked 1 and Anna is to move."""
        table = await self.running(people, *given, **choices)
        for player in PEOPLE[:people]:
            await self.tables.press(table, player, 0)
        await settle()
        return table

    async def does(
        self, table_id: int, what: Callable[..., Table], who: Player, *given: Any, **named: Any
    ) -> Table:
        """The table after a change that this person makes now."""
        now = [self.time.now()] if {"at", "now"} & {*signature(what).parameters} else []
        return await self.tables.change(table_id, what, user(who), *given, *now, **named)

    def table(self, table_id: int) -> Table:
        table = self.tables.table(table_id)
        assert table is not None
        return table

    def deadline(self, table_id: int) -> float:
        """Seconds until the turn is over."""
        deadline = self.table(table_id).timing.deadline
        assert deadline is not None
        return deadline - self.time.now()

    async def to_move(self, table_id: int) -> tuple[int, ...]:
        return (await self.tables.view(table_id, None)).to_move

    @property
    def news(self) -> list[News]:
        """The published changes that are no moves, in order."""
        return [item for change in self.ear.changes for item in change.news]

    def forget(self) -> None:
        """Forget all changes published so far."""
        self.ear.changes.clear()

    @property
    def moves(self) -> list[Change]:
        """The published moves, in order."""
        return [change for change in self.ear.changes if change.mover is not None]
