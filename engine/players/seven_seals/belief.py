"""Worlds of The Seven Seals in which everybody holds about what was predicted."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals.cards import deck
from engine.games.seven_seals.events import CardPlayed, RoundDealt
from engine.games.seven_seals.state import State
from engine.games.seven_seals.view import View
from engine.players.seven_seals.policy import seal_by_feel
from engine.players.seven_seals.predictions import promise
from engine.players.seven_seals.simulator import Masks, Round, masks_of

DRAWS: Final = 4
"""Out of so many worlds one is taken, as likely as the predictions make it."""

SPREAD: Final = 1.0
"""The variance of a prediction about what the hand promises, by colour."""


class Worlds:
    """Tables that a seat cannot tell from the truth; `state` is the last one drawn."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self.view = view
        self.history = _this_round(history)
        self.luck = luck
        self.played = _played(view, self.history)
        self.full = masks_of(map(int, deck(view.seats)))
        self.telling = [
            (seat, counts)
            for seat, counts in enumerate(view.seals.predictions)
            if counts is not None and seat not in (view.seat, view.seals.saboteur)
        ]

    def draw(self) -> Round:
        """One table."""
        if not self.telling:
            return self._table(self._state())
        tables = [self._table(self._state()) for _ in range(DRAWS)]
        odds = [self._likelihood(table) for table in tables]
        return self.luck.choices(tables, odds)[0] if sum(odds) else tables[0]

    def _state(self) -> State:
        state: State = GAME.sample_state(self.view, self.luck.getrandbits(62), self.history)
        return state

    def _table(self, state: State) -> Round:
        return Round(state, seal_by_feel)

    def _likelihood(self, table: Round) -> float:
        """How well the hands, as they were dealt, suit what their seats predicted."""
        off = 0.0
        for seat, counts in self.telling:
            now, gone = table.hands[seat], self.played[seat]
            dealt = [here | there for here, there in zip(now, gone, strict=True)]
            promised = promise(dealt, self.full, table.seats)
            off += sum((p - c) ** 2 for p, c in zip(promised, counts, strict=True))
        return exp(-off / (2 * SPREAD))


def _this_round(history: Sequence[Event]) -> Sequence[Event]:
    """The events since the last deal."""
    for index in range(len(history) - 1, -1, -1):
        if isinstance(history[index], RoundDealt):
            return history[index:]
    return history


def _played(view: View, history: Sequence[Event]) -> list[Masks]:
    """The cards that each seat has played in this round."""
    gone = [[0] * 5 for _ in range(view.seats)]
    for event in history:
        if isinstance(event, CardPlayed):
            gone[event.seat][event.card.colour] |= 1 << (event.card.rank - 1)
    return gone
