"""Open hands follow the game, and leave those alone who are in the middle of a choice."""

from __future__ import annotations

from tests.e2e.company import mover, moves, others
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table, who_moves


async def test_an_open_hand_is_redrawn_when_its_turn_comes(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (next_one,) = await mover(harbour), await others(harbour)
    await harbour.press(next_one, "My hand")
    assert "Your turn" not in harbour.hand_text(next_one)
    await moves(harbour, who)
    assert await mover(harbour) == next_one
    assert "Your turn" in harbour.hand_text(next_one)


async def test_a_choice_is_not_disturbed_by_those_who_choose_too(harbour: Harbour) -> None:
    """All choose their ships at once; what Anna looks at meanwhile stays as it is."""
    await open_table(harbour, "letter-of-marque", ["Anna", "Ben", "Chloé"])
    await harbour.press("Anna", "My hand")
    before = redrawn(harbour)
    await moves(harbour, "Ben")
    await moves(harbour, "Chloé")
    assert await who_moves(harbour) == ["Anna"]
    assert redrawn(harbour) == before
    await moves(harbour, "Anna")
    who = await mover(harbour)
    assert who == "Anna" or redrawn(harbour) == before + 1


def redrawn(harbour: Harbour) -> int:
    """How often an open hand was edited without its owner's doing."""
    return len([entry for entry in harbour.env.http_requests if entry.path.endswith("@original")])
