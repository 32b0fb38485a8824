"""A kick lasts for the table, in the lobby as in the game, until the host takes it back."""

import pytest

from cogs.features.calls.post import CALL_AFTER
from tests.e2e.comings import last_ping, seated, wait
from tests.e2e.open_messages import check_hands, routes
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, text_of
from tests.e2e.test_openings import called, wants
from tests.e2e.test_rematch import ended

REFUSED = "You were removed from this table. The host can let you in again under **Seats**."


async def lobby(stage: Stage) -> None:
    """Anna's lobby without Ben, whom she has removed; Chloé sits there."""
    await stage.open("Anna", game="seven")
    await stage.press("Ben", "Join")
    await stage.press("Chloé", "Join")
    assert shows(await stage.kicks("Anna", "Ben"), "kick-done-lobby", name="Ben")


async def test_a_person_kicked_from_a_lobby_cannot_just_join_again(stage: Stage) -> None:
    """They are notified below the lobby; nor after a restart; others join as before."""
    await lobby(stage)
    assert stage.texts()[-1] == f"{stage.people['Ben'].mention}, {REFUSED[0].lower()}{REFUSED[1:]}"
    assert last_ping(stage) == ["Ben"]
    assert await stage.press("Ben", "Join") == REFUSED
    await stage.restart()
    assert await stage.press("Ben", "Join") == REFUSED
    assert shows(await stage.press("Dirk", "Join"), "lobby-joined")
    assert seated(stage) == ["Anna", "Chloé", "Dirk"]
    await stage.press("Anna", "Start")
    assert await stage.does("Ben", "join") == REFUSED


@pytest.mark.slow
@pytest.mark.parametrize("way", ["answer", "panel"])
async def test_the_host_lets_them_in_again(stage: Stage, way: str) -> None:
    """By the button of the answer, or later under Seats."""
    await lobby(stage)
    if way == "panel":
        await stage.press("Anna", "Seats")
    assert "Let Ben in again" in button_labels(stage.hands["Anna"])
    said = await stage.press_hand("Anna", "Let Ben in again")
    assert shows(said, "let-in-done", name="Ben")
    assert shows(await stage.press("Ben", "Join"), "lobby-joined")
    await stage.press("Anna", "Seats")
    assert "Let Ben in again" not in button_labels(stage.hands["Anna"])


async def test_the_kicked_are_not_called_to_the_table(stage: Stage) -> None:
    await wants(stage, "Ben", "Dirk", game="all")
    await lobby(stage)
    await wait(stage, CALL_AFTER + 1)
    assert called(stage) == [["Dirk"]]


async def test_a_rematch_is_another_table_with_kicks_of_its_own(stage: Stage) -> None:
    """There "Play again" is a way in, too."""
    await ended(stage, "Anna", "Ben", "Chloé")
    await stage.press("Anna", "Play again")
    await stage.press("Ben", "Play again")
    await stage.kicks("Anna", "Ben")
    assert await stage.press("Ben", "Play again") == REFUSED
    assert await stage.press("Ben", "Join") == REFUSED
    assert shows(await stage.press("Chloé", "Play again"), "rematch-joined", count=0)
    await stage.closes("Anna")
    await open_table(stage, "seven", ["Anna", "Ben"])


async def test_a_kick_is_in_the_data_of_its_person_and_goes_with_them(stage: Stage) -> None:
    await lobby(stage)
    ben = stage.people["Ben"].id
    assert b'"kicks": [\n{"table":' in await stage.bot.people.exported(ben)
    await stage.bot.people.forget(ben)
    assert b'"kicks": [\n\n]' in await stage.bot.people.exported(ben)


async def test_a_person_removed_from_a_game_is_notified_at_once(stage: Stage) -> None:
    """By a mention below the board, in hand and panel; not if they want no mention."""
    await open_table(stage, "seven", ["Anna", "Ben", "Chloé"])
    for label in ("My hand", "More"):
        await stage.press("Ben", label)
    await stage.prefers("Chloé", mentions="never")
    await stage.kicks("Anna", "Ben")
    assert shows(stage.texts()[-1], "kicked-told", mention=stage.people["Ben"].mention)
    assert last_ping(stage) == ["Ben"]
    assert [shows(text_of(m), "kicked") for m in stage.privates("Ben")] == [True, True]
    assert not any(routes(m) for m in stage.privates("Ben"))
    await check_hands(stage)
    before = len(stage.texts())
    await stage.kicks("Anna", "Chloé")
    await stage.seats("Anna", "Ben")
    await stage.kicks("Anna", "Ben")
    assert len(stage.texts()) == before, "of two removals in a moment the first is announced"
