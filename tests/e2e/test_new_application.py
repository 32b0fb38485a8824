"""A host whose application was lost runs the bot as another one, with the same database."""

import pytest

from cogs.features.calls.post import CALL_AFTER
from tests.amounts import one_of
from tests.e2e.comings import announcement, boards, mover, moves, wait
from tests.e2e.conftest import permit
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage
from tests.e2e.test_openings import calls, wants


def hand_over(stage: Stage) -> None:
    """All messages of the channel belong to the application that the bot was before."""
    former = stage.env.create_user("seven-seas-before", global_name="Seven Seas")
    for message in stage.env.backend.messages[stage.channel.id].values():
        message.author_id = former.id


@pytest.mark.parametrize("manages", one_of([False, True]))
async def test_a_table_goes_on_with_a_fresh_board(stage: Stage, manages: bool) -> None:
    """The old board can be neither edited nor, without Manage Messages, deleted."""
    permit(stage, manage_messages=manages)
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    (old,) = boards(stage)
    hand_over(stage)
    await stage.restart()
    assert not stage.table.timing.suspended
    assert boards(stage)[-1].id > old.id
    before = len(stage.messages())
    await moves(stage, await mover(stage))
    await stage.env.settle()
    assert not stage.table.timing.suspended
    assert announcement(stage) is not None
    assert len(stage.messages()) <= before + 1, "one fresh board, not one for each move"
    assert shows(await stage.press(await mover(stage), "My hand"), "hand-yours")
    await stage.restart()
    assert not stage.table.timing.suspended


async def test_a_lobby_and_its_call_go_on_too(stage: Stage) -> None:
    permit(stage, manage_messages=False)
    await wants(stage, "Dirk", game="all")
    await stage.open("Anna", game="seven")
    await wait(stage, CALL_AFTER + 1)
    hand_over(stage)
    await stage.restart()
    assert shows(await stage.press("Ben", "Join"), "lobby-joined")
    assert "2. 🔵 Ben" in stage.texts()[-1]
    await stage.press("Anna", "Start")
    assert not stage.table.timing.suspended
    assert len(calls(stage)) == 1
