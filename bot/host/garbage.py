"""The garbage collector's schedule: it searches seldom, and only among newer objects."""

from __future__ import annotations

import gc
from typing import Final

NEW: Final = 20_000
"""The number of new objects that starts a search among them, of about 20 milliseconds. A move makes
several thousand, and most are gone before the next."""
YOUNG: Final = 1
"""The number of such searches before one includes the objects that the last ones left."""
OLD: Final = 500
"""The number of those searches before one includes every object since the start. With 900 tables it
takes 75 milliseconds, once in several million moves."""


def freeze_startup_objects() -> None:
    """Exempt all existing objects from further searches; call it after the start.

    Code and tables made by then last as long as the bot. The bot's own messages and presses leave
    no cycles, so little waits for the rare search through newer objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
