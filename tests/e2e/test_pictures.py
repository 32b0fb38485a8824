"""The pictures of the cards are uploaded in the background; until then there are signs."""

import asyncio
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from bot.app import SevenSeas
from bot.connection.picture_sync import RETRY
from bot.texts import card_pictures
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.stage import components_of

FILES = {
    name: (Path(str(card_pictures.FOLDER)) / f"{name}.png").read_bytes()
    for name in ("s_rum8", "s_kraken", "t_red")
}
CHART = {
    path.stem: path.read_bytes()
    for kind in ("s_harbour", "s_sea", "s_island", "s_ship*")
    for path in Path(str(card_pictures.FOLDER)).glob(f"{kind}.png")
}
"""The pictures of a row of the chart, which is drawn with all of them or with none."""
ROUTE = "/applications/*/emojis*"


async def started(
    stage: Scene, files: dict[str, bytes] | None = None, pause: float = 0
) -> SevenSeas:
    """The bot after a start with these pictures, on the same Discord."""
    bot, before = stage.next_bot(), stage.bot
    bot.picture_sync.files = lambda: FILES if files is None else files
    bot.picture_sync.pause = pause
    await stage.env.restart_bot(bot)
    await before.close()
    return bot


def there(stage: Scene) -> dict[str, int]:
    """The emojis of the application: their names and numbers."""
    return {emoji.name: emoji.id for emoji in stage.env.backend.application_emojis.values()}


def requests(stage: Scene) -> list[str]:
    """The requests to Discord about emojis."""
    asked = stage.env.backend.http_requests
    return [entry.method for entry in asked if entry.path.startswith("/applications/")
            and "/emojis" in entry.path]  # fmt: skip


@pytest.mark.slow
async def test_a_start_brings_the_pictures_to_discord(stage: Scene) -> None:
    """A second one sends nothing again but a changed picture, which replaces the outdated one.

    Emojis that the host has uploaded stay, under names like those of the pictures as well.
    """
    backend = stage.env.backend
    backend.create_application_emoji("s_shark_0bad").user_id = stage.people["Anna"].id
    for name in ("parrot", "s_shark_0dad"):
        backend.create_application_emoji(name)
    bot = await started(stage)
    numbers = there(stage)
    assert numbers.keys() & {"s_shark_0bad", "parrot", "s_shark_0dad"} == {"s_shark_0bad", "parrot"}
    full = next(name for name in numbers if name.startswith("s_rum8_"))
    assert bot.pictures._emoji.get("s_rum8", "🥃8") == f"<:{full}:{numbers[full]}>"
    assert bot.pictures._emoji.get("s_rum9", "🥃9") == "🥃9"
    before = requests(stage)
    assert sorted(before) == ["DELETE", "GET", "POST", "POST", "POST"]
    bot = await started(stage)
    assert there(stage) == numbers
    assert requests(stage) == [*before, "GET"]
    assert bot.pictures._emoji.get("t_red", "🔴").startswith("<:t_red_")
    bot = await started(stage, FILES | {"s_rum8": FILES["t_red"]})
    after = there(stage)
    (new,) = set(after) - set(numbers)
    assert set(numbers) - set(after) == {full}
    assert bot.pictures._emoji.get("s_rum8", "🥃8") == f"<:{new}:{after[new]}>"


@pytest.mark.slow
async def test_a_board_from_before_the_pictures_gets_them_without_a_move(stage: Scene) -> None:
    """A start shows it at once, with signs in the place of pictures that are still to be sent."""
    await stage.duel()
    assert "🌊" in stage.board()
    await started(stage, CHART, 0.02)
    for _ in range(20):
        await asyncio.sleep(0.05)
        await stage.env.settle()
    assert "🌊" not in stage.board()
    assert "<:s_sea_" in stage.board()


@pytest.mark.slow
async def test_the_bot_plays_while_the_pictures_are_on_their_way(stage: Scene) -> None:
    bot = await started(stage, pause=3600)
    await stage.type("Anna", "table open", game="seven-seas")
    assert stage.showing("Join") is not None
    assert bot.pictures._emoji.get("s_rum8", "🥃8") != "🥃8"
    assert bot.pictures._emoji.get("s_kraken", "🐙1") == "🐙1"
    await stage.env.advance_time(3600)
    assert bot.pictures._emoji.get("s_kraken", "🐙1") != "🐙1"


@pytest.mark.slow
async def test_signs_stand_in_until_discord_takes_the_pictures(
    stage: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """A failure is one line in the log, however often the bot tries again.

    Those that were sent before it are shown.
    """
    await started(stage, {"t_red": FILES["t_red"]})
    stage.env.inject_error("POST", ROUTE, status=503, times=3)
    with caplog.at_level(logging.WARNING):
        bot = await started(stage)
        for _ in range(2):
            assert bot.pictures._emoji.get("s_rum8", "🥃8") == "🥃8"
            assert bot.pictures._emoji.get("t_red", "🔴") != "🔴"
            await stage.env.advance_time(RETRY)
        await stage.env.advance_time(RETRY)
    told = [record for record in caplog.records if "pictures" in record.getMessage()]
    assert len(told) == 1
    assert "\n" not in told[0].getMessage()
    assert bot.pictures._emoji.get("s_rum8", "🥃8") != "🥃8"
    assert requests(stage).count("POST") == len(FILES) + 3


def drawn(text: str) -> set[str]:
    """The pictures in a text, by name."""
    return set(re.findall(r"<:(\w+)_[0-9a-f]{4}:\d+>", text))


INVALID = 50035
CALLBACK = "/interactions/*/*/callback"
BOARD = "/channels/*/messages/*"
POST = "/channels/*/messages"
NAMES = tuple(name for name in card_pictures.read() if name.startswith("s_"))


@pytest.fixture
async def pictured(stage: Scene) -> Scene:
    """A running game whose cards are all pictures."""
    bot = stage.bot
    bot.picture_sync.files = lambda: dict.fromkeys(NAMES, b"\x89PNG\r\n\x1a\n")
    bot.picture_sync.pause = 0
    await bot.picture_sync.sync()
    await stage.duel()
    return stage


def shows_pictures(message: Any) -> bool:
    return any(f"{name}_" in str(components_of(message)) for name in NAMES)


def refuse(stage: Scene, method: str, path: str, times: int | None = 1) -> None:
    stage.env.inject_error(
        method, path, status=400, code=INVALID, message="Invalid Form Body", times=times
    )


@pytest.mark.parametrize(
    ("method", "path"), one_of([("PATCH", BOARD), ("POST", POST)], several=True)
)
async def test_hands_boards_announcements_and_results_are_shown_in_signs(
    pictured: Scene, method: str, path: str
) -> None:
    """The first try of each may be refused; the move is on the board all the same."""
    who = await pictured.mover()
    refuse(pictured, "POST", CALLBACK)
    assert shows(await pictured.press(who, "My hand"), "hand-yours")
    assert not shows_pictures(pictured.hands[who])
    refuse(pictured, method, path)
    await pictured.moves(who)
    assert f"-# {who} " in "\n".join(pictured.texts())
    assert not pictured.table.timing.suspended
    await pictured.type("Anna", "table end")
    refuse(pictured, "POST", POST)
    await pictured.ends("Anna")
    assert shows("\n".join(pictured.texts()), "closed-title")


@pytest.mark.slow
async def test_refused_pictures_are_synced_again_without_a_restart(pictured: Scene) -> None:
    """At once the first time, then a quarter of an hour apart, however many presses fail."""
    who, emojis = await pictured.mover(), pictured.env.backend.application_emojis
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
