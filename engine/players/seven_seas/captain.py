"""The captain of 7 Seas: Monte Carlo search over worlds that agree with all it has seen.

Each world is drawn from a careful player's memory and from what the plays of others tell, and
every move that is still in question is tried in it and played on; the same worlds for all moves.
The others are taken for mates, whose answers can be foretold quickly. Between two sides the
captain itself is taken for somebody who sees the next hand, and while the end is far it goes for a
few turns only, and what the rest will bring is a forecast: the luck of another twenty cards would
drown the difference between two moves. Among more sides rounds go to their end, the later part at
a glance, and mate's appraisal has a say, which fades as playouts come in: a choice by few of them
would be worse than mate's own. Half of the moves are dropped again and again (sequential halving),
until the time is up or one is left. This was measured to be better than a tree with the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

from engine.core import Event
from engine.games.seven_seas.moves import DeclineNick, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.view import View
from engine.players.base import Budget
from engine.players.seven_seas.belief import Hunches
from engine.players.seven_seas.forecast import Forecast
from engine.players.seven_seas.inference import clues
from engine.players.seven_seas.masks import BIT, Mask, mask_of
from engine.players.seven_seas.mate import Appraisal, Judge, Mate
from engine.players.seven_seas.memory import Piles
from engine.players.seven_seas.nicks import Shrewd
from engine.players.seven_seas.opponent_model import CARE, Likeness, Watchful
from engine.players.seven_seas.policy import Style, play_on
from engine.players.seven_seas.scoring import Prize
from engine.players.seven_seas.simulator import World
from engine.players.seven_seas.weights import LURES

WORLDS: Final = 240
"""How many deals are weighed before a choice; fewer if there is little time."""

LOOK: Final = 0.25
"""The share of the time after which no more deals are weighed."""

FEWEST: Final = 3
"""Fewer worlds than this tell nothing: then the choice is mate's."""

TRUST: Final = (2.0, 0.0)
"""By whether there are two sides: what a point by mate's appraisal adds to a move's total.

Between two sides the forecast leaves so little to luck that playouts are heard alone.
"""

AHEAD: Final = 4
"""How many cards of each seat are played on before the rest of the round is a forecast."""

CAREFUL: Final = 2
"""Among many sides: how many cards of each seat are played with a thought for replies.

What comes later in a whole round is luck for the most part: more playouts tell more there.
"""

NEAR: Final = 16
"""With no more cards than this to come from all hands, a round is played to its end."""


class Worlds(Protocol):
    """Where the worlds come from."""

    def draw(self) -> World:
        """A world; not to be changed."""


@dataclass(slots=True)
class Candidate:
    """A move and the values of its playouts, added up to what it began with."""

    move: Move
    total: float


class Captain:
    """A player that searches; see `Search`."""

    def choose(
        self,
        view: View,
        history: Sequence[Event],
        moves: Sequence[Any],
        luck: Random,
        budget: Budget,
    ) -> Any:
        """See `Chooser`; an iteration is one playout."""
        if len(moves) == 1:
            return moves[0]
        appraised = Mate().appraise(view, history, moves, luck)
        return Search(view, history, luck, budget).best(appraised)


class Search:
    """What all playouts of one choice have in common."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random, budget: Budget) -> None:
        self._view, self._budget, self._begin = view, budget, perf_counter()
        self._seat = view.seat or 0
        self._duel = len(view.ships) == 2
        memory = Shrewd(view, history, LURES[self._duel])
        piles = memory.piles(luck)
        hidden = memory.unseen(piles)
        known = clues(view, history)
        number = int(min(WORLDS, budget.iterations))
        self.worlds: Worlds = Hunches(memory.world, known, luck, number, hidden, self._late)
        self._styles = styles(view, piles, hidden)
        self._prize = Prize(view.options, view.ships)
        self._forecast = Forecast(self._prize.booty)
        self._side = self._seat % len(view.ships)
        self._draw = luck.random

    def best(self, appraised: Sequence[Appraisal]) -> Move:
        """The move that is left by the halvings. appraised: by mate."""
        trust, favourite = TRUST[self._duel], max(appraised, key=lambda one: one.worth).move
        rest = [Candidate(one.move, trust * one.worth) for one in appraised]
        stages, stage, playouts, worlds = ceil(log2(len(rest))), 0, 0, 0
        spent = 0.0
        while stage < stages and (spent < 1 or not playouts):
            world = self.worlds.draw()
            for candidate in rest:
                candidate.total += self.value(world.copy(), candidate.move)
            worlds += 1
            playouts += len(rest)
            spent = self._budget.spent(self._begin, playouts)
            if spent * stages >= stage + 1:
                stage += 1
                rest.sort(key=lambda one: -one.total)
                rest = rest[: (len(rest) + 1) // 2]
        return max(rest, key=lambda one: one.total).move if worlds >= FEWEST else favourite

    def _late(self) -> bool:
        """Whether it is time to try the moves."""
        return self._budget.spent(self._begin, 0) > LOOK

    def value(self, world: World, move: Move) -> float:
        """What this move turned out to be worth in this world, which is changed."""
        self._make(world, move)
        plays = self._plays(world)
        careful = plays if self._duel else CAREFUL * len(world.hands)
        play_on(world, self._styles, plays, self._draw, careful)
        if any(world.hands):
            return self._prize.expected(*self._forecast.points(world))[self._side]
        chests = world.chests(last_clears=self._view.options.last_clears)
        return self._prize.of(chests)[self._side]

    def _plays(self, world: World) -> int:
        """How far this world is played on: to the end only if that is near."""
        held = sum([hand.bit_count() for hand in world.hands])
        near = not self._duel or (not world.aside and held <= NEAR)
        return held if near else AHEAD * len(world.hands)

    def _make(self, world: World, move: Move) -> None:
        """Play the move, and where that opens a nick, take the best."""
        style = self._styles[self._seat]
        match move:
            case PlayCard(card, take):
                if world.play(int(card), mask_of(take)):
                    world.nick(*style.nick(world))
            case OpenSource(source):
                world.nick(source, style.best_of(world.piles[source]))
            case Keep(card) if self._view.opened is not None:
                world.nick(self._view.opened, BIT[card])
            case DeclineNick():
                world.pass_turn()


def styles(view: View, piles: Piles, hidden: Mask) -> list[Style]:
    """By seat: the others are mates; hidden: what the seat of the view does not see."""
    shown = hidden | mask_of(view.hand)
    judges = [Judge(view, piles, seat) for seat in range(view.seats)]
    found: list[Style] = [Likeness(judge, shown) for judge in judges]
    own = judges[view.seat or 0]
    duel = len(view.ships) == 2
    found[view.seat or 0] = Watchful(own, hidden) if duel else Likeness(own, hidden, CARE)
    return found
