"""The outbox: one post, wherever its process is killed, and however many processes there are."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.context.preferences import Preferences
from cogs.messages.outbox import SECONDS_BEFORE_RETRY, Outbox
from cogs.surfaces.borrowed import Tokens
from cogs.surfaces.render import Rendered, render
from cogs.ui.layout import words
from cogs.ui.page import Accent
from data.base.ports import Server
from data.events import OutboxStore
from data.postgres.leases import alone
from data.store import SqlStore
from engine.tables.model.table import ChannelPlace
from engine.tables.ports import Alone, Post, undivided
from engine.tables.schedule import Schedule
from tests.cogs.faces.moments import SAY
from tests.data.conftest import cluster, own_server, server, store, where
from tests.e2e.chat import refused

__all__ = ["cluster", "own_server", "server", "store", "where"]

HERE = ChannelPlace(1, 5)
STEPS = ("claim", "find", "send", "arrive", "confirm", "end")
"""Where a process may be killed: each of these happens no more, except that a message arrives."""


class Killed(BaseException):
    """The process ends here."""


@dataclass
class Channel:
    """A channel of Discord, which accepts each nonce once until it has forgotten them.

    messages: their nonces by id. is_found: True if the history can be read.
    """

    messages: dict[int, int] = field(default_factory=dict)
    nonces: dict[int, int] = field(default_factory=dict)
    fault: Exception | None = None
    is_found: bool = True
    kill: str = ""

    def reach(self, step: str) -> None:
        if self.kill == step:
            raise Killed

    async def find(self, nonce: int) -> int | None:
        self.reach("find")
        found = [id_ for id_, sent in self.messages.items() if sent == nonce]
        return next(iter(found), None) if self.is_found else None

    async def show(self, sent: Rendered) -> int:
        self.reach("send")
        if self.fault is not None:
            raise self.fault
        assert sent.nonce is not None
        assert sent.layout is not None
        assert sent.layout.children[0].id == sent.nonce
        if sent.nonce not in self.nonces:
            self.nonces[sent.nonce] = len(self.messages) + 1
            self.messages[self.nonces[sent.nonce]] = sent.nonce
        self.reach("arrive")
        return self.nonces[sent.nonce]

    async def change(self, message: int, sent: Rendered) -> bool:
        self.reach("send")
        if self.fault is not None:
            raise self.fault
        self.messages[message] = 0
        return True


class Posts(OutboxStore):
    """The outbox of a process that may be killed."""

    def __init__(self, store: SqlStore, channel: Channel) -> None:
        super().__init__(store)
        self._channel = channel

    async def claim(self, post: Post) -> Post:
        self._channel.reach("claim")
        return await super().claim(post)

    async def confirm(self, post: Post, message: int | None) -> None:
        self._channel.reach("confirm")
        await super().confirm(post, message)


class Clock:
    """Seconds that pass only while somebody sleeps."""

    seconds = 1000.0

    def now(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        self.seconds += seconds
        await asyncio.sleep(0)


def process(store: SqlStore, channel: Channel, clock: Clock, alone: Alone = undivided) -> Outbox:
    """The outbox of another process that posts to the same channel."""
    here = SimpleNamespace(id=HERE.guild, unavailable=False)
    tables = SimpleNamespace(at=lambda _: None)
    posting: Any = SimpleNamespace(
        client=SimpleNamespace(get_guild=lambda guild: here if guild == here.id else None),
        services=SimpleNamespace(clock=clock, tables=tables, preferences=Preferences(store)),
        surface_of=lambda place: {HERE: channel}[place],
    )
    posting.client.wait_until_ready = lambda: asyncio.sleep(0)
    schedule = Schedule(clock, clock.sleep)
    return Outbox(posting, Posts(store, channel), schedule, Tokens(clock), alone)


async def drawn(_: ChannelPlace) -> Rendered:
    return render(SAY, words(Accent.BOARD, "ahoy"))


def post(key: str = "7") -> Post:
    return Post("toy", key, HERE.guild, HERE.channel)


@pytest.mark.parametrize(("forgets", "is_found"), [(False, True), (True, True), (False, False)])
async def test_two_kills_anywhere_leave_one_post(
    store: SqlStore, *, forgets: bool, is_found: bool
) -> None:
    """forgets: Discord no longer knows a nonce after a restart, but the message has its mark.

    Where the bot can't read the mark, the nonce prevents a second post.
    """
    for number, kills in enumerate(product(STEPS, STEPS)):
        channel = Channel(is_found=is_found)
        for kill in (*kills, ""):
            channel.kill = kill
            if forgets:
                channel.nonces.clear()
            try:
                assert await process(store, channel, Clock()).post_once(post(str(number)), drawn)
            except Killed:
                assert kill
        assert len(channel.messages) == 1, kills
        known = await OutboxStore(store).find(post(str(number)))
        assert known is not None
        assert known.message == 1, kills


@pytest.mark.parametrize(
    ("fault", "posts"),
    [
        (refused(503), 1),
        (refused(429), 1),
        (TimeoutError(), 1),
        (refused(403), 0),
        (refused(404), 0),
    ],
)
async def test_a_place_that_cannot_be_posted_to_is_given_up_and_a_fault_that_passes_is_not(
    store: SqlStore, fault: Exception, posts: int
) -> None:
    channel, clock = Channel(fault=fault), Clock()
    is_done = await process(store, channel, clock).post_once(post(), drawn)
    assert is_done is (posts == 0)
    channel.fault = None
    assert await process(store, channel, clock).post_once(post(), drawn)
    assert len(channel.messages) == posts


async def test_a_server_of_another_process_is_left_alone(store: SqlStore) -> None:
    channel = Channel()
    other = Post("toy", "7", HERE.guild + 1, HERE.channel)
    assert await process(store, channel, Clock()).post_once(other, drawn)
    assert await OutboxStore(store).find(other) is None


async def test_a_post_is_changed_for_the_last_time_once(store: SqlStore) -> None:
    """Before it was posted, and after it was changed, nothing happens."""
    channel = Channel()
    outbox = process(store, channel, Clock())
    assert await outbox.close(post(), await drawn(HERE))
    assert await outbox.post_once(post(), drawn)
    channel.fault = refused(500)
    assert not await outbox.close(post(), await drawn(HERE))
    channel.fault = None
    assert await outbox.close(post(), await drawn(HERE))
    assert channel.messages == {1: 0}
    channel.kill = "send"
    assert await outbox.close(post(), await drawn(HERE))
    assert await outbox.post_once(post(), drawn)


async def rung(outbox: Outbox, times: int) -> list[float]:
    """When a kind that is due every hour was looked after, until it was that many times."""
    clock, rings = outbox.posting.services.clock, list[float]()

    async def post_due() -> bool:
        rings.append(clock.now())
        return await outbox.post_once(post(), drawn)

    outbox.regularly("toy", post_due, lambda now: now + 3600)
    async with asyncio.timeout(20):
        while len(rings) < times:  # noqa: ASYNC110 - the schedule rings
            await asyncio.sleep(0)
    return rings


async def test_regular_posts_are_checked_at_the_start_and_sooner_after_a_fault(
    store: SqlStore,
) -> None:
    channel = Channel(fault=refused(503))
    outbox = process(store, channel, Clock())
    assert await rung(outbox, 2) == [1000, 1000 + SECONDS_BEFORE_RETRY]


@pytest.mark.slow
@pytest.mark.parametrize("by_presses", [False, True])
async def test_of_two_processes_on_one_database_one_posts(
    server: Server, *, by_presses: bool
) -> None:
    """Even if Discord knows no nonce: one process looks at the outbox at a time."""
    stores = [await SqlStore.open(server) for _ in range(2)]
    channel = Channel(is_found=False)
    outboxes = [process(store, channel, Clock(), partial(alone, server)) for store in stores]

    async def forgetting(sent: Rendered) -> int:
        await asyncio.sleep(0.1)
        channel.nonces.clear()
        return await Channel.show(channel, sent)

    channel.show = forgetting  # type: ignore[method-assign]  # it forgets at once
    if by_presses:
        own: Any = None
        pressed = [box.post_now(post(), drawn, own, is_due=True) for box in outboxes]
        assert list(await asyncio.gather(*pressed)).count(None) == 1
    else:
        await asyncio.gather(*(rung(outbox, 2) for outbox in outboxes))
    assert len(channel.messages) == 1
    for opened in stores:
        await opened.close()
