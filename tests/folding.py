"""A game derived from its moves."""

from collections.abc import Sequence
from typing import Any

from engine.core import AnyGame, Seat, Step


def fold(
    game: AnyGame, options: Any, seats: int, seed: int, moves: Sequence[tuple[Seat, Any]]
) -> Step[Any]:
    """The state after these moves, and every event since the deal, in order."""
    state, events = game.deal(options, seats, seed)
    story = list(events)
    for seat, move in moves:
        state, events = game.apply(state, seat, move)
        story.extend(events)
    return Step(state, tuple(story))
