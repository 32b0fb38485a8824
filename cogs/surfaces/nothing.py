"""No surface: where nobody but its own person sees a table, nothing is shown to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cogs.render import Rendered
from cogs.surfaces.surface import FOR_EVER, Surface


@dataclass(frozen=True, slots=True)
class NoSurface(Surface):
    """Takes whatever is drawn, and shows it nowhere."""

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
