"""Timekeeper on the simulated Discord: reminders, stand-ins, seats that come back, outages."""

import pytest

from cogs.ui.page import MakeMove
from cogs.ui.routes import SetRule
from engine.players.base import Level
from tests.amounts import one_of
from tests.e2e.comings import (
    about,
    announcement,
    board,
    duel,
    last_ping,
    mover,
    moves,
    now,
    player,
    posted,
    seen,
    wait,
)
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id, select_id


async def test_the_host_sets_the_clock_during_the_game(stage: Stage) -> None:
    """The board and the announcement show it; nobody else and no lobby's panel can do it."""
    await duel(stage, clock=0)
    for who in ("Dirk", "Ben"):
        assert shows(await stage.does(who, "clock", "60"), "refusal-not-host")
    await stage.press("Ben", "More")
    assert "Turn time" not in button_labels(stage.hands["Ben"])
    old = await stage.forge("Anna", select_id(SetRule("clock"), stage.table.id), "60")
    assert shows(old, "refusal-not-in-lobby")
    await stage.does("Anna", "clock", "3600")
    assert shows(await stage.does("Anna", "clock", "259200"), "clock-done", clock=259200)
    assert stage.table.timing.deadline == about(now(stage) + 259200)
    assert shows(board(stage), "clock-done", clock=259200)
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in announcement(stage)
    await stage.does("Anna", "clock", "0")
    assert shows(board(stage), "clock-done", clock=0)
    assert "<t:" not in announcement(stage)


async def test_half_a_turn_brings_a_reminder_and_its_end_a_mate_s_move(stage: Stage) -> None:
    """The reminder replaces the announcement. A press that comes too late moves nothing."""
    who, _ = await duel(stage, clock=300)
    table, deadline = stage.table.id, int(stage.table.timing.deadline)
    await stage.press(who, "My hand")
    await wait(stage, 149)
    assert shows(announcement(stage), "turn-announcement", count=1)
    sent = len(posted(stage))
    await wait(stage, 2)
    assert shows(announcement(stage), "turn-reminder")
    assert f"<t:{deadline}:R>" in announcement(stage)
    assert stage.people[who].mention in announcement(stage)
    assert last_ping(stage) == [who]
    await wait(stage, 148)
    assert len(posted(stage)) == sent + 1
    assert (await seen(stage)).version == 0
    await wait(stage, 10)
    assert shows(board(stage), "news-time-up", name=who)
    assert stage.people[await mover(stage)].mention in announcement(stage)
    said = await stage.forge(who, press_id(MakeMove(0), table))
    assert shows(said, "refusal-stale")
    assert said.splitlines()[1] == f"### {await mover(stage)} is choosing…"
    assert (player(stage, who).missed, player(stage, who).level) == (1, None)
    assert (await seen(stage)).version == 1, "the mate's move, and no other"


@pytest.mark.slow
async def test_after_three_turns_in_a_row_the_seat_stays_with_the_mate(stage: Stage) -> None:
    """The board says so for as long as it is so; a press brings the seat back."""
    sleeper, _ = await duel(stage, clock=300)
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


async def test_a_deadline_survives_a_restart_and_after_an_outage_it_is_that_of_a_full_turn(
    stage: Stage,
) -> None:
    """Nobody is reminded twice; the announcement shows the new end of the turn."""
    who, _ = await duel(stage, clock=300)
    deadline = stage.table.timing.deadline
    await wait(stage, 100)
    await stage.restart()
    assert stage.table.timing.deadline == deadline
    assert shows(announcement(stage), "turn-announcement", count=1)
    await wait(stage, 60)
    assert shows(announcement(stage), "turn-reminder")
    sent = len(posted(stage))
    await stage.restart()
    await wait(stage, 130)
    assert shows(announcement(stage), "turn-reminder")
    assert len(posted(stage)) == sent
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


HOUR = 3600


def reminders(stage: Stage) -> int:
    return sum("is still waiting" in (body.get("content") or "") for body in posted(stage))


@pytest.mark.parametrize(("remind", "hours"), one_of([(None, 12), ("10800", 3)], several=True))
async def test_a_reminder_comes_once_a_turn_after_the_time_that_was_chosen(
    stage: Stage, remind: str | None, hours: int
) -> None:
    """Over restarts too; a press starts the silence again, and the next turn has its own."""
    who, _ = await duel(stage)
    await wait(stage, 2 * HOUR)
    await stage.press(who, "My hand")
    if remind is not None:
        await stage.prefers(who, remind=remind)
    await wait(stage, hours * HOUR - 60)
    await stage.restart()
    assert reminders(stage) == 0
    await wait(stage, 180)
    mention = stage.people[who].mention
    assert shows(announcement(stage), "turn-still-waits", mentions=mention)
    assert last_ping(stage) == [who]
    await wait(stage, HOUR)
    await stage.restart()
    await wait(stage, 3 * 24 * HOUR)
    assert reminders(stage) == 1
    await moves(stage, who)
    assert shows(announcement(stage), "turn-announcement", count=1)
    await wait(stage, 24 * HOUR + 60)
    assert reminders(stage) == 2
