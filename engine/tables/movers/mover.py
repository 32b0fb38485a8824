"""How a computer player moves: it thinks about what its seat may know, and passes the gate."""

import logging

from engine.core import Seat
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.ports import Thinker
from engine.tables.service import Tables
from engine.tables.thinking import thought
from engine.tables.transitions.seating import SUBSTITUTE

log = logging.getLogger(__name__)


async def move_for(tables: Tables, thinker: Thinker, table_id: int, seat: Seat) -> bool:
    """Think and move for a seat: a computer player's own, or that of a person who is late.

    The move is played at the version it was chosen at. Returns False, with nothing played, if the
    table moved on or paused meanwhile; raises every other refusal.
    """
    seen = await tables.seat_view(table_id, seat)
    if not seen.moves:
        return False
    level = seen.table.players[seat].level or SUBSTITUTE
    move = await thought(thinker, seen, await tables.history(table_id, seat), seat, level)
    try:
        await tables.play_for(table_id, seat, seen.version, move)
    except Refused as refused:
        if refused.refusal is Refusal.ILLEGAL_MOVE:  # the rules disagree with themselves
            raise RuntimeError("a legal move was refused") from refused
        if refused.refusal not in (Refusal.STALE, Refusal.PAUSED):
            raise
        log.debug("table %s moved on while seat %s thought: %s", table_id, seat, refused)
        return False
    return True
