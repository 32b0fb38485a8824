"""A table with a captain learns from More when a crowd of captains leaves each less time."""

from __future__ import annotations

from engine.players.base import Effort
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table


async def test_more_says_when_captains_have_less_time(harbour: Harbour) -> None:
    """Only at a table that has one, and in words for each stage."""
    thinker = harbour.bot.thinker
    await harbour.type("Anna", "table open", game="seven")
    await harbour.press("Anna", "Add computer")
    await harbour.press_hand("Anna", "Captain")
    thinker.note(Effort.SHORTER)
    assert "Captains are thinking" not in await harbour.press("Anna", "House rules")
    await harbour.press("Anna", "Start")
    assert "each takes less time than usual" in await harbour.press("Anna", "More")
    thinker.note(Effort.MATE)
    assert "Mates make some of their moves" in await harbour.press("Anna", "More")
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    await open_table(harbour, "seven", ["Anna", "Ben"])
    assert "Captains are thinking" not in await harbour.press("Anna", "More")
