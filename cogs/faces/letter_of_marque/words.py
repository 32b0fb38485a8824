"""Names of ships, treasures and risks in Letter of Marque, and the pictures that replace them."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Final
from unicodedata import normalize

from cogs.faces.common import SEATS
from cogs.ui.names import Names
from cogs.ui.page import Say
from cogs.ui.pictures import Signs
from engine.core import Seat
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS
from engine.games.letter_of_marque.view import ShipSeen, View


def ship_name(names: Names, owner: Seat, number: int) -> str:
    """A ship's name everywhere that players read it: its owner's letter and its number, "A1"."""
    letters: list[str] = []
    for name in names.bare:
        own = [c for c in normalize("NFKD", name).upper() if c in ascii_uppercase]
        letters.append(next(c for c in (*own, *ascii_uppercase) if c not in letters))
    return f"{letters[owner]}{number}"


def ship_words(say: Say, names: Names, ship: ShipSeen) -> str:
    """A ship as everybody sees it."""
    message = "letter-of-marque-ship-shown" if ship.shown else "letter-of-marque-ship"
    name = ship_name(names, ship.owner, ship.number)
    return say(message, ship=name, treasure=treasure_words(say, ship.treasure))


def treasure_words(say: Say, value: int) -> str:
    """A treasure of this value."""
    return say("letter-of-marque-treasure", value=value)


def treasures_words(say: Say, values: Sequence[int], between: str) -> str:
    """Several treasures; in screen-reader text their values alone."""
    if say.in_words:
        return ", ".join(map(str, values))
    return between.join(treasure_words(say, value) for value in values)


def unseen(view: View, ship: ShipSeen) -> tuple[int, int]:
    """The owner's ships that nobody has seen: the number of armed ones, and of all."""
    fleet = view.fleets[ship.owner]
    armed = ARMED - fleet.armed_seen
    return armed, armed + DEFENCELESS - fleet.defenceless_seen


def odds(view: View, ship: ShipSeen) -> str:
    """How sure it is that the ship is armed: anybody can count it from its owner's unseen ships.

    "shown", "armed" or "none" if it is certain, else "open".
    """
    armed, hidden = unseen(view, ship)
    if ship.shown:
        return "shown"
    return "armed" if armed == hidden else "open" if armed else "none"


def percent(view: View, ship: ShipSeen) -> int:
    """The chance in percent that such a ship is armed."""
    armed, hidden = unseen(view, ship)
    return 100 if ship.shown else round(100 * armed / hidden)


def risk(say: Say, view: View, ship: ShipSeen) -> str:
    """The chance that the ship is armed, with an attack's gain and loss."""
    return say(
        "letter-of-marque-risk",
        odds=odds(view, ship),
        percent=percent(view, ship),
        treasure=ship.treasure,
    )


def ship_of(view: View, number: int) -> ShipSeen:
    """The ship at sea with this number."""
    return next(ship for ship in view.sea if ship.number == number)


def open_treasures(say: Say, treasures: Sequence[int], names: Names) -> str:
    """The first open treasures, each with its owner."""
    message = "letter-of-marque-first-treasure"
    return ", ".join(
        say(message, name=names[seat], treasure=treasure_words(say, treasure))
        for seat, treasure in enumerate(treasures)
    )


SHIP: Final = r"(?<=\*\*\s)💰(\d)"
"""The treasure of a ship, which follows the ship's bold name."""

PICTURES: Final[Signs] = {
    rf"{SHIP}\s⚔️": r":m_armed\1:",
    rf"{SHIP}\s🏳️": r":m_defenceless\1:",
    SHIP: r":m_unknown\1:",
    r"💰(\d+)": r":m_treasure\1:",
    "⚔️": ":m_armed:",
    "🏳️": ":m_defenceless:",
    "💣": ":m_cannon:",
    **SEATS,
}
