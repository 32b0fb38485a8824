"""The set-up of each game: open first treasures, and a ship for each, chosen in secret."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.games.letter_of_marque.cards import launched
from engine.games.letter_of_marque.events import (
    FirstTreasuresShown,
    GameBegan,
    SetUpEnded,
    ShipPlaced,
    ShipReady,
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
    """Game `number` of the series: the top of every freshly shuffled pile is turned up."""
    seats = len(totals)
    piles = [shuffled(TREASURES, derived(seed, "pile", number, seat)) for seat in range(seats)]
    treasures = tuple(pile[0] for pile in piles)
    state = State(
        options=options,
        seed=seed,
        round=number,
        starter=starter,
        phase=Phase.SET_UP,
        turn=starter,
        turned_up=None,
        placed=0,
        first_treasures=treasures,
        choices=(None,) * seats,
        fleets=tuple(Fleet(pile[1:], ARMED, DEFENCELESS, CANNONS, (), 0, 0, 0) for pile in piles),
        sea=(),
        totals=totals,
    )
    began = GameBegan(number, rounds(options, seats), starter)
    return Step(state, (began, FirstTreasuresShown(treasures)))


def place(state: State, seat: Seat, armed: bool) -> Step[State]:
    """Set-up: the seat has chosen; when it was the last, all ships are placed together."""
    choices = (*state.choices[:seat], armed, *state.choices[seat + 1 :])
    ready = (ShipReady(seat),)
    if None in choices:
        return Step(replace(state, choices=choices), ready)
    started, events = _set_out(state, tuple(map(bool, choices)))
    return Step(started, ready + events)


def _set_out(state: State, choices: tuple[bool, ...]) -> tuple[State, tuple[Event, ...]]:
    """All first ships at sea, numbered clockwise from seat 0; the starter has the first turn."""
    sea = tuple(
        Ship(seat + 1, seat, treasure, armed, shown=False)
        for seat, (treasure, armed) in enumerate(zip(state.first_treasures, choices, strict=True))
    )
    placed = tuple(ShipPlaced(ship.owner, ship.number, ship.treasure) for ship in sea)
    after = replace(
        state,
        phase=Phase.TURN,
        first_treasures=(),
        choices=(),
        placed=len(sea),
        fleets=tuple(map(launched, state.fleets, choices)),
        sea=sea,
    )
    return after, (SetUpEnded(), *placed)
