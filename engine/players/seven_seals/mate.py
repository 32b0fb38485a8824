"""The computer players of The Seven Seals: deckhand, mate and captain."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals.cards import Card
from engine.games.seven_seals.moves import Move, Play, Return
from engine.games.seven_seals.state import Kind, Phase
from engine.games.seven_seals.view import View
from engine.players.base import Budget
from engine.players.seven_seals.captain import (
    best_card,
    best_prediction,
    best_seal,
    predict_anyway,
    prediction_by_feel,
    won,
)
from engine.players.seven_seals.policy import card_by_feel, seal_by_feel
from engine.players.seven_seals.simulator import Round


class Deckhand:
    """Plays like mate with what lies on the table, but remembers no trick before the last.

    It shuns the saboteur: it would rather predict.
    """

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """See `engine.players.base.Chooser`."""
        shy = view.phase is Phase.PREDICT and len(moves) > 1
        return predict_anyway(view, luck) if shy else _by_feel(view, (), moves, luck)


class Mate:
    """Predicts what its cards promise, remembers all cards, and plays to win just that."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """See `engine.players.base.Chooser`."""
        return _by_feel(view, history, moves, luck)


class Captain:
    """Plays its choices to the end of the round, with hands that suit what others predicted."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Move],
        luck: Random,
        budget: Budget,
    ) -> Move:
        """See `engine.players.base.Chooser`."""
        if len(moves) == 1:
            return moves[0]
        if view.phase is Phase.PREDICT:
            return best_prediction(view, history, luck, budget)
        if view.phase is Phase.RETURN:
            return best_seal(view, history, luck, budget)
        return best_card(view, history, luck, budget)


def _by_feel(view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random) -> Move:
    """What mate does; without history the cards of forgotten tricks are guessed."""
    if len(moves) == 1:
        return moves[0]
    table = Round(GAME.sample_state(view, luck.getrandbits(62), history), seal_by_feel)
    if view.phase is Phase.PREDICT:
        return prediction_by_feel(view, table)
    if view.phase is Phase.PLAY:
        return Play(Card(card_by_feel(table)))
    led, by_red = won(view)
    return Return(Kind(seal_by_feel(table, table.turn, led, by_red)))
