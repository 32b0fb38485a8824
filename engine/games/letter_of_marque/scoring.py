"""The scoring of a game, the totals of a series, and the outcome."""

from __future__ import annotations

from dataclasses import replace

from engine.core import (
    Event,
    GameOver,
    Outcome,
    RoundEnded,
    Seat,
    Step,
    Termination,
    places,
)
from engine.games.letter_of_marque.events import Scored
from engine.games.letter_of_marque.setup import begin
from engine.games.letter_of_marque.state import Fleet, Phase, State, Total, rounds


def end_game(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Scores the game, then deals the next one of the series or ends the table."""
    fleets = state.fleets
    totals = tuple(map(_total, state.totals, fleets))
    lines = tuple(
        Scored(
            seat,
            fleet.treasures,
            fleet.enemy_cannons,
            fleet.points,
            total.points,
            total.enemy_cannons,
        )
        for seat, (fleet, total) in enumerate(zip(fleets, totals, strict=True))
    )
    ended = RoundEnded(state.round, tuple(fleet.points for fleet in fleets))
    events = (*events, *lines, ended)
    if state.round < rounds(state.options, len(fleets)):
        after, more = _next_game(state, totals)
    else:
        after = replace(state, phase=Phase.OVER, totals=totals)
        more = (GameOver(_winners(totals)),)
    return Step(after, events + more)


def _total(before: Total, fleet: Fleet) -> Total:
    cannons = before.enemy_cannons + fleet.enemy_cannons
    return Total(before.points + fleet.points, cannons)


def _next_game(state: State, totals: tuple[Total, ...]) -> Step[State]:
    """HOUSE: the next seat clockwise starts."""
    starter = (state.starter + 1) % len(totals)
    return begin(state.options, state.seed, state.round + 1, starter, totals)


def outcome(state: State) -> Outcome | None:
    """The places by points, ties by enemy cannons (HOUSE: of the whole series), then shared."""
    if state.phase is not Phase.OVER:
        return None
    points = tuple(total.points for total in state.totals)
    series = rounds(state.options, len(points)) > 1
    reason = Termination.ROUNDS if series else Termination.EXHAUSTED
    return Outcome(points, ranks(state.totals), _winners(state.totals), reason)


def ranks(totals: tuple[Total, ...]) -> tuple[int, ...]:
    """The place of each seat by points, then by enemy cannons."""
    return places([(total.points, total.enemy_cannons) for total in totals])


def _winners(totals: tuple[Total, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, place in enumerate(ranks(totals)) if place == 1)
