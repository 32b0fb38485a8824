"""The surface protocol, which hides Discord from the drawing code, and the empty surface."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

import discord

from cogs.surfaces.render import Rendered

FOR_EVER: Final = math.inf


class Surface(Protocol):
    """Shows, changes and removes messages; raises discord.HTTPException and DROPPED.

    lasts: the seconds for which a message can be changed. is_counted: True if its requests count
    towards Discord's limit per second.
    """

    lasts: ClassVar[float]
    is_counted: ClassVar[bool]

    async def show(self, sent: Rendered) -> int:
        """Show this, and return the id of its message."""

    async def change(self, message: int, sent: Rendered) -> bool:
        """Change this message to show this; False if it was deleted."""

    async def retire(self, message: int) -> None:
        """Delete a message, if it still exists."""


@dataclass(frozen=True, slots=True)
class NoSurface(Surface):
    """A surface that shows nothing: only its own person sees the table."""

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
        """No text."""
        return ""

    async def archive(self) -> None:
        """Archive nothing: there is no thread."""


def all_parts(parts: Sequence[discord.Component]) -> Iterator[discord.Component]:
    """Every component, depth first."""
    for part in parts:
        yield part
        yield from all_parts(getattr(part, "children", ()))
