"""The unmodified bot on a simulated Discord that is late, in a time that no test waits for.

Each request, each commit and each thought takes some seconds, which follow from a seed.
"""

import asyncio
import logging
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from logging.handlers import BufferingHandler
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import discord
import pytest
import simcord
from discord.webhook import async_ as webhooks
from simcord import _dpy_internals, interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient, FakeWebhookAdapter
from simcord.http.client import _raise_for

from bot.app import SevenSeas
from bot.config import Settings
from bot.sandbox.simulated import as_group, forget_ephemerals
from tests.e2e import quick
from tests.e2e.passing_time import Delays, Loop, in_a_thread
from tests.e2e.stage import walk

T = TypeVar("T")

FOLLOWUPS = 5
"""The most followups of one interaction where the bot is no member."""
NAMES = ("Anna", "Ben", "Chloé", "Dirk")
BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass(eq=False)
class Asked:
    """A press or a command of somebody. sent: when the bot sent each request with its token.

    refused: Discord's codes of those that it refused.
    """

    who: str
    what: str
    record: Any
    at: float
    sent: list[tuple[float, str]] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)

    @property
    def is_answered(self) -> bool:
        """True once Discord shows something other than that the bot thinks."""
        record = self.record
        return bool(record.responded and not record.deferred) or len(self.sent) > 1


class Discord:
    """A server's channel and a group without the bot, and the people who are in both.

    asked: everything that was pressed or typed, by token. meddle: sends a request, by its name; a
    test may lose or double it.
    """

    def __init__(self, env: simcord.Env, loop: Loop, delays: Delays) -> None:
        self.env, self.loop, self.delays = env, loop, delays
        self.backend = env.backend
        self.asked: dict[str, Asked] = {}
        self.log: list[logging.LogRecord] = []
        self.meddle: Callable[[str, Callable[[], Awaitable[Any]]], Awaitable[Any]]
        self.meddle = lambda _, call: call()
        self._locks: dict[tuple[str, ...], asyncio.Lock] = {}

    @property
    def bot(self) -> Any:
        """The running bot."""
        return self.env.bot

    def furnish(self) -> None:
        """Create the places and the people."""
        forget_ephemerals(self.env)
        guild = self.env.create_guild("The Seven Seas")
        self.guild = guild.id
        self.channel = guild.create_text_channel("harbour").id
        self.chat = guild.create_text_channel("elsewhere").id
        role = guild.create_role("sailor", permissions=discord.Permissions(manage_guild=True))
        self.people: dict[str, int] = {}
        for name in NAMES:
            user = self.env.create_user(name.lower(), global_name=name)
            guild.add_member(user, roles=[role] if name == "Dirk" else [])
            self.people[name] = user.id
        as_group(self.env, self.chat, self.people["Anna"])

    async def late(self, what: str, call: Callable[[], Awaitable[Any]]) -> Any:
        """Send a request that arrives late, and whose answer is late, too."""
        seconds = self.delays.of("request", what)
        there = seconds * Random(f"{seconds}").random()
        await asyncio.sleep(there)
        try:
            return await self.meddle(what, call)
        except discord.HTTPException as error:
            self.delays.note(f"refused {what} {error.code}")
            raise
        finally:
            await asyncio.sleep(seconds - there)

    async def with_token(self, route: Any, call: Callable[[], Awaitable[Any]]) -> Any:
        """The same with an interaction's token: one at a time, as discord.py sends them."""
        kind, number, token, *more = route.url.split("/api/v10/")[1].split("?")[0].split("/")
        asked = self.asked.get(token)
        if asked is None:
            return await call()
        what = f"{route.method} {kind} of {asked.what} by {asked.who} {'/'.join(more)}"
        asked.sent.append((self.loop.time(), f"{route.method} {kind}"))
        self.delays.note(f"sent {what}")
        async with self._locks.setdefault((number, token), asyncio.Lock()):
            try:
                return await self.late(what, partial(self._counted, route, asked.record, call))
            except discord.HTTPException as error:
                asked.refused.append(error.code)
                raise

    async def _counted(self, route: Any, record: Any, call: Callable[[], Awaitable[Any]]) -> Any:
        """Refuse the sixth followup of a token in the chat, as Discord does."""
        is_followup = route.method == "POST" and "/webhooks/" in route.url and not record.loading
        if is_followup and record.channel_id == self.chat and len(record.followup_ids) >= FOLLOWUPS:
            _raise_for(BackendError(400, 40094, "too many followups"))
        return await call()

    def messages(self, place: int) -> list[Any]:
        """The messages of a place, oldest first."""
        return list(self.backend.messages[place].values())

    def is_excused(self, message: Any) -> bool:
        """True if Discord refused something that the interaction of this message needed."""
        by = [a for a in self.asked.values() if a.record.message_id == message.id]
        return any(asked.refused for asked in by)

    def threads(self) -> list[int]:
        """The threads of the channel, the newest first."""
        channels = reversed(self.backend.channels.values())
        return [each.id for each in channels if each.parent_id == self.channel]

    def thinking(self) -> list[Asked]:
        """The requests below which Discord shows that the bot still thinks."""
        return [each for each in self.asked.values() if each.record.loading]

    def seen(self, who: str, place: int) -> Iterator[Any]:
        """The messages that somebody sees there, without waiting ones; newest first."""
        waiting = {each.record.message_id for each in self.thinking()}
        for message in reversed(self.messages(place)):
            if message.visible_to(self.people[who]) and message.id not in waiting:
                yield message

    def press(self, who: str, message: Any, part: Any, value: str = "") -> Asked | None:
        """Press a button, or choose this in a select, without waiting.

        None: the message has changed since, so Discord refuses it.
        """
        now = self.backend.messages[message.channel_id].get(message.id)
        if now is None or part not in [*walk(now.components)]:
            return None
        data: dict[str, Any] = {
            "custom_id": part["custom_id"],
            "component_type": part["type"],
            "id": part.get("id"),
        }
        if value:
            data["values"] = [value]
        shown = quick.copied(dict(serializers.message_payload(self.backend, message)))
        what = part.get("label") or part.get("placeholder") or part["custom_id"]
        what = f"{what} {value}".replace("\N{WORD JOINER}", "").strip()
        return self._arrives(who, 3, message.channel_id, data, what, message.id, message=shown)

    def type(self, who: str, place: int, command: str, **options: Any) -> Asked:
        """Send a slash command, without waiting."""
        root, *nesting = command.split()
        known = self.backend.find_command(root, self.guild, type=1)
        assert known is not None, root
        kinds = {str: 3, int: 4, bool: 5}
        given = [{"name": n, "type": kinds[type(v)], "value": v} for n, v in options.items()]
        for name in reversed(nesting):
            given = [{"name": name, "type": 1, "options": given}]
        data = {"id": known["id"], "name": root, "type": 1, "options": given}
        return self._arrives(who, 2, place, data, f"/{command} {[*options.values()]}", None)

    def challenge(self, who: str, whom: str) -> Asked:
        """Choose Challenge in the menu of a member, without waiting."""
        known = self.backend.find_command("Challenge", self.guild, type=2)
        assert known is not None
        target = self.people[whom]
        guild = self.backend.get_guild(self.guild)
        named = dict(serializers.user_payload(self.backend.get_user(target)))
        member = serializers.member_payload(
            self.backend, guild, guild.members[target], with_user=False
        )
        resolved = {"users": {str(target): named}, "members": {str(target): dict(member)}}
        data = {"id": known["id"], "name": "Challenge", "type": 2}
        data |= {"target_id": str(target), "resolved": resolved}
        return self._arrives(who, 2, self.channel, data, f"Challenge {whom}", None)

    def fill(self, asked: Asked, typed: str) -> Asked:
        """Fill in each field of the form that was opened, without waiting."""
        form = asked.record.modal
        fields = [part for part in walk(form["components"]) if "component" in part]
        given = [
            {
                "type": 18,
                "id": number,
                "component": {**_chosen(part["component"], typed), "id": 100 + number},
            }
            for number, part in enumerate(fields, 1)
        ]
        data = {"custom_id": form["custom_id"], "components": given}
        place = asked.record.channel_id
        return self._arrives(asked.who, 5, place, data, f"the form of {asked.what}", None)

    def _arrives(
        self, who: str, kind: int, place: int, data: Any, what: str, source: int | None, **more: Any
    ) -> Asked:
        record, payload = interactions.base_payload(
            self.backend,
            type=kind,
            channel_id=place,
            guild_id=self.guild,
            user_id=self.people[who],
            data=data,
        )
        record.source_message_id = source
        asked = Asked(who, what, record, self.loop.time())
        self.asked[record.token] = asked
        self.delays.note(f"{who} {'in the chat' if place == self.chat else ''}: {what}")
        self.backend.emit("INTERACTION_CREATE", {**payload, **more})
        return asked


def _chosen(field: Any, typed: str) -> dict[str, Any]:
    """A field of a form as it is sent: a text, or the first option of a select."""
    sent = {"type": field["type"], "custom_id": field["custom_id"]}
    if field["type"] == 4:
        return sent | {"value": typed}
    return sent | {"values": [option["value"] for option in field.get("options", ())[:1]]}


class LateHTTP(FakeHTTPClient):
    """discord.py's requests, each of them late."""

    discord: Discord

    async def request(self, route: Any, **given: Any) -> Any:
        """Send a request with the bot's own token."""
        what = f"{route.method} {route.url.split('/api/v10')[1].split('?')[0]}"
        return await self.discord.late(what, partial(super().request, route, **given))


class LateWebhooks(FakeWebhookAdapter):
    """discord.py's requests with the tokens of interactions, each of them late."""

    discord: Discord

    async def request(self, route: Any, session: Any, **given: Any) -> Any:
        """Send a request with a token."""
        send = partial(super().request, route, session, **given)
        return await self.discord.with_token(route, send)


@asynccontextmanager
async def late_discord(folder: Path, seed: int, loop: Loop) -> AsyncIterator[Discord]:
    """The bot in its server, and all delays of this seed; in the end the bot is stopped."""
    database = folder / f"{seed}.db"
    await quick.make_database(database)
    bot = SevenSeas(Settings(database=database, computer_workers=0))
    quick.know_seeds(bot, seed)
    bot.picture_sync.files = dict
    env, delays = simcord.Env(bot, shard_count=1), Delays(seed)
    there = Discord(env, loop, delays)
    with pytest.MonkeyPatch.context() as patching, _logged(there.log):
        _delay(patching, there)
        await _connect(there)
        there.furnish()
        await asyncio.sleep(1)
        delays.on = True
        try:
            yield there
        finally:
            delays.on = False
            await bot.close()
    database.unlink()


@contextmanager
def _logged(log: list[logging.LogRecord]) -> Iterator[None]:
    """Keep every warning that is logged in this block."""
    handler, root = BufferingHandler(sys.maxsize), logging.getLogger()
    handler.setLevel(logging.WARNING)
    handler.buffer = log
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)


def _delay(patching: pytest.MonkeyPatch, there: Discord) -> None:
    """Count the loop's time for everybody, and let commits and thoughts take theirs."""
    loop, delays, thinker = there.loop, there.delays, there.bot.thinker

    def now() -> datetime:
        return BEGIN + timedelta(seconds=loop.time())

    def thought(think: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def thinks(*given: Any, **named: Any) -> T:
            await asyncio.sleep(delays.of("thought", "a thought"))
            return await think(*given, **named)

        return thinks

    def commit_later(given: asyncio.AbstractEventLoop, commit: Callable[[], None]) -> None:
        given.call_later(delays.of("commit", "a commit"), commit)

    patching.setattr(there.backend.clock, "now", now)
    patching.setattr(discord.utils, "utcnow", now)
    for name in ("choose", "hint"):
        patching.setattr(thinker, name, thought(getattr(thinker, name)))
    patching.setattr(thinker, "in_spare_time", in_a_thread)
    patching.setattr(quick, "soon", commit_later)
    drawn = delays.luck
    patching.setattr(secrets, "randbits", drawn.getrandbits)
    patching.setattr(secrets, "token_hex", lambda size=32: drawn.randbytes(size).hex())


async def _connect(there: Discord) -> None:
    """Log in, and let Discord's events in; those of the chat are only its presses."""
    bot, backend = there.bot, there.backend
    http, tokens = LateHTTP(backend, there.loop), LateWebhooks(backend)
    http.discord = tokens.discord = there
    _dpy_internals.install_http(bot, http)
    _dpy_internals.set_guild_ready_timeout(bot, 0.0)
    webhooks.async_context.set(tokens)  # type: ignore[arg-type]
    state = bot._connection
    state.shard_count, state.shard_ids = 1, [0]
    router = ShardRouter(backend, state, bot.dispatch, 1, (0,))

    def fed(event: str, payload: Any) -> None:
        where = payload.get("channel_id")
        if event == "INTERACTION_CREATE" or where != str(there.chat):
            router.feed(event, payload)

    there.chat = 0
    await bot.login("token")
    bot.shard_count = 1
    _dpy_internals.install_shards(bot, router.shards)
    router.identify(0)
    backend.subscribers.append(fed)
