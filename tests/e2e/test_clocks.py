"""Timekeeper on the simulated Discord: reminders, stand-ins, seats that come back, outages."""

import pytest

from cogs.messages.announcements import HERE
from cogs.ui.page import MakeMove
from engine.players.base import Level
from tests.amounts import one_of
from tests.e2e.comings import Scene, about
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id


async def test_the_host_sets_the_clock_during_the_game(stage: Scene) -> None:
    """The board and the announcement show it; nobody else can do it."""
    await stage.duel(clock=0)
    for who in ("Dirk", "Ben"):
        assert shows(await stage.does(who, "clock", "60"), "refusal-not-host")
    await stage.press("Ben", "More")
    assert "Turn time" not in button_labels(stage.hands["Ben"])
    await stage.does("Anna", "clock", "3600")
    assert shows(await stage.does("Anna", "clock", "259200"), "clock-done", clock=259200)
    assert stage.table.timing.deadline == about(stage.now() + 259200)
    assert shows(stage.board(), "clock-done", clock=259200)
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in stage.announcement()
    await stage.does("Anna", "clock", "0")
    assert shows(stage.board(), "clock-done", clock=0)
    assert "<t:" not in stage.announcement()


async def test_half_time_soon_after_a_mention_mentions_nobody_again(stage: Scene) -> None:
    """With a minute a turn, who was here is mentioned after 20 seconds; then the text changes."""
    stage.bot.presence.seconds = HERE
    await stage.duel(clock=60)
    await stage.wait(25)
    sent = len(stage.posted())
    assert shows(stage.announcement(), "turn-announcement", count=1)
    await stage.wait(30)
    assert shows(stage.announcement(), "turn-reminder")
    assert len(stage.posted()) == sent


@pytest.mark.slow
async def test_after_three_turns_in_a_row_the_seat_stays_with_the_mate(stage: Scene) -> None:
    """The board says so for as long as it is so; a press brings the seat back."""
    sleeper, _ = await stage.duel(clock=300)
    while stage.player(sleeper).level is None:
        while await stage.mover() != sleeper:
            await stage.moves(await stage.mover())
        await stage.wait(310)
    assert stage.player(sleeper).missed == 3
    assert shows(stage.board(), "news-time-up-stays", name=sleeper)
    other = await stage.mover()
    assert other != sleeper
    await stage.moves(other)
    assert stage.player(sleeper).level is Level.MATE
    assert shows(stage.board(), "news-away", names=sleeper)
    assert "Take your seat" not in await stage.press(sleeper, "My hand")
    assert stage.player(sleeper).level is None
    assert stage.player(sleeper).missed == 0
    assert shows(stage.board(), "news-came-back", name=sleeper)
    assert "A computer plays for" not in stage.board()


async def test_a_deadline_survives_a_restart_and_after_an_outage_it_is_that_of_a_full_turn(
    stage: Scene,
) -> None:
    """Nobody is reminded twice; the announcement shows the new end of the turn.

    The end brings a Mate's move. A press that comes too late moves nothing.
    """
    who, _ = await stage.duel(clock=300)
    table, deadline = stage.table.id, stage.table.timing.deadline
    await stage.press(who, "My hand")
    await stage.wait(100)
    await stage.restart()
    assert stage.table.timing.deadline == deadline
    assert shows(stage.announcement(), "turn-announcement", count=1)
    await stage.wait(60)
    assert shows(stage.announcement(), "turn-reminder")
    sent = len(stage.posted())
    await stage.restart()
    await stage.wait(130)
    assert shows(stage.announcement(), "turn-reminder")
    assert len(stage.posted()) == sent
    await stage.bot.schedule.stop()
    await stage.wait(3 * 3600)
    await stage.restart()
    assert stage.table.timing.deadline == about(stage.now() + 300)
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in stage.announcement()
    await stage.wait(149)
    assert shows(stage.announcement(), "turn-announcement", count=1)
    await stage.wait(2)
    assert shows(stage.announcement(), "turn-reminder")
    assert f"<t:{int(stage.table.timing.deadline)}:R>" in stage.announcement()
    assert stage.last_ping() == [who]
    await stage.wait(148)
    assert (await stage.seen()).version == 0
    await stage.wait(10)
    assert shows(stage.board(), "news-time-up", name=who)
    assert stage.people[await stage.mover()].mention in stage.announcement()
    said = await stage.forge(who, press_id(MakeMove(0), table))
    assert shows(said, "refusal-stale")
    assert said.splitlines()[1] == f"### {await stage.mover()} is choosing…"
    assert (stage.player(who).missed, stage.player(who).level) == (1, None)
    assert (await stage.seen()).version == 1, "the mate's move, and no other"


HOUR = 3600


def reminders(stage: Scene) -> int:
    return sum("is still waiting" in (body.get("content") or "") for body in stage.posted())


@pytest.mark.parametrize(("remind", "hours"), one_of([(None, 12), ("10800", 3)], several=True))
async def test_a_reminder_comes_once_a_turn_after_the_time_that_was_chosen(
    stage: Scene, remind: str | None, hours: int
) -> None:
    """Over restarts too; a press starts the silence again, and the next turn has its own."""
    who, _ = await stage.duel()
    await stage.wait(2 * HOUR)
    await stage.press(who, "My hand")
    if remind is not None:
        await stage.prefers(who, remind=remind)
    await stage.wait(hours * HOUR - 60)
    await stage.restart()
    assert reminders(stage) == 0
    await stage.wait(180)
    mention = stage.people[who].mention
    assert shows(stage.announcement(), "turn-still-waits", mentions=mention)
    assert stage.last_ping() == [who]
    await stage.wait(HOUR)
    await stage.restart()
    await stage.wait(3 * 24 * HOUR)
    assert reminders(stage) == 1
    await stage.moves(who)
    assert shows(stage.announcement(), "turn-announcement", count=1)
    await stage.wait(24 * HOUR + 60)
    assert reminders(stage) == 2
