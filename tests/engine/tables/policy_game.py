"""A table whose computer players choose by its seed, to compare one process with another.

python -m tests.engine.tables.policy_game MOVES GAME...
"""

import asyncio
import sys
from dataclasses import replace
from functools import partial

from bot.thinking import thinker
from bot.thinking.thinker import Thinking
from engine.players.base import Level
from engine.tables.model.table import Luck, Player, Table
from engine.tables.movers.computers import move_for
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, HERE, Ticks, ToyTables, user

ITERATIONS = 12
"""Enough for captains to look at more than mate's own move."""


def by_its_seed(table: Table, seed: int) -> Table:
    """The new table with this seed, from which its computer players draw their luck."""
    settings = replace(table.settings, luck=Luck.SEED, iterations=ITERATIONS)
    return replace(table, settings=settings, seed=seed)


async def moves_of(game: str, count: int, thinker: Thinking) -> list[str]:
    """The first moves of a captain and a mate against a person who makes the first legal move."""
    store = StoreInMemory()
    tables = ToyTables(store, Ticks(), origin=partial(by_its_seed, seed=5))
    opened = await tables.open(HERE, ANNA, game, {})
    for level in (Level.CAPTAIN, Level.MATE):
        await tables.seat_computer(opened.id, user(ANNA), Player(level.value, None, level))
    table, made = await tables.start(opened.id, user(ANNA)), list[str]()
    while len(made) < count:
        movers = (await tables.view(table.id, None)).to_move
        if not movers:
            break
        seen = await tables.seat_view(table.id, movers[0])
        if table.players[movers[0]].level is None:
            await tables.play(table.id, user(ANNA), seen.version, seen.moves[0])
        else:
            assert await move_for(tables, thinker, table.id, movers[0])
        row = (await store.moves(table.id))[-1]
        made.append(f"{row.seat} {row.move}")
    return made


if __name__ == "__main__":
    _, _count, *_games = sys.argv
    thinker.SPARE_NICENESS = 0  # type: ignore[misc]  # others wait for it
    for _game in _games:
        _thinker = Thinking(workers=0, budget=0.001)
        print(*asyncio.run(moves_of(_game, int(_count), _thinker)), sep="\n")  # noqa: T201
