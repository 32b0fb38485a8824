"""A quick policy for 7 Seas by fixed weights: the forecast was fitted to it."""

from __future__ import annotations

from typing import Final

from engine.games.seven_seas.cards import KRAKEN
from engine.players.seven_seas_lures import LURES
from engine.players.seven_seas_masks import Key, Mask, able, numbers_of
from engine.players.seven_seas_sim import World
from engine.players.seven_seas_style import Style, ways


class Quick(Style):
    """With an eye on the next hand; reply: the share of what it could take that counts as lost."""

    def __init__(self, duel: bool, *, clear: float, exposed: float, reply: float) -> None:
        super().__init__(LURES[duel], clear=clear, exposed=exposed, mood=0.7)
        self._reply = reply

    def risk(self, world: World, display: Mask, key: Key) -> float:
        best = 0.0
        for card in numbers_of(world.hands[(world.turn + 1) % len(world.hands)] & able(key)):
            for take in ways(card, display, key):
                if take:
                    value = self.worth[card] + self.sum_of(take)[0]
                    clears = take == display and card != KRAKEN
                    best = max(best, value + self.clear if clears else value)
        return self._reply * best


QUICK_STYLES: Final = (
    Quick(False, clear=1.05, exposed=0.3, reply=0.5),
    Quick(True, clear=0.97, exposed=0.1, reply=0.8),
)
"""By whether there are two sides."""
