"""Tables of 7 Seas in positions made for a test, and what stands on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.seven_seas import GAME
from engine.games.seven_seas.state import State
from engine.tables.position import NEVER
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table
from tests.engine.games.seven_seas.positions import position

CREW = ("Anna", "Ben", "Chloé", "Dirk")


async def set_out(harbour: Harbour, /, *hands: str, **choices: Any) -> None:
    """Anna, Ben, ... sit at a running table in this position; no restart knows of it."""
    await open_table(harbour, "seven-seas", list(CREW[: len(hands)]))
    await lay_out(harbour, position(*hands, **choices))


async def lay_out(harbour: Harbour, state: State) -> None:
    """The table in the channel stands in this position now, and its board shows it."""
    entry = harbour.bot.tables._registry._entries[harbour.table.id]
    assert entry.position is not None
    moving = GAME.to_move(state)
    since = tuple(
        entry.position.version if seat in moving else NEVER for seat in range(len(state.hands))
    )
    movers = entry.position.movers[:-1] + bytes([sum(1 << seat for seat in moving)])
    entry.position = replace(entry.position, state=state, since=since, movers=movers)
    with harbour.env._bot_scope():  # what is started here is waited for
        harbour.bot.boards.refresh(harbour.table.id)
    await harbour.env.settle()


def state_of(harbour: Harbour) -> State:
    """The whole state of the table in the channel, secrets included."""
    fold = harbour.bot.tables._registry._entries[harbour.table.id].position
    assert fold is not None
    state: State = fold.state
    return state


def version_of_table(harbour: Harbour) -> int:
    """How many moves were made at the table in the channel."""
    fold = harbour.bot.tables._registry._entries[harbour.table.id].position
    assert fold is not None
    return fold.version
