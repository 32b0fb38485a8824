"""The marks that seats earned in a finished game."""

from collections.abc import Iterator
from typing import Final

from engine.core import RoundEnded, Seat
from engine.players.base import Level
from engine.tables.replay import Replay

LEAST_ROUNDS: Final = 4
"""The fewest rounds of a game in which a comeback after half of them earns a mark."""


def marks_of(replay: Replay) -> tuple[tuple[Seat, str], ...]:
    """The marks of a game that was played to its end, by seat; each at most once."""
    outcome, key = replay.outcome, replay.game.key
    if outcome is None:
        return ()
    own = replay.game.traits.earned(replay.steps)
    found = {(seat, f"{key}-{mark}") for seat, mark in own}
    robs, players = filter(None, (event.robs for event in replay.story)), replay.table.players
    found |= {(seat, "captain") for seat, other in robs if players[other].level is Level.CAPTAIN}
    won = outcome.points[outcome.winners[0]]
    others = [p for seat, p in enumerate(outcome.points) if seat not in outcome.winners]
    if others and min(abs(points - won) for points in others) == 1:
        found |= {(seat, "finish") for seat in outcome.winners}
    found |= {(seat, "comeback") for seat in from_the_last_place(replay)}
    return tuple(sorted(found))


def from_the_last_place(replay: Replay) -> Iterator[Seat]:
    """The winners who were last, or among the last, after half of the rounds."""
    rounds = [event.points for event in replay.story if isinstance(event, RoundEnded)]
    if (outcome := replay.outcome) is None or len(rounds) < LEAST_ROUNDS:
        return
    half = [sum(gained) for gained in zip(*rounds[: len(rounds) // 2], strict=True)]
    if min(half) < max(half):
        yield from (seat for seat in outcome.winners if half[seat] == min(half))
