"""How mate would play on in a world, guessed so quickly that playouts can go by it.

The chests are weighed as they were at the choice, and what a display invites the next seat to is
remembered however the hidden cards lie: but for the mood, nine plays in ten are mate's own.
"""

from __future__ import annotations

from typing import Final

from engine.players.seven_seas.captures import most, reach
from engine.players.seven_seas.masks import Key, Mask
from engine.players.seven_seas.mate import Judge, Sight
from engine.players.seven_seas.policy import Style
from engine.players.seven_seas.simulator import World

MOOD: Final = 0.1
"""Mate is nearly predictable; its chests are known to it a little better than to the guess."""

CARE: Final = 4.0
"""How many times mate's concern for what it leaves lying a captain has among many."""

OWN_MOOD: Final = 0.3
"""The same for who looks ahead: it will know better then than a playout does."""

SEEN: Final = 0.9
"""The share that is as good as lost of what the next hand could take."""

_SPARE: Final = 1 << 15
"""Remembered displays beyond this are forgotten."""


class Likeness(Style):
    """The style of one seat.

    hidden: what the seat does not see at the choice. care: how much more than mate's it minds
    what it leaves lying, as a factor.
    """

    def __init__(self, judge: Judge, hidden: Mask, care: float = 1.0, mood: float = MOOD) -> None:
        taste = judge.taste
        clear = taste.clear + taste.nick * judge.nick(hidden)
        super().__init__(judge.mine, clear=clear, exposed=taste.exposed * care, mood=mood)
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


class Watchful(Likeness):
    """Mate's judgement with an eye on the next hand, which a playout knows."""

    def __init__(self, judge: Judge, hidden: Mask) -> None:
        super().__init__(judge, hidden, mood=OWN_MOOD)
        self._reached: dict[Mask, list[float]] = {}

    def risk(self, world: World, display: Mask, key: Key) -> float:
        """The most that a card of the next hand takes."""
        theirs = self._judge.theirs
        found = self._reached.get(display)
        if found is None:
            if len(self._reached) >= _SPARE:
                self._reached.clear()
            found = self._reached[display] = reach(display, theirs, self._judge.taste.clear)
        return SEEN * most(world.hands[(world.turn + 1) % len(world.hands)], found, theirs)
