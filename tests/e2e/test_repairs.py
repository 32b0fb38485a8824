"""Faults around a table, and their repair."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.faces import FACES
from tests.amounts import one_of
from tests.e2e.conftest import permit
from tests.e2e.positions import set_out
from tests.e2e.said import shows
from tests.e2e.stage import Stage


async def board(stage: Stage) -> None:
    await set_out(stage, "g5 g8 c9 r4", "g2 c3 r9 c4", display="c2 r3 x5 c10")


def shown(stage: Stage) -> str:
    return "\n".join(stage.texts())


@pytest.mark.parametrize(
    ("permission", "named", "is_for_threads"),
    one_of(
        [
            ("send_messages", "Send Messages", False),
            ("create_public_threads", "Create Public Threads", True),
            ("read_message_history", "Read Message History", False),
            ("send_messages_in_threads", "Send Messages in Threads", True),
        ],
        2,
        several=True,
    ),
)
async def test_a_permission_that_the_bot_lacks_is_named(
    stage: Stage, permission: str, named: str, is_for_threads: bool
) -> None:
    permit(stage, **{permission: False})
    said = await stage.type("Anna", "table open", thread=is_for_threads)
    assert shows(said, "permissions-missing", names=named)
    assert stage.bot.tables.open_tables() == ()
    if is_for_threads:
        assert shows(await stage.type("Anna", "table open", thread=False), "lobby-opened")


async def test_a_deleted_board_is_posted_again_when_it_would_change(stage: Stage) -> None:
    """A failing edit reveals it; Discord need not send an event for everything deleted."""
    await board(stage)
    before = stage.showing("More")
    permit(stage, "Dirk", manage_messages=True)
    await stage.people["Dirk"].delete(before)
    await stage.type("Anna", "play", card="g8")
    assert stage.showing("More").id != before.id
    assert shows(shown(stage), "seven-seas-told-captured", name="Anna", card="🪙8")
    assert shows(await stage.press("Ben", "My hand"), "hand-yours")
    assert sum("🗺️" in text for text in stage.texts()) == 1


async def test_an_unexpected_error_gets_a_message_and_an_incident(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By press and by command, with an id that stands in the log; afterwards all is as before."""
    await board(stage)
    await stage.press("Ben", "My hand")

    def broken(*given: Any) -> Any:
        raise RuntimeError("the mast broke")

    with monkeypatch.context() as breaking:
        breaking.setitem(FACES, "seven-seas", replace(FACES["seven-seas"], page=broken))
        answers = [
            await stage.press("Anna", "My hand"),
            await stage.type("Anna", "hand"),
            await stage.press("Ben", "My hand"),
            await stage.type("Anna", "play", card="g8"),
        ]
    for said in answers:
        assert shows(said, "incident")
        number = said.partition("`")[2].partition("`")[0]
        assert f"incident {number}" in caplog.text
    assert "the mast broke" in caplog.text
    assert shows(await stage.press("Ben", "My hand"), "hand-yours")


async def test_an_error_in_the_suggestions_offers_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await board(stage)

    def broken(*given: Any) -> Any:
        raise RuntimeError("no wind")

    with monkeypatch.context() as breaking:
        breaking.setitem(FACES, "seven-seas", replace(FACES["seven-seas"], plays=broken))
        assert await stage.offered("Anna", "play", "card") == []
    stage.env.errors.clear()
    stage.env._errors.clear()
