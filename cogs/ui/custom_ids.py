"""Custom ids of buttons and selects: which table, which version, what is wished for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

LIMIT: Final = 100
"""Discord's longest custom id."""

_FORM = r":(?P<table>\d{1,12}):(?P<version>\d{1,6}):(?P<verb>[a-z]{1,8}):(?P<argument>.{0,64})"
BUTTON: Final = re.compile("7s" + _FORM)
SELECT: Final = re.compile("7S" + _FORM)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a press asks for; it comes from outside and is believed in nothing.

    version: the number of moves that had been applied when the press was drawn.
    argument: the verb's own: the index of a move, the name of a page, a house rule.
    """

    table_id: int
    version: int
    verb: str
    argument: str = ""

    def button(self) -> str:
        """The custom id of a button with this wish."""
        return self._written("7s")

    def select(self) -> str:
        """The custom id of a select whose chosen value completes this wish."""
        return self._written("7S")

    def _written(self, prefix: str) -> str:
        text = f"{prefix}:{self.table_id}:{self.version}:{self.verb}:{self.argument}"
        if len(text) > LIMIT:
            raise ValueError(f"custom id too long: {text}")
        return text

    @classmethod
    def read(cls, match: re.Match[str]) -> Wish:
        """The wish in a custom id that matched BUTTON or SELECT."""
        return cls(int(match["table"]), int(match["version"]), match["verb"], match["argument"])
