"""The captain of Letter of Marque without opponent models, to measure what they bring.

It takes everybody for a mate, and each ship for armed as often as the ships that were seen allow.
"""

from collections.abc import Sequence
from random import Random
from unittest.mock import patch

from engine.core import Event, own_seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import Move
from engine.games.letter_of_marque.view import View
from engine.players.base import Budget
from engine.players.letter_of_marque import captain
from engine.players.letter_of_marque.memory import games, retold
from engine.players.letter_of_marque.simulator import Table, table_of
from engine.players.letter_of_marque.weights import Weights, captain_weights, weights_for


class Trust:
    """Worlds as `belief.Belief` draws them, but from what is certain alone."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self._view, self._luck, seats = view, luck, len(view.fleets)
        *_, now = games(history) or [()]
        self._ages = {ship.number: ship.age for ship in retold(view, now).table.sea} if now else {}
        self._weights = [weights_for(seats)] * seats
        self._weights[own_seat(view)] = captain_weights(seats)

    def draw(self) -> tuple[Table, list[Weights]]:
        """One table, and the weights that each seat follows."""
        state = GAME.sample_state(self._view, self._luck.getrandbits(62))
        return table_of(state, self._ages), self._weights


def trusting(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """The captain's choice with such worlds."""
    with patch.object(captain, "Belief", Trust):
        return captain.captain(view, history, moves, luck, budget)
