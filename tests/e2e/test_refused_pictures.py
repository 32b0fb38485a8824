"""Application emojis that Discord refuses: signs take their place, and they are synced again."""

from typing import Any

import pytest

from bot.connection.picture_sync import RETRY
from bot.texts import card_pictures
from tests.amounts import one_of
from tests.e2e.comings import mover, moves
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, components_of

INVALID = 50035
CALLBACK = "/interactions/*/*/callback"
BOARD = "/channels/*/messages/*"
POST = "/channels/*/messages"
NAMES = tuple(name for name in card_pictures.read() if name.startswith("s_"))


@pytest.fixture
async def pictured(stage: Stage) -> Stage:
    """A running game whose cards are all pictures."""
    bot = stage.bot
    bot.picture_sync.files = lambda: dict.fromkeys(NAMES, b"\x89PNG\r\n\x1a\n")
    bot.picture_sync.pause = 0
    await bot.picture_sync.sync()
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    return stage


def shows_pictures(message: Any) -> bool:
    return any(f"{name}_" in str(components_of(message)) for name in NAMES)


def refuse(stage: Stage, method: str, path: str, times: int | None = 1) -> None:
    stage.env.inject_error(
        method, path, status=400, code=INVALID, message="Invalid Form Body", times=times
    )


async def test_my_hand_is_shown_in_signs_when_its_pictures_are_refused(pictured: Stage) -> None:
    who = await mover(pictured)
    refuse(pictured, "POST", CALLBACK)
    assert shows(await pictured.press(who, "My hand"), "hand-yours")
    assert not shows_pictures(pictured.hands[who])


@pytest.mark.parametrize(
    ("method", "path"), one_of([("PATCH", BOARD), ("POST", POST)], several=True)
)
async def test_boards_announcements_and_results_are_shown_in_signs(
    pictured: Stage, method: str, path: str
) -> None:
    """The first try of each may be refused; the move is on the board all the same."""
    who = await mover(pictured)
    refuse(pictured, method, path)
    await moves(pictured, who)
    assert f"-# {who} " in "\n".join(pictured.texts())
    assert not pictured.table.timing.suspended
    await pictured.type("Anna", "table end")
    refuse(pictured, "POST", POST)
    await pictured.ends("Anna")
    assert shows("\n".join(pictured.texts()), "closed-title")


@pytest.mark.slow
async def test_refused_pictures_are_synced_again_without_a_restart(pictured: Stage) -> None:
    """At once the first time, then a quarter of an hour apart, however many presses fail."""
    who, emojis = await mover(pictured), pictured.env.backend.application_emojis
    emojis.pop(next(iter(emojis)))  # somebody deleted one
    refuse(pictured, "POST", CALLBACK)
    await pictured.press(who, "My hand")
    await pictured.env.settle()
    assert len(emojis) == len(NAMES)
    await pictured.press(who, "My hand")
    assert shows_pictures(pictured.hands[who])
    refuse(pictured, "POST", CALLBACK)
    await pictured.press(who, "My hand")
    await pictured.press(who, "My hand")
    assert not shows_pictures(pictured.hands[who])
    await pictured.env.advance_time(RETRY)
    await pictured.press(who, "My hand")
    assert shows_pictures(pictured.hands[who])
