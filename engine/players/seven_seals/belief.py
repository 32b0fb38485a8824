"""The belief of captain of The Seven Seals: hands that suit the predictions of their seats."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from engine.core import Event, since_last
from engine.games.seven_seals import GAME
from engine.games.seven_seals.cards import deck
from engine.games.seven_seals.events import CardPlayed, RoundDealt
from engine.games.seven_seals.view import View
from engine.players.seven_seals.policy import choose_seal
from engine.players.seven_seals.predictions import expected_tricks
from engine.players.seven_seals.simulator import Masks, Round, masks_of

SAMPLES: Final = 4
"""Sampled worlds from which one is drawn, weighted by its likelihood; hand-set."""

VARIANCE: Final = 1.0
"""The variance of a prediction around the expected tricks, in each colour; hand-set."""


class Belief:
    """Samples rounds that the seat cannot tell from the truth, by the predictions of others."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self.view = view
        self.history = since_last(history, RoundDealt) or history
        self.luck = luck
        self.played = _played(view, self.history)
        self.full = masks_of(map(int, deck(view.seats)))
        self.predictions = [
            (seat, counts)
            for seat, counts in enumerate(view.seals.predictions)
            if counts is not None and seat not in (view.seat, view.seals.saboteur)
        ]

    def draw(self) -> Round:
        """One round; where nobody else has predicted, all are equally likely."""
        if not self.predictions:
            return self._sampled()
        tables = [self._sampled() for _ in range(SAMPLES)]
        weights = [self._likelihood(table) for table in tables]
        return self.luck.choices(tables, weights)[0] if sum(weights) else tables[0]

    def _sampled(self) -> Round:
        seed = self.luck.getrandbits(62)
        return Round(GAME.sample_state(self.view, seed, self.history), choose_seal)

    def _likelihood(self, table: Round) -> float:
        """The likelihood of the predictions, given the hands as they were dealt."""
        squares = 0.0
        for seat, counts in self.predictions:
            now, gone = table.hands[seat], self.played[seat]
            dealt = [here | there for here, there in zip(now, gone, strict=True)]
            tricks = expected_tricks(dealt, self.full, table.seats)
            squares += sum((t - c) ** 2 for t, c in zip(tricks, counts, strict=True))
        return exp(-squares / (2 * VARIANCE))


def _played(view: View, history: Sequence[Event]) -> list[Masks]:
    """The cards that each seat has played in this round, as bits."""
    gone = [[0] * 5 for _ in range(view.seats)]
    for event in history:
        if isinstance(event, CardPlayed):
            gone[event.seat][event.card.colour] |= 1 << (event.card.rank - 1)
    return gone
