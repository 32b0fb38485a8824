"""People who play: each sees what Discord would show them, and presses only what they see.

At each table somebody who can move does so, on average once in `pace` seconds; who has no hand
open opens it. When a game is over the same people play a rematch.
"""

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

from tests.stand_in.figures import Figures, Ledger, Pressed
from tests.stand_in.gateway import Gateway
from tests.stand_in.ways import (
    AGAIN,
    BUTTON,
    SELECT,
    Way,
    is_choice,
    is_result,
    newest,
    version_of,
    ways_of,
)
from tests.stand_in.world import (
    EPHEMERAL,
    PEOPLE,
    Json,
    World,
    channel_id,
    interaction,
    user,
    user_id,
)

COMMAND, PRESS = 2, 3
SHOWS, DEFERS, DEFERS_EDIT, EDITS = 4, 5, 6, 7
"""Discord's types of answers to interactions."""
PATIENCE: Final = 10.0
"""Seconds for which a person waits for an answer."""
PUZZLED: Final = 15.0
"""Seconds after a move until hands are asked for again, if none that is open lets one go on."""
LOOK_AGAIN: Final = 1.0
"""Seconds until somebody looks again at a table at which nobody could do anything, at the latest:
sooner where something new is to be seen.
"""
IDLE: Final = 10.0
"""How many times the usual time between two moves is long: by chance it is once in 22,000 moves."""
READING: Final = 0.5
"""Seconds from one page of a choice to the next."""
BREATH: Final = 0.5
"""Seconds from one move to the next at a table, at least, unless the pace is faster."""
MOST_PRESSES: Final = 30
"""Of one person for one move."""


@dataclass(slots=True)
class Asked:
    """An interaction: the pressed button, and the message shown for it."""

    number: int
    user: int
    channel: int
    way: Way | None
    at: float
    done: asyncio.Future[float]
    original: int = 0


@dataclass(slots=True)
class Table:
    """The people of one channel.

    board: the newest message with buttons there. moved: when somebody last moved, or began a game.
    puzzled: when they last wondered why nothing goes on. seen: something new is to be seen.
    private: the messages only one of them sees, by person and id. opened: the table at which each
    has opened a hand, which need not have a button. begun: the lobby or result where they have
    pressed every button.
    """

    channel: int
    users: list[int]
    board: int = 0
    moved: float = field(default_factory=perf_counter)
    puzzled: float = 0.0
    seen: asyncio.Event = field(default_factory=asyncio.Event)
    private: dict[int, dict[int, Json]] = field(default_factory=lambda: defaultdict(dict))
    opened: dict[int, int] = field(default_factory=dict)
    begun: int = 0


class People:
    """Everybody on the stand-in. pace: seconds from one move to the next at a table."""

    def __init__(
        self, world: World, gateway: Gateway, figures: Figures, pace: float, seats: int, seed: int
    ) -> None:
        self.world = world
        self.gateway = gateway
        self.figures = figures
        self.pace = pace
        self.luck = Random(seed)
        self.asked: dict[int, Asked] = {}
        self.ledger = Ledger()
        self.tables = {
            channel_id(n): Table(channel_id(n), [user_id(n, seat) for seat in range(seats)])
            for n in range(world.tables)
        }
        self._playing: set[asyncio.Task[None]] = set()

    def play(self) -> None:
        """Everybody plays from now on, out of step."""
        for table in self.tables.values():
            self._playing.add(asyncio.create_task(self._play(table)))

    def rest(self) -> None:
        """Nobody presses anything any more."""
        for task in self._playing:
            task.cancel()
        self._playing.clear()

    # Sent by the bot:

    def posted(self, channel: int, message: Json) -> None:
        """A message of the bot was posted or edited in a channel."""
        if newest(message["components"]) is None:
            return
        table = self.tables[channel]
        table.seen.set()
        table.board = max(table.board, int(message["id"]))
        self.figures.board(channel, over=is_result(message))

    def deleted(self, channel: int, number: int) -> None:
        """A message was deleted; the board is the newest that is left."""
        table = self.tables.get(channel)
        if table is not None and table.board == number:
            table.board = 0

    def answered(self, number: int, sent: Json) -> tuple[int, Any]:
        """The bot's first answer to an interaction."""
        asked = self.asked.get(number)
        if asked is None:
            return 404, {"message": "Unknown interaction", "code": 10062}
        if asked.done.done():
            return 400, {"message": "Interaction has already been acknowledged.", "code": 40060}
        kind, told = sent["type"], sent.get("data") or {}
        own = {"id": str(number), "type": COMMAND if asked.way is None else PRESS}
        message = None
        if kind == SHOWS:
            message = self._show(asked, told, self.world.new_id())
        elif kind == EDITS and asked.way is not None:
            message = self._show(asked, told, asked.way.message)
        elif kind == DEFERS_EDIT and asked.way is not None:
            asked.original = asked.way.message
        elif kind == DEFERS:
            asked.original = self.world.new_id()
        asked.done.set_result(perf_counter())
        if asked.way is not None:
            self.figures.answered(asked.at)
        answer: Json = {"interaction": {**own, "response_message_id": str(asked.original)}}
        if message is not None:
            answer["resource"] = {"type": kind, "message": message}
        return 200, answer

    def followed_up(self, asked: Asked, _: int, sent: Json) -> tuple[int, Any]:
        """Another message as an answer."""
        return 200, self._show(asked, sent, self.world.new_id(), is_original=False)

    def edited(self, asked: Asked, number: int, sent: Json) -> tuple[int, Any]:
        """A private message is edited."""
        if (public := self.world.messages.get(number)) is not None:
            self.world.messages[number] = self.world.edited(public, sent)
            return 200, self.world.messages[number]
        return 200, self._show(asked, sent, number, is_original=False)

    def looked_at(self, asked: Asked, number: int, _: Json) -> tuple[int, Any]:
        """An answer is read back; without buttons only its flags are known any more."""
        shown = self.tables[asked.channel].private[asked.user].get(number)
        words = {"flags": EPHEMERAL}
        return 200, shown or self.world.message(asked.channel, words, number)

    def taken_away(self, asked: Asked, number: int, _: Json) -> tuple[int, Any]:
        """A private message is deleted."""
        self.tables[asked.channel].private[asked.user].pop(number, None)
        return 204, None

    def _show(self, asked: Asked, sent: Json, number: int, *, is_original: bool = True) -> Json:
        """Show somebody a private message; a press on a public message may edit that, too."""
        if is_original:
            asked.original = number
        self.tables[asked.channel].seen.set()
        own = self.tables[asked.channel].private[asked.user]
        if number in own:
            message = self.world.edited(own[number], sent)
        else:
            message = self.world.message(asked.channel, sent, number)
            message["flags"] |= EPHEMERAL
        now = newest(message["components"])
        self.ledger.shown(asked.number, message, now)
        if now is None:
            own.pop(number, None)  # words only: nothing can be pressed there
        else:
            own[number] = message
        return message

    # Actions of people:

    async def _play(self, table: Table) -> None:
        """Make move after move until this is cancelled."""
        await asyncio.sleep(self.luck.uniform(0, self.pace))
        due = perf_counter()
        while True:
            table.seen.clear()
            done = False
            with suppress(TimeoutError):
                done = await self._move(table)
            if not done:
                with suppress(TimeoutError):
                    await asyncio.wait_for(table.seen.wait(), LOOK_AGAIN)
                continue
            soonest = perf_counter() + min(BREATH, self.pace)
            due = max(due + self.luck.expovariate(1 / self.pace), soonest)
            await asyncio.sleep(due - perf_counter())

    async def _move(self, table: Table) -> bool:
        """Somebody who can move does; False if nobody could, and something else was done."""
        for person in self.luck.sample(table.users, len(table.users)):
            if self._ways(table, person):
                return await self._make_a_move(table, person)
        await self._look(table)
        return False

    async def _make_a_move(self, table: Table, person: int) -> bool:
        """Press from page to page until one press was a move."""
        for _ in range(MOST_PRESSES):
            ways = self._ways(table, person)
            if not ways:
                return False
            way = self.luck.choice([w for w in ways if w.verb == "move"] or ways)
            asked = await self._press(table, person, way)
            if way.verb == "move":
                return self._moved(table, asked, way)
            await asyncio.sleep(min(READING, self.pace))
        return False

    def _moved(self, table: Table, asked: Asked, way: Way) -> bool:
        """Note a move that was made: its answer shows a newer version, or no hand any more."""
        shown = self.tables[table.channel].private[asked.user].get(asked.original)
        drawn = version_of(way.custom_id)
        now = newest(shown["components"]) if shown else None
        if now is not None and now[1] <= drawn[1]:
            return False
        table.moved = perf_counter()
        if now is not None:
            self.figures.acknowledged[table.channel, now[0]] = now[1]
        self.figures.moved(table.channel, asked.at, asked.done.result())
        return True

    async def _look(self, table: Table) -> None:
        """Let people without a hand open it; in a lobby they join; at a result they go on."""
        there, now = self._board_ways(table), perf_counter()
        if "join" in there or AGAIN in there:
            if table.begun != table.board or now > PUZZLED + table.moved:
                table.begun, table.moved = table.board, now
                await self._begin(table, there)
        elif "hand" in there:
            number = version_of(there["hand"].custom_id)[0]
            without = [person for person in table.users if table.opened.get(person) != number]
            if not without and now > PUZZLED + max(table.moved, table.puzzled):
                self.figures.puzzled += 1
                table.puzzled, without = now, table.users
            for person in without:
                await self._press(table, person, there["hand"])
                table.opened[person] = number

    async def _begin(self, table: Table, there: Mapping[str, Way]) -> None:
        """Play again, or join and start: once, until there is another board."""
        if AGAIN in there:
            await self._press(table, table.users[0], there[AGAIN])
            return
        for person in table.users[1:]:
            await self._press(table, person, there["join"])
        while not {"start", "hand"} & (there := self._board_ways(table)).keys():
            table.seen.clear()
            await asyncio.wait_for(table.seen.wait(), PATIENCE)
        if "start" in there:  # the last answer to Play again needs none
            await self._press(table, table.users[0], there["start"])

    def _board_ways(self, table: Table) -> dict[str, Way]:
        """The ways to press on the board, by verb; none if there is no board."""
        board = self.world.messages.get(table.board)
        return {} if board is None else {way.verb: way for way in ways_of(board)}

    def _ways(self, table: Table, person: int) -> list[Way]:
        """The ways to a move in somebody's newest hand."""
        for number in sorted(table.private[person], reverse=True):
            message = table.private[person][number]
            found = list(ways_of(message))
            if any(way.verb == "move" for way in found):
                return [w for w in found if w.verb in ("move", "page")]
            if [w.custom_id[-6:] for w in found] == [":page:"]:  # a hand that was put away
                del table.private[person][number]
                table.opened.pop(person, None)
                return []
            if any(way.verb == "page" for way in found):
                return [w for w in found if w.verb == "page"] if is_choice(message) else []
        return []

    async def _press(self, table: Table, person: int, way: Way) -> Asked:
        """Press something and wait for the answer."""
        public = self.world.messages.get(way.message)
        shown = public or table.private[person].get(way.message)
        if shown is None or way not in ways_of(shown):
            raise TimeoutError("it is gone: nobody can press it")
        kind = SELECT if way.value else BUTTON
        pressed: Json = {"custom_id": way.custom_id, "component_type": kind, "id": 2}
        if way.value:
            pressed["values"] = [way.value]
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        asked = Asked(self.world.new_id(), person, table.channel, way, perf_counter(), done)
        self.asked[asked.number] = asked
        if way.verb == "move":
            drawn = version_of(way.custom_id)
            self.ledger.pressed(asked.number, Pressed(*drawn, person, asked.at))
        await self._arrive(asked, {"type": PRESS, "data": pressed, "message": shown})
        try:
            await asyncio.wait_for(asyncio.shield(asked.done), PATIENCE)
        except TimeoutError:
            self.figures.unanswered += 1
            raise
        return asked

    async def _arrive(self, asked: Asked, more: Json) -> None:
        guild = self.world.guild_of((asked.channel >> 22) - (channel_id(0) >> 22))
        own = user(asked.user, f"Person {(asked.user >> 22) - PEOPLE}")
        told = interaction(asked.number, own, self.world.channel(asked.channel), more)
        await self.gateway.tell(guild, "INTERACTION_CREATE", told)

    @property
    def idle(self) -> int:
        """The number of tables where nobody has moved for long."""
        since = perf_counter() - IDLE * self.pace
        return sum(table.moved < since for table in self.tables.values())

    def tidy(self, older: float) -> None:
        """Forget interactions that came before this moment: their tokens are no longer valid."""
        for number, asked in list(self.asked.items()):
            if asked.at < older:
                del self.asked[number]
