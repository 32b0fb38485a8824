"""The opponent model of 7 Seas: how mate would play on in a world, fast enough for rollouts.

To be fast, the model keeps the card values of the choice, and uses one expected reply for each
display, whatever the hidden cards are. Without the noise, nine of ten of its plays are mate's.
"""

from __future__ import annotations

from typing import Final

from engine.players.seven_seas.evaluation import Evaluator, Observation
from engine.players.seven_seas.masks import CACHE_LIMIT, Mask
from engine.players.seven_seas.policy import RolloutPolicy
from engine.players.seven_seas.simulator import World

NOISE: Final = 0.1
"""The noise of the model, in points, for what mate knows better than the model. Hand-set."""

CARE: Final = 4.0
"""The captain's own care among three or four sides; see `RolloutPolicy`. Hand-set."""


class MateModel(RolloutPolicy):
    """Plays as mate would with the cards that the seat sees."""

    def __init__(self, evaluator: Evaluator, hidden: Mask, care: float = 1.0) -> None:
        super().__init__(evaluator, hidden, noise=NOISE, care=care)
        self._replies: dict[Mask, float] = {}

    def risk(self, world: World, display: Mask) -> float:
        """The expected value of the next seat's reply, in points, by mate's weight."""
        found = self._replies.get(display)
        if found is None:
            if len(self._replies) >= CACHE_LIMIT:
                self._replies.clear()
            found = self._replies[display] = self._reply(world, display)
        return self.evaluator.weights.reply * found

    def _reply(self, world: World, display: Mask) -> float:
        hands, hidden = world.hands, world.piles[-1]
        for seat, hand in enumerate(hands):
            if seat != world.turn:
                hidden |= hand
        for hand in world.aside:
            hidden |= hand
        next_hand = hands[(world.turn + 1) % len(hands)].bit_count()
        return self.evaluator.reply(display, Observation(display, hidden, next_hand))
