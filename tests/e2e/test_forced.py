"""Forced moves: people may leave them to the bot, whose haste never gives a secret away."""

import pytest

from tests.e2e.comings import announcements, last_ping, wait
from tests.e2e.positions import rows_of, set_out, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels

OFFER = "Only one move is possible. With **Automatic moves** in `/preferences`, such moves"
WISH = "**Automatic moves**"


async def last_cards(stage: Stage) -> None:
    """Anna leads; then everybody has one card, and nothing that it could take."""
    await set_out(stage, "g4 r8", "c3 x6", display="x9 c10")


async def test_the_hand_offers_it_and_the_wish_makes_this_move_and_then_every_one(
    stage: Stage,
) -> None:
    """By default nothing is played. Each has one card left, and Ben has wished it before."""
    await stage.prefers("Ben", forced=True)
    await last_cards(stage)
    assert OFFER not in await stage.press("Anna", "My hand")
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert OFFER in await stage.press("Anna", "My hand")
    assert button_labels(stage.hands["Anna"])[1:] == ["Undo", "Hint", "Refresh"]
    assert version_of_table(stage) == 2
    assert f"{WISH}: when all can see" in await stage.prefers("Anna", forced=True)
    await stage.env.settle()
    assert [row.seat for row in rows_of(stage)][:4] == [0, 1, 0, 1]


async def test_a_choice_is_never_made_for_anybody(stage: Stage) -> None:
    """Two cards are two moves; one card that may take or lie is a choice, too."""
    for who in ("Anna", "Ben"):
        assert f"{WISH}: when all can see that only one is possible" in await stage.prefers(
            who, forced=True
        )
    await last_cards(stage)
    assert version_of_table(stage) == 0
    await stage.closes("Anna")
    await set_out(stage, "g1", "c3", display="x9 c10")
    assert version_of_table(stage) == 0


@pytest.mark.slow
async def test_the_wish_survives_a_restart_and_can_be_taken_back(stage: Stage) -> None:
    """Nobody is mentioned for a move that the bot is about to make."""
    assert f"{WISH}: none" in await stage.prefers("Anna", mentions="never")
    await stage.prefers("Anna", forced=True)
    await stage.restart()
    said = await stage.prefers("Anna")
    assert shows(said, "preferences-mentions", mentions="never")
    assert f"{WISH}: when all can see that only one is possible" in said
    await stage.prefers("Anna", mentions="always")
    await last_cards(stage)
    stage.bot.forced.pause = 20.0
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert version_of_table(stage) == 2
    assert not announcements(stage)
    await wait(stage, 20)
    assert version_of_table(stage) == 3
    assert last_ping(stage) == ["Ben"], "who has no such wish is called"
    assert f"{WISH}: none" in await stage.prefers("Anna", forced=False)
