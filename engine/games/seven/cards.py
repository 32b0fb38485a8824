"""The tables of the game 7: how many of the 80 cards carry each number.

RECONSTRUCTED: the printed distribution is unknown. Both tables ship as data/decks/seven.toml, where
a host may edit them or add more.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from engine.core import HostDecks

Counts: TypeAlias = tuple[int, ...]
"""The numbers of cards that carry 1 to 7, in this order; 80 in all."""

NUMBERS = range(1, 8)
CARDS = 80

DECKS: Mapping[str, Counts] = {
    "tapered": (20, 17, 14, 11, 8, 6, 4),
    "mild": (16, 14, 12, 11, 10, 9, 8),
}
DEFAULT = "tapered"


def checked(counts: Sequence[object]) -> Counts:
    """The counts as given; ValueError names the bad cell."""
    if len(counts) != len(NUMBERS):
        raise ValueError(f"deck: expected {len(NUMBERS)} counts, not {len(counts)}")
    cells: list[int] = []
    for number, count in zip(NUMBERS, counts, strict=True):
        if type(count) is not int or not 0 <= count <= CARDS:
            raise ValueError(f"deck: number {number} has {count!r}, not 0 to {CARDS} cards")
        cells.append(count)
    if sum(cells) != CARDS:
        raise ValueError(f"deck: the counts add up to {sum(cells)}, not {CARDS}")
    return tuple(cells)


def deck_of(table: Mapping[str, object]) -> Counts:
    """The counts of a table in a deck file, {"1": 20, ..., "7": 4}; ValueError: the bad cell."""
    known = [str(number) for number in NUMBERS]
    for key in (*table, *known):
        if key not in known:
            raise ValueError(f"there are no cards with the number {key}")
        if key not in table:
            raise ValueError(f"number {key} is missing")
    return checked([table[key] for key in known])


HOST_DECKS: Final = HostDecks("deck", DECKS, deck_of, lambda _, counts: {"deck": counts})
