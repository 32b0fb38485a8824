"""A hint: what a mate would do, and why."""

from __future__ import annotations

import re

import pytest

from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table, who_moves


@pytest.mark.parametrize("game", ["seven-seas", "letter-of-marque", "seven", "seven-seals"])
async def test_a_mate_says_what_to_do_by_press_and_by_command(harbour: Harbour, game: str) -> None:
    """The hint stands above the hand, which can be played as before."""
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
    who = (await who_moves(harbour))[0]
    await harbour.press(who, "My hand")
    for told in (await harbour.press_hand(who, "Hint"), await harbour.type(who, "hint")):
        assert re.search(r"💡 A mate would play \*\*[^*]+\*\*, because [^\n]+\.(\n|$)", told)
    version = (await harbour.bot.tables.seen(harbour.table.id, None)).version
    assert version == 0


async def test_out_of_turn_there_is_no_hint(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    waiting = ({"Anna", "Ben"} - set(await who_moves(harbour))).pop()
    assert "turn" in await harbour.type(waiting, "hint")
    assert "Hint" not in await harbour.press(waiting, "My hand")
