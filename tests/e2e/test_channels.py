"""Channels, threads, servers and members that go and come back, by events of the gateway."""

from typing import Any

import discord
import pytest

from cogs.ui.routes import OpenThread
from engine.tables.model.table import Status
from engine.tables.room import Limits
from engine.tables.transitions import seating
from tests.amounts import one_of
from tests.e2e.comings import Scene, about
from tests.e2e.conftest import permit, server_now
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id


async def timed(stage: Scene) -> int:
    """A running table with a clock; its id."""
    await stage.duel(clock=300)
    return int(stage.table.id)


async def let(stage: Scene, **allowed: bool) -> None:
    """Change what the bot may do in the channel."""
    permit(stage, **allowed)
    await stage.settled()


async def status(stage: Scene, table_id: int) -> Status:
    seen_now = await stage.bot.tables.view(table_id, None)
    found: Status = seen_now.table.status
    return found


async def test_a_deleted_channel_closes_its_table(stage: Scene) -> None:
    table = await timed(stage)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settled()
    assert await status(stage, table) is Status.CLOSED
    assert stage.bot.tables.open_tables() == ()
    await stage.wait(3600)
    assert {kind for kind, _ in stage.bot.schedule._due} == {"morning"}
    assert not stage.bot.publisher.posting.below._own
    await stage.restart()
    assert stage.bot.tables.open_tables() == ()
    assert await stage.bot.store.unannounced_tables() == ()


@pytest.mark.parametrize("gone", one_of(["thread", "channel", "asleep"]))
async def test_a_table_in_a_thread_closes_with_the_thread_or_its_channel(
    stage: Scene, gone: str
) -> None:
    """Discord sends an event for the channel only; the bot has to ask about a sleeping thread."""
    await stage.type("Anna", "table open", thread=True)
    backend, thread = stage.env.backend, stage.channel.threads[-1]
    if gone == "asleep":
        guild = stage.bot.get_guild(stage.env.guild.id)
        assert guild is not None
        guild._remove_thread(discord.Object(thread.id))  # as when it was archived
    if gone != "thread":
        backend.channels.pop(thread.id)
    backend.delete_channel(thread.id if gone == "thread" else stage.channel.id)
    await stage.settled()
    assert stage.bot.tables.open_tables() == ()


async def test_a_lost_permission_rests_the_clock_and_its_return_shows_the_board(
    stage: Scene,
) -> None:
    """At once: nothing waits for the next move, nobody has to press anything.

    The game itself goes on in the players' own messages.
    """
    await timed(stage)
    who = await stage.mover()
    await stage.press("Anna", "My hand")
    await stage.press("Ben", "My hand")
    stage.env.inject_error("PATCH", "/channels/*", status=403, code=50013, times=None)
    await let(stage, send_messages=False)
    assert stage.table.timing.suspended
    await stage.moves(who)
    assert (await stage.seen()).version >= 1
    assert stage.table.timing.suspended
    await stage.wait(3600)
    assert stage.player(await stage.mover()).missed == 0
    stage.env.backend.faults.clear()
    await let(stage, send_messages=True)
    assert not stage.table.timing.suspended
    assert stage.table.timing.deadline == about(stage.now() + 300)
    assert f"-# {who} " in stage.board()
    assert stage.people[await stage.mover()].mention in stage.announcement()
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in stage.announcement()


async def invited(stage: Scene) -> None:
    stage.env.backend.faults.clear()
    payload = server_now(stage)
    payload.pop("unavailable")  # tells a new server from one that is back after an outage
    stage.env.backend.emit("GUILD_CREATE", payload)
    await stage.settled()


async def test_a_bot_that_was_kicked_posts_its_board_again_when_it_is_invited(stage: Scene) -> None:
    """In between the table waits, and its clock with it; a restart changes nothing of that."""
    table = await timed(stage)
    before = stage.boards()[0].id
    await stage.removed()
    assert stage.table.timing.suspended
    await stage.wait(86400)
    assert await status(stage, table) is Status.RUNNING
    assert (await stage.seen()).version == 0
    await invited(stage)
    assert not stage.table.timing.suspended
    assert stage.table.timing.deadline == about(stage.now() + 300)
    (after,) = stage.boards()
    assert after.id != before
    assert len(stage.announcements()) == 1
    await stage.moves(await stage.mover())
    assert (await stage.seen()).version >= 1


async def test_after_an_outage_of_the_server_the_board_catches_up(stage: Scene) -> None:
    await timed(stage)
    backend, guild = stage.env.backend, stage.env.guild
    backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
    await stage.settled()
    stage.env.inject_error("*", "/channels/*", status=503, times=2)
    await stage.bot.tables.change(stage.table.id, seating.left, stage.people["Ben"].id)
    backend.emit("GUILD_CREATE", server_now(stage))
    await stage.settled()
    assert shows(stage.board(), "news-left")


@pytest.mark.slow
async def test_a_seat_whose_owner_left_the_server_goes_to_a_mate(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot looks for the owner now and then, when somebody else looks at the waiting table."""
    await stage.open_table("seven-seas", ["Anna", "Ben", "Chloé"])
    gone = await stage.mover()
    other = next(name for name in ("Anna", "Ben", "Chloé") if name != gone)

    asks, asked = discord.Guild.query_members, list[Any]()

    async def counted(guild: discord.Guild, **given: Any) -> list[discord.Member]:
        asked.append(given["user_ids"])
        return await asks(guild, **given)

    monkeypatch.setattr(discord.Guild, "query_members", counted)
    await stage.press(gone, "My hand")
    assert asked == []
    for _ in range(3):
        await stage.press(other, "My hand")
    assert asked == [[stage.people[gone].id]]
    assert not stage.player(gone).is_away
    stage.env.guild.remove_member(stage.people[gone])
    await stage.wait(601)
    await stage.press(other, "My hand")
    await stage.settled()
    assert len(asked) == 2
    assert stage.player(gone).left
    assert shows(stage.board(), "news-left", name=gone)
    assert await stage.mover() != gone
    user = stage.env.create_user(gone.lower())
    assert user.id != stage.people[gone].id
    stage.env.backend.add_member(stage.env.guild.id, stage.people[gone].id, announce=True)
    await stage.does(gone, "join")
    assert not stage.player(gone).is_away


def thread_of(stage: Scene) -> Any:
    """The newest thread of the channel."""
    return stage.channel.threads[-1]


async def threaded(stage: Scene, **choices: Any) -> Any:
    """Anna opens a table in a thread, where everybody goes; the channel that they left."""
    await stage.open("Anna", thread=True, **choices)
    channel = stage.channel
    stage.channel = thread_of(stage)
    return channel


def is_archived(stage: Scene, thread: Any) -> bool:
    return bool(stage.env.backend.get_channel(thread.id).thread_metadata.archived)


@pytest.mark.parametrize(
    ("game", "name"), one_of([("seven-seas", "⛵ 7 Seas"), ("seven", "🎴 7")], several=True)
)
async def test_a_thread_is_named_after_its_game_and_archived_after_it(
    stage: Scene, game: str, name: str
) -> None:
    """The host is shown the way; the channel itself stays as it was, and holds another table."""
    said = await stage.type("Anna", "table open", game=game, thread=True)
    channel, stage.channel = stage.channel, thread_of(stage)
    assert stage.channel.name == name
    assert f"<#{stage.channel.id}>" in said
    assert shows(stage.texts()[-1], "lobby-missing", missing=1)
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    await stage.closes("Anna")
    assert shows(stage.texts()[-1], "closed-title")
    assert stage.boards() == []
    assert is_archived(stage, stage.channel)
    stage.channel = channel
    started = discord.MessageType.thread_created  # Discord's own line
    assert [message.type for message in stage.messages()] == [started]
    assert shows(await stage.type("Anna", "table open"), "lobby-opened")


async def test_somebody_else_s_thread_is_not_archived(stage: Scene) -> None:
    """A table in it plays in it, whatever the default; it is not the table's own."""
    backend = stage.env.backend
    stored = backend.create_thread(stage.channel.id, "chat", stage.people["Dirk"].id)
    await stage.env.settle()
    stage.channel = next(t for t in stage.channel.threads if t.id == stored.id)
    await stage.duel(thread=True)
    assert len(stage.boards()) == 1
    assert stage.channel.threads == []
    await stage.closes("Anna")
    assert not is_archived(stage, stage.channel)


async def test_a_table_that_ended_while_the_bot_was_away_archives_its_thread(stage: Scene) -> None:
    """At the start the bot knows no threads yet, and asks."""
    await threaded(stage)
    stage.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    await stage.closes("Anna")
    stage.env.backend.faults.clear()
    await stage.restart()
    assert shows(stage.texts()[-1], "closed-title")
    assert is_archived(stage, stage.channel)


def may_open_no_threads(stage: Scene) -> None:
    """Nobody may but the bot."""
    guild, denied = stage.env.guild, discord.PermissionOverwrite(create_public_threads=False)
    granted = discord.PermissionOverwrite(create_public_threads=True)
    allowed = {guild.default_role: denied, guild.me: granted}
    stage.channel = guild.create_text_channel("quiet", overwrites=allowed)


async def test_a_thread_is_offered_only_to_those_who_may_open_one(stage: Scene) -> None:
    may_open_no_threads(stage)
    await stage.type("Anna", "table open")
    assert shows(await stage.type("Ben", "table open"), "refusal-place-taken")
    assert "Open it in a thread" not in button_labels(stage.privates("Ben")[-1])
    press = press_id(OpenThread("seven-seas", None, rated=False), stage.table.id)
    assert shows(await stage.forge("Ben", press), "member-may-open-no-thread")
    assert stage.channel.threads == []


async def test_the_fourth_table_of_one_host_is_refused_with_a_message(stage: Scene) -> None:
    """By command and by New table; ending one makes room."""
    await stage.duel()
    await stage.closes("Anna")
    for _ in range(3):
        await stage.type("Anna", "table open", thread=True)
    oldest = stage.channel.threads[0]
    assert stage.bot.tables.room._limits == Limits(3, 50), "what .env.example promises"
    for said in (
        await stage.type("Anna", "table open"),
        await stage.type("Anna", "table open", thread=True),
        await stage.press("Anna", "New table"),
        await stage.press("Anna", "Play again"),
    ):
        assert shows(said, "refusal-too-many-hosted", limit=3, oldest=f"<#{oldest.id}>")
    assert len(stage.channel.threads) == 3
    assert shows(await stage.type("Ben", "table open"), "lobby-opened")
