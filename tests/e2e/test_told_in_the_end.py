"""Results and boards are retried until they are shown, whatever the fault; it is logged once."""

from __future__ import annotations

import pytest

from cogs.messages import publisher
from tests.e2e.company import boards, posted, wait
from tests.e2e.conftest import permit, without_gateway
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table

POST = "/channels/*/messages"


@pytest.fixture(autouse=True)
async def running(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running table whose publisher waits as long as it does anywhere."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    monkeypatch.setattr(publisher, "SECONDS_BEFORE_RETRY", (2.0, 10.0, 30.0, 60.0))


def tried(harbour: Harbour) -> int:
    """How often the bot has tried to post in the channel."""
    return len(posted(harbour))


@pytest.mark.slow
async def test_a_result_that_is_refused_for_an_hour_is_an_incident_once_and_then_told(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    harbour.env.inject_error("POST", POST, status=400, code=50035, times=None)
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    before = tried(harbour)
    await wait(harbour, 3600)
    assert 40 < tried(harbour) - before < 80, "about once a minute"
    assert caplog.text.count("incident ") == 1
    assert boards(harbour) != []
    harbour.env.backend.faults.clear()
    await wait(harbour, 61)
    assert boards(harbour) == []
    assert [("table closed" in text) for text in harbour.texts()] == [True]
    assert not harbour.bot.publisher._retries


async def test_a_result_that_was_not_allowed_is_told_when_the_server_is_back(
    harbour: Harbour,
) -> None:
    """The bot was given its rights again while it heard nothing."""
    await harbour.type("Anna", "table end")
    permit(harbour, send_messages=False)
    await harbour.ends("Anna")
    assert harbour.bot.publisher._parked
    async with without_gateway(harbour):
        permit(harbour, send_messages=True)
        assert boards(harbour) != []
    assert boards(harbour) == []
    assert "table closed" in "\n".join(harbour.texts())
