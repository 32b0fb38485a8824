"""The Seven Seals, played on the simulated Discord."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from cogs.ui.layout import JOINER
from engine.games.seven_seals.moves import Play
from engine.games.seven_seals.state import Phase
from engine.games.seven_seals.view import View
from tests.amounts import amount
from tests.e2e.conftest import new_bot
from tests.e2e.harbour import Harbour, buttons, text_of
from tests.e2e.playing import open_table, play_by_commands, who_moves, without_seals

GAME = "seven-seals"
CREW = ["Anna", "Ben", "Chloé"]
OVER = "The Seven Seals: the end"


async def view_of(harbour: Harbour) -> View:
    seen = await harbour.bot.tables.view(harbour.table.id, None)
    view: View = seen.view
    return view


async def mover(harbour: Harbour) -> str:
    return (await who_moves(harbour))[0]


KINDS = ("move", "page")
"""Kinds of buttons that lead to a move."""


def plain(text: str) -> str:
    """The text without what keeps emoji and letters together."""
    return text.replace(JOINER, "")


def board(harbour: Harbour) -> str:
    return plain(text_of(harbour.showing("More")))


async def press_a_move(harbour: Harbour, who: str, luck: Random) -> None:
    """Press on, on the person's own message, until a press was a move; predictions tend to grow."""
    if who not in harbour.hands:
        await harbour.press(who, "My hand")
    while True:
        open_now = [b for b in buttons(harbour.hands[who]) if not b.get("disabled")]
        page = [b for b in open_now if b["custom_id"].split(":")[3] in KINDS]
        if not page:  # it was shown before the turn came
            await harbour.press(who, "My hand")
            continue
        moves = [b for b in page if ":move:" in b["custom_id"]]
        more = [b for b in page if "+" in b["label"]]
        liked = more if more and luck.random() < 0.7 else moves
        chosen = luck.choice(liked if liked and luck.random() < 0.7 else page)
        result = await harbour.people[who].click(harbour.hands[who], custom_id=chosen["custom_id"])
        harbour.answered(who, result)
        if chosen in moves:
            return


async def press_rounds(harbour: Harbour, luck: Random, until: int) -> int:
    """Everybody presses until this round begins, or it is over; how often a seal was chosen."""
    chosen = 0
    while harbour.table is not None and (view := await view_of(harbour)).sheet.round < until:
        chosen += view.phase is Phase.RETURN
        await press_a_move(harbour, await mover(harbour), luck)
    return chosen


async def predict(harbour: Harbour, *typed: str) -> None:
    for words in typed:
        await harbour.type(await mover(harbour), "play", card=words)


async def restart(harbour: Harbour, tmp_path: Path) -> None:
    old = harbour.bot
    await harbour.env.restart_bot(new_bot(tmp_path / "seven-seas.db"))
    await old.close()


@pytest.mark.slow
async def test_a_game_is_played_to_the_end_by_presses(harbour: Harbour, tmp_path: Path) -> None:
    """Rounds of fifteen tricks on one open hand each; the bot restarts in the second."""
    rounds = amount(3, 6)
    await open_table(harbour, GAME, CREW, rounds=rounds)
    luck = Random(7)
    await press_rounds(harbour, luck, until=2)
    for _ in range(9):
        await press_a_move(harbour, await mover(harbour), luck)
    before = await view_of(harbour)
    await restart(harbour, tmp_path)
    assert await view_of(harbour) == before
    assert await press_rounds(harbour, luck, until=rounds + 1) > 0
    assert harbour.table is None
    texts = harbour.texts()
    assert OVER in texts[-1]
    assert sum("⚖️ The Seven Seals · round" in text for text in texts) == rounds


@pytest.mark.slow
async def test_a_game_is_played_to_the_end_by_commands(harbour: Harbour) -> None:
    """Nobody presses anything after the start."""
    await open_table(harbour, GAME, [*CREW, "Dirk"], rounds=2)
    await play_by_commands(harbour, Random(7))
    assert harbour.table is None
    assert OVER in harbour.texts()[-1]


async def test_a_draft_survives_a_restart_and_nobody_hears_of_it(
    harbour: Harbour, tmp_path: Path
) -> None:
    await open_table(harbour, GAME, CREW)
    who, before = await mover(harbour), board(harbour)
    await without_seals(harbour, who)
    await harbour.press_hand(who, "+R")
    draft = harbour.hands[who]
    await restart(harbour, tmp_path)
    drafted = plain(await harbour.press(who, "+B", on=draft))
    assert "🟥R×1 🟦B×1 = 2 tricks" in drafted
    assert "Predicted: **0 of 15**" in board(harbour)
    assert board(harbour).split("\n-# Round")[0] == before.split("\n-# Round")[0]
    await harbour.press_hand(who, "Confirm: 2 tricks")
    assert f"{who} predicts 2 tricks: 🟥R×1 🟦B×1." in board(harbour)
    assert "Predicted: **2 of 15**" in board(harbour)


async def test_a_seal_is_taken_from_the_player_named_and_the_table_is_told(
    harbour: Harbour,
) -> None:
    await open_table(harbour, GAME, CREW)
    first = await mover(harbour)
    await predict(harbour, "3 green")
    second = await mover(harbour)
    await without_seals(harbour, second)
    asked = plain(await harbour.press_hand(second, "+G"))
    assert f"{first}: 🟩G×3 → 🟩G×2 ⬜ white×1" in asked
    drafted = await harbour.press_hand(second, f"From {first}")
    assert f"🟩 green from **{first}**, who gets a ⬜ white seal for it." in drafted
    await harbour.press_hand(second, "Confirm: 1 trick")
    assert f"{second} took a 🟩 green seal from {first}, who got a ⬜ white one." in board(harbour)


async def test_a_taking_left_open_is_asked_for_and_take_names_it(harbour: Harbour) -> None:
    await open_table(harbour, GAME, CREW)
    first = await mover(harbour)
    await predict(harbour, "2 green")
    second = await mover(harbour)
    await predict(harbour, "1 green")
    third = await mover(harbour)
    assert "seal from whom?" in await harbour.type(third, "play", card="1 green")
    offers = await harbour.offered(third, "play", "take", card="1 green")
    assert {offer["name"] for offer in offers} == {f"green from {first}", f"green from {second}"}
    await harbour.type(third, "play", card="1 green", take=second)
    assert f"{third} took a 🟩 green seal from {second}" in board(harbour)


async def test_the_saboteur_is_explained_before_it_is_taken(harbour: Harbour) -> None:
    await open_table(harbour, GAME, CREW, saboteur_start=5)
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    assert "The round costs you 5 penalty points" in await harbour.press_hand(who, "Saboteur")
    await harbour.press_hand(who, "Be the saboteur")
    assert f"{who} is the 🗡️ saboteur: 5 penalty points, less one" in board(harbour)
    offered = buttons(harbour.hands[await after(harbour, who)])
    assert [b["disabled"] for b in offered if b["label"] == "Saboteur"] == [True]


async def after(harbour: Harbour, who: str) -> str:
    """The next player, with an open hand."""
    following = CREW[(CREW.index(who) + 1) % len(CREW)]
    await harbour.press(following, "My hand")
    return following


async def test_a_card_that_must_not_be_played_says_why_by_press_and_by_word(
    harbour: Harbour,
) -> None:
    await open_table(harbour, GAME, CREW)
    await predict(harbour, "1 red", "1 blue", "none")
    while True:
        who = await mover(harbour)
        await harbour.press(who, "My hand")
        seat = (await harbour.bot.tables.view(harbour.table.id, None)).to_move[0]
        seen = await harbour.bot.tables.seat_view(harbour.table.id, seat)
        playable = {move.card for move in seen.moves if isinstance(move, Play)}
        locked = [card for card in seen.view.hand if card not in playable]
        if locked:
            break
        await press_a_move(harbour, who, Random(1))
    view = await view_of(harbour)
    assert view.led is not None
    name = view.led.name.lower()
    shown = [b for b in buttons(harbour.hands[who]) if b["label"].endswith(locked[0].name)]
    assert [button["disabled"] for button in shown] == [True]
    assert f"{name}." in harbour.hand_text(who), "which colour must be followed"
    table, version = harbour.table.id, seen.version
    said = await harbour.forge(who, f"7s:{table}:{version}:page:why.{locked[0].name}")
    assert re.search(rf"^You hold .* {name}: follow it\.$", said, re.MULTILINE)
    assert f"{name}: follow it." in await harbour.type(who, "play", card=locked[0].name)
    assert "You don't hold" in await harbour.type(who, "play", card="red 15")
