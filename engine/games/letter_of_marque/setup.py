"""The set-up of each game: open first treasures, and a ship for each, chosen in secret."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.games.letter_of_marque.events import SetUpEnded, ShipPlaced, ShipReady
from engine.games.letter_of_marque.state import Fleet, Phase, Ship, State


def place(state: State, seat: Seat, armed: bool) -> Step[State]:
    """Set-up: the seat has chosen; when it was the last, all ships are placed together."""
    choices = (*state.choices[:seat], armed, *state.choices[seat + 1 :])
    ready = (ShipReady(seat),)
    if None in choices:
        return Step(replace(state, choices=choices), ready)
    started, events = _set_out(state, tuple(map(bool, choices)))
    return Step(started, ready + events)


def launched(fleet: Fleet, armed: bool) -> Fleet:
    """The fleet after one ship of this type has left its supply."""
    if armed:
        return replace(fleet, armed=fleet.armed - 1)
    return replace(fleet, defenceless=fleet.defenceless - 1)


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
