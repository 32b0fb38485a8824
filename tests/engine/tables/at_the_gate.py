"""Short words for tests of the gate: clock, ear, people, a running table, a store that fails."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random
from typing import Any

from data.base.writer import Statement
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.kind import Keeper
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Place, Player, Table
from engine.tables.ports import Change, Store
from engine.tables.service import Tables
from engine.tables.transitions import lobby
from engine.tables.transitions.rematch import SAME, Choice
from engine.tables.transitions.shuffle import sealed
from engine.tables.view import TableView
from tests.data.sqlite import StoreInMemory
from tests.engine.toy_game import TOYS

HERE = ChannelPlace(guild=1, channel=2)
THERE = ChannelPlace(guild=1, channel=3)
ANNA, BEN, CHLOE, DAN, EVE = (
    Player(name, user)
    for user, name in enumerate(("Anna", "Ben", "Chloé", "Dan", "Eve"), start=101)
)
PEOPLE = (ANNA, BEN, CHLOE, DAN, EVE)
SALTY = Player("Salty", None, Level.DECKHAND, rival=True)
WAIT = 20.0
"""Seconds after which a test that waits has failed."""


class Ticks:
    """A clock that is a second later each time somebody looks."""

    def __init__(self) -> None:
        self._count = count(1000)

    def now(self) -> float:
        return float(next(self._count))


class Ear:
    """A publisher that remembers its changes, and can look at the world at each."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.on_change: Callable[[Change], None] = self.changes.append

    def changed(self, change: Change) -> None:
        self.on_change(change)

    @property
    def versions(self) -> list[int]:
        return [change.version for change in self.changes]


def user(player: Player) -> int:
    assert player.user is not None
    return player.user


class ToyTables(Tables):
    """Tables at which a test lets people join, choose and press in few words."""

    async def _by_its_rules(
        self, table_id: int, change: Callable[..., Table], *given: Any, **choices: Any
    ) -> Table:
        game = self.rules(await self.found(table_id))
        return await self.change(table_id, change, game, *given, **choices)

    async def join(self, table_id: int, player: Player) -> Table:
        return await self._by_its_rules(table_id, lobby.joined, player)

    async def seat_computer(self, table_id: int, by: int, player: Player) -> Table:
        return await self._by_its_rules(table_id, lobby.with_computer, by, player)

    async def choose(self, table_id: int, by: int, **choices: Any) -> Table:
        return await self._by_its_rules(table_id, lobby.chosen, by, **choices)

    async def played_again(self, table_id: int, player: Player, choice: Choice = SAME) -> Table:
        """The table after this person has pressed Play again at the end of another one."""
        return await self.rematch(table_id, player, mate, choice)

    async def lobby_of(
        self,
        people: int = 2,
        place: Place = HERE,
        computers: int = 0,
        clock: int | None = None,
        **choices: Any,
    ) -> Table:
        table = await self.open(place, ANNA, "toy", {"starter": 0, **choices}, clock)
        for player in PEOPLE[1:people]:
            table = await self.join(table.id, player)
        for _ in range(computers):
            table = await self.seat_computer(table.id, user(ANNA), SALTY)
        return table

    async def running(self, people: int = 2, place: Place = HERE, **choices: Any) -> int:
        """The id of a table where the stakes are being chosen and Anna will begin."""
        table = await self.lobby_of(people, place, **choices)
        return (await self.start(table.id, user(ANNA))).id

    async def counting(self, people: int = 2, place: Place = HERE, **choices: Any) -> int:
        """The id of a table where all have staked 1 and Anna is to move, at version `people`."""
        table_id = await self.running(people, place, **choices)
        for player in PEOPLE[:people]:
            await self.press(table_id, player, 0)
        return table_id

    async def press(self, table_id: int, player: Player, index: int) -> TableView:
        """A press on a board that is up to date."""
        version = (await self.view(table_id, None)).version
        return await self.play(table_id, user(player), version, index=index)

    async def play_out(self, table_id: int, draw: Random, most: int | None = None) -> TableView:
        """Random moves until the table is over, for spectators; most: at most this many of all."""
        while (seen := await self.view(table_id, None)).to_move and seen.version != most:
            seat = draw.choice(seen.to_move)
            person = user(seen.table.players[seat])
            mine = await self.view(table_id, person)
            await self.play(table_id, person, mine.version, draw.choice(mine.moves))
        return seen


def tables_on(
    store: Store | None = None, ear: Ear | None = None, *, secret: bool = False, **parts: Any
) -> ToyTables:
    """Tables that are dealt from a known seed, or as anywhere from a secret.

    parts: those of `Tables`; the toy is played with all other games.
    """
    origin = sealed if secret else partial(replace, seed=7)
    tables = ToyTables(store or StoreInMemory(), Ticks(), {**TOYS, **GAMES}, origin, **parts)
    if ear is not None:
        tables.gate.publish_to(Keeper.CHANNEL, [ear.changed])
    return tables


def mate(players: Sequence[Player]) -> Player:
    """A computer that takes a missing seat."""
    return Player(f"Mate {len(players)}", None, Level.MATE)


async def refusal(asked: Any) -> Refusal:
    """The refusal of this request."""
    try:
        await asyncio.wait_for(asked, WAIT)
    except Refused as refused:
        return refused.refusal
    raise AssertionError("it was not refused")


class NoDisk(Exception):
    """A write has failed."""


class FaultyStore(StoreInMemory):
    """Writes only when it is let.

    plan: for each of the next writes "before" or "after", if it fails before or after it is
    durable; "": it doesn't.
    """

    def __init__(self) -> None:
        super().__init__()
        self.plan: Iterator[str] = iter(())
        self.let = asyncio.Event()
        self.let.set()
        self.write = self._write

    async def _write(self, *statements: Statement) -> int:
        await asyncio.wait_for(self.let.wait(), WAIT)
        fault = next(self.plan, "")
        if fault == "before":
            raise NoDisk
        number = await self.database.write(*statements)
        if fault == "after":
            raise NoDisk
        return number
