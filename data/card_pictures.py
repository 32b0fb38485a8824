"""The pictures of the cards: their names, and the files that the bot sends to Discord.

tests/lab/pictures draws them. A name begins with the letter of its game: s 7 Seas, w The Seven
Seals, n 7, m Letter of Marque, t the seats at any table.
"""

from importlib.resources import files
from typing import Final

from engine.games.seven.cards import NUMBERS
from engine.games.seven_seals.state import Card as SealsCard
from engine.games.seven_seals.state import Kind
from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, Suit

FOLDER: Final = files("data") / "pictures" / "cards"
SUITS: Final = {
    Suit.GOLD: "gold",
    Suit.CRYSTALS: "crystal",
    Suit.RUM: "rum",
    Suit.CURSES: "curse",
}
PIRATES: Final = {KRAKEN: "kraken", LADY: "lady", KING: "king"}
SEATS: Final = ("red", "blue", "green", "yellow", "purple", "orange", "white")
"""The colours of the seats, in the order of the seats."""

UNDER_SHIPS: Final = ("treasure", "unknown", "armed", "defenceless")
"""A treasure by itself, or under a ship of this kind: one picture instead of two."""


NAMES: Final = (
    *(f"s_{PIRATES.get(card) or f'{SUITS[card.suit]}{card.strength}'}" for card in DECK),
    *("s_sea", "s_island", "s_harbour"),
    *(f"s_ship{colour}" for colour in SEATS),
    *(f"w_{card.colour.letter.lower()}{card.rank}" for card in SealsCard),
    *(f"w_seal{kind.name.lower()}" for kind in Kind),
    "w_saboteur",
    *(f"n_{what}{number}" for what in ("card", "left", "right") for number in NUMBERS),
    *("n_lefthole", "n_righthole"),
    *("m_armed", "m_defenceless", "m_unknown", "m_cannon"),
    *(f"m_{what}{value}" for what in UNDER_SHIPS for value in range(3, 8)),
    *(f"t_{colour}" for colour in SEATS),
)
"""Every picture, in the order in which Discord is given them."""


def missing() -> tuple[str, ...]:
    """The pictures that have no file."""
    return tuple(name for name in NAMES if not (FOLDER / f"{name}.png").is_file())


def read() -> dict[str, bytes]:
    """The pictures that have a file, by name."""
    there = {name: FOLDER / f"{name}.png" for name in NAMES}
    return {name: file.read_bytes() for name, file in there.items() if file.is_file()}
