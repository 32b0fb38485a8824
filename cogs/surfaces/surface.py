"""What every surface can do; whoever draws knows no more of Discord than this."""

from __future__ import annotations

import math
from typing import Final, Protocol

from cogs.render import Rendered

FOR_EVER: Final = math.inf


class Surface(Protocol):
    """Where messages are shown, changed and taken away; raises discord.HTTPException and DROPPED.

    lasts: the seconds for which a message can be changed. is_counted: True if each request counts
    among those that Discord allows the bot in a second.
    """

    @property
    def lasts(self) -> float:
        """See above."""

    @property
    def is_counted(self) -> bool:
        """See above."""

    async def show(self, sent: Rendered) -> int:
        """Show this, and return the id of its message."""

    async def change(self, message: int, sent: Rendered) -> bool:
        """Show this in a message that is there already; False if it is gone."""

    async def retire(self, message: int) -> None:
        """Take a message away, if it is still there."""
