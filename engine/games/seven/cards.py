"""How many of the 80 cards carry each number: the tables of the game 7, as data.

RECONSTRUCTED: nobody could read the printed distribution; both tables ship as
data/decks/seven.toml, where a host may edit them or add more.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Counts: TypeAlias = tuple[int, ...]
"""How many cards carry the numbers 1 to 7, in this order; 80 in all."""

NUMBERS = range(1, 8)
CARDS = 80

DECKS: Mapping[str, Counts] = {
    "tapered": (20, 17, 14, 11, 8, 6, 4),
    "mild": (16, 14, 12, 11, 10, 9, 8),
}
DEFAULT = "tapered"


def checked(counts: Sequence[object], name: str = "deck") -> Counts:
    """The counts as given; ValueError names the table and the bad cell."""
    if len(counts) != len(NUMBERS):
        raise ValueError(f"{name}: expected {len(NUMBERS)} counts, not {len(counts)}")
    cells: list[int] = []
    for number, count in zip(NUMBERS, counts, strict=True):
        if type(count) is not int or not 0 <= count <= CARDS:
            raise ValueError(f"{name}: number {number} has {count!r}, not 0 to {CARDS} cards")
        cells.append(count)
    if sum(cells) != CARDS:
        raise ValueError(f"{name}: the counts add up to {sum(cells)}, not {CARDS}")
    return tuple(cells)


def decks_of(tables: Mapping[str, object]) -> dict[str, Counts]:
    """Every table of a deck file, by name; ValueError names the table and the bad cell.

    tables: the file as a TOML reader returns it, e.g. {"tapered": {"1": 20, ..., "7": 4}}.
    """
    return {name: _deck_of(name, cells) for name, cells in tables.items()}


def _deck_of(name: str, cells: object) -> Counts:
    if not isinstance(cells, Mapping):
        raise ValueError(f"{name}: expected a table with the keys 1 to 7, not {cells!r}")
    known = [str(number) for number in NUMBERS]
    for key in (*cells, *known):
        if key not in known:
            raise ValueError(f"{name}: there are no cards with the number {key}")
        if key not in cells:
            raise ValueError(f"{name}: number {key} is missing")
    return checked([cells[key] for key in known], name)


def deck_name(counts: Counts) -> str | None:
    """The name of the built-in table with these counts; None for a host's own."""
    return next((name for name, deck in DECKS.items() if deck == counts), None)


def all_cards(counts: Counts) -> tuple[int, ...]:
    """The number of every card of the deck, rising."""
    return tuple(number for number in NUMBERS for _ in range(counts[number - 1]))
