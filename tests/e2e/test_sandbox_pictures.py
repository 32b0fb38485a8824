"""The sandbox shows the cards that the bot gave to its Discord, each as it was drawn.

Skipped where no Chromium is installed; a failure there if CI is set.
"""

import asyncio
import base64
from pathlib import Path

import pytest

from bot.sandbox.town import SandboxOptions, opened
from bot.texts import card_pictures
from cogs.ui.layout import words
from cogs.ui.page import Accent
from tests.e2e.browser import in_chromium, page_at

pytestmark = pytest.mark.slow

NAMES = card_pictures.NAMES[:30]
"""More than the eight that SimCord would check at once."""

BYTES_OF = """image => fetch(image.src).then(answer => answer.arrayBuffer())
  .then(bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))))"""


async def test_a_card_is_shown_as_it_was_drawn(tmp_path: Path) -> None:
    async with opened(SandboxOptions(players=2), tmp_path / "sandbox.db") as world:
        text = " ".join(world.bot.pictures.shown(name, "?") for name in NAMES)
        place = world.bot.get_partial_messageable(world.channel.id)
        await place.send(view=words(Accent.BOARD, text))
        members = list(world.members)
        async with world.env.preview(world.channel, viewers=members, layout="channel") as preview:
            seen = await asyncio.to_thread(pictures_at, preview.url)
    files = card_pictures.read()
    assert [name.rpartition("_")[0] for name, _ in seen] == list(NAMES)
    assert [image for _, image in seen] == [files[name] for name in NAMES]


@in_chromium
def pictures_at(url: str) -> list[tuple[str, bytes]]:
    """The pictures in the channel: their screen-reader text, and the bytes sent to the page."""
    with page_at(url) as page:
        page.tab.wait_for_function(
            "count => [...document.querySelectorAll('img.custom-emoji')]"
            ".filter(image => image.naturalWidth == 128).length == count",
            arg=len(NAMES),
        )
        images = page.log.locator("img.custom-emoji").all()
        return [
            (str(image.get_attribute("alt")), base64.b64decode(image.evaluate(BYTES_OF)))
            for image in images
        ]


async def test_every_picture_is_there_when_the_sandbox_opens(tmp_path: Path) -> None:
    async with opened(SandboxOptions(players=2), tmp_path / "sandbox.db") as world:
        shown = [world.bot.pictures.shown(name, "?") for name in card_pictures.NAMES]
    assert "?" not in shown
