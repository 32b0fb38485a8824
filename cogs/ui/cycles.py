"""Reference cycles in what discord.py makes of a message or a press, and how they are cut.

Uncut, each is some hundred objects that stay until Python searches for garbage. Cutting takes
private members of discord.py, so the bot hands in how when it starts; by default nothing is cut.
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
