"""Connections that drop: nobody's bug, no incident, and everything is shown in the end."""

from collections.abc import Iterator

import pytest

from cogs.messages import publisher
from cogs.ui.page import MakeMove
from tests.e2e.comings import boards, duel, moves, seen, wait
from tests.e2e.conftest import dropped
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id

CALLBACK = "POST /interactions/*/*/callback"
CHANNEL = "* /channels/*"
PRIVATE = "* /webhooks/*"


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A dropped connection is neither an incident nor a traceback in the log."""
    yield
    assert not [record for record in caplog.get_records("call") if record.exc_info]


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_committed_move_is_never_answered_with_an_error(
    stage: Stage, arrives: bool
) -> None:
    who, _ = await duel(stage)
    await stage.press(who, "My hand")
    with dropped(CALLBACK, arrives=arrives, times=1) as hit:
        await stage.people[who].click(
            stage.hands[who], custom_id=press_id(MakeMove(0), stage.table.id)
        )
    assert len(hit) == 1
    assert (await seen(stage)).version == 1
    told = "\n".join(map(str, (m.components for m in stage.privates(who))))
    assert "Something broke" not in told
    assert shows(told, "hand-waits", count=1), "the answer is shown the second time"


async def test_a_thread_that_could_not_be_opened_is_explained(stage: Stage) -> None:
    with dropped("POST /channels/*/threads"):
        said = await stage.type("Anna", "table open", game="seven-seas", thread=True)
    assert shows(said, "connection-lost")
    assert "Something broke" not in said


async def test_an_open_hand_that_could_not_be_redrawn_is_no_incident(stage: Stage) -> None:
    who, other = await duel(stage)
    await stage.press(other, "My hand")
    with dropped(PRIVATE) as hit:
        await moves(stage, who)
    assert hit


@pytest.mark.slow
async def test_a_result_comes_after_two_minutes_without_connections(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table ends while nothing reaches the channel; the result comes, and once."""
    await duel(stage)
    monkeypatch.setattr(publisher, "RETRIES", (2.0, 10.0, 30.0, 60.0))
    table = stage.table.id
    await stage.goes("Anna", "/table end", "End it")
    with dropped(CHANNEL) as hit:
        await stage.press("Ben", "Yes, end it")
        assert stage.bot.tables.table(table) is None
        await wait(stage, 120)
        assert len(hit) >= 4
        assert boards(stage) != []
        assert shows(await stage.type("Chloé", "table show"), "table-result-comes")
    await wait(stage, 61)
    assert boards(stage) == []
    assert sum(shows(text, "closed-title") for text in stage.texts()) == 1
    assert shows(await stage.type("Chloé", "table show"), "refusal-no-table")
