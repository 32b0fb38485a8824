"""Break the reference cycles in discord.py's messages and presses.

Otherwise each leaves some hundred objects until the garbage collector finds them. Breaking them
takes private members of discord.py, so the bot provides the functions when it starts; by default
nothing is broken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final


@dataclass(slots=True)
class Cycles:
    """cut_view: for a finished message, to which nothing is added or removed afterwards.

    cut_response: for an interaction that was answered.
    """

    cut_view: Callable[[Any], object] = id
    cut_response: Callable[[Any], object] = id


CYCLES: Final = Cycles()
