"""The gateway: shards identify, get their servers, and receive people's presses."""

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from secrets import token_hex
from time import monotonic
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.stand_in.world import APPLICATION, GUILDS, Json, World, bot_user, guild_id, written

DISPATCH, INVALID, HELLO, ACKNOWLEDGED = 0, 9, 10, 11
BEAT: Final = 41250
"""Milliseconds between heartbeats."""
NEARBY: Final = 0.05
"""Seconds until a heartbeat is acknowledged."""
IDENTIFY_SECONDS: Final = 5.0
"""Seconds in which each group of `max_concurrency` shards may identify once."""
KEPT: Final = 2000
"""Events of a session that are kept for a resume."""


@dataclass(slots=True)
class Session:
    """One shard's connection; it outlives the socket, so that it can be resumed."""

    shard: int
    shards: int
    name: str = field(default_factory=lambda: token_hex(8))
    socket: web.WebSocketResponse | None = None
    pack: Any = None
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))

    async def send(self, payload: Json) -> None:
        """Send this, if the socket is open."""
        await self._send(written(payload))

    async def dispatch(self, event: str, told: Any) -> None:
        """Tell of an event, now or after a resume."""
        self.sequence += 1
        text = written({"op": DISPATCH, "t": event, "s": self.sequence, "d": told})
        self.sent.append((self.sequence, text))
        await self._send(text)

    async def again(self, since: int) -> None:
        """Send the events that the session missed."""
        for number, text in list(self.sent):
            if number > since:
                await self._send(text)

    async def _send(self, text: str) -> None:
        if self.socket is None or self.socket.closed:
            return
        try:
            if self.pack is None:
                await self.socket.send_str(text)
            else:
                packed = self.pack.compress(text.encode()) + self.pack.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            self.socket = None


class Gateway:
    """All sessions.

    identifies: the shard of each that was made; too_soon: how many of them were refused.
    address: where sessions are resumed. total, spent: the session starts of a day; reset_after: the
    milliseconds until the count begins again.
    """

    def __init__(self, world: World, shards: int, max_concurrency: int = 1) -> None:
        self.world = world
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.identifies: list[int] = []
        self.resumes = self.too_soon = 0
        self.total, self.spent, self.reset_after = 1000, 0, 0
        self.sessions: dict[str, Session] = {}
        self._identified: dict[int, float] = {}
        self.address = ""

    @property
    def ready(self) -> list[int]:
        """The shards that are connected."""
        open_ones = [s for s in self.sessions.values() if s.socket and not s.socket.closed]
        return sorted({session.shard for session in open_ones})

    async def tell(self, guild: int, event: str, told: Any) -> None:
        """Tell every session of the shard of this server (its number)."""
        for session in list(self.sessions.values()):
            if shard_of(guild, session.shards) == session.shard:
                await session.dispatch(event, told)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        compressed = request.query.get("compress") == "zlib-stream"
        session = Session(-1, 1, socket=socket, pack=zlib.compressobj() if compressed else None)
        await session.send({"op": HELLO, "d": {"heartbeat_interval": BEAT}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            match said["op"]:
                case 1:  # HEARTBEAT
                    asyncio.get_running_loop().create_task(self._acknowledge(session))
                case 2:  # IDENTIFY
                    await self._identify(session, said["d"])
                case 6:  # RESUME
                    session = await self._resume(session, said["d"])
        session.socket = None if session.socket is socket else session.socket
        return socket

    async def _acknowledge(self, session: Session) -> None:
        """Not at once: discord.py notes the time of a heartbeat after it was sent."""
        await asyncio.sleep(NEARBY)
        await session.send({"op": ACKNOWLEDGED})

    async def _identify(self, session: Session, said: Json) -> None:
        session.shard, session.shards = said.get("shard") or (0, 1)
        turn, now = session.shard % self.max_concurrency, monotonic()
        self.identifies.append(session.shard)
        self.spent += 1
        if now - self._identified.get(turn, 0.0) < IDENTIFY_SECONDS:
            self.too_soon += 1
            await session.send({"op": INVALID, "d": False})
            return
        self._identified[turn] = now
        self._forget(session.shard)
        self.sessions[session.name] = session
        own = [n for n in range(self.world.servers) if shard_of(n, session.shards) == session.shard]
        await session.dispatch("READY", self._ready(session, own))
        for number in own:
            await session.dispatch("GUILD_CREATE", self.world.guild(number))
            await asyncio.sleep(0)

    async def _resume(self, session: Session, said: Json) -> Session:
        self.resumes += 1
        known = self.sessions.get(said["session_id"])
        if known is None:
            await session.send({"op": INVALID, "d": False})
            return session
        known.socket, known.pack = session.socket, session.pack
        await known.again(int(said["seq"] or 0))
        await known.dispatch("RESUMED", {})
        return known

    def _forget(self, shard: int) -> None:
        """Forget closed sessions of this shard: nobody will resume them any more."""
        for name, session in list(self.sessions.items()):
            if session.shard == shard and session.socket is None:
                del self.sessions[name]

    def _ready(self, session: Session, own: list[int]) -> Json:
        return {
            "v": 10,
            "user": bot_user(),
            "guilds": [{"id": str(guild_id(n)), "unavailable": True} for n in own],
            "session_id": session.name,
            "resume_gateway_url": self.address,
            "shard": [session.shard, session.shards],
            "application": {"id": str(APPLICATION), "flags": 0},
        }


def shard_of(guild: int, shards: int) -> int:
    """The shard that hears of the server of this number, by Discord's own formula."""
    return (GUILDS + guild) % shards
