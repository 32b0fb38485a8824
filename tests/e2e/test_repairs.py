"""Faults around a table, and their repair."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.messages import publisher as boards
from tests.e2e.comings import LUCK, mover, moves, wait
from tests.e2e.conftest import permit
from tests.e2e.playing import open_table, press_something
from tests.e2e.positions import set_out, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, text_of


async def board(stage: Stage) -> None:
    await set_out(stage, "g5 g8 c9 r4", "g2 c3 r9 c4", display="c2 r3 x5 c10")


def shown(stage: Stage) -> str:
    return "\n".join(stage.texts())


@pytest.mark.parametrize(
    ("permission", "named"),
    [("send_messages", "Send Messages"), ("read_message_history", "Read Message History")],
)
async def test_a_permission_that_the_bot_lacks_is_named(
    stage: Stage, permission: str, named: str
) -> None:
    permit(stage, **{permission: False})
    said = await stage.type("Anna", "table open")
    assert shows(said, "permissions-missing", names=named)
    assert stage.table is None


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


async def test_an_error_in_a_board_ends_no_table(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await board(stage)

    def broken(*given: Any) -> Any:
        raise RuntimeError("the chart is wet")

    with monkeypatch.context() as breaking:
        breaking.setitem(FACES, "seven-seas", replace(FACES["seven-seas"], board=broken))
        breaking.setattr(boards, "RETRIES", (0.0, 60.0))
        await stage.type("Anna", "play", card="g8")
        await wait(stage, 61)
    assert "the chart is wet" in caplog.text
    await stage.type("Ben", "play", card="g2")
    assert shows(shown(stage), "seven-seas-told-captured", name="Ben", card="🪙2", taken="💎2")


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


async def test_a_restart_in_the_middle_loses_no_card(stage: Stage) -> None:
    """The old board, and hands that were open, answer; the position is the same."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    for _ in range(5):
        await moves(stage, await mover(stage))
    who = await mover(stage)
    await stage.press(who, "My hand")
    old_board, before = stage.showing("More"), await stage.type(who, "hand")
    await stage.restart()
    assert await stage.type(who, "hand") == before
    await stage.press(who, "My hand", on=old_board)
    version = version_of_table(stage)
    await press_something(stage, who, LUCK)
    assert version_of_table(stage) == version + 1


@pytest.mark.slow
async def test_an_unannounced_end_is_announced_after_the_restart(stage: Stage) -> None:
    """Discord was out of reach when the host ended it; the channel learns of it later."""
    await board(stage)
    stage.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    anna = stage.people["Anna"].id
    await stage.bot.tables.end(stage.table.id, anna, may_moderate=True)
    await stage.env.settle()
    assert not shows(shown(stage), "closed-title")
    stage.env.backend.faults.clear()
    await stage.restart()
    await stage.env.settle()
    assert shows(shown(stage), "closed-title")
    assert "My hand" not in [label for m in stage.messages() for label in text_of(m)]
