"""A press in the hand undoes a player's last move, and the board shows it."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from engine.core import AnyGame
from engine.games import GAMES, replace_game
from engine.games.seven_seals.state import Card, Phase
from tests.amounts import one_of
from tests.e2e.comings import board, seen
from tests.e2e.playing import open_table, play_on, who_moves
from tests.e2e.positions import Arranged, rows_of, set_out, version_of_table
from tests.e2e.stage import Stage, button_id, buttons

SET_OUT = ("seven-seas", "letter-of-marque", "seven", "seven-seals")
"""The games whose positions are set out here; the kit tries every game."""
UNDO = "Undo"
STANDS = "You can't take that back"
TOLD = "Anna took the last move back."


async def offers_undo(stage: Stage, who: str) -> bool:
    """True if this person's last move can be undone."""
    return (await stage.bot.tables.view(stage.table.id, stage.people[who].id)).undo


def pressable(stage: Stage, who: str) -> list[str]:
    """The labels of the buttons of a hand that can be pressed."""
    return [b["label"] for b in buttons(stage.hands[who]) if not b.get("disabled")]


def arranged(game: str, change: Callable[[Any], Any]) -> None:
    """Let each table of this game begin so."""
    replace_game(cast("AnyGame", Arranged(GAMES[game], change)))


async def a_table(stage: Stage, game: str, **choices: Any) -> None:
    """Anna is to move, and can do something that shows nothing."""
    if game == "seven":
        hands = ((2, 7), (1, 1, 3), (1, 1, 3))
        arranged(game, lambda state: replace(state, turn=0, starter=0, hands=hands))
    elif game != "letter-of-marque":
        arranged(game, lambda state: replace(state, turn=0))
    await open_table(stage, game, ["Anna", "Ben", "Chloé"], **choices)
    await stage.press("Anna", "My hand")


async def move(stage: Stage, game: str) -> str:
    """Anna makes that move by typing; in 7 Seas the first one offered."""
    typed = {"letter-of-marque": "armed", "seven": "7", "seven-seals": "2 red"}
    card = typed.get(game) or (await stage.offered("Anna", "play", "card"))[-1]["value"]
    takes = await stage.offered("Anna", "play", "take", card=card)
    filled = {"take": takes[0]["value"]} if takes else {}
    return await stage.type("Anna", "play", card=card, **filled)


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_a_press_takes_the_move_back_and_the_table_is_told(stage: Stage, game: str) -> None:
    await a_table(stage, game)
    before = (await seen(stage, "Anna")).moves
    assert not await offers_undo(stage, "Anna")
    await move(stage, game)
    assert await offers_undo(stage, "Anna")
    assert (await seen(stage, "Anna")).moves != before
    assert "### Your turn" in await stage.press_hand("Anna", UNDO)
    assert (await seen(stage, "Anna")).moves == before
    await stage.env.settle()
    assert TOLD in board(stage)
    assert [row.move for row in rows_of(stage)][1:] == ["undo"]
    await move(stage, game)
    assert not await offers_undo(stage, "Anna"), "once in a turn"
    assert UNDO in pressable(stage, "Anna")
    assert f"{STANDS}: **Undo** works once" in await stage.press_hand("Anna", UNDO)
    assert TOLD not in board(stage)
    assert version_of_table(stage) == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_it_is_open_after_a_restart_and_stays_done_after_one(stage: Stage, game: str) -> None:
    """The game as it is dealt, played on until somebody can take a move back."""
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    luck, who = Random(2), ""
    while not who or not (await seen(stage, who)).undo:
        who = (await who_moves(stage))[0]
        await play_on(stage, luck, 1)
    version = version_of_table(stage)
    await stage.restart()
    await stage.type(who, "hand")
    await stage.press_hand(who, UNDO)
    await stage.restart()
    assert "### Your turn" in await stage.type(who, "hand")
    assert not await offers_undo(stage, who)
    assert version_of_table(stage) == version + 1


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_old_buttons_of_the_turn_make_no_move(stage: Stage, game: str) -> None:
    """Those of the hand before the move, and the button that took it back."""
    await a_table(stage, game)
    play = f"7s:{stage.table.id}:0:move:0"
    await move(stage, game)
    back = button_id(stage.hands["Anna"], UNDO)
    await stage.press_hand("Anna", UNDO)
    assert "The table has moved on" in await stage.forge("Anna", play)
    assert STANDS in await stage.forge("Anna", back)
    assert version_of_table(stage) == 2


@pytest.mark.slow
async def test_the_chance_is_gone_once_somebody_else_has_moved(stage: Stage) -> None:
    await set_out(stage, "g4 r8 r7", "c3 x6 x5", display="x9 c10")
    await stage.type("Anna", "play", card="r8")
    back = button_id(stage.hands["Anna"], UNDO)
    assert STANDS in await stage.forge("Ben", back)
    await stage.type("Ben", "play", card="x6")
    await stage.env.settle()
    assert STANDS in await stage.forge("Anna", back)
    assert version_of_table(stage) == 2
    await stage.type("Anna", "hand")
    assert not await offers_undo(stage, "Anna")


async def test_a_computer_that_has_answered_ends_the_chance(stage: Stage) -> None:
    """Nothing of its move is undone with the person's own."""
    arranged("seven-seas", lambda state: replace(state, turn=0))
    await stage.type("Anna", "table open", game="seven-seas")
    await stage.press("Anna", "Add computer")
    await stage.press_hand("Anna", "Mate")
    await stage.press("Anna", "Start")
    table = stage.table.id
    await move(stage, "seven-seas")
    await stage.env.settle()
    assert version_of_table(stage) >= 2
    assert STANDS in await stage.forge("Anna", f"7s:{table}:1:undo:")


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_at_a_rated_table_no_move_is_taken_back(stage: Stage, game: str) -> None:
    await a_table(stage, game, rated=True, clock=3600)
    await move(stage, game)
    assert not await offers_undo(stage, "Anna")
    said = await stage.forge("Anna", f"7s:{stage.table.id}:1:undo:")
    assert said.startswith("This table is rated, so moves can't be taken back.")
    assert version_of_table(stage) == 1


def one_card_each(state: Any) -> Any:
    """The last trick of a round of The Seven Seals."""
    cards = [card for card in Card if card.colour.name == "GREEN"][: len(state.hands)]
    hands = tuple((card,) for card in cards)
    return replace(state, turn=0, leader=0, phase=Phase.PLAY, hands=hands)


async def showing(stage: Stage, game: str) -> str:
    """Bring somebody to a move that shows something; the player, and the move as it is typed."""
    if game == "seven-seas":
        await set_out(stage, "c8 r7", "c3 x6", display="g5 r3", chests=("", "g9 x2"))
        await stage.type("Anna", "play", card="c8")
        return "1"
    if game == "letter-of-marque":
        await open_table(stage, game, ["Anna", "Ben"])
        for who in ("Anna", "Ben"):
            await stage.type(who, "play", card="armed")
        return "set sail"
    if game == "seven":
        hands = ((2, 3), (1, 1, 3))
        arranged(game, lambda state: replace(state, turn=0, starter=0, hands=hands))
        await open_table(stage, game, ["Anna", "Ben"])
        return "2"
    arranged(game, one_card_each)
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    for who in ("Anna", "Ben"):
        await stage.type(who, "play", card=await only_offer(stage, who))
    return await only_offer(stage, "Chloé")


async def only_offer(stage: Stage, who: str) -> str:
    """The first play that is offered."""
    return str((await stage.offered(who, "play", "card"))[0]["value"])


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_what_showed_something_that_was_hidden_stands(stage: Stage, game: str) -> None:
    """An opened chest, a treasure turned up, a card drawn, a trick after which is dealt."""
    card = await showing(stage, game)
    public = await seen(stage)
    who = public.table.players[public.to_move[0]].name
    version = version_of_table(stage)
    if game == "seven-seas":
        card = await only_offer(stage, who)
    await stage.type(who, "play", card=card)
    assert version_of_table(stage) == version + 1
    assert not await offers_undo(stage, who)
    said = await stage.forge(who, f"7s:{stage.table.id}:{version + 1}:undo:")
    assert STANDS in said
    assert version_of_table(stage) == version + 1
