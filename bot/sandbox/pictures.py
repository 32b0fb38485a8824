"""Shows the card pictures in the sandbox, whose Discord doesn't keep emoji pictures.

SimCord drops the picture of a new application emoji; its page looks for it in the store of
attachments. It also starts a process to check every picture, eight at a time at most, and a hand
has more. So our own pictures aren't checked.
"""

from typing import Any

import discord
from simcord.backend.cdn import CDN_BASE
from simcord.preview import _assets, _media

from bot.app import SevenSeas
from data import card_pictures


class Checker(_media.MediaWorker):
    """SimCord's picture check, skipped for the card pictures."""

    def __init__(self) -> None:
        super().__init__()
        self._ours = frozenset(card_pictures.read().values())

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> _media.MediaInfo:
        """The facts about this picture that the page needs."""
        if blob not in self._ours:
            return await super().validate(key, blob, media_time=media_time)
        side = 128
        return _media.MediaInfo("PNG", side, side, 1, 4 * side * side, blob, "image/png")


def keep_pictures(bot: SevenSeas) -> None:
    """Keep the bot's pictures for the sandbox's page, and send them without pauses.

    Call it before the bot starts.
    """
    create = bot.create_application_emoji

    async def created(*, name: str, image: bytes) -> discord.Emoji:
        emoji = await create(name=name, image=image)
        discord_here: Any = bot.http
        store = discord_here.backend.cdn
        store._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = image  # noqa: SLF001 - it has no door
        return emoji

    bot.create_application_emoji = created  # type: ignore[method-assign]
    bot.picture_sync.pause = 0.0
    vars(_assets)["MediaWorker"] = Checker
