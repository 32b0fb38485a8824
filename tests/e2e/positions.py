"""Tables in positions made for a test, and what stands on them."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import Any, cast

from data import sql
from engine.core import AnyGame, Step
from engine.games import GAMES, replace_game
from engine.games.seven_seas.state import State
from engine.tables.ports import MoveRow
from engine.tables.position import replayed
from tests.e2e.comings import Scene
from tests.e2e.stage import Stage
from tests.engine.games.seven_seas.positions import position

CREW = ("Anna", "Ben", "Chloé", "Dirk")


class _Arranged:
    """A game whose first state is changed for a test; all else is the game's own."""

    def __init__(self, game: AnyGame, change: Callable[[Any], Any]) -> None:
        self._game = game
        self._change = change

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def deal(self, options: Any, seats: int, seed: int) -> Step[Any]:
        """The changed state, told by the events of the deal that would have been."""
        state, events = self._game.deal(options, seats, seed)
        return Step(self._change(state), events)


def arrange(game: str, change: Callable[[Any], Any]) -> None:
    """Deal each table of this game in a state that is changed for this test."""
    replace_game(cast("AnyGame", _Arranged(GAMES[game], change)))


async def set_out(stage: Scene, /, *hands: str, **choices: Any) -> None:
    """Anna, Ben, ... sit at a running table in this position, which no restart knows of."""
    state = position(*hands, **choices)
    arrange("seven-seas", lambda _: state)
    await stage.open_table("seven-seas", list(CREW[: len(hands)]))


def begin_seven_in_round(number: int, cards: int | None = None) -> None:
    """Let each game of 7 begin in this round: with up to four players the seventh is the last.

    cards: the number in each hand, if they are fewer; the game is short then.
    """

    def begun(state: Any) -> Any:
        return replace(state, round=number, hands=tuple(hand[:cards] for hand in state.hands))

    arrange("seven", begun)


def state_of(stage: Stage) -> State:
    """The whole state of the table in the channel, secrets included: replayed from its moves."""
    table, rows = stage.table, rows_of(stage)
    state: State = replayed(GAMES[table.game], table, rows).state
    return state


def version_of_table(stage: Stage) -> int:
    """How many moves were made at the table in the channel."""
    return len(rows_of(stage))


def rows_of(stage: Stage) -> list[MoveRow]:
    """The moves that are committed for the table in the channel."""
    with closing(sqlite3.connect(stage.bot.settings.database)) as connection:
        return [MoveRow(*row) for row in connection.execute(sql.MOVES, (stage.table.id,))]
