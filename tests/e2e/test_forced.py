"""Forced moves: people may leave them to the bot, whose haste never gives a secret away."""

from random import Random

import pytest

from engine.tables.movers.forced import forced_move
from tests.e2e.comings import announcements, last_ping, seen, wait
from tests.e2e.playing import open_table, play_on
from tests.e2e.positions import rows_of, set_out, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels

OFFER = "Only one move is possible. With **Automatic moves** in `/preferences`, such moves"
WISH = "**Automatic moves**"


async def last_cards(stage: Stage) -> None:
    """Anna leads; then everybody has one card, and nothing that it could take."""
    await set_out(stage, "g4 r8", "c3 x6", display="x9 c10")


async def test_by_default_nothing_is_played_and_the_hand_offers_it(stage: Stage) -> None:
    await last_cards(stage)
    hand = await stage.press("Anna", "My hand")
    assert OFFER not in hand
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert OFFER in await stage.press("Anna", "My hand")
    assert button_labels(stage.hands["Anna"])[1:] == ["Undo", "Hint", "Refresh"]
    assert version_of_table(stage) == 2


async def test_the_wish_makes_this_move_and_from_then_on_every_one(stage: Stage) -> None:
    """Each has one card left, and Ben has wished it before."""
    await stage.prefers("Ben", forced=True)
    await last_cards(stage)
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert OFFER in await stage.press("Anna", "My hand")
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
    assert f"{WISH}: none" in await stage.prefers("Anna", mentions="never")
    await stage.prefers("Anna", forced=True)
    await stage.restart()
    said = await stage.prefers("Anna")
    assert shows(said, "preferences-mentions", mentions="never")
    assert f"{WISH}: when all can see that only one is possible" in said
    await last_cards(stage)
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert version_of_table(stage) == 3
    assert f"{WISH}: none" in await stage.prefers("Anna", forced=False)


@pytest.mark.slow
async def test_nobody_is_mentioned_for_a_move_that_the_bot_is_about_to_make(
    stage: Stage,
) -> None:
    await stage.prefers("Anna", forced=True)
    await last_cards(stage)
    stage.bot.forced.pause = 20.0
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert version_of_table(stage) == 2
    assert not announcements(stage)
    await wait(stage, 20)
    assert version_of_table(stage) == 3
    assert last_ping(stage) == ["Ben"], "who has no such wish is called"


@pytest.mark.slow
async def test_a_ship_is_never_chosen_for_anybody_although_only_one_type_is_left(
    stage: Stage,
) -> None:
    """Haste would show the table which ships Anna still has."""
    for who in ("Anna", "Ben"):
        await stage.prefers(who, forced=True)
    await open_table(stage, "letter-of-marque", ["Anna", "Ben"])
    for who in ("Anna", "Ben"):
        await stage.type(who, "play", card="armed")
    for _ in range(4):
        view = (await seen(stage)).view
        if view.fleets[0].supply == 3 and view.turn == 0:
            break
        for card in ("set sail", "armed", "defenceless"):  # the last is refused after the second
            await stage.type(("Anna", "Ben")[view.turn], "play", card=card)
    before = version_of_table(stage)
    await stage.type("Anna", "play", card="set sail")
    assert len((await seen(stage, "Anna")).moves) == 1
    await stage.env.settle()
    await stage.env.advance_time(60)
    assert version_of_table(stage) == before + 1
    assert OFFER not in await stage.press("Anna", "My hand")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["seven", "seven-seals"])
async def test_the_only_fitting_card_of_several_is_never_played_for_anybody(
    stage: Stage, game: str
) -> None:
    """Haste would give the other cards away; the last card of a hand reveals nothing more."""
    crew = ["Anna", "Ben", "Chloé"]
    for who in crew:
        await stage.prefers(who, forced=True)
    await open_table(stage, game, crew)
    luck, lonely = Random(2), 0
    for _ in range(90):
        if stage.table is None:
            break
        for who in crew:
            table = await seen(stage, who)
            if len(table.moves) == 1:
                assert len(table.view.hand) > 1, "a last card was left to its player"
                assert forced_move(table) is None
                lonely += 1
        before = version_of_table(stage)
        await play_on(stage, luck, 1)
        if stage.table is not None:
            assert version_of_table(stage) > before
    assert lonely
