"""A press in the hand undoes a player's last move, and the board shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from engine.core import AnyGame
from engine.games import GAMES, replace_game
from engine.games.seven_seals.cards import Card
from engine.games.seven_seals.state import Phase
from tests.amounts import one_of
from tests.e2e.company import board, seen
from tests.e2e.harbour import Harbour, button_id, buttons
from tests.e2e.playing import open_table, play_on, who_moves
from tests.e2e.positions import Arranged, rows_of, set_out, version_of_table

SET_OUT = ("seven-seas", "letter-of-marque", "seven", "seven-seals")
"""The games whose positions are set out here; the kit tries every game."""
UNDO = "Undo"
STANDS = "You can't take that back"
TOLD = "Anna took the last move back."


def offers_undo(harbour: Harbour, who: str) -> bool:
    """True if the button can be pressed in this person's hand."""
    shown = buttons(harbour.hands[who])
    return any(button["label"] == UNDO and not button.get("disabled") for button in shown)


def arranged(game: str, change: Callable[[Any], Any]) -> None:
    """Let each table of this game begin so."""
    replace_game(cast("AnyGame", Arranged(GAMES[game], change)))


async def a_table(harbour: Harbour, game: str, **choices: Any) -> None:
    """Anna is to move, and can do something that shows nothing."""
    if game == "seven":
        hands = ((2, 7), (1, 1, 3), (1, 1, 3))
        arranged(game, lambda state: replace(state, turn=0, starter=0, hands=hands))
    elif game != "letter-of-marque":
        arranged(game, lambda state: replace(state, turn=0))
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"], **choices)
    await harbour.press("Anna", "My hand")


async def move(harbour: Harbour, game: str) -> str:
    """Anna makes that move by typing; in 7 Seas the first one offered."""
    typed = {"letter-of-marque": "armed", "seven": "7", "seven-seals": "2 red"}
    card = typed.get(game) or (await harbour.offered("Anna", "play", "card"))[-1]["value"]
    takes = await harbour.offered("Anna", "play", "take", card=card)
    filled = {"take": takes[0]["value"]} if takes else {}
    return await harbour.type("Anna", "play", card=card, **filled)


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_a_press_takes_the_move_back_and_the_table_is_told(
    harbour: Harbour, game: str
) -> None:
    await a_table(harbour, game)
    before = (await seen(harbour, "Anna")).moves
    assert not offers_undo(harbour, "Anna")
    await move(harbour, game)
    assert offers_undo(harbour, "Anna")
    assert (await seen(harbour, "Anna")).moves != before
    assert "### Your turn" in await harbour.press_hand("Anna", UNDO)
    assert (await seen(harbour, "Anna")).moves == before
    await harbour.env.settle()
    assert TOLD in board(harbour)
    assert [row.move for row in rows_of(harbour)][1:] == ["undo"]
    await move(harbour, game)
    assert not offers_undo(harbour, "Anna"), "once in a turn"
    assert TOLD not in board(harbour)
    assert version_of_table(harbour) == 3


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_it_is_open_after_a_restart_and_stays_done_after_one(
    harbour: Harbour, game: str
) -> None:
    """The game as it is dealt, played on until somebody can take a move back."""
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
    luck, who = Random(2), ""
    while not who or not (await seen(harbour, who)).undo:
        who = (await who_moves(harbour))[0]
        await play_on(harbour, luck, 1)
    version = version_of_table(harbour)
    await harbour.restart()
    await harbour.type(who, "hand")
    await harbour.press_hand(who, UNDO)
    await harbour.restart()
    assert "### Your turn" in await harbour.type(who, "hand")
    assert not offers_undo(harbour, who)
    assert version_of_table(harbour) == version + 1


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_old_buttons_of_the_turn_make_no_move(harbour: Harbour, game: str) -> None:
    """Those of the hand before the move, and the button that took it back."""
    await a_table(harbour, game)
    play = f"7s:{harbour.table.id}:0:move:0"
    await move(harbour, game)
    back = button_id(harbour.hands["Anna"], UNDO)
    await harbour.press_hand("Anna", UNDO)
    assert "The table has moved on" in await harbour.forge("Anna", play)
    assert STANDS in await harbour.forge("Anna", back)
    assert version_of_table(harbour) == 2


async def test_the_chance_is_gone_once_somebody_else_has_moved(harbour: Harbour) -> None:
    await set_out(harbour, "g4 r8 r7", "c3 x6 x5", display="x9 c10")
    await harbour.type("Anna", "play", card="r8")
    back = button_id(harbour.hands["Anna"], UNDO)
    assert STANDS in await harbour.forge("Ben", back)
    await harbour.type("Ben", "play", card="x6")
    await harbour.env.settle()
    assert STANDS in await harbour.forge("Anna", back)
    assert version_of_table(harbour) == 2
    await harbour.type("Anna", "hand")
    assert not offers_undo(harbour, "Anna")


async def test_a_computer_that_has_answered_ends_the_chance(harbour: Harbour) -> None:
    """Nothing of its move is undone with the person's own."""
    arranged("seven-seas", lambda state: replace(state, turn=0))
    await harbour.type("Anna", "table open", game="seven-seas")
    await harbour.press("Anna", "Add computer")
    await harbour.press_hand("Anna", "Mate")
    await harbour.press("Anna", "Start")
    table = harbour.table.id
    await move(harbour, "seven-seas")
    await harbour.env.settle()
    assert version_of_table(harbour) >= 2
    assert STANDS in await harbour.forge("Anna", f"7s:{table}:1:undo:")


@pytest.mark.parametrize("game", one_of(SET_OUT))
async def test_at_a_rated_table_no_move_is_taken_back(harbour: Harbour, game: str) -> None:
    await a_table(harbour, game, rated=True, clock=3600)
    await move(harbour, game)
    assert not offers_undo(harbour, "Anna")
    said = await harbour.forge("Anna", f"7s:{harbour.table.id}:1:undo:")
    assert said.startswith("This table is rated, so moves can't be taken back.")
    assert version_of_table(harbour) == 1


def one_card_each(state: Any) -> Any:
    """The last trick of a round of The Seven Seals."""
    cards = [card for card in Card if card.colour.name == "GREEN"][: len(state.hands)]
    hands = tuple((card,) for card in cards)
    return replace(state, turn=0, leader=0, phase=Phase.PLAY, hands=hands)


async def showing(harbour: Harbour, game: str) -> str:
    """Bring somebody to a move that shows something; the player, and the move as it is typed."""
    if game == "seven-seas":
        await set_out(harbour, "c8 r7", "c3 x6", display="g5 r3", chests=("", "g9 x2"))
        await harbour.type("Anna", "play", card="c8")
        return "1"
    if game == "letter-of-marque":
        await open_table(harbour, game, ["Anna", "Ben"])
        for who in ("Anna", "Ben"):
            await harbour.type(who, "play", card="armed")
        return "set sail"
    if game == "seven":
        hands = ((2, 3), (1, 1, 3))
        arranged(game, lambda state: replace(state, turn=0, starter=0, hands=hands))
        await open_table(harbour, game, ["Anna", "Ben"])
        return "2"
    arranged(game, one_card_each)
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
    for who in ("Anna", "Ben"):
        await harbour.type(who, "play", card=await only_offer(harbour, who))
    return await only_offer(harbour, "Chloé")


async def only_offer(harbour: Harbour, who: str) -> str:
    """The first play that is offered."""
    return str((await harbour.offered(who, "play", "card"))[0]["value"])


@pytest.mark.parametrize("game", SET_OUT)
async def test_what_showed_something_that_was_hidden_stands(harbour: Harbour, game: str) -> None:
    """An opened chest, a treasure turned up, a card drawn, a trick after which is dealt."""
    card = await showing(harbour, game)
    public = await seen(harbour)
    who = public.table.players[public.to_move[0]].name
    version = version_of_table(harbour)
    if game == "seven-seas":
        card = await only_offer(harbour, who)
    await harbour.type(who, "play", card=card)
    assert version_of_table(harbour) == version + 1
    assert not offers_undo(harbour, who)
    said = await harbour.forge(who, f"7s:{harbour.table.id}:{version + 1}:undo:")
    assert STANDS in said
    assert version_of_table(harbour) == version + 1
