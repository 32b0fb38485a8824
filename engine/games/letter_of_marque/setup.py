"""The set-up of each game: shuffled piles, and a first ship for everybody, chosen in secret."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.games.letter_of_marque.cards import launched, turned_up
from engine.games.letter_of_marque.events import (
    GameBegan,
    SetUpEnded,
    ShipPlaced,
    ShipReady,
    TreasureSeen,
)
from engine.games.letter_of_marque.state import (
    ARMED,
    CANNONS,
    DEFENCELESS,
    TREASURES,
    Fleet,
    Options,
    Phase,
    Ship,
    State,
    Total,
    rounds,
)
from engine.shuffle import derived, shuffled


def deal(options: Options, seats: int, seed: int) -> Step[State]:
    """The first game; its starter is agreed or drawn (HOUSE)."""
    starter = options.starter
    if starter is None:
        starter = derived(seed, "starter") % seats
    totals = (Total(0, 0),) * seats
    return begin(options, seed, 1, starter, totals)


def begin(
    options: Options, seed: int, number: int, starter: Seat, totals: tuple[Total, ...]
) -> Step[State]:
    """Game `number` of the series: everybody sees the top of a freshly shuffled pile."""
    seats = len(totals)
    fleets = tuple(_fleet(derived(seed, "pile", number, seat)) for seat in range(seats))
    state = State(
        options=options,
        seed=seed,
        round=number,
        starter=starter,
        phase=Phase.SET_UP,
        turn=starter,
        turned_up=None,
        placed=0,
        choices=(None,) * seats,
        fleets=fleets,
        sea=(),
        totals=totals,
    )
    tops = tuple(TreasureSeen(seat, fleet.pile[0]) for seat, fleet in enumerate(fleets))
    return Step(state, (GameBegan(number, rounds(options, seats), starter), *tops))


def _fleet(seed: int) -> Fleet:
    return Fleet(shuffled(TREASURES, seed), ARMED, DEFENCELESS, CANNONS, (), 0, 0, 0)


def place(state: State, seat: Seat, armed: bool) -> Step[State]:
    """Set-up: the seat has chosen; when it was the last, all ships come into the sea together."""
    choices = (*state.choices[:seat], armed, *state.choices[seat + 1 :])
    ready = (ShipReady(seat),)
    if None in choices:
        return Step(replace(state, choices=choices), ready)
    started, events = _set_out(state, tuple(map(bool, choices)))
    return Step(started, ready + events)


def _set_out(state: State, choices: tuple[bool, ...]) -> tuple[State, tuple[Event, ...]]:
    """All first ships at sea, numbered clockwise from seat 0; the starter has the first turn."""
    treasures = tuple(fleet.pile[0] for fleet in state.fleets)
    sea = tuple(
        Ship(seat + 1, seat, treasures[seat], armed, shown=False)
        for seat, armed in enumerate(choices)
    )
    fleets = tuple(
        launched(turned_up(fleet), armed)
        for fleet, armed in zip(state.fleets, choices, strict=True)
    )
    placed = tuple(ShipPlaced(ship.owner, ship.number, ship.treasure) for ship in sea)
    after = replace(state, phase=Phase.TURN, choices=(), placed=len(sea), fleets=fleets, sea=sea)
    return after, (SetUpEnded(treasures), *placed)
