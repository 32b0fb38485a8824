"""Faults around a table, and their repair."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.faces import FACES
from cogs.messages import publisher as boards
from tests.e2e.company import wait
from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, button_id, text_of
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.positions import set_out, state_of, version_of_table

BOARD = "/channels/*/messages/*"
POST = "/channels/*/messages"
CALLBACK = "/interactions/*/*/callback"


@pytest.fixture(autouse=True)
def no_pause_before_a_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "SECONDS_BEFORE_RETRY", (0.0,))


async def board(harbour: Harbour) -> None:
    await set_out(harbour, "g5 g8 c9 r4", "g2 c3 r9 c4", display="c2 r3 x5 c10")


def shown(harbour: Harbour) -> str:
    return "\n".join(harbour.texts())


def denied(harbour: Harbour, *names: str) -> Any:
    """A channel in which the bot lacks these permissions."""
    guild = harbour.env.guild
    overwrite = discord.PermissionOverwrite(**dict.fromkeys(names, False))
    return guild.create_text_channel("quiet", overwrites={guild.me: overwrite})


@pytest.mark.parametrize(
    ("permission", "named"),
    [("send_messages", "Send Messages"), ("read_message_history", "Read Message History")],
)
async def test_a_permission_that_the_bot_lacks_is_named(
    harbour: Harbour, permission: str, named: str
) -> None:
    harbour.channel = denied(harbour, permission)
    said = await harbour.type("Anna", "table open")
    assert f"without {named}" in said
    assert harbour.table is None


@pytest.mark.parametrize("status", [403, 404])
async def test_a_channel_that_cannot_be_written_to_stops_no_game(
    harbour: Harbour, status: int
) -> None:
    """The moves are made; as soon as the board can be shown again it shows all of them."""
    await board(harbour)
    code = 50001 if status == 403 else 10003
    harbour.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
    await harbour.type("Anna", "play", card="g8")
    await harbour.type("Ben", "play", card="g2")
    assert version_of_table(harbour) == 2
    harbour.env.backend.faults.clear()
    await harbour.type("Anna", "play", card="r4")
    assert version_of_table(harbour) == 3
    assert "Anna played 🪙8 and took 🥃3 + 💀5" in shown(harbour)
    assert "Ben played 🪙2 and took 💎2" in shown(harbour)


async def test_a_deleted_board_is_posted_again_when_it_would_change(harbour: Harbour) -> None:
    """A failing edit reveals it; Discord need not send an event for everything deleted."""
    await board(harbour)
    before = harbour.showing("More")
    guild = harbour.env.guild
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    watch = guild.add_member(harbour.env.create_user("watch"), roles=[role])
    await watch.delete(before)
    await harbour.type("Anna", "play", card="g8")
    assert harbour.showing("More").id != before.id
    assert "Your turn" in await harbour.press("Ben", "My hand")
    assert sum("🗺️" in text for text in harbour.texts()) == 1


async def test_a_board_deleted_while_nobody_looked_is_posted_again(harbour: Harbour) -> None:
    await board(harbour)
    before = harbour.showing("More")
    harbour.env.inject_error("PATCH", BOARD, status=404, code=10008, message="Unknown Message")
    await harbour.type("Anna", "play", card="g8")
    assert harbour.showing("More").id != before.id
    assert "Anna played 🪙8" in shown(harbour)


@pytest.mark.parametrize(
    ("status", "method", "path"),
    [(500, "PATCH", BOARD), (429, "PATCH", BOARD), (503, "POST", POST), (429, "DELETE", BOARD)],
)
async def test_a_board_that_discord_drops_is_tried_again(
    harbour: Harbour, status: int, method: str, path: str
) -> None:
    """The move is neither lost nor doubled, and what is shown in the end is right."""
    await board(harbour)
    harbour.env.inject_error(method, path, status=status, times=3)
    await harbour.type("Anna", "play", card="g8")
    assert version_of_table(harbour) == 1
    assert "Anna played 🪙8 and took 🥃3 + 💀5" in shown(harbour)
    assert shown(harbour).count("your turn") == 1
    assert f"<@{harbour.people['Ben'].id}>, your turn" in shown(harbour)
    assert "Ben** ✋ 4" in shown(harbour)


async def test_when_no_answer_arrives_at_all_the_move_still_counts(harbour: Harbour) -> None:
    await board(harbour)
    await harbour.press("Anna", "My hand")
    pressed = button_id(harbour.hands["Anna"], "🪙8")
    harbour.env.inject_error("POST", CALLBACK, status=500, times=None)
    result = await harbour.people["Anna"].click(harbour.hands["Anna"], custom_id=pressed)
    assert not result.acknowledged
    harbour.env.backend.faults.clear()
    assert version_of_table(harbour) == 1
    assert "The table has moved on" in await harbour.forge(
        "Anna", pressed, on=harbour.hands["Anna"]
    )
    assert version_of_table(harbour) == 1


async def test_an_answer_that_arrived_although_its_reply_was_lost_is_no_trouble(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py tries again, and Discord says that it had the answer already."""
    await board(harbour)
    await harbour.press("Anna", "My hand")
    harbour.env.inject_error("POST", CALLBACK, status=400, code=40060)
    pressed = button_id(harbour.hands["Anna"], "🪙8")
    await harbour.people["Anna"].click(harbour.hands["Anna"], custom_id=pressed)
    assert version_of_table(harbour) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_an_unexpected_error_gets_words_and_an_incident(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By press and by command, with an id that stands in the log; afterwards all is as before."""
    await board(harbour)
    await harbour.press("Ben", "My hand")

    def broken(*given: Any) -> Any:
        raise RuntimeError("the mast broke")

    with monkeypatch.context() as breaking:
        breaking.setitem(FACES, "seven-seas", replace(FACES["seven-seas"], page=broken))
        answers = [
            await harbour.press("Anna", "My hand"),
            await harbour.type("Anna", "hand"),
            await harbour.press("Ben", "My hand"),
            await harbour.type("Anna", "play", card="g8"),
        ]
    for said in answers:
        assert "Something broke on my side" in said
        number = said.partition("`")[2].partition("`")[0]
        assert f"incident {number}" in caplog.text
    assert "the mast broke" in caplog.text
    assert "Your turn" in await harbour.press("Ben", "My hand")


async def test_an_error_in_a_board_ends_no_table(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await board(harbour)

    def broken(*given: Any) -> Any:
        raise RuntimeError("the chart is wet")

    with monkeypatch.context() as breaking:
        breaking.setitem(FACES, "seven-seas", replace(FACES["seven-seas"], board=broken))
        breaking.setattr(boards, "SECONDS_BEFORE_RETRY", (0.0, 60.0))
        await harbour.type("Anna", "play", card="g8")
        await wait(harbour, 61)
    assert "the chart is wet" in caplog.text
    await harbour.type("Ben", "play", card="g2")
    assert "Ben played 🪙2 and took 💎2" in shown(harbour)


async def test_an_error_in_the_suggestions_offers_nothing(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await board(harbour)

    def broken(*given: Any) -> Any:
        raise RuntimeError("no wind")

    with monkeypatch.context() as breaking:
        breaking.setitem(FACES, "seven-seas", replace(FACES["seven-seas"], plays=broken))
        assert await harbour.offered("Anna", "play", "card") == []
    harbour.env.errors.clear()
    harbour.env._errors.clear()


async def test_show_posts_the_board_below(harbour: Harbour) -> None:
    await board(harbour)
    before = harbour.showing("More")
    assert "posted again below" in await harbour.type("Chloé", "table show")
    assert harbour.showing("More").id != before.id
    assert sum("🗺️" in text for text in harbour.texts()) == 1


async def test_a_restart_with_an_open_lobby_and_its_old_buttons(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    lobby = harbour.showing("Join")
    await harbour.restart()
    await harbour.press("Ben", "Join", on=lobby)
    assert "🔵 Ben" in shown(harbour)
    await harbour.press("Anna", "Start", on=harbour.showing("Start"))
    assert harbour.table.started is not None


async def test_a_restart_in_the_middle_loses_no_card(harbour: Harbour) -> None:
    """The old board, and hands that were open, answer; the position is the same."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    from random import Random

    luck = Random(1)
    for _ in range(5):
        who = (await who_moves(harbour))[0]
        await harbour.press(who, "My hand")
        await press_something(harbour, who, luck)
    (who,) = await who_moves(harbour)
    await harbour.press(who, "My hand")
    old_board, before = harbour.showing("More"), await harbour.type(who, "hand")
    await harbour.restart()
    assert await harbour.type(who, "hand") == before
    assert state_of(harbour) is not None
    await harbour.press(who, "My hand", on=old_board)
    version = version_of_table(harbour)
    await press_something(harbour, who, luck)
    assert version_of_table(harbour) == version + 1


async def test_a_table_that_ended_untold_is_told_after_the_restart(harbour: Harbour) -> None:
    """Discord was out of reach when the host ended it; the channel learns of it later."""
    await board(harbour)
    harbour.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    anna = harbour.people["Anna"].id
    await harbour.bot.tables.end(harbour.table.id, anna, may_moderate=True)
    await harbour.env.settle()
    assert "table closed" not in shown(harbour)
    harbour.env.backend.faults.clear()
    await harbour.restart()
    await harbour.env.settle()
    assert "table closed" in shown(harbour)
    assert "My hand" not in [label for m in harbour.messages() for label in text_of(m)]


async def test_tables_in_several_channels_do_not_meet(harbours: Opening) -> None:
    """One open table per channel; several per server."""
    async with harbours(people=4) as harbour:
        first = harbour.channel
        await open_table(harbour, "seven-seas", ["Anna", "Ben"])
        harbour.channel = harbour.env.guild.create_text_channel("cove")
        await open_table(harbour, "seven-seas", ["Anna", "Chloé"])
        assert {text.count("Ben") for text in harbour.texts()} == {0}
        harbour.channel = first
        assert "Chloé" not in shown(harbour)
