"""Results and boards are retried until they are shown, whatever the fault; it is logged once."""

import pytest

from cogs.messages import publisher
from tests.e2e.comings import boards, posted, wait
from tests.e2e.conftest import permit, without_gateway
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage

POST = "/channels/*/messages"


@pytest.fixture(autouse=True)
async def running(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running table whose publisher waits as long as it does anywhere."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    monkeypatch.setattr(publisher, "RETRIES", (2.0, 10.0, 30.0, 60.0))


def tried(stage: Stage) -> int:
    """How often the bot has tried to post in the channel."""
    return len(posted(stage))


@pytest.mark.slow
async def test_a_result_refused_for_an_hour_is_an_incident_once_and_then_posted(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.env.inject_error("POST", POST, status=400, code=50035, times=None)
    await stage.closes("Anna")
    before = tried(stage)
    await wait(stage, 3600)
    assert 40 < tried(stage) - before < 80, "about once a minute"
    assert "incident " not in caplog.text
    assert boards(stage) != []
    stage.env.backend.faults.clear()
    await wait(stage, 61)
    assert boards(stage) == []
    assert [(shows(text, "closed-title")) for text in stage.texts()] == [True]
    assert not stage.bot.publisher._parked


async def test_a_forbidden_result_is_posted_when_the_server_is_back(
    stage: Stage,
) -> None:
    """The bot was given its rights again while it heard nothing."""
    await stage.type("Anna", "table end")
    permit(stage, send_messages=False)
    await stage.ends("Anna")
    assert stage.bot.publisher._parked
    async with without_gateway(stage):
        permit(stage, send_messages=True)
        assert boards(stage) != []
    assert boards(stage) == []
    assert shows("\n".join(stage.texts()), "closed-title")
