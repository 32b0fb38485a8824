"""When a reason of Letter of Marque is true."""

from __future__ import annotations

from typing import Any

from tests.engine.players.reasons_kit import Said, Truths


def target(told: Said) -> Any:
    """The ship that is attacked or rescued."""
    (ship,) = (each for each in told.state.sea if each.number == told.move.ship)
    return ship


TRUTHS: Truths = {
    "unthreatened": lambda told: (
        not any(fleet.cannons for seat, fleet in enumerate(told.state.fleets) if seat != told.seat)
    ),
    "sure": lambda told: not target(told).armed,
    "rescues": lambda told: not target(told).armed,
    "bold": lambda told: told.figure != told.seat and told.state.fleets[told.figure].cannons > 0,
    "known": lambda told: bool(target(told).shown),
}
