"""The end of a round of 7 Seas between two players: all plans of a seat, in sampled worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core import Seat
from engine.games.seven_seas.state import Phase
from engine.games.seven_seas.view import View
from engine.players.base import Value
from engine.players.endings import Followed
from engine.players.seven_seas.captures import takes
from engine.players.seven_seas.masks import numbers_of
from engine.players.seven_seas.policy import MateModel
from engine.players.seven_seas.simulator import Play, World

FEW_CARDS: Final = 4
"""Cards in the own hand up to which all plans are searched; hand-set."""

SAMPLES: Final = 100
"""Worlds in which a plan is searched, so that a choice takes about 0.1 s; hand-set."""

BATCH: Final = 16
"""The same in one batch of a review; hand-set."""


def is_near(view: View) -> bool:
    """True if all plans for this play can be searched."""
    is_last = view.seats == 2 and not view.aside and len(view.hand) <= FEW_CARDS
    return is_last and view.phase is Phase.PLAY


def plays_of(world: World) -> list[Play]:
    """All plays of the seat in turn."""
    return [
        (card, take)
        for card in numbers_of(world.hands[world.turn])
        for take in takes(card, world.display, world.key)
    ]


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round as one seat plays it; its nicks are its own policy's.

    policies: by seat. worth: of the round when it is over.
    """

    seat: Seat
    policies: Sequence[MateModel]
    worth: Callable[[World], Value]

    def choices(self, world: World) -> list[Play]:
        """All plays."""
        return plays_of(world)

    def after(self, world: World, choice: Play) -> list[Followed[World]]:
        """The one way on, with what the others play and where they nick."""
        world, seen, play = world.copy(), list[object](), choice
        while True:
            policy, opened = self.policies[world.turn], 0
            if world.play(*play):
                opened, bit = policy.choose_nick(world)
                world.nick(opened, bit)
            seen += (play, opened)
            if not any(world.hands):
                return [(1.0, (), self.worth(world))]
            if world.turn == self.seat:
                return [(1.0, tuple(seen), world)]
            play = self.policies[world.turn].choose(world)
