"""Open hands follow the game, and leave those alone who are in the middle of a choice."""

from __future__ import annotations

from tests.e2e.company import mover, moves
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table, who_moves


async def test_a_choice_is_not_disturbed_by_those_who_choose_too(harbour: Harbour) -> None:
    """All choose their ships at once; the page that Anna looks at stays as it is."""
    await open_table(harbour, "letter-of-marque", ["Anna", "Ben", "Chloé"])
    await harbour.press("Anna", "My hand")
    before = redrawn(harbour, "Anna")
    await moves(harbour, "Ben")
    await moves(harbour, "Chloé")
    assert await who_moves(harbour) == ["Anna"]
    assert redrawn(harbour, "Anna") == before
    await moves(harbour, "Anna")
    who = await mover(harbour)
    assert who == "Anna" or redrawn(harbour, "Anna") == before + 1


def redrawn(harbour: Harbour, who: str) -> int:
    """How often an open hand of this person was edited without its owner's doing."""
    interactions = harbour.env.backend.interactions.values()
    own = {one.token for one in interactions if one.user_id == harbour.people[who].id}
    edits = [e.path for e in harbour.env.http_requests if e.path.endswith("@original")]
    return len([path for path in edits if any(f"/{token}/" in path for token in own)])
