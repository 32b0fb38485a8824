"""Timekeeper on the simulated Discord: reminders, stand-ins, seats that come back, outages."""

from __future__ import annotations

import pytest

from engine.players.base import Level
from tests.e2e.company import (
    announcement,
    board,
    last_ping,
    mover,
    moves,
    now,
    others,
    player,
    posted,
    seen,
    wait,
)
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table


async def timed(harbour: Harbour, *people: str, clock: int = 300) -> None:
    await open_table(harbour, "seven-seas", list(people or ("Anna", "Ben")), clock=clock)


async def test_a_clock_is_chosen_when_the_table_is_opened(harbour: Harbour) -> None:
    words = {0: "no clock", 60: "60 seconds", 3600: "1 hour", 259200: "3 days"}
    for who, (clock, told) in zip(harbour.people, words.items(), strict=True):
        harbour.channel = harbour.env.guild.create_text_channel(f"quay-{clock}")
        await harbour.type(who, "table open", clock=clock)
        assert harbour.table.settings.clock == (clock or None)
        assert f"**Clock**: {told}" in harbour.texts()[-1]


async def test_the_host_chooses_the_clock_in_the_lobby(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    assert "**Clock**: no clock" in harbour.texts()[-1]
    await harbour.press("Anna", "House rules")
    await harbour.choose_rule("Anna", "Clock", "Clock: 1 hour a turn")
    assert "**Clock**: 1 hour a turn" in harbour.texts()[-1]
    assert harbour.table.settings.clock == 3600


async def test_the_host_sets_the_clock_during_the_game(harbour: Harbour) -> None:
    """The board and the announcement show it; neither a stranger nor a lobby's panel can do it."""
    await timed(harbour, clock=0)
    assert "Only the host" in await harbour.type("Dirk", "table clock", clock=60)
    old = await harbour.forge("Anna", f"7S:{harbour.table.id}:0:set:clock.", "60")
    assert "The cards are dealt already" in old
    said = await harbour.type("Anna", "table clock", clock=259200)
    assert said == "The clock is set: 3 days a turn."
    assert harbour.table.timing.deadline == now(harbour) + 259200
    assert "The clock is set: 3 days a turn." in board(harbour)
    assert f"<t:{int(harbour.table.timing.deadline)}:R>" in announcement(harbour)
    await harbour.type("Anna", "table clock", clock=0)
    assert "The clock is set: no clock." in board(harbour)
    assert "<t:" not in announcement(harbour)


async def test_without_a_clock_nobody_is_hurried(harbour: Harbour) -> None:
    """Nothing but one reminder is posted, below a fresh board."""
    await timed(harbour, clock=0)
    before = len(posted(harbour))
    assert "<t:" not in announcement(harbour)
    await wait(harbour, 7 * 86400)
    assert len(posted(harbour)) == before + 2
    assert "is still waiting for your move" in announcement(harbour)
    assert (await seen(harbour)).version == 0


async def test_a_reminder_replaces_the_announcement_after_half_of_the_time(
    harbour: Harbour,
) -> None:
    await timed(harbour)
    who = await mover(harbour)
    deadline = int(harbour.table.timing.deadline)
    await wait(harbour, 149)
    assert "your turn" in announcement(harbour)
    sent = len(posted(harbour))
    await wait(harbour, 2)
    assert "half your time is gone" in announcement(harbour)
    assert f"<t:{deadline}:R>" in announcement(harbour)
    assert harbour.people[who].mention in announcement(harbour)
    assert last_ping(harbour) == [who]
    assert len(posted(harbour)) == sent + 1
    await wait(harbour, 100)
    assert len(posted(harbour)) == sent + 1
    assert (await seen(harbour)).version == 0


async def test_when_the_time_is_up_a_mate_moves_and_says_so(harbour: Harbour) -> None:
    await timed(harbour)
    who = await mover(harbour)
    await wait(harbour, 299)
    assert (await seen(harbour)).version == 0
    await wait(harbour, 10)
    assert (await seen(harbour)).version > 0
    assert f"Time was up: a computer played for {who}." in board(harbour)
    assert player(harbour, who).level is None
    assert await mover(harbour) != who
    assert harbour.people[await mover(harbour)].mention in announcement(harbour)


async def test_after_three_turns_in_a_row_the_seat_stays_with_the_mate(harbour: Harbour) -> None:
    """The board says so for as long as it is so; a press brings the seat back."""
    await timed(harbour, "Anna", "Ben")
    sleeper = await mover(harbour)
    while player(harbour, sleeper).level is None:
        while await mover(harbour) != sleeper:
            await moves(harbour, await mover(harbour))
        await wait(harbour, 310)
    assert player(harbour, sleeper).missed == 3
    assert "It keeps playing until" in board(harbour)
    other = await mover(harbour)
    assert other != sleeper
    await moves(harbour, other)
    assert player(harbour, sleeper).level is Level.MATE
    assert f"A computer plays for {sleeper}" in board(harbour)
    assert "Take your seat" not in await harbour.press(sleeper, "My hand")
    assert player(harbour, sleeper).level is None
    assert player(harbour, sleeper).missed == 0
    assert f"{sleeper} is back" in board(harbour)
    assert "A computer plays for" not in board(harbour)


async def test_a_late_press_after_the_mate_moved_sees_the_table_as_it_is(harbour: Harbour) -> None:
    await timed(harbour)
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    table = harbour.table.id
    await wait(harbour, 310)
    said = await harbour.forge(who, f"7s:{table}:0:move:0")
    assert said.startswith("The table has moved on. This is what it looks like now.")
    assert said.splitlines()[1] == f"### {await mover(harbour)} is choosing…"
    assert player(harbour, who).missed == 1
    assert (await seen(harbour)).version == 1, "the mate's move, and no other"


async def test_a_press_that_came_before_the_deadline_counts(harbour: Harbour) -> None:
    """It was made in time and arrives in the two seconds of grace."""
    await timed(harbour)
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    await wait(harbour, 301)
    assert (await seen(harbour)).version == 0
    await harbour.forge(who, f"7s:{harbour.table.id}:0:move:0")
    assert (await seen(harbour)).version == 1
    assert player(harbour, who).missed == 0
    await wait(harbour, 10)
    assert player(harbour, who).missed == 0
    assert "Time was up" not in board(harbour)


async def test_a_deadline_survives_a_restart(harbour: Harbour) -> None:
    await timed(harbour)
    who = await mover(harbour)
    deadline = harbour.table.timing.deadline
    await wait(harbour, 100)
    await harbour.restart()
    assert harbour.table.timing.deadline == deadline
    assert "your turn" in announcement(harbour)
    await wait(harbour, 60)
    assert "half your time is gone" in announcement(harbour)
    await harbour.restart()
    assert "half your time is gone" in announcement(harbour)
    sent = len(posted(harbour))
    await wait(harbour, 130)
    assert len(posted(harbour)) == sent
    await wait(harbour, 30)
    assert f"Time was up: a computer played for {who}." in board(harbour)


async def test_after_an_outage_everybody_has_a_full_turn_again(harbour: Harbour) -> None:
    """The announcement shows the new end of the turn and mentions nobody twice."""
    await timed(harbour)
    who = await mover(harbour)
    await harbour.bot.schedule.stop()
    await wait(harbour, 3 * 3600)
    await harbour.restart()
    assert harbour.table.timing.deadline == pytest.approx(now(harbour) + 300, abs=1)
    assert f"<t:{int(harbour.table.timing.deadline)}:R>" in announcement(harbour)
    await wait(harbour, 140)
    assert (await seen(harbour)).version == 0
    assert "your turn" in announcement(harbour)
    await wait(harbour, 20)
    assert "half your time is gone" in announcement(harbour)
    assert last_ping(harbour) == [who]
    assert await mover(harbour) == who


async def test_all_who_choose_at_the_same_time_are_reminded_together(harbour: Harbour) -> None:
    crew = ["Anna", "Ben", "Chloé"]
    await open_table(harbour, "letter-of-marque", crew, clock=300)
    assert sorted(await others(harbour)) == []
    await moves(harbour, "Ben")
    await wait(harbour, 151)
    text = announcement(harbour)
    assert harbour.people["Anna"].mention in text
    assert harbour.people["Chloé"].mention in text
    assert harbour.people["Ben"].mention not in text
    await wait(harbour, 160)
    assert "a computer played for Anna" in board(harbour)
    assert "a computer played for Chloé" in board(harbour)
