"""Places that refuse the bot: nothing is claimed, clocks rest, and games go on by themselves."""

import pytest

from cogs.messages.publisher import SECONDS_BEFORE_LOOK
from cogs.ui.routes import Verb
from tests.amounts import one_of
from tests.e2e.comings import mover, moves, now, wait
from tests.e2e.conftest import permit
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id

POST = "/channels/*/messages"
NO_ACCESS, ARCHIVED, NO_RIGHT = 50001, 50083, 50013
TOLD = "Discord doesn't let me show the board"


def refuse(stage: Stage, status: int, code: int, path: str = "/channels/*") -> None:
    stage.env.inject_error("*", path, status=status, code=code, message="refused", times=None)


def accept(stage: Stage) -> None:
    stage.env.backend.faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "code", "told"),
    one_of(
        [
            (403, NO_ACCESS, "doesn't let me do that here"),
            (401, 0, "The people who run me"),
            (503, 0, "can't post here right now"),
        ],
        several=True,
    ),
)
async def test_show_and_nudge_claim_only_what_discord_has_accepted(
    stage: Stage, status: int, code: int, told: str
) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    who = await mover(stage)
    waiting = "Ben" if who == "Anna" else "Anna"
    await stage.press(waiting, "My hand")
    refuse(stage, status, code)
    assert told in await stage.type("Anna", "table show")
    said = await stage.forge(waiting, press_id(Verb.NUDGE, stage.table.id), on=stage.hands[waiting])
    assert told in said
    accept(stage)
    await wait(stage, 301)
    assert shows(await stage.type("Anna", "table show"), "table-shown")


async def test_a_rematch_that_cannot_be_shown_is_not_open(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    await stage.closes("Anna")
    result = stage.showing("Play again")
    refuse(stage, 403, NO_RIGHT, POST)
    for button in ("Play again", "New table"):
        assert shows(await stage.press("Ben", button, on=result), "open-refused")
    assert stage.bot.tables.open_tables() == ()


@pytest.mark.parametrize(
    ("status", "code"), one_of([(400, ARCHIVED), (403, NO_RIGHT), (400, 160005)], several=True)
)
async def test_in_a_locked_thread_the_clock_rests_and_goes_on_by_itself(
    stage: Stage, status: int, code: int
) -> None:
    """Hands say so once; the turn has the time that was left, and nobody has missed one."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=300)
    who = await mover(stage)
    await stage.press(who, "My hand")
    await wait(stage, 100)
    refuse(stage, status, code)
    await wait(stage, 51)  # the reminder after half of the time
    timing = stage.table.timing
    assert (timing.suspended, timing.deadline) == (True, None)
    assert timing.left == pytest.approx(150, abs=10)
    assert stage.hand_text(who).count(TOLD) == 1
    await wait(stage, 3600)
    assert all(player.missed == 0 for player in stage.table.players)
    assert (await stage.bot.tables.view(stage.table.id, None)).version == 0
    accept(stage)
    await wait(stage, SECONDS_BEFORE_LOOK[-1] + 1)
    assert not stage.table.timing.suspended
    assert stage.table.timing.deadline == pytest.approx(now(stage) + 150, abs=301)
    assert TOLD not in stage.hand_text(who)
    await moves(stage, who)
    assert f"-# {who} " in "\n".join(stage.texts())


async def test_no_turn_ends_while_nobody_can_see_the_table(stage: Stage) -> None:
    """The place breaks without a sign, and is tried before the turn is taken from anybody."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=300)
    await wait(stage, 200)
    refuse(stage, 403, NO_ACCESS)
    await wait(stage, 600)
    assert stage.table.timing.suspended
    assert all(player.missed == 0 for player in stage.table.players)
    assert (await stage.bot.tables.view(stage.table.id, None)).version == 0


async def test_a_lock_is_noticed_at_once(stage: Stage) -> None:
    """Discord tells the bot of the lock; nothing waits for the next move."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=300)
    refuse(stage, 403, NO_RIGHT)
    permit(stage, send_messages=False)
    await wait(stage, 1)
    assert stage.table.timing.suspended
