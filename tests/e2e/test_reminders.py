"""Where there is no clock, whom a table waits for is reminded once, after as long as they wish."""

from __future__ import annotations

import pytest

from tests.e2e.company import announcement, last_ping, mover, moves, posted, wait
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table

HOUR = 3600


async def running(harbour: Harbour, *, game: str = "seven", **choices: int) -> str:
    """A table without a clock; whose turn it is."""
    await open_table(harbour, game, ["Anna", "Ben"], **choices)
    return await mover(harbour)


def reminders(harbour: Harbour) -> int:
    return sum("is still waiting" in (body.get("content") or "") for body in posted(harbour))


@pytest.mark.parametrize(("remind", "hours"), [(None, 12), ("10800", 3)])
async def test_a_reminder_comes_once_a_turn_after_the_time_that_was_chosen(
    harbour: Harbour, remind: str | None, hours: int
) -> None:
    """Over restarts too; the next turn has its own."""
    who = await running(harbour)
    if remind is not None:
        await harbour.prefers(who, remind=remind)
    await wait(harbour, hours * HOUR - 60)
    await harbour.restart()
    assert reminders(harbour) == 0
    await wait(harbour, 180)
    mention = harbour.people[who].mention
    assert announcement(harbour) == f"{mention}, the table is still waiting for your move."
    assert last_ping(harbour) == [who]
    await wait(harbour, HOUR)
    await harbour.restart()
    await wait(harbour, 3 * 24 * HOUR)
    assert reminders(harbour) == 1
    await moves(harbour, who)
    assert "your turn" in announcement(harbour)
    await wait(harbour, 24 * HOUR + 60)
    assert reminders(harbour) == 2


async def test_a_live_exchange_is_never_disturbed(harbour: Harbour) -> None:
    """Every move, and every press of the person, starts the silence again."""
    who = await running(harbour)
    for _ in range(4):
        await wait(harbour, 10 * HOUR)
        await moves(harbour, await mover(harbour))
    who = await mover(harbour)
    await wait(harbour, 10 * HOUR)
    await harbour.press(who, "My hand")
    await wait(harbour, 10 * HOUR)
    assert reminders(harbour) == 0
    await wait(harbour, 3 * HOUR)
    assert reminders(harbour) == 1
    assert last_ping(harbour) == [who]


async def test_of_all_who_choose_at_once_each_is_reminded_after_their_own_time(
    harbour: Harbour,
) -> None:
    """Once each, also when the other one chooses in between."""
    await harbour.prefers("Ben", remind="10800")
    await open_table(harbour, "letter-of-marque", ["Anna", "Ben", "Chloé"])
    await wait(harbour, 4 * HOUR)
    assert (reminders(harbour), last_ping(harbour)) == (1, ["Ben"])
    await harbour.press("Chloé", "My hand")
    await harbour.press_hand("Chloé", "Armed")
    await wait(harbour, 9 * HOUR)
    assert reminders(harbour) == 1
    await wait(harbour, 4 * HOUR)
    assert (reminders(harbour), last_ping(harbour)) == (2, ["Anna"])
    await wait(harbour, 48 * HOUR)
    assert reminders(harbour) == 2


async def test_a_clock_that_is_set_reminds_in_its_own_way(harbour: Harbour) -> None:
    await running(harbour)
    await wait(harbour, HOUR)
    await harbour.type("Anna", "table clock", clock=86400)
    await wait(harbour, 13 * HOUR)
    assert reminders(harbour) == 0
    assert "half your time is gone" in announcement(harbour)
