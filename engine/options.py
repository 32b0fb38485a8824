"""Reading a host's choices before the start, with the checks that all games share."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import HouseRule, Seat
from engine.shuffle import derived


def read_choices(
    rules: Iterable[HouseRule], seats: Iterable[int], choices: Mapping[str, Any]
) -> dict[str, Any]:
    """By name: the value of every house rule, and of `starter`; ValueError names the bad choice.

    A rule without a choice has its default. seats: the numbers of seats of the game.
    """
    allowed: dict[str, tuple[Any, ...]] = {rule.name: rule.values for rule in rules}
    allowed["starter"] = (None, *range(max(seats)))
    read: dict[str, Any] = {rule.name: rule.default for rule in rules}
    read["starter"] = None
    for name, value in choices.items():
        if name not in allowed:
            raise ValueError(f"{name}: no such choice; there are {', '.join(allowed)}")
        if not any(type(value) is type(one) and value == one for one in allowed[name]):
            raise ValueError(f"{name}: {value!r} is none of {allowed[name]}")
        read[name] = value
    return read


def seats_with(starter: Seat | None, seats: Iterable[int]) -> tuple[int, ...]:
    """The numbers of seats at which the chosen starter has a place."""
    return tuple(number for number in seats if number > (starter or 0))


def checked_seats(seats: int, allowed: tuple[int, ...]) -> int:
    """The number of seats; ValueError unless it is a plain number among the allowed ones."""
    if type(seats) is not int or seats not in allowed:
        raise ValueError(f"seats: {seats!r} cannot play with these options, only {allowed}")
    return seats


def first_starter(starter: Seat | None, seats: int, seed: int) -> Seat:
    """The seat that the host chose to begin, or one drawn from the seed (HOUSE)."""
    return derived(seed, "starter") % seats if starter is None else starter
