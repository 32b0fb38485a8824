"""Small Whist gone wrong in its deals and its sampled worlds; see `leaky_games`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Event, Step
from tests.engine.small_whist import Options, SmallWhist, State, View


class DealsLowCardsLaterOn(SmallWhist):
    """Its worlds right after the deal are even."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        one = super().sample_state(view, seed, history)
        two = super().sample_state(view, seed ^ 1, history)
        return min(one, two, key=lambda world: world.hands) if any(view.have_buried) else one


class DealsAlikeForTwoRounds(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, 1 if options.rounds == 2 else seed)


class DealsTheSecondRoundAlike(SmallWhist):
    def deal_round(self, options: Options, seed: int, number: int, *parts: Any) -> Step[State]:
        return super().deal_round(options, seed if number == 1 else 1, number, *parts)
