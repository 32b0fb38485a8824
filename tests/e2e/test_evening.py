"""An evening of three tables with six people who come and go, and a restart in between.

At every moment the channels hold nothing but boards, results and at most one announcement for
each table, and what the bot remembers of its messages is what stands there.
"""

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from cogs.ui.page import MakeMove
from engine.tables.model.table import Player, Status, Table, channel_of
from tests.amounts import amount
from tests.e2e.comings import own, wait
from tests.e2e.conftest import Opening
from tests.e2e.stage import MEMBERS, NotOffered, Stage, button_labels, press_id, text_of

pytestmark = pytest.mark.slow

CLOCK = 300
MOST_STEPS = 3000
FINISHED = 3


@dataclass
class Evening:
    """Random actions of people at the open tables; each step is one person's."""

    stage: Stage
    luck: Random
    done: Counter[str] = field(default_factory=Counter)

    @property
    def table(self) -> Table:
        """The table at which the present step happens."""
        table: Table | None = self.stage.table
        assert table is not None
        return table

    def names(self, *, seated: bool) -> list[str]:
        """The people who own a seat at the table, or those who don't."""
        owners = {player.user for player in self.table.players}
        return [n for n, m in self.stage.people.items() if (m.id in owners) is seated]

    def name_of(self, user: int | None) -> str:
        return next(n for n, member in self.stage.people.items() if member.id == user)

    def seat(self, who: str) -> Player:
        seat = self.table.seat_of(self.stage.people[who].id)
        assert seat is not None
        return self.table.players[seat]

    async def step(self) -> None:
        """Somebody does something."""
        ways: list[tuple[Callable[[], Awaitable[None]], int]] = [
            (self.move, 70),
            (self.sleep, 6),
            (self.leave, 3),
            (self.come_back, 6),
            (self.newcomer, 2),
            (self.kick, 1),
            (self.chat, 4),
            (self.look, 4),
            (self.follow, 1),
        ]
        if self.table.paused:
            ways = [(self.come_back, 1)]
        way = self.luck.choices([w for w, _ in ways], [weight for _, weight in ways])[0]
        self.done[way.__name__] += 1
        await way()

    async def move(self) -> None:
        """Somebody whose turn it is moves."""
        table = self.table
        now = await self.stage.bot.tables.view(table.id, None)
        movers = [table.players[s] for s in now.to_move if table.players[s].level is None]
        if not movers:
            return
        who = self.name_of(self.luck.choice(movers).user)
        mine = await self.stage.bot.tables.view(table.id, self.stage.people[who].id)
        index = self.luck.randrange(len(mine.moves))
        board = self.stage.showing("More")
        await self.stage.forge(who, press_id(MakeMove(index), table.id, mine.version), on=board)

    async def sleep(self) -> None:
        """Nobody does anything for a while."""
        await wait(self.stage, self.luck.choice([0.4, 0.6, 1.1, 3.5]) * CLOCK)

    async def leave(self) -> None:
        present = [n for n in self.names(seated=True) if not self.seat(n).is_away]
        if present:
            await self.stage.does(self.luck.choice(present), "leave")

    async def come_back(self) -> None:
        away = [n for n in self.names(seated=True) if self.seat(n).is_away]
        if not away:
            return
        who = self.luck.choice(away)
        if self.luck.random() < 0.5:
            await self.stage.does(who, "join")
            return
        await self.stage.press(who, "My hand")

    async def newcomer(self) -> None:
        """The host gives a seat to somebody who has none."""
        others, host = self.names(seated=False), self.name_of(self.table.host)
        if others:
            with suppress(NotOffered):  # no seat is free
                await self.stage.seats(host, self.luck.choice(others))

    async def kick(self) -> None:
        others = [n for n in self.names(seated=True) if n != self.name_of(self.table.host)]
        if others:
            host = self.name_of(self.table.host)
            await self.stage.kicks(host, self.luck.choice(others))

    async def chat(self) -> None:
        for _ in range(self.luck.randrange(1, 10)):
            who = self.luck.choice(list(self.stage.people))
            await self.stage.people[who].send(self.stage.channel, "Ahoy")

    async def look(self) -> None:
        who = self.luck.choice(list(self.stage.people))
        command = self.luck.choice(["hand", "rules", "help", "table show", "hint"])
        await self.stage.type(who, command)

    async def follow(self) -> None:
        who = self.luck.choice(list(self.stage.people))
        await self.stage.press(who, "More")
        await self.stage.press_hand(who, "Follow")


async def opened(stage: Stage, game: str, people: list[str], **choices: Any) -> None:
    """The first opens a table, in a thread perhaps, where all go; the others join, it starts."""
    await stage.open(people[0], game=game, clock=CLOCK, **choices)
    if choices.get("thread"):
        stage.channel = stage.channel.threads[-1]
    for who in people[1:]:
        await stage.press(who, "Join")
    await stage.press(people[0], "Start")


async def remembered(stage: Stage, tables: int) -> dict[int, str]:
    """The messages that the bot believes to stand, by id, with their kinds."""
    found: dict[int, str] = {}
    for table in range(1, tables + 1):
        for kind, row in (await stage.bot.store.messages(table)).items():
            found[row.message] = f"{table} {kind}"
    return found


async def check(stage: Stage, places: list[Any], tables: int) -> None:
    """Nothing stands anywhere that should not; what became of an invitation may stay to be read."""
    known = await remembered(stage, tables)
    assert len(set(known.values())) == len(known), "one message of each kind for each table"
    sent = [m for place in places for m in place.history() if own(stage, m) and words(m)]
    standing = [
        m
        for m in sent
        if not re.fullmatch(
            r"-# .*(seats?\.|is free\.|are free\.|are dealt\.|was closed\.)"
            r"|<@\d+>, you were removed .*",
            text_of(m),
        )
    ]
    assert sorted(m.id for m in standing) == sorted(known)
    for message in standing:
        kind = known[message.id].partition(" ")[2].partition("-")[0]
        assert kind in ("board", "turn", "round", "result", "call"), kind
        assert bool(message.content) is (kind == "turn")


def words(message: Any) -> bool:
    """True if it is more than Discord's own note that a thread was opened."""
    return bool(message.content and not message.is_system()) or bool(message.components)


@pytest.mark.parametrize("seed", range(amount(1, 3)))
async def test_an_evening_of_three_tables(stages: Opening, seed: int) -> None:
    async with stages(people=6, seed=seed) as stage:
        people, luck = list(MEMBERS[:6]), Random(seed)
        street = stage.channel
        await opened(stage, "seven-seas", people[:3])
        stage.channel = street
        await opened(stage, "seven", people[3:], thread=True)
        places = [street, stage.channel]
        evening, steps, restarted, tables = Evening(stage, luck), 0, False, 2
        while stage.bot.tables.open_tables():
            steps += 1
            assert steps < MOST_STEPS
            table = luck.choice(stage.bot.tables.open_tables())
            stage.channel = next(p for p in places if p.id == channel_of(table.place).channel)
            await evening.step()
            await check(stage, places, tables)
            if steps > 120 and not restarted:
                restarted = True
                await stage.restart()
                await check(stage, places, tables)
            if tables == 2 and channel_of(table.place).channel == street.id and stage.table is None:
                tables = 3
                await rematch(stage, luck)
        assert restarted
        await over(stage, places)
        assert min(evening.done[way] for way in ("move", "sleep", "leave", "come_back")) > 3


async def rematch(stage: Stage, luck: Random) -> None:
    """Two of those who played press Rematch, a computer joins them, and they go on."""
    former = await stage.bot.store.table(1)
    assert former is not None
    owners = {player.user for player in former.players}
    crew = [name for name, member in stage.people.items() if member.id in owners]
    if not crew:
        crew = ["Anna"]
    for who in crew:
        await stage.press(who, "Play again")
    host = crew[0]
    while len(stage.table.players) < 2:
        await stage.does(host, "computer")
    await stage.press(host, "Start")
    assert stage.table.status is Status.RUNNING


async def over(stage: Stage, places: list[Any]) -> None:
    """Three tables were finished, and nothing but their results is left."""
    for table in (1, 2, 3):
        kept = await stage.bot.store.table(table)
        assert kept is not None
        assert kept.status is Status.FINISHED
        kinds = set(await stage.bot.store.messages(table))
        assert "result" in kinds
        assert all(kind.partition("-")[0] in ("round", "result") for kind in kinds)
    labels = [label for p in places for m in p.history() for label in button_labels(m)]
    labels = [label for label in labels if label != "My hand"]  # of scorings of earlier rounds
    ways = ("Play again", "New table", "Replay", "Share", "What did I miss?", "My tables")
    assert Counter(labels) == dict.fromkeys((*ways, "Call me for the next"), FINISHED)
    texts = [text_of(m) for p in places for m in p.history() if own(stage, m)]
    assert not any("your turn" in text for text in texts)
