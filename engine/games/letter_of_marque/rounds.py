"""The games of a series: the deal and the scoring of each, and the outcome."""

from collections.abc import Sequence
from dataclasses import replace

from engine import core
from engine.games.letter_of_marque.events import FirstTreasuresShown, GameBegan, Scored
from engine.games.letter_of_marque.options import Options, rounds_of, seats_for
from engine.games.letter_of_marque.state import TREASURES, Fleet, Phase, State, Total
from engine.shuffle import derived, shuffled


def deal(options: Options, seats: int, seed: int) -> core.Step[State]:
    """The first game; ValueError for a bad number of seats."""
    starter = core.first_starter(options.starter, seats, seed, seats_for(options))
    return deal_round(options, seed, 1, starter, (Total(0, 0),) * seats)


def deal_round(
    options: Options, seed: int, number: int, starter: core.Seat, totals: tuple[Total, ...]
) -> core.Step[State]:
    """Game `number` of the series: the top of every freshly shuffled pile is turned up."""
    seats = len(totals)
    piles = [shuffled(TREASURES, derived(seed, "pile", number, seat)) for seat in range(seats)]
    treasures = tuple(pile[0] for pile in piles)
    state = State(
        options=options,
        seed=seed,
        round=number,
        starter=starter,
        turn=starter,
        first_treasures=treasures,
        choices=(None,) * seats,
        fleets=tuple(Fleet(pile[1:]) for pile in piles),
        totals=totals,
    )
    began = GameBegan(number, rounds_of(options, seats), starter)
    return core.Step(state, (began, FirstTreasuresShown(treasures)))


def end_round(state: State, events: tuple[core.Event, ...]) -> core.Step[State]:
    """Scores the game, then deals the next one of the series or ends the table."""
    fleets = state.fleets
    totals = tuple(
        Total(before.points + fleet.points, before.enemy_cannons + fleet.enemy_cannons)
        for before, fleet in zip(state.totals, fleets, strict=True)
    )
    lines = (
        Scored(s, f.treasures, f.enemy_cannons, f.points, total.points, total.enemy_cannons)
        for s, (f, total) in enumerate(zip(fleets, totals, strict=True))
    )
    ended = core.RoundEnded(state.round, tuple(fleet.points for fleet in fleets))
    events = (*events, *lines, ended)
    if state.round < rounds_of(state.options, len(fleets)):
        starter = (state.starter + 1) % len(totals)  # HOUSE: the next seat clockwise
        after, more = deal_round(state.options, state.seed, state.round + 1, starter, totals)
    else:
        after = replace(state, phase=Phase.OVER, totals=totals)
        more = (core.GameOver(core.first(ranks(totals))),)
    return core.Step(after, events + more)


def outcome(state: State) -> core.Outcome | None:
    """The places by points, ties by enemy cannons (HOUSE: of the whole series), then shared."""
    if state.phase is not Phase.OVER:
        return None
    points = tuple(total.points for total in state.totals)
    series = rounds_of(state.options, len(points)) > 1
    reason = core.Termination.ROUNDS if series else core.Termination.EXHAUSTED
    found = ranks(state.totals)
    return core.Outcome(points, found, core.first(found), reason)


def ranks(totals: tuple[Total, ...]) -> tuple[int, ...]:
    """The place of each seat by points, then by enemy cannons."""
    return core.places([(total.points, total.enemy_cannons) for total in totals])


def finer(story: Sequence[core.Event], seat: core.Seat) -> tuple[int, ...]:
    """The order of equal points in a daily deal: the seat's treasures, then enemy cannons."""
    scored = [event for event in story if isinstance(event, Scored) and event.seat == seat]
    return sum(sum(line.treasures) for line in scored), sum(line.enemy_cannons for line in scored)
