"""When Python looks for garbage in cycles: less often, and not among what stays while the bot runs.

It looks through the new objects each time there are so many more of them, and now and then through
all. What is there once the bot has started (code, words, tables) never is garbage.
"""

from __future__ import annotations

import gc
from typing import Final

NEW: Final = 5000
"""New objects among which garbage is looked for; a move makes and leaves several thousand, and
Python's own 700 are reached several times within each answer.
"""


def spare_what_stays() -> None:
    """Look for garbage only among what is made from now on; once, when the bot has started."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, *gc.get_threshold()[1:])
