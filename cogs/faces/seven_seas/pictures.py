"""The pictures of 7 Seas: its cards, and the chart's harbour, sea, island and ships."""

from __future__ import annotations

import re
from typing import Final

from cogs.faces.common import COLOURS, SEATS
from cogs.faces.seven_seas.words import EMOJI, NAMED
from cogs.ui.names import Names
from cogs.ui.pictures import Signs
from engine.games.seven_seas.cards import KING, KRAKEN, LADY, Suit

CHART: Final = {"⚓": ":s_harbour:", "🌊": ":s_sea:", "🏝️": ":s_island:"} | {
    mark: f":s_ship{colour}:" for mark, colour in zip(Names.MARKS, COLOURS, strict=True)
}
CELL: Final = re.compile("|".join(CHART))


def _row(found: re.Match[str]) -> str:
    return CELL.sub(lambda cell: CHART[cell[0]], found[0])


PICTURES: Final[Signs] = {
    f"(?:{CELL.pattern}){{3,}}": _row,  # a row of the chart, in which a mark is a ship
    rf"{NAMED[KRAKEN]}1(?!\d)": ":s_kraken:",
    rf"{NAMED[LADY]}{EMOJI[Suit.CRYSTALS]}1(?!\d)": ":s_lady:",
    rf"{NAMED[KING]}{EMOJI[Suit.RUM]}1(?!\d)": ":s_king:",
    rf"{EMOJI[Suit.GOLD]}(\d+)": r":s_gold\1:",
    rf"{EMOJI[Suit.CRYSTALS]}(\d+)": r":s_crystal\1:",
    rf"{EMOJI[Suit.RUM]}(\d+)": r":s_rum\1:",
    rf"{EMOJI[Suit.CURSES]}(\d+)": r":s_curse\1:",
    **SEATS,
}
