"""The garbage collector's schedule: it searches seldom, and only among newer objects."""

from __future__ import annotations

import gc
from typing import Final

NEW: Final = 20_000
"""New objects after which Python searches among them, for about 20 milliseconds. A move makes
several thousand, most of which are gone before the next."""
YOUNG: Final = 1
"""Searches after which the next one looks once more at the objects they left."""
OLD: Final = 500
"""Such searches after which one looks at every object since the start. With 900 tables it takes 75
milliseconds, once in several million moves."""


def freeze_startup_objects() -> None:
    """Exempt all existing objects from further searches; call it after the start.

    Code and tables made by then last as long as the bot. The bot's own messages and presses leave
    no cycles, so little waits for the rare search through newer objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
