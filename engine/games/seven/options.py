"""The house rules of the game 7."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from engine.core import HouseRule, Seat
from engine.games.seven.cards import DECKS, DEFAULT, Counts, checked

SEATS = range(2, 8)

HOUSE_RULES = (
    HouseRule("deck", tuple(DECKS), DEFAULT),
    HouseRule("strict_finish", (False, True), default=False),
)


@dataclass(frozen=True, slots=True)
class Options:
    """What the host chose; complete with the counts of the deck, so no later edit changes them.

    deck: how many cards carry the numbers 1 to 7.
    strict_finish: the last card must make a Seven.
    starter: who begins the first round; None: drawn from the seed.
    """

    deck: Counts = DECKS[DEFAULT]
    strict_finish: bool = False
    starter: Seat | None = None

    def __post_init__(self) -> None:
        checked(self.deck)
        if not isinstance(self.strict_finish, bool):
            raise ValueError(f"strict_finish: {self.strict_finish!r} is neither true nor false")
        if self.starter is not None and not _is_seat(self.starter):
            raise ValueError(f"starter: {self.starter!r} is no seat")

    @property
    def first_seats(self) -> tuple[int, ...]:
        """The numbers of seats at which the chosen starter has a place."""
        return tuple(seats for seats in SEATS if self.starter is None or self.starter < seats)


def options_from(choices: Mapping[str, Any]) -> Options:
    """Options from choices by name; `deck` is the name of a built-in table or seven counts."""
    known = [field.name for field in fields(Options)]
    for name in choices:
        if name not in known:
            raise ValueError(f"{name}: no such choice; there are {', '.join(known)}")
    return Options(**{**choices, "deck": _counts(choices.get("deck", DEFAULT))})


def _counts(deck: object) -> Counts:
    if isinstance(deck, str) and deck in DECKS:
        return DECKS[deck]
    if isinstance(deck, str) or not isinstance(deck, Sequence):
        raise ValueError(f"deck: {deck!r} is neither one of {', '.join(DECKS)} nor seven counts")
    return checked(deck)


def _is_seat(starter: object) -> bool:
    return type(starter) is int and starter in range(SEATS[-1])
