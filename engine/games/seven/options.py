"""The house rules of the game 7."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from engine.codec import LATER
from engine.core import HouseRule, Seat, read_choices, seats_with
from engine.games.seven.cards import DECKS, DEFAULT, Counts, checked

SEATS = range(2, 8)

HOUSE_RULES = (
    HouseRule("deck", tuple(DECKS), DEFAULT),
    HouseRule("strict_finish", (False, True), default=False),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The host's choices, complete with the counts of the deck, so no later edit changes them.

    deck: how many cards carry the numbers 1 to 7.
    strict_finish: the last card must make a Seven.
    starter: the seat that begins the first round; None: drawn from the seed.
    rounds: how many are played; 0: as for this number of players.
    """

    deck: Counts = DECKS[DEFAULT]
    strict_finish: bool = False
    starter: Seat | None = None
    rounds: int = field(default=0, metadata=LATER)

    def __post_init__(self) -> None:
        checked(self.deck)


def options(**choices: Any) -> Options:
    """Options from choices by name; `deck` is the name of a built-in table or seven counts."""
    deck = choices.pop("deck", DEFAULT)
    if isinstance(deck, str) and deck in DECKS:
        deck = DECKS[deck]
    elif isinstance(deck, str) or not isinstance(deck, Sequence):
        raise ValueError(f"deck: {deck!r} is neither one of {', '.join(DECKS)} nor seven counts")
    rules = [rule for rule in HOUSE_RULES if rule.name != "deck"]
    return Options(**read_choices(rules, SEATS, choices), deck=checked(deck))


seats_for: Final = partial(seats_with, SEATS)
