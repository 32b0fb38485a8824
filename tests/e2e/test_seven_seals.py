"""The Seven Seals, played on the simulated Discord."""

import re
from random import Random

import pytest

from cogs.ui.layout import JOINER
from cogs.ui.page import ShowPage
from engine.games.seven_seals.moves import Play
from engine.games.seven_seals.state import Phase
from engine.games.seven_seals.view import View
from tests.amounts import amount
from tests.e2e.playing import open_table, who_moves, without_seals
from tests.e2e.said import shows
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


KINDS = ("move", "page")
"""Kinds of buttons that lead to a move."""


def plain(text: str) -> str:
    """The text without what keeps emoji and letters together."""
    return text.replace(JOINER, "")


def board(stage: Stage) -> str:
    return plain(text_of(stage.showing("More")))


async def press_a_move(stage: Stage, who: str, luck: Random) -> None:
    """Press on, on the person's own message, until a press was a move; predictions tend to grow."""
    if who not in stage.hands:
        await stage.press(who, "My hand")
    while True:
        open_now = [b for b in buttons(stage.hands[who]) if not b.get("disabled")]
        page = [b for b in open_now if b["custom_id"].split(":")[3] in KINDS]
        if not page:  # it was shown before the turn came
            await stage.press(who, "My hand")
            continue
        moves = [b for b in page if ":move:" in b["custom_id"]]
        more = [b for b in page if b["label"][0] in "🔺🌙🍀🔷💜"]
        liked = more if more and luck.random() < 0.7 else moves
        chosen = luck.choice(liked if liked and luck.random() < 0.7 else page)
        result = await stage.people[who].click(stage.hands[who], custom_id=chosen["custom_id"])
        stage.answered(who, result)
        if chosen in moves:
            return


async def press_rounds(stage: Stage, luck: Random, until: int) -> int:
    """Everybody presses until this round begins, or it is over; how often a seal was chosen."""
    chosen = 0
    while stage.table is not None and (view := await view_of(stage)).sheet.round < until:
        chosen += view.phase is Phase.RETURN
        await press_a_move(stage, await mover(stage), luck)
    return chosen


async def predict(stage: Stage, *typed: str) -> None:
    for words in typed:
        await stage.type(await mover(stage), "play", card=words)


@pytest.mark.slow
async def test_a_game_is_played_to_the_end_by_presses(stage: Stage) -> None:
    """Rounds of fifteen tricks on one open hand each; the bot restarts in the second."""
    rounds = amount(3, 6)
    await open_table(stage, GAME, CREW, rounds=rounds)
    luck = Random(7)
    await press_rounds(stage, luck, until=2)
    for _ in range(9):
        await press_a_move(stage, await mover(stage), luck)
    before = await view_of(stage)
    await stage.restart()
    assert await view_of(stage) == before
    assert await press_rounds(stage, luck, until=rounds + 1) > 0
    assert stage.table is None
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
        await press_a_move(stage, who, Random(1))
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
