"""Sends Discord new and changed card pictures, as emojis of this application.

An emoji's name is the picture's name with a part of its hash, "s_rum8_3fa9". So a changed picture
is another emoji, and the outdated one is removed once all are there.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.texts import card_pictures
from cogs.ui.pictures import CardPictures
from engine.tables.ports import Alone, undivided
from engine.tables.schedule import Schedule

log = logging.getLogger(__name__)

PAUSE: Final = 1.0
"""Seconds between two requests. The limit of this route isn't published; 50 a second is that of all
routes together. If Discord asks to wait longer, discord.py does."""
RETRY: Final = 900.0
"""Seconds until the next try after a failure, and between two syncs after refusals."""
KIND: Final = "pictures"
OURS: Final = re.compile(r"[a-z]_[a-z0-9]+_[0-9a-f]{4}")
"""The names of the emojis that this bot makes."""


@dataclass(eq=False, repr=False)
class PictureSync:
    """Keeps the application's emojis in step with the files; each is shown once it is there.

    redraw: redraws the boards that lack the new pictures. pause: in seconds, between two requests.
    """

    client: discord.Client
    pictures: CardPictures
    files: Callable[[], Mapping[str, bytes]] = card_pictures.read
    alone: Alone = undivided
    redraw: Callable[[], object] = lambda: None
    pause: float = field(default_factory=lambda: PAUSE)

    async def run(self) -> None:
        """Sync until all pictures are there, one process at a time; log only the first failure.

        The next start sends those that are missing if this is cancelled.
        """
        tries = 0
        while True:
            try:
                async with self.alone(KIND):
                    done = await self.sync()
            except Exception as error:
                if not tries:
                    log.warning("card pictures are missing, so emoji replace them: %r", error)
            else:
                log.info("pictures: %d sent, %d kept, %d removed", *done)
                if done[0]:
                    self.redraw()
                return
            tries += 1
            await asyncio.sleep(RETRY)

    def follow(self, schedule: Schedule) -> None:
        """Sync again whenever Discord refuses a message with pictures, but not too often."""
        now, earliest = schedule.clock.now, 0.0

        async def again(_: int) -> None:
            nonlocal earliest
            log.warning("Discord refused card pictures: emoji replace them until they are synced")
            earliest = now() + RETRY
            await self.run()

        schedule.add(KIND, again)
        self.pictures.when_refused = lambda: schedule.set(KIND, 0, max(earliest, now()))

    async def sync(self) -> tuple[int, int, int]:
        """Send missing pictures one after the other, then remove outdated ones.

        Returns how many were sent, were there already, and were removed. Raises the error of the
        first request that fails; pictures sent by then are shown.
        """
        wanted = {
            f"{name}_{hashlib.sha256(image).hexdigest()[:4]}": (name, image)
            for name, image in self.files().items()
        }
        if not wanted:
            return 0, 0, 0
        there = await self.client.fetch_application_emojis()
        known = {emoji.name: emoji for emoji in there if emoji.name in wanted}
        for full, emoji in known.items():
            self.pictures.add(wanted[full][0], str(emoji))
        for full, (name, image) in wanted.items():
            if full not in known:
                self.pictures.add(name, str(await self._sent(full, image)))
                await asyncio.sleep(self.pause)
        own = self.client.user and self.client.user.id
        made = [emoji for emoji in there if emoji.user and emoji.user.id == own]  # not the host's
        old = [each for each in made if each.name not in wanted and OURS.fullmatch(each.name)]
        for emoji in old:
            await emoji.delete()
            await asyncio.sleep(self.pause)
        return len(wanted) - len(known), len(known), len(old)

    async def _sent(self, name: str, image: bytes) -> discord.Emoji:
        """The new emoji, or one of this name that was sent after the list was read."""
        try:
            return await self.client.create_application_emoji(name=name, image=image)
        except discord.HTTPException:
            for emoji in await self.client.fetch_application_emojis():
                if emoji.name == name:
                    return emoji
            raise
