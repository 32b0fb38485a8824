"""The house rules of 7 Seas and the booty tables, built in and of a host's own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.codec import LATER
from engine.core import HostDecks, HouseRule, Seat, read_choices, seats_with
from engine.games.seven_seas.cards import DECK, KRAKEN, Suit

SEATS: Final = range(2, 5)

PRIMIERA: Final = (5, 1, 2, 3, 4, 6, 7, 0, 0, 0)
LINEAR: Final = (1, 2, 3, 4, 5, 6, 7, 1, 1, 1)
KRAKEN_VALUE: Final = -7
"""The same in every table: printed in the rules, not reconstructed."""
CURSES: Final = (KRAKEN_VALUE, -6, -5, -4, -3, -2, -1, -7, -7, -7)

TABLES: Final[Mapping[str, tuple[int, ...]]] = {
    name: tuple(value for each in zip(row, row, row, CURSES, strict=True) for value in each)
    for name, row in (("primiera", PRIMIERA), ("linear", LINEAR))
}
"""RECONSTRUCTED: the booty values of the cards in their order, equal to the shipped data file."""

HOUSE_RULES: Final = (
    HouseRule("target", (7, 11, 14), 7),
    HouseRule("last_clears", (False, True), default=False),
    HouseRule("teams", (False, True), default=False),
    HouseRule("ultimate_teams", (False, True), default=False),
    HouseRule("booty", tuple(TABLES), "primiera"),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of a table; made by `options`, which checks them.

    teams: also true with `ultimate_teams`. booty: the name of the table whose 40 values, by
    card, are `booty_values`. starter: the seat that begins the first round; None: drawn from the
    seed. short: two players get no second hand; only in the lesson.
    """

    target: int
    last_clears: bool
    teams: bool
    ultimate_teams: bool
    booty: str
    booty_values: tuple[int, ...]
    starter: Seat | None
    short: bool = field(default=False, metadata=LATER)

    @property
    def built_in(self) -> str:
        """The name of the built-in table with these booty values; "own": a host's own values."""
        return next((name for name, row in TABLES.items() if row == self.booty_values), "own")


def options(**choices: Any) -> Options:
    """Options from choices by name; ValueError names the bad one.

    booty: the name of a table. booty_values: its 40 values by card in the data file, when they are
    not the built-in ones.
    """
    booty, values = _booty(choices.pop("booty", "primiera"), choices.pop("booty_values", None))
    chosen = read_choices([rule for rule in HOUSE_RULES if rule.name != "booty"], SEATS, choices)
    chosen["teams"] = chosen["teams"] or chosen["ultimate_teams"]
    return Options(**chosen, booty=booty, booty_values=values)


def seats_for(options: Options) -> tuple[int, ...]:
    """Two to four, or four for teams; enough that the starter has a seat."""
    return seats_with((4,) if options.teams else SEATS, options)


def sides(options: Options, seats: int) -> int:
    """Two teams, or everybody alone."""
    return 2 if options.teams else seats


def booty_table(table: Mapping[str, Any]) -> tuple[int, ...]:
    """The 40 values of a table as a host writes it: ten for each of the four suits by name.

    ValueError names the bad cell, or the name that is no suit.
    """
    names = [suit.name.lower() for suit in Suit]
    for name in table:
        if name not in names:
            raise ValueError(f"booty, {name}: there is no such suit")
    rows: list[list[int]] = []
    for suit in Suit:
        row = table.get(suit.name.lower(), ())
        cells = list(row) if isinstance(row, list | tuple) else []
        cells += [None] * (10 - len(cells))
        rows.append([_cell(suit, strength, value) for strength, value in enumerate(cells, 1)])
    return tuple(rows[card.suit][card.strength - 1] for card in DECK)


BOOTY: Final = HostDecks(
    "booty", TABLES, booty_table, lambda name, values: {"booty": name, "booty_values": values}
)


def _cell(suit: Suit, strength: int, value: object) -> int:
    is_kraken = (suit, strength) == (KRAKEN.suit, KRAKEN.strength)
    allowed = (KRAKEN_VALUE,) if is_kraken else range(-7, 8)
    if type(value) is int and value in allowed and strength <= 10:
        return value
    expected = f"{KRAKEN_VALUE} for the kraken" if is_kraken else "an integer from -7 to 7"
    cell = f"{suit.name.lower()} {strength}"
    raise ValueError(f"booty, {cell}: expected {expected}, not {value!r}")


def _booty(booty: object, values: Sequence[int] | None) -> tuple[str, tuple[int, ...]]:
    if not isinstance(booty, str) or (values is None and booty not in TABLES):
        raise ValueError(f"booty: there is no table {booty!r}")
    if values is not None and (booty not in TABLES or values not in TABLES.values()):
        if not isinstance(values, Sequence) or len(values) != 40:
            raise ValueError("booty: expected 40 values")
        return booty, tuple(_cell(card.suit, card.strength, values[card]) for card in DECK)
    return booty, TABLES[booty]  # values of another built-in table are left from an older choice
