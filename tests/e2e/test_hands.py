"""Open hands follow the game, and leave those alone who are in the middle of a choice."""

from tests.e2e.comings import mover, moves
from tests.e2e.playing import open_table, who_moves
from tests.e2e.stage import Stage


async def test_a_choice_is_not_disturbed_by_those_who_choose_too(stage: Stage) -> None:
    """All choose their ships at once; the page that Anna looks at stays as it is."""
    await open_table(stage, "letter-of-marque", ["Anna", "Ben", "Chloé"])
    await stage.press("Anna", "My hand")
    before = redrawn(stage, "Anna")
    await moves(stage, "Ben")
    await moves(stage, "Chloé")
    assert await who_moves(stage) == ["Anna"]
    assert redrawn(stage, "Anna") == before
    await moves(stage, "Anna")
    who = await mover(stage)
    assert who == "Anna" or redrawn(stage, "Anna") == before + 1


def redrawn(stage: Stage, who: str) -> int:
    """How often an open hand of this person was edited without its owner's doing."""
    interactions = stage.env.backend.interactions.values()
    own = {one.token for one in interactions if one.user_id == stage.people[who].id}
    edits = [e.path for e in stage.env.http_requests if e.path.endswith("@original")]
    return len([path for path in edits if any(f"/{token}/" in path for token in own)])
