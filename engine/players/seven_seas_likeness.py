"""How mate would play on in a world, guessed so quickly that playouts can go by it.

The chests are weighed as they were at the choice, and what a display invites the next seat to is
remembered however the hidden cards lie: nine plays in ten are the same as mate's own.
"""

from __future__ import annotations

from typing import Final

from engine.players.seven_seas_masks import Key, Mask
from engine.players.seven_seas_mate import Judge, Sight
from engine.players.seven_seas_sim import World
from engine.players.seven_seas_style import Style

MOOD: Final = 0.1
"""Mate is nearly predictable; its chests are known to it a little better than to the guess."""

CARE: Final = 4.0
"""How many times mate's concern for what it leaves lying a captain has among many."""

_SPARE: Final = 1 << 15
"""Remembered displays beyond this are forgotten."""


class Likeness(Style):
    """The style of one seat.

    hidden: what the seat does not see at the choice. care: how much more than mate's it minds
    what it leaves lying, as a factor.
    """

    def __init__(self, judge: Judge, hidden: Mask, care: float = 1.0) -> None:
        taste = judge.taste
        clear = taste.clear + taste.nick * judge.nick(hidden)
        super().__init__(judge.mine, clear=clear, exposed=taste.exposed * care, mood=MOOD)
        self._judge = judge
        self._replies: dict[Mask, float] = {}

    def risk(self, world: World, display: Mask, key: Key) -> float:
        """What the next seat may be expected to take."""
        found = self._replies.get(display)
        if found is None:
            if len(self._replies) >= _SPARE:
                self._replies.clear()
            found = self._replies[display] = self._expected(world, display)
        return self._judge.taste.risk * found

    def _expected(self, world: World, display: Mask) -> float:
        hands, hidden = world.hands, world.piles[-1]
        for seat, hand in enumerate(hands):
            if seat != world.turn:
                hidden |= hand
        for hand in world.aside:
            hidden |= hand
        following = hands[(world.turn + 1) % len(hands)].bit_count()
        return self._judge.reply(display, Sight(display, hidden, following))
