"""Where there is no clock, whom a table waits for is reminded once, after as long as they wish."""

import pytest

from tests.amounts import one_of
from tests.e2e.comings import announcement, last_ping, mover, moves, posted, wait
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage

HOUR = 3600


async def running(stage: Stage, *, game: str = "seven", **choices: int) -> str:
    """A table without a clock; whose turn it is."""
    await open_table(stage, game, ["Anna", "Ben"], **choices)
    return await mover(stage)


def reminders(stage: Stage) -> int:
    return sum("is still waiting" in (body.get("content") or "") for body in posted(stage))


@pytest.mark.parametrize(("remind", "hours"), one_of([(None, 12), ("10800", 3)], several=True))
async def test_a_reminder_comes_once_a_turn_after_the_time_that_was_chosen(
    stage: Stage, remind: str | None, hours: int
) -> None:
    """Over restarts too; a press starts the silence again, and the next turn has its own."""
    who = await running(stage)
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
