"""The move of a computer player: chosen from its seat's knowledge, and nothing else."""

import secrets
from collections.abc import Sequence
from typing import Any

from engine.core import Event, Seat
from engine.players.base import Level
from engine.shuffle import derived
from engine.tables.model.table import Luck
from engine.tables.ports import Thinker
from engine.tables.view import TableView


async def thought(
    thinker: Thinker, seen: TableView, history: Sequence[Event], seat: Seat, level: Level
) -> Any:
    """The move that a player of this level makes on this seat.

    seen, history: the seat's view now, and all events it has learnt since the first deal.
    """
    settings = seen.table.settings
    if settings.luck is Luck.SEED:
        drawn = derived(seen.table.seed, "computer", seat, seen.version)
    else:
        drawn = secrets.randbits(63)
    return await thinker.choose(
        seen.table.game, level, seen.view, history, seen.moves, drawn, settings.iterations
    )
