"""What every surface can do: whoever draws knows no more of Discord. And the one with nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

import discord

from cogs.render import Rendered

FOR_EVER: Final = math.inf


class Surface(Protocol):
    """Where messages are shown, changed and taken away; raises discord.HTTPException and DROPPED.

    lasts: the seconds for which a message can be changed. is_counted: True if each request counts
    among those that Discord allows the bot in a second.
    """

    lasts: ClassVar[float]
    is_counted: ClassVar[bool]

    async def show(self, sent: Rendered) -> int:
        """Show this, and return the id of its message."""

    async def change(self, message: int, sent: Rendered) -> bool:
        """Show this in a message that is there already; False if it is gone."""

    async def retire(self, message: int) -> None:
        """Take a message away, if it is still there."""


@dataclass(frozen=True, slots=True)
class NoSurface(Surface):
    """Shows nothing to anybody: only its own person sees a table there."""

    lasts: ClassVar = FOR_EVER
    is_counted: ClassVar = False

    async def show(self, sent: Rendered, nonce: int | None = None) -> int:
        """See Surface."""
        return nonce or 0

    async def change(self, message: int, sent: Rendered) -> bool:
        """See Surface."""
        return True

    async def retire(self, message: int) -> None:
        """See Surface."""

    async def read(self, message: int) -> str:
        """There is no text."""
        return ""

    async def archive(self) -> None:
        """There is no thread."""


def all_parts(parts: Sequence[discord.Component]) -> Iterator[discord.Component]:
    """Every component, depth first."""
    for part in parts:
        yield part
        yield from all_parts(getattr(part, "children", ()))
