"""When Python looks for garbage in circles: less often, and not among what stays.

It looks through the new objects each time there are so many more of them, and now and then through
all, which takes a quarter of a second with 900 tables. What is there once the bot has started never
is garbage; what survives a search through all mostly is not for as long as its table is open. The
bot's own messages and presses make no circles, so little is lost by not looking there again: once
in a long while everything is looked through.
"""

from __future__ import annotations

import gc
from itertools import count
from typing import Any, Final

NEW: Final = 20_000
"""New objects among which garbage is looked for; a move makes several thousand, of which most are
gone by themselves before the next. It takes about 20 milliseconds.
"""
YOUNG: Final = 1
"""After so many such searches what was left is looked through, too, once more."""
RARELY: Final = 10
"""Of so many searches through all one takes in what has been spared, too."""


def spare_what_stays() -> None:
    """Look for garbage only among what is made from now on; once, when the bot has started."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, gc.get_threshold()[2])
    gc.callbacks.append(_Sparing())


class _Sparing:
    """Has what survives a search through all not looked through again at the next."""

    def __init__(self) -> None:
        self._searches = count(1)

    def __call__(self, phase: str, told: dict[str, Any]) -> None:
        """See gc.callbacks."""
        if phase != "stop" or told["generation"] != 2:
            return
        if next(self._searches) % RARELY:
            gc.freeze()
        else:
            gc.unfreeze()  # the next one looks through everything
