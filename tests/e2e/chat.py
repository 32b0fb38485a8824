"""A chat without the bot, as raw payloads: people who press what they see, and Discord's rules.

A token changes what it posted or what was pressed, for fifteen minutes, and posts five followups.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import time
from types import SimpleNamespace
from typing import Any

import discord

from bot.app import SevenSeas
from bot.config import Settings
from bot.sandbox.simulated import OF_SERVERS
from cogs.routing.router import paced
from engine.tables.model.table import ChatPlace, Status
from tests.e2e.quick import know_seeds
from tests.e2e.said import plain
from tests.stand_in.wire import Wire
from tests.stand_in.world import Json, interaction, parts, posted, text_channel, user

FOREIGN, CHANNEL = 6 << 22, 5 << 22
SERVER, GROUP, DIRECT = (0, 0), (2, 3), (2, 1)
CONTEXTS = (SERVER, GROUP, DIRECT)
"""Discord's numbers of the places of chats, and of the types of their channels."""
NAMES = ("Anna", "Ben", "Chloé", "Dirk", "Esi")
PEOPLE = {name: (70 + number) << 22 for number, name in enumerate(NAMES)}
"""Anna has installed the app; the others have not."""
EPHEMERAL = 1 << 6
FOLLOWUPS = 5
A_TOKEN = 15 * 60.0
SEND_AND_APPS = (1 << 11) | (1 << 50)
"""Send Messages and Use External Apps."""


def refused(status: int, code: int = 0) -> discord.HTTPException:
    """Discord's refusal of this code."""
    reply: Any = SimpleNamespace(status=status, reason="refused")
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(reply, {"code": code, "message": "refused"})


@dataclass
class Token:
    """A token as Discord knows it. original: the message that `@original` means."""

    who: str
    came: float
    pressed: int | None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    original: int | None = None
    waits: int | None = None  # the flags of a deferred answer
    made: set[int] = field(default_factory=set)
    followups: int = 0


class Chat(Wire):
    """A chat of five, and a bot that is no member of it.

    shown: the messages that exist, oldest first; readers: the one reader of each private one.
    public: all that was ever shown to everybody. hides: answers are private here. faults: refuses
    the next requests of this method, with these errors.
    """

    def __init__(self, bot: SevenSeas, place: tuple[int, int] = GROUP) -> None:
        super().__init__(bot)
        self.context, self.kind = place
        self.channel = CHANNEL
        self.shown: dict[int, Json] = {}
        self.readers: dict[int, str] = {}
        self.public: list[Json] = []
        self.mentioned: list[str] = []
        self.tokens: dict[str, Token] = {}
        self.counted: list[str] = []
        self.forms: list[Json] = []
        self.posts: list[float] = []
        self.sent: list[tuple[str, str, Json]] = []
        self.hides = False
        self.owners: Json = {"1": str(PEOPLE["Anna"])}
        self.faults: list[tuple[str, Exception]] = []
        self.later = 0.0
        self.permissions = SEND_AND_APPS
        self.locale = "en-US"

    async def connect(self) -> None:
        await super().connect()
        self.bot.clock._host = SimpleNamespace(now=lambda: time() + self.later)

    def _number(self) -> int:
        """A new id, of the time that it is in this chat."""
        return self._new_id() + (int(self.later * 1000) << 22)

    async def types(self, who: str, *path: str, **options: Any) -> None:
        """A slash command."""
        kinds = {str: 3, int: 4, bool: 5}
        given = [{"name": n, "type": kinds[type(v)], "value": v} for n, v in options.items()]
        data: Json = {"name": path[-1], "type": 1, "options": given}
        for name in reversed(path[:-1]):
            data = {"name": name, "type": 1, "options": [data]}
        await self._done(self._comes(who, 2, {**data, "id": "1"}))

    async def presses(self, who: str, message: Json, label: str) -> None:
        """A press on a button that shows this label."""
        await self.sends(who, message, press_of(message, label))

    async def sends(self, who: str, message: Json, custom_id: str, option: str = "") -> None:
        """A press on what has this custom id; option: the chosen one of a select."""
        await self._done(self.comes(who, message, custom_id, option))

    def comes(self, who: str, message: Json, custom_id: str, option: str = "") -> str:
        """The same, without waiting for the answer; returns the token."""
        data: Json = {"component_type": 3, "values": [option]} if option else {"component_type": 2}
        data |= {"custom_id": custom_id, "id": 2}
        if custom_id not in ids(message):  # no client offers it
            forged = {"type": data["component_type"], "custom_id": custom_id, "id": 2}
            forged |= {"style": 2, "label": "-", "options": []}
            message = {**message, "components": [{"type": 1, "id": 1, "components": [forged]}]}
        return self._comes(who, 3, data, message=message)

    async def fills(self, who: str, form: Json, typed: str) -> None:
        """A modal that is filled in."""
        field = {"type": 4, "id": 2, "value": typed, "custom_id": "word"}
        given = [{"type": 18, "id": 1, "component": field}]
        data: Json = {"custom_id": form["custom_id"], "components": given}
        await self._done(self._comes(who, 5, data))

    async def rests(self) -> None:
        """Wait until everything that was begun is done."""
        for _ in range(3):
            await self.bot.router.stop()
            while tasks := self.bot.open_hands._redraws.under_way:
                await asyncio.wait(tuple(tasks))
            await asyncio.sleep(0)

    async def _done(self, token: str) -> None:
        async with asyncio.timeout(10):
            await self.tokens[token].answered.wait()
        await self.rests()

    def _comes(self, who: str, kind: int, data: Json, message: Json | None = None) -> str:
        number, person = self._number(), user(PEOPLE[who], who.lower()) | {"global_name": who}
        token = f"token{number}"
        pressed = None if message is None else int(message["id"])
        self.tokens[token] = Token(who, self.bot.clock.now(), pressed)
        channel = text_channel(self.channel, FOREIGN, "elsewhere") | {"type": self.kind}
        if newest := max(self.everybodys, default=0):
            channel["last_message_id"] = str(newest)
        more = {"type": kind, "data": data, "locale": self.locale, "context": self.context}
        more |= {"app_permissions": "0", "authorizing_integration_owners": self.owners}
        payload = interaction(number, person, channel, more)
        payload["member"]["permissions"] = str(self.permissions)
        if message is not None:
            payload["message"] = message
        if self.context:
            payload = {name: each for name, each in payload.items() if name not in OF_SERVERS}
            payload["user"] = person
        parsers = self.bot._connection.parsers
        parsers["INTERACTION_CREATE"](payload)
        return token

    @property
    def table(self) -> Any:
        """The open table of the chat."""
        return self.bot.tables.at(ChatPlace(CHANNEL))

    @property
    def everybodys(self) -> list[int]:
        """The ids of the messages that everybody sees, oldest first."""
        return [number for number in self.shown if number not in self.readers]

    @property
    def newest(self) -> Json:
        """The newest message that everybody sees."""
        return self.shown[self.everybodys[-1]]

    @property
    def board(self) -> Json:
        """The newest public message with a button of a board or a lobby."""
        boards = (self.shown[number] for number in reversed(self.everybodys))
        ends = (":hand:", ":join:")
        return next((each for each in boards if any(i.endswith(ends) for i in ids(each))), {})

    def private(self, who: str) -> list[Json]:
        """The private messages that somebody sees, oldest first."""
        return [self.shown[number] for number, reader in self.readers.items() if reader == who]

    def hand(self, who: str) -> Json | None:
        """The newest private message with something to play."""
        return next((m for m in reversed(self.private(who)) if plays(m)), None)

    async def request(self, route: Any, *_given: Any, **named: Any) -> Any:
        """An answer to an interaction, or a request with its token."""
        await asyncio.sleep(0)
        sent = dict(named.get("payload") or {})
        self.sent.append((route.method, route.url.split("?")[0].split("/api/v10")[1], sent))
        for index, (method, fault) in enumerate(self.faults):
            if method == route.method and "/webhooks/" in route.url:
                del self.faults[index]
                raise fault
        path = route.url.split("?")[0].split("/api/v10/")[1].split("/")
        if path[0] == "interactions":
            return self._answered(self.tokens[path[2]], int(path[1]), sent)
        token = self.tokens[path[2]]
        if self.bot.clock.now() - token.came > A_TOKEN:
            raise refused(401, 50027)
        if route.method == "POST" or (token.waits is not None and token.original is None):
            return self._followed(token, sent)
        number = token.original if path[-1] == "@original" else int(path[-1])
        can_change = number in token.made or number == token.original
        if number is None or number not in self.shown or not can_change:
            raise refused(404, 10008)
        if route.method == "DELETE":
            self.shown.pop(number)
            self.readers.pop(number, None)
            return None
        return self._edited(number, sent)

    def _answered(self, token: Token, number: int, sent: Json) -> Json:
        if token.answered.is_set():
            raise refused(400, 40060)
        kind, data = sent["type"], sent.get("data") or {}
        message: Json | None = None
        if kind == 4:
            message = self._shown(token, data)
            token.original = int(message["id"])
        elif kind == 5:
            token.waits = int(data.get("flags") or 0)
        elif kind in (6, 7) and token.pressed not in self.shown:
            raise refused(404, 10008)
        elif kind == 6:
            token.original = token.pressed
        elif kind == 7:
            token.original = token.pressed
            message = self._edited(token.pressed or 0, data)
        elif kind == 9:
            self.forms.append(data)
        token.answered.set()
        about: Json = {"id": str(number), "type": 3}
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = message["id"]
        return {"interaction": about, "resource": {"type": kind, "message": message}}

    def _followed(self, token: Token, sent: Json) -> Json:
        if token.waits is not None and token.original is None:
            message = self._shown(token, {**sent, "flags": token.waits})
            token.original = int(message["id"])
            return message
        token.followups += 1
        if token.followups > FOLLOWUPS:
            raise refused(400, 40094)
        return self._shown(token, sent)

    def _shown(self, token: Token, sent: Json) -> Json:
        flags = int(sent.get("flags") or 0)
        message = posted(self._number(), self.channel, {**sent, "flags": flags})
        is_private = bool(flags & EPHEMERAL)
        if self.hides and not is_private:
            message["flags"] |= EPHEMERAL
            is_private = True
        number = int(message["id"])
        self.shown[number] = message
        token.made.add(number)
        if is_private:
            self.readers[number] = token.who
        else:
            self.public.append(message)
            self.posts.append(self.bot.clock.now())
            allowed = (sent.get("allowed_mentions") or {}).get("users", ())
            self.mentioned += [name for name in NAMES if str(PEOPLE[name]) in map(str, allowed)]
        return message

    def _edited(self, number: int, sent: Json) -> Json:
        before = self.shown[number]
        now = posted(number, self.channel, {**sent, "flags": before["flags"]})
        self.shown[number] = now
        if number not in self.readers:
            self.public.append(now)
        return now

    async def _requested(self, route: Any, **named: Any) -> Any:
        if not route.path.endswith("/commands"):
            self.counted.append(f"{route.method} {route.path}")
        return await super()._requested(route, **named)

    async def restarted(self, path: Path) -> None:
        """Stop the bot, and start another one on the same database."""
        await self.bot.close()
        self.bot = new_bot(path)
        await self.connect()

    async def opened(self, game: str = "seven-seas", people: int = 4) -> int:
        """A running game; only Anna types. Returns the number of the table."""
        await self.types("Anna", "table", "open", game=game)
        for name in NAMES[1:people]:
            await self.presses(name, self.newest, "Join")
        await self.presses("Anna", self.newest, "Start")
        assert self.table.status is Status.RUNNING
        return int(self.table.id)

    async def turn(self, table: int, luck: Random) -> bool:
        """One press of somebody who is to move, in their hand; False once the game is over."""
        seen = await self.bot.tables.view(table, None)
        if not seen.table.is_open:
            return False
        who = seen.table.players[seen.to_move[0]].name
        if self.hand(who) is None:
            await self.presses(who, self.board, "My hand")
        hand = self.hand(who)
        assert hand is not None, who
        custom_id, option = luck.choice(moves(hand) or plays(hand))
        await self.sends(who, hand, custom_id, option)
        return True

    async def finishes(self, seed: int = 4) -> int:
        """The running game of a chat is played to its end, by presses alone; its table."""
        table, luck = int(self.table.id), Random(seed)
        while await self.turn(table, luck):
            pass
        return table


@asynccontextmanager
async def chatting(path: Path, place: tuple[int, int] = GROUP) -> AsyncIterator[Chat]:
    """A chat with a running bot, which must be made in the task that uses it."""
    chat = Chat(new_bot(path), place)
    await chat.connect()
    try:
        yield chat
    finally:
        await chat.bot.close()


def new_bot(path: Path) -> SevenSeas:
    """A bot with known seeds, without pauses, and without anybody who presses too fast."""
    bot = SevenSeas(Settings(database=path, computer_workers=0, computer_pause_ms=0))
    bot.router.pace = paced(1_000_000)
    know_seeds(bot)
    return bot


def words(message: Json) -> str:
    """All texts of a message."""
    texts = [part["content"] for part in parts(message["components"]) if part.get("type") == 10]
    return plain("\n".join(texts))


def ids(message: Json) -> Iterator[str]:
    """The custom ids of a message's buttons and selects that can be pressed."""
    for part in parts(message["components"]):
        if "custom_id" in part and not part.get("disabled"):
            yield str(part["custom_id"])


def press_of(message: Json, label: str) -> str:
    """The custom id of the button with this in its label."""
    for part in parts(message["components"]):
        if label in part.get("label", "") and "custom_id" in part:
            assert not part.get("disabled"), f"{label} is disabled"
            return str(part["custom_id"])
    raise AssertionError(f"no {label} in {words(message)}")


def plays(message: Json) -> list[tuple[str, str]]:
    """The presses that lead to a move: custom ids, and the options of selects."""
    found: list[tuple[str, str]] = []
    for part in parts(message["components"]):
        custom_id = str(part.get("custom_id", ""))
        if part.get("disabled") or not custom_id:
            continue
        if ":move:" in custom_id or ":page:" in custom_id:
            found.append((custom_id, ""))
        for option in part.get("options", ()):
            if option["value"].startswith(("move:", "page:")):
                found.append((custom_id, str(option["value"])))
    return found


def moves(message: Json | None) -> list[tuple[str, str]]:
    """The presses of a hand that make a move."""
    offered = [] if message is None else plays(message)
    return [each for each in offered if ":move:" in each[0] or each[1].startswith("move:")]
