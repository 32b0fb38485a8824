"""Channels, threads, servers and members that go and come back, by events of the gateway."""

from __future__ import annotations

import asyncio

import discord
import pytest

from cogs.messages import publisher as cogs_boards
from engine.tables.model.table import Status
from engine.tables.transitions import seating
from tests.e2e.company import (
    announcement,
    announcements,
    board,
    boards,
    mover,
    moves,
    now,
    player,
    seen,
    wait,
)
from tests.e2e.conftest import permit, server_now
from tests.e2e.harbour import Harbour, text_of
from tests.e2e.playing import open_table


@pytest.fixture(autouse=True)
def no_pause_before_a_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs_boards, "SECONDS_BEFORE_RETRY", (0.0, 0.0))


async def timed(harbour: Harbour) -> int:
    """A running table with a clock; its id."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=300)
    return int(harbour.table.id)


async def settled(harbour: Harbour) -> None:
    """All that follows from what was not a person's doing."""
    for _ in range(5):  # the listener, the store's thread, the board
        await asyncio.sleep(0.02)
        await harbour.env.settle()


async def let(harbour: Harbour, **allowed: bool) -> None:
    """Change what the bot may do in the channel."""
    permit(harbour, **allowed)
    await settled(harbour)


async def status(harbour: Harbour, table_id: int) -> Status:
    seen_now = await harbour.bot.tables.view(table_id, None)
    found: Status = seen_now.table.status
    return found


async def test_a_deleted_channel_closes_its_table(harbour: Harbour) -> None:
    table = await timed(harbour)
    harbour.env.backend.delete_channel(harbour.channel.id)
    await settled(harbour)
    assert await status(harbour, table) is Status.CLOSED
    assert harbour.bot.tables.open_tables() == ()
    await wait(harbour, 3600)
    assert {kind for kind, _ in harbour.bot.schedule._due} == {"season", "morning"}
    assert not harbour.bot.publisher._posting.below._own
    await harbour.restart()
    assert harbour.bot.tables.open_tables() == ()
    assert await harbour.bot.store.unannounced_tables() == ()


async def test_a_deleted_thread_closes_its_table(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open", thread=True)
    harbour.env.backend.delete_channel(harbour.channel.threads[-1].id)
    await settled(harbour)
    assert harbour.bot.tables.open_tables() == ()


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_deleted_channel_closes_the_tables_in_its_threads(
    harbour: Harbour, asleep: bool
) -> None:
    """Discord sends an event for the channel only; the bot has to ask about a sleeping thread."""
    await harbour.type("Anna", "table open", thread=True)
    backend, thread = harbour.env.backend, harbour.channel.threads[-1]
    if asleep:
        guild = harbour.bot.get_guild(harbour.env.guild.id)
        assert guild is not None
        guild._remove_thread(discord.Object(thread.id))  # as when it was archived
    backend.channels.pop(thread.id)
    backend.delete_channel(harbour.channel.id)
    await settled(harbour)
    assert harbour.bot.tables.open_tables() == ()


async def test_a_lost_permission_rests_the_clock_and_its_return_shows_the_board(
    harbour: Harbour,
) -> None:
    """The game itself goes on in the players' own messages; nobody has to press anything."""
    await timed(harbour)
    who = await mover(harbour)
    await harbour.press("Anna", "My hand")
    await harbour.press("Ben", "My hand")
    await let(harbour, send_messages=False)
    await moves(harbour, who)
    assert (await seen(harbour)).version >= 1
    assert harbour.table.timing.suspended
    await wait(harbour, 3600)
    assert player(harbour, await mover(harbour)).missed == 0
    await let(harbour, send_messages=True)
    assert not harbour.table.timing.suspended
    assert harbour.table.timing.deadline == pytest.approx(now(harbour) + 300, abs=5)
    assert f"-# {who} " in board(harbour)
    assert harbour.people[await mover(harbour)].mention in announcement(harbour)
    assert f"<t:{int(harbour.table.timing.deadline)}:R>" in announcement(harbour)


async def test_the_end_of_a_game_is_told_when_it_can_be_told(harbour: Harbour) -> None:
    await timed(harbour)
    await let(harbour, send_messages=False)
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    assert "table closed" not in text_of(harbour.messages()[-1])
    await let(harbour, send_messages=True)
    assert "table closed" in text_of(harbour.messages()[-1])
    assert len(harbour.messages()) == 1


async def sent_away(harbour: Harbour) -> None:
    """The bot is kicked; its channel stays with the others."""
    harbour.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    harbour.env.backend.emit("GUILD_DELETE", {"id": str(harbour.env.guild.id)})
    await settled(harbour)


async def invited(harbour: Harbour) -> None:
    harbour.env.backend.faults.clear()
    payload = server_now(harbour)
    payload.pop("unavailable")  # tells a new server from one that is back after an outage
    harbour.env.backend.emit("GUILD_CREATE", payload)
    await settled(harbour)


async def test_a_bot_that_was_kicked_posts_its_board_again_when_it_is_invited(
    harbour: Harbour,
) -> None:
    """In between the table waits, and its clock with it; a restart changes nothing of that."""
    table = await timed(harbour)
    before = boards(harbour)[0].id
    await sent_away(harbour)
    assert harbour.table.timing.suspended
    await wait(harbour, 86400)
    assert await status(harbour, table) is Status.RUNNING
    assert (await seen(harbour)).version == 0
    await invited(harbour)
    assert not harbour.table.timing.suspended
    assert harbour.table.timing.deadline == pytest.approx(now(harbour) + 300, abs=5)
    (after,) = boards(harbour)
    assert after.id != before
    assert len(announcements(harbour)) == 1
    await moves(harbour, await mover(harbour))
    assert (await seen(harbour)).version >= 1


async def test_after_an_outage_of_the_server_the_board_catches_up(harbour: Harbour) -> None:
    await timed(harbour)
    backend, guild = harbour.env.backend, harbour.env.guild
    backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
    await settled(harbour)
    harbour.env.inject_error("*", "/channels/*", status=503, times=2)
    await harbour.bot.tables.change(harbour.table.id, seating.left, harbour.people["Ben"].id)
    backend.emit("GUILD_CREATE", server_now(harbour))
    await settled(harbour)
    assert "a computer plays" in board(harbour)


async def test_a_seat_whose_owner_left_the_server_goes_to_a_mate(harbour: Harbour) -> None:
    """The bot learns of it when somebody else looks at the table that waits."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    gone = await mover(harbour)
    other = next(name for name in ("Anna", "Ben", "Chloé") if name != gone)
    await harbour.press(other, "My hand")
    assert not player(harbour, gone).is_away
    harbour.env.guild.remove_member(harbour.people[gone])
    await wait(harbour, 601)
    await harbour.press(other, "My hand")
    await settled(harbour)
    assert player(harbour, gone).left
    assert f"{gone} left; a computer plays on." in board(harbour)
    assert await mover(harbour) != gone
    user = harbour.env.create_user(gone.lower())
    assert user.id != harbour.people[gone].id
    harbour.env.backend.add_member(harbour.env.guild.id, harbour.people[gone].id, announce=True)
    await harbour.type(gone, "table join")
    assert not player(harbour, gone).is_away


async def test_who_is_there_is_asked_about_now_and_then_only(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    waiting = await mover(harbour)
    other = next(name for name in ("Anna", "Ben", "Chloé") if name != waiting)

    def asked() -> int:
        return sum("/members/" in entry.path for entry in harbour.env.http_requests)

    await harbour.press(waiting, "My hand")
    assert asked() == 0
    for _ in range(3):
        await harbour.press(other, "My hand")
    assert asked() == 1
    await wait(harbour, 601)
    await harbour.press(other, "My hand")
    assert asked() == 2
    assert not player(harbour, waiting).is_away
