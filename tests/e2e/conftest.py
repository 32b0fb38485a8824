"""The unmodified bot on a simulated Discord; besides bot/sandbox only this knows SimCord."""

import asyncio
import itertools
import math
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord import actors, interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.http import router
from simcord.results import ResponseMessage

from bot.app import SevenSeas
from bot.config import Settings
from bot.sandbox.simulated import forget_ephemerals, keep_threads_private
from cogs.mentions.decision import PAUSES, Reason
from cogs.messages import publisher
from cogs.messages.publisher import RETRIES
from cogs.routing.router import paced
from data.base.ports import Where
from engine.events import crew, daily, movement, rounds, voyages
from engine.games import GAMES, replace_game
from engine.players import has_review, judging, package_of, yardstick
from engine.players.base import Budget
from engine.tables import schedule
from tests.e2e.chat import GROUP, Chat, chatting
from tests.e2e.comings import LUCK, Scene
from tests.e2e.passing_time import in_a_thread
from tests.e2e.quick import copied, know_seeds, make_database, make_quick
from tests.e2e.said import listen
from tests.e2e.stage import MEMBERS, Stage


def new_bot(where: Where, seed: int = 1) -> SevenSeas:
    """A bot as it starts anywhere, with known seeds and no pauses.

    Nobody counts as here, so that every turn is announced at once. Nobody presses too fast.
    """
    kept = Settings(database=where) if isinstance(where, Path) else Settings(server=where)
    bot = SevenSeas(replace(kept, computer_workers=0, computer_pause_ms=0))
    bot.thinker.in_spare_time = in_a_thread  # type: ignore[method-assign]  # no process to start
    bot.publisher.seconds_between_edits = 0.0
    bot.throttle.a_second = math.inf
    bot.presence.seconds = 0.0
    bot.router.pace = paced(1_000_000)
    bot.picture_sync.files = dict  # no pictures, unless they are what is tested
    know_seeds(bot, seed)
    return bot


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of one process share what each would compute alike; each test has the same luck.

    Nobody sets the clock of their host, so the schedule sleeps until something is due. Boards hold
    nobody's breath. Remarks and two tries come at once: settling waits for short pauses really.
    """
    make_quick(monkeypatch)
    listen(monkeypatch)
    monkeypatch.setattr(crew, "SIZE", 3)
    monkeypatch.setattr(crew, "BUDGET", Budget(iterations=1))
    for module in (daily, rounds, voyages):  # all computers think alike
        monkeypatch.setattr(module, "ITERATIONS", 1)
    monkeypatch.setattr(schedule, "LONGEST_SLEEP", math.inf)
    monkeypatch.setitem(PAUSES, Reason.TURN, 0.0)  # each is announced
    monkeypatch.setattr(publisher, "SUSPENSE", 0.01)
    monkeypatch.setattr(publisher, "RETRIES", (0.0, 0.0, *RETRIES[2:]))
    monkeypatch.setattr(publisher, "SECONDS_FOR_REMARK", 0.01)
    monkeypatch.setattr(publisher, "SECONDS_FOR_ANSWER", 0.01)
    LUCK.seed(5)


SETTLE_TIMEOUT = 9.0
"""Seconds that a press may take to settle on a busy machine.

Pauses that are longer are left to the test: the shortest are those of half a minute before a retry.
"""


TRIES = 6
"""How often a busy machine is given that time."""


class QuickEnv(simcord.Env):
    """SimCord that looks every millisecond whether the bot has finished, not every fiftieth.

    On a busy machine it looks for longer, without waiting for pauses that it would have skipped.
    """

    async def _settle_internal(self, *, idle: float = 0.001, **given: Any) -> None:
        for tries in range(TRIES):
            try:
                return await super()._settle_internal(idle=min(idle, 0.001), **given)
            except TimeoutError:
                if tries == TRIES - 1:
                    raise
                given |= {"_deadline": asyncio.get_running_loop().time() + SETTLE_TIMEOUT}
        return None

    async def _advance_to(self, target: float, deadline: float) -> None:
        await super()._advance_to(target, deadline + (TRIES - 1) * SETTLE_TIMEOUT)


@asynccontextmanager
async def opened(
    where: Where, people: int = 4, seed: int = 1, shards: int = 1
) -> AsyncIterator[Scene]:
    """A server with a running bot, in a server of its last shard."""
    if isinstance(where, Path):
        await make_database(where)
    bot = new_bot(where, seed)
    env = QuickEnv(bot, settle_timeout=SETTLE_TIMEOUT, shard_count=shards)
    forget_ephemerals(env)
    keep_threads_private(env)
    await env.start()
    try:
        guild = env.create_guild("The Seven Seas", shard_id=shards - 1)
        channel = guild.create_text_channel("harbour")
        members = {
            name: guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in MEMBERS[:people]
        }
        yield Scene(
            env,
            channel,
            members,
            sent=forged,
            next_bot=lambda: new_bot(where, seed),
            private=private,
        )
    finally:
        await env.shutdown()
        await env.bot.close()  # the store's thread outlives the connection to Discord
    env.raise_errors()


async def forged(actor: Any, message: Any, custom_id: str, values: list[str] | None) -> Any:
    """A press that no client offers: any custom id, any values, on a message that shows them."""
    stored = actors._visible_message(actor, message)
    sent, shown = pressed(actor, stored, custom_id, values)
    channel = ChannelHandle(
        actor._env, actor.guild, actor._env.backend.get_channel(stored.channel_id)
    )
    return await actors._dispatch_actor_interaction(
        actor, 3, channel, sent, extra={"message": shown}, source_message_id=stored.id
    )


def pressed(
    actor: Any, stored: Any, custom_id: str, values: list[str] | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A client's payload for a press, and the message as if it showed the pressed button."""
    message = copied(dict(serializers.message_payload(actor._env.backend, stored)))
    part: dict[str, Any] = {"type": 2, "style": 2, "label": "-", "custom_id": custom_id, "id": 2}
    sent: dict[str, Any] = {"custom_id": custom_id, "component_type": 2, "id": 2}
    if values is not None:
        options = [{"label": "-", "value": value} for value in values]
        part = {"type": 3, "custom_id": custom_id, "options": options, "id": 2}
        sent |= {"component_type": 3, "values": values}
    message["components"] = [{"type": 1, "id": 1, "components": [part]}]
    return sent, message


def private(actor: Any, channel: Any, since: int) -> list[Any]:
    """The ephemeral messages from this id that somebody's client shows, oldest first."""
    env = actor._env
    newest = reversed(env.backend.messages[channel.id].values())
    shown = [
        ResponseMessage(env, message)
        for message in itertools.takewhile(lambda message: message.id >= since, newest)
        if message.is_ephemeral and message.visible_to(actor.id)
    ]
    return shown[::-1]


BAD_REQUEST = BackendError(400, 50035, "Invalid Form Body")
"""Discord's refusal of a body."""


@contextmanager
def dropped(
    path: str,
    *,
    arrives: bool = False,
    times: float = math.inf,
    fault: type[Exception] | Exception = aiohttp.ServerDisconnectedError,
) -> Iterator[list[str]]:
    """The connection drops at each request whose method and path fit, e.g. "PATCH /channels/*".

    arrives: Discord gets the request, and its answer is lost. fault: raised by discord.py.
    Yields the requests that it hit.
    """
    dispatch, hit = router.dispatch, list[str]()

    def dropping(backend: Any, method: str, url: str, **given: Any) -> Any:
        if len(hit) >= times or not fnmatch(f"{method} {url}", path):
            return dispatch(backend, method, url, **given)
        hit.append(f"{method} {url}")
        if arrives:
            dispatch(backend, method, url, **given)
        raise fault

    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(router, "dispatch", dropping)
        yield hit


def permit(stage: Stage, who: str | None = None, /, **allowed: bool) -> None:
    """Change what the bot, or somebody, may do in the channel, as its managers would."""
    allow, deny = discord.PermissionOverwrite(**allowed).pair()
    member = stage.env.bot.user if who is None else stage.people[who]
    overwrite = Overwrite(member.id, OverwriteType.MEMBER, allow.value, deny.value)
    stage.env.backend.set_overwrite(stage.channel.id, overwrite)


def server_now(stage: Stage) -> dict[str, Any]:
    """The gateway's payload of the server when it becomes available."""
    backend = stage.env.backend
    return dict(serializers.guild_create_payload(backend, backend.get_guild(stage.env.guild.id)))


@asynccontextmanager
async def without_gateway(stage: Scene, shard: int = 0) -> AsyncIterator[None]:
    """Break a shard's connection; it comes back as a new session, without the events in between."""
    with stage.env._bot_scope():
        await stage.bot.shards[shard].disconnect()
    yield
    with stage.env._bot_scope():
        await stage.bot.shards[shard].connect()
    await stage.settled()


Opening = Callable[..., AbstractAsyncContextManager[Scene]]


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """A directory, in memory if possible: other tests are about surviving a crash."""
    memory = Path("/dev/shm")  # noqa: S108 - a directory of our own is made in it
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory, prefix="seven-seas-") as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def own_deals() -> Iterator[None]:
    """A position that a test sets out is dealt in this test only."""
    games = tuple(GAMES.values())
    yield
    for game in games:
        replace_game(game)


@pytest.fixture
def stages(tmp_path: Path) -> Opening:
    """Opens harbours whose database outlives them."""

    def opening(people: int = 4, seed: int = 1) -> AbstractAsyncContextManager[Scene]:
        return opened(tmp_path / "seven-seas.db", people, seed)

    return opening


@pytest.fixture
async def stage(stages: Opening, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A server with four people. Other tests hold who meets whom at a night."""
    monkeypatch.setattr(movement, "TRIES", 20)
    async with stages() as place:
        yield place


@pytest.fixture
async def chat(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Chat]:
    """A chat where the bot is no member: a group, unless a parameter is another place.

    No request is counted there, whatever people press.
    """
    async with chatting(tmp_path / "chat.db", getattr(request, "param", GROUP)) as there:
        yield there
        assert there.counted == []


@pytest.fixture
def managed(stage: Scene) -> Scene:
    """A server with Grace, who manages the server."""
    joins(stage, "Grace", manage_guild=True)
    return stage


def joins(stage: Stage, who: str, **rights: bool) -> None:
    """Somebody new comes to the server, with these permissions."""
    guild = stage.env.guild
    role = guild.create_role(who, permissions=discord.Permissions(**rights))
    user = stage.env.create_user(who.lower(), global_name=who)
    stage.people[who] = guild.add_member(user, roles=[role])


@pytest.fixture
def clients(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The language of each person's Discord client, by the person's id; the others' is English."""
    languages: dict[int, str] = {}
    payload = interactions.base_payload

    def localised(backend: Any, *, user_id: int, **given: Any) -> tuple[Any, dict[str, Any]]:
        record, sent = payload(backend, user_id=user_id, **given)
        return record, sent | {"locale": languages.get(user_id, sent["locale"])}

    monkeypatch.setattr(interactions, "base_payload", localised)
    return languages


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review with few worlds and short hints finds little, but soon."""
    for name, number in (("FIRST_BATCHES", 4), ("FURTHER", 8), ("DEALS", 2)):
        monkeypatch.setattr(judging, name, number)
    for key in filter(has_review, GAMES):
        few = replace(yardstick(key), least=0.0, worlds=2, usual=8)
        monkeypatch.setattr(f"{package_of(key)}.YARDSTICK", few)
