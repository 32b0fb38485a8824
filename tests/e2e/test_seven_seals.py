"""The Seven Seals, played on the simulated Discord."""

import re
from random import Random

import pytest

from cogs.ui.page import ShowPage
from engine.games.seven_seals.moves import Play
from engine.games.seven_seals.state import Phase
from engine.games.seven_seals.view import View
from tests.amounts import amount
from tests.e2e.playing import open_table, press_something, who_moves, without_seals
from tests.e2e.said import plain, shows
from tests.e2e.stage import Stage, buttons, press_id, text_of

GAME = "seven-seals"
CREW = ["Anna", "Ben", "Chloé"]
OVER = "The Seven Seals: the end"


async def view_of(stage: Stage) -> View:
    seen = await stage.bot.tables.view(stage.table.id, None)
    view: View = seen.view
    return view


async def mover(stage: Stage) -> str:
    return (await who_moves(stage))[0]


def board(stage: Stage) -> str:
    return plain(text_of(stage.showing("More")))


async def predict(stage: Stage, *typed: str) -> None:
    for words in typed:
        await stage.type(await mover(stage), "play", card=words)


@pytest.mark.slow
async def test_a_game_is_played_to_the_end_by_presses(stage: Stage) -> None:
    """Rounds of fifteen tricks on one open hand each; the bot restarts in the second."""
    rounds = amount(3, 6)
    await open_table(stage, GAME, CREW, rounds=rounds)
    for who in CREW:
        await stage.press(who, "My hand")
    luck, chosen, restarted = Random(7), 0, False
    while stage.table is not None:
        view = await view_of(stage)
        chosen += view.phase is Phase.RETURN
        if view.sheet.round == 2 and view.led is not None and not restarted:
            restarted = True
            await stage.restart()
            assert await view_of(stage) == view
        await press_something(stage, await mover(stage), luck)
    assert chosen > 0
    assert restarted
    texts = stage.texts()
    assert OVER in texts[-1]
    assert sum("⚖️ The Seven Seals · round" in text for text in texts) == rounds


@pytest.mark.slow
async def test_a_draft_survives_a_restart_and_stays_private(stage: Stage) -> None:
    await open_table(stage, GAME, CREW)
    who, before = await mover(stage), board(stage)
    await without_seals(stage, who)
    await stage.press_hand(who, "🔺 0")
    draft = stage.hands[who]
    await stage.restart()
    drafted = plain(await stage.press(who, "🔷 0", on=draft))
    assert shows(drafted, "seven-seals-sum", own=2, together=2, tricks=15)
    assert "Predicted: **0 of 15**" in board(stage)
    assert board(stage).split("\n-# Round")[0] == before.split("\n-# Round")[0]
    await stage.press_hand(who, "Confirm: 2")
    assert shows(board(stage), "seven-seals-told-predicted", name=who, seals="🔺×1 🔷×1", tricks=2)
    assert "Predicted: **2 of 15**" in board(stage)


async def test_a_seal_is_taken_from_the_named_player_and_the_board_shows_it(
    stage: Stage,
) -> None:
    await open_table(stage, GAME, CREW)
    first = await mover(stage)
    await predict(stage, "3 green")
    second = await mover(stage)
    await without_seals(stage, second)
    asked = plain(await stage.press_hand(second, "🍀 0"))
    assert f"{first}: 🍀×3 → 🍀×2 ⬜ white×1" in asked
    drafted = await stage.press_hand(second, f"From {first}")
    assert shows(drafted, "seven-seals-taking", colour="🍀 green", name=first)
    await stage.press_hand(second, "Confirm: 1")
    assert shows(board(stage), "seven-seals-told-taken", name=second, victim=first, seal="🍀 green")


@pytest.mark.slow
async def test_a_card_that_must_not_be_played_says_why_by_press_and_by_word(
    stage: Stage,
) -> None:
    await open_table(stage, GAME, CREW)
    await predict(stage, "1 red", "1 blue", "none")
    while True:
        who = await mover(stage)
        await stage.press(who, "My hand")
        seat = (await stage.bot.tables.view(stage.table.id, None)).to_move[0]
        seen = await stage.bot.tables.seat_view(stage.table.id, seat)
        playable = {move.card for move in seen.moves if isinstance(move, Play)}
        locked = [card for card in seen.view.hand if card not in playable]
        if locked:
            break
        await press_something(stage, who, Random(1))
    view = await view_of(stage)
    assert view.led is not None
    name = view.led.name.lower()
    shown = [b for b in buttons(stage.hands[who]) if ":move:" in b["custom_id"]]
    assert len(shown) == len(playable)
    assert f"{name}. These wait:" in stage.hand_text(who), "which colour must be followed"
    table, version = stage.table.id, seen.version
    said = await stage.forge(who, press_id(ShowPage(f"why.{locked[0].name}"), table, version))
    assert re.search(rf"^You hold .* {name}: follow it\.$", said, re.MULTILINE)
    assert f"{name}: follow it." in await stage.type(who, "play", card=locked[0].name)
    assert shows(await stage.type(who, "play", card="red 15"), "seven-seals-not-in-hand")
