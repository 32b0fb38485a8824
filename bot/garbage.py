"""When Python searches for garbage in reference cycles: seldom, and only among newer objects."""

from __future__ import annotations

import gc
from typing import Final

NEW: Final = 20_000
"""New objects after which Python searches among them. A move makes several thousand; most are gone
before the next. A search takes about 20 milliseconds.
"""
YOUNG: Final = 1
"""Searches after which the next one takes in what they left, once more."""
OLD: Final = 500
"""Such searches after which one takes in all that was made since the start. With 900 tables it
takes 75 milliseconds, and comes after several million moves.
"""


def spare_what_stays() -> None:
    """Exempt everything that exists from all further searches; call it when the bot has started.

    What was made by then, code and tables, lasts as long as the bot. The bot's own messages and
    presses leave no cycles, so little waits for the rare search through what came later.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
