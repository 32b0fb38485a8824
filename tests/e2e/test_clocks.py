"""Timekeeper on the simulated Discord: reminders, stand-ins, seats that come back, outages."""

import pytest

from cogs.ui.page import MakeMove
from cogs.ui.routes import SetRule
from engine.players.base import Level
from tests.e2e.comings import (
    about,
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
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, select_id


async def timed(stage: Stage, *people: str, clock: int = 300) -> None:
    await open_table(stage, "seven-seas", list(people or ("Anna", "Ben")), clock=clock)


async def test_a_clock_is_chosen_when_the_table_is_opened(stage: Stage) -> None:
    words = {0: "no clock", 60: "60 seconds", 3600: "1 hour", 259200: "3 days"}
    for who, (clock, told) in zip(stage.people, words.items(), strict=True):
        stage.channel = stage.env.guild.create_text_channel(f"quay-{clock}")
        await stage.type(who, "table open", clock=clock)
        assert stage.table.settings.clock == (clock or None)
        assert f"**Clock**: {told}" in stage.texts()[-1]


async def test_the_host_chooses_the_clock_in_the_lobby(stage: Stage) -> None:
    await stage.type("Anna", "table open")
    assert "**Clock**: no clock" in stage.texts()[-1]
    await stage.press("Anna", "House rules")
    await stage.choose_rule("Anna", "Clock", "Clock: 1 hour a turn")
    assert "**Clock**: 1 hour a turn" in stage.texts()[-1]
    assert stage.table.settings.clock == 3600


async def test_the_host_sets_the_clock_during_the_game(stage: Stage) -> None:
    """The board and the announcement show it; neither a stranger nor a lobby's panel can do it."""
    await timed(stage, clock=0)
    assert shows(await stage.does("Dirk", "clock", "60"), "refusal-not-host")
    old = await stage.forge("Anna", select_id(SetRule("clock"), stage.table.id), "60")
    assert shows(old, "refusal-not-in-lobby")
    said = await stage.does("Anna", "clock", "259200")
    assert shows(said, "clock-done", clock=259200)
    assert stage.table.timing.deadline == about(now(stage) + 259200)
    assert shows(board(stage), "clock-done", clock=259200)
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in announcement(stage)
    await stage.does("Anna", "clock", "0")
    assert shows(board(stage), "clock-done", clock=0)
    assert "<t:" not in announcement(stage)


async def test_a_reminder_replaces_the_announcement_after_half_of_the_time(
    stage: Stage,
) -> None:
    await timed(stage)
    who = await mover(stage)
    deadline = int(stage.table.timing.deadline)
    await wait(stage, 149)
    assert shows(announcement(stage), "turn-announcement", count=1)
    sent = len(posted(stage))
    await wait(stage, 2)
    assert shows(announcement(stage), "turn-reminder")
    assert f"<t:{deadline}:R>" in announcement(stage)
    assert stage.people[who].mention in announcement(stage)
    assert last_ping(stage) == [who]
    assert len(posted(stage)) == sent + 1
    await wait(stage, 100)
    assert len(posted(stage)) == sent + 1
    assert (await seen(stage)).version == 0


async def test_when_the_time_is_up_a_mate_moves_and_the_board_shows_it(stage: Stage) -> None:
    await timed(stage)
    who = await mover(stage)
    await wait(stage, 299)
    assert (await seen(stage)).version == 0
    await wait(stage, 10)
    assert (await seen(stage)).version > 0
    assert shows(board(stage), "news-time-up", name=who)
    assert player(stage, who).level is None
    assert await mover(stage) != who
    assert stage.people[await mover(stage)].mention in announcement(stage)


@pytest.mark.slow
async def test_after_three_turns_in_a_row_the_seat_stays_with_the_mate(stage: Stage) -> None:
    """The board says so for as long as it is so; a press brings the seat back."""
    await timed(stage, "Anna", "Ben")
    sleeper = await mover(stage)
    while player(stage, sleeper).level is None:
        while await mover(stage) != sleeper:
            await moves(stage, await mover(stage))
        await wait(stage, 310)
    assert player(stage, sleeper).missed == 3
    assert shows(board(stage), "news-time-up-stays", name=sleeper)
    other = await mover(stage)
    assert other != sleeper
    await moves(stage, other)
    assert player(stage, sleeper).level is Level.MATE
    assert shows(board(stage), "news-away", names=sleeper)
    assert "Take your seat" not in await stage.press(sleeper, "My hand")
    assert player(stage, sleeper).level is None
    assert player(stage, sleeper).missed == 0
    assert shows(board(stage), "news-came-back", name=sleeper)
    assert "A computer plays for" not in board(stage)


async def test_a_late_press_after_the_mate_moved_sees_the_table_as_it_is(stage: Stage) -> None:
    await timed(stage)
    who = await mover(stage)
    await stage.press(who, "My hand")
    table = stage.table.id
    await wait(stage, 310)
    said = await stage.forge(who, press_id(MakeMove(0), table))
    assert shows(said, "refusal-stale")
    assert said.splitlines()[1] == f"### {await mover(stage)} is choosing…"
    assert player(stage, who).missed == 1
    assert (await seen(stage)).version == 1, "the mate's move, and no other"


async def test_a_press_that_came_before_the_deadline_counts(stage: Stage) -> None:
    """It was made in time and arrives in the two seconds of grace."""
    await timed(stage)
    who = await mover(stage)
    await stage.press(who, "My hand")
    await wait(stage, 301)
    assert (await seen(stage)).version == 0
    await stage.forge(who, press_id(MakeMove(0), stage.table.id))
    assert (await seen(stage)).version == 1
    assert player(stage, who).missed == 0
    await wait(stage, 10)
    assert player(stage, who).missed == 0
    assert "Time was up" not in board(stage)


async def test_a_deadline_survives_a_restart(stage: Stage) -> None:
    await timed(stage)
    who = await mover(stage)
    deadline = stage.table.timing.deadline
    await wait(stage, 100)
    await stage.restart()
    assert stage.table.timing.deadline == deadline
    assert shows(announcement(stage), "turn-announcement", count=1)
    await wait(stage, 60)
    assert shows(announcement(stage), "turn-reminder")
    await stage.restart()
    assert shows(announcement(stage), "turn-reminder")
    sent = len(posted(stage))
    await wait(stage, 130)
    assert len(posted(stage)) == sent
    await wait(stage, 30)
    assert shows(board(stage), "news-time-up", name=who)


async def test_after_an_outage_everybody_has_a_full_turn_again(stage: Stage) -> None:
    """The announcement shows the new end of the turn and mentions nobody twice."""
    await timed(stage)
    who = await mover(stage)
    await stage.bot.schedule.stop()
    await wait(stage, 3 * 3600)
    await stage.restart()
    assert stage.table.timing.deadline == about(now(stage) + 300)
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in announcement(stage)
    await wait(stage, 140)
    assert (await seen(stage)).version == 0
    assert shows(announcement(stage), "turn-announcement", count=1)
    await wait(stage, 20)
    assert shows(announcement(stage), "turn-reminder")
    assert last_ping(stage) == [who]
    assert await mover(stage) == who


@pytest.mark.slow
async def test_all_who_choose_at_the_same_time_are_reminded_together(stage: Stage) -> None:
    crew = ["Anna", "Ben", "Chloé"]
    await open_table(stage, "letter-of-marque", crew, clock=300)
    assert sorted(await others(stage)) == []
    await moves(stage, "Ben")
    await wait(stage, 151)
    text = announcement(stage)
    assert stage.people["Anna"].mention in text
    assert stage.people["Chloé"].mention in text
    assert stage.people["Ben"].mention not in text
    await wait(stage, 160)
    assert shows(board(stage), "news-time-up", name="Anna")
    assert shows(board(stage), "news-time-up", name="Chloé")
