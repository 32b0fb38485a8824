"""A press in the hand undoes a player's last move, and the board shows it."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast

import pytest

from cogs.ui.page import MakeMove
from cogs.ui.routes import Verb
from engine.core import AnyGame, Step, choices_by_default
from engine.games import GAMES, replace_game
from tests.amounts import one_of
from tests.e2e.comings import board, seen
from tests.e2e.playing import open_table, play_on, who_moves
from tests.e2e.positions import Arranged, rows_of, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, press_id

PEOPLE = ("Anna", "Ben", "Chloé")
UNDO = "Undo"
STANDS = "You can't take that back"
TOLD = "Anna took the last move back."


async def offers_undo(stage: Stage, who: str) -> bool:
    """True if this person's last move can be undone."""
    return (await stage.bot.tables.view(stage.table.id, stage.people[who].id)).undo


def arranged(game: str, change: Callable[[Any], Any]) -> None:
    """Let each table of this game begin so."""
    replace_game(cast("AnyGame", Arranged(GAMES[game], change)))


def shows_nothing(step: Step[Any]) -> bool:
    """True if this move can be taken back."""
    return not any(event.reveals for event in step.events)


def shows_something(step: Step[Any]) -> bool:
    """True if this move showed something that was hidden."""
    return not shows_nothing(step)


@cache
def found(key: str, fits: Callable[[Step[Any]], bool]) -> tuple[Any, int] | None:
    """The first state of random games in which seat 0 has such a move, and the move's index.

    None if ten games have none.
    """
    game, draw = GAMES[key], Random(1)
    options = game.options(**choices_by_default(game))
    for seed in range(10):
        state = game.deal(options, min(len(PEOPLE), max(game.seats)), seed).state
        while movers := game.to_move(state):
            seat, moves = movers[0], game.legal_moves(state, movers[0])
            steps = [game.apply(state, seat, move) for move in moves]
            for index, step in enumerate(steps if seat == 0 else ()):
                if fits(step) and game.outcome(step.state) is None:
                    return state, index
            state = draw.choice(steps).state
    return None


def games_with(fits: Callable[[Step[Any]], bool]) -> list[str]:
    """The games that have such a move, but for a last one."""
    return [game for game in GAMES if found(game, fits) is not None]


async def a_table(
    stage: Stage,
    game: str,
    fits: Callable[[Step[Any]], bool] = shows_nothing,
    **choices: Any,
) -> None:
    """Anna is to move, and can make such a move."""
    state, _ = found(game, fits) or (None, 0)
    arranged(game, lambda _: state)
    people = PEOPLE[: max(GAMES[game].seats)]
    await open_table(stage, game, [*people], **choices)
    await stage.press("Anna", "My hand")


async def move(stage: Stage, game: str, fits: Callable[[Step[Any]], bool] = shows_nothing) -> str:
    """Anna presses that move."""
    version = (await seen(stage)).version
    _, index = found(game, fits) or (None, 0)
    route = press_id(MakeMove(index), stage.table.id, version)
    return await stage.forge("Anna", route, on=stage.hands["Anna"])


@pytest.mark.parametrize("game", one_of(games_with(shows_nothing)))
async def test_a_press_takes_the_move_back_and_the_board_shows_it(stage: Stage, game: str) -> None:
    """Old buttons of the turn make no move: those of the hand before, and the one that undid."""
    await a_table(stage, game)
    before, play = (await seen(stage, "Anna")).moves, press_id(MakeMove(0), stage.table.id)
    assert not await offers_undo(stage, "Anna")
    await move(stage, game)
    assert await offers_undo(stage, "Anna")
    assert (await seen(stage, "Anna")).moves != before
    back = button_id(stage.hands["Anna"], UNDO)
    assert STANDS in await stage.forge("Ben", back)
    assert "### Your turn" in await stage.press_hand("Anna", UNDO)
    assert (await seen(stage, "Anna")).moves == before
    await stage.env.settle()
    assert TOLD in board(stage)
    assert [row.move for row in rows_of(stage)][1:] == ["undo"]
    assert shows(await stage.forge("Anna", play), "refusal-stale")
    assert STANDS in await stage.forge("Anna", back)
    await stage.press("Anna", "My hand")
    await move(stage, game)
    assert not await offers_undo(stage, "Anna"), "once in a turn"
    assert f"{STANDS}: **Undo** works once" in await stage.press_hand("Anna", UNDO)
    assert TOLD not in board(stage)
    assert version_of_table(stage) == 3


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(GAMES))
async def test_it_is_open_after_a_restart_and_stays_done_after_one(stage: Stage, game: str) -> None:
    """The game as it is dealt, played on until somebody can take a move back."""
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    luck, who = Random(2), ""
    while not who or not (await seen(stage, who)).undo:
        who = (await who_moves(stage))[0]
        await play_on(stage, luck, 1)
    version = version_of_table(stage)
    await stage.restart()
    await stage.goes(who, "/hand", UNDO)
    await stage.restart()
    assert "### Your turn" in await stage.type(who, "hand")
    assert not await offers_undo(stage, who)
    assert version_of_table(stage) == version + 1


@pytest.mark.parametrize("game", one_of(games_with(shows_something)))
async def test_a_move_that_revealed_something_cannot_be_undone(stage: Stage, game: str) -> None:
    """Such as a treasure turned up, or a card drawn."""
    await a_table(stage, game, shows_something)
    await move(stage, game, shows_something)
    assert version_of_table(stage) == 1
    assert not await offers_undo(stage, "Anna")
    assert STANDS in await stage.forge("Anna", press_id(Verb.UNDO, stage.table.id, 1))
    assert version_of_table(stage) == 1
