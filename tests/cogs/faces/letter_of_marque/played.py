"""Games of Letter of Marque after some moves."""

from engine.core import Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import Move
from engine.tables.position import advanced, dealt
from tests.cogs.faces.moments import Moment, table_for


def after(seats: int, *moves: tuple[Seat, Move]) -> Moment:
    """A game after these moves."""
    table = table_for(GAME, GAME.options(starter=0), seats, seed=1)
    current = dealt(GAME, table)
    for seat, move in moves:
        current = advanced(GAME, current, seat, move)
    return Moment(GAME, table, current, current.latest)
