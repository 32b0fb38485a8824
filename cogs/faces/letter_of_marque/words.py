"""Names of ships, treasures and risks in Letter of Marque, and the pictures that replace them."""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Final
from unicodedata import normalize

from cogs.faces.common import SEAT_SIGNS
from cogs.ui.layout import NO_BREAK
from cogs.ui.names import Names, escaped
from cogs.ui.page import Say
from cogs.ui.pictures import Signs
from engine.core import Seat
from engine.games.letter_of_marque.view import ShipSeen, View

SHIP_WIDTH: Final = 12
"""Characters of a name beside its ships or its score that still fit a phone's line."""


def type_of(armed: bool) -> str:
    """The type of a ship, as players type it and messages select by it."""
    return "armed" if armed else "defenceless"


def ship_name(names: Names, owner: Seat, number: int) -> str:
    """A ship's name everywhere that players read it: its owner's letter and its number, "A1"."""
    letters: list[str] = []
    for name in names.bare:
        own = [c for c in normalize("NFKD", name).upper() if c in ascii_uppercase]
        letters.append(next(c for c in (*own, *ascii_uppercase) if c not in letters))
    return f"{letters[owner]}{number}"


def called(names: Names, ship: ShipSeen) -> str:
    """The name of this ship."""
    return ship_name(names, ship.owner, ship.number)


def flagged(say: Say, names: Names, owner: Seat, number: int) -> str:
    """A ship's name in a sentence: behind its owner's mark, on the same line."""
    name = ship_name(names, owner, number)
    return name if say.in_words else f"{Names.MARKS[owner]}{NO_BREAK}{name}"


def ship_words(say: Say, names: Names, view: View, ship: ShipSeen) -> str:
    """A ship as this viewer sees it: treasure, type if known, and name."""
    treasure = treasure_words(say, ship.treasure)
    kind = "shown" if ship.shown else "unknown"
    if view.own is not None and ship.owner == view.seat and not ship.shown:
        kind = type_of(ship.number in view.own.armed_at_sea)
    return say("letter-of-marque-ship", kind=kind, ship=called(names, ship), treasure=treasure)


def ships_at_sea(say: Say, names: Names, view: View, seat: Seat) -> str:
    """The seat's ships at sea, side by side; "" if it has none."""
    ships = (ship_words(say, names, view, ship) for ship in view.sea if ship.owner == seat)
    return ("; " if say.in_words else " ").join(ships)


def rows(say: Say, names: Names, view: View, first: Seat) -> list[str]:
    """A row for each player with ships at sea, from this seat clockwise."""
    found = []
    for seat in (*range(first, len(names)), *range(first)):
        if ships := ships_at_sea(say, names, view, seat):
            # cut so that the ships fit beside it on a phone
            name = f"{escaped(names.within(SHIP_WIDTH)[seat])}{names.mark_of(seat)}"
            told = {"mark": Names.MARKS[seat], "you": names.you(seat), "name": name}
            found.append(say("letter-of-marque-row", **told, ships=ships))
    return found


def treasure_words(say: Say, value: int) -> str:
    """A treasure of this value."""
    return say("letter-of-marque-treasure", value=value)


def treasures_words(say: Say, values: Sequence[int], between: str) -> str:
    """Several treasures; in screen-reader text their values alone."""
    if say.in_words:
        return ", ".join(map(str, values))
    return between.join(treasure_words(say, value) for value in values)


def odds(view: View, ship: ShipSeen) -> str:
    """The certainty that the ship is armed, as anybody can count it from its owner's unseen ships.

    "armed" or "none" if it is certain, else "open".
    """
    return {0: "none", 100: "armed"}.get(percent(view, ship), "open")


def percent(view: View, ship: ShipSeen) -> int:
    """The chance in percent that such a ship is armed."""
    armed, hidden = view.unseen(ship)
    return 100 if ship.shown else round(100 * armed / hidden)


def risk(say: Say, view: View, ships: Sequence[ShipSeen]) -> Mapping[str, object]:
    """The equal chance that these ships are armed, with an attack's gain, as a message's values."""
    treasures = [ship.treasure for ship in ships]
    least, most, ship = min(treasures), max(treasures), ships[0]
    stake = say("letter-of-marque-stake", least=least, most=most) if least < most else least
    return {"odds": odds(view, ship), "percent": percent(view, ship), "stake": str(stake)}


def open_treasures(say: Say, treasures: Sequence[int], names: Names, first: Seat = 0) -> str:
    """The first open treasures, each with its owner, from this seat clockwise."""
    return ", ".join(
        say(
            "letter-of-marque-first-treasure",
            you=names.you(seat),
            name=names[seat],
            treasure=treasure_words(say, treasures[seat]),
        )
        for seat in (*range(first, len(names)), *range(first))
    )


UNDER_SHIPS: Final = ("treasure", "unknown", "armed", "defenceless")
"""A treasure by itself, or combined with a ship of this kind in one picture."""
DRAWN: Final = (
    *("m_armed", "m_defenceless", "m_unknown", "m_cannon"),
    *(f"m_{what}{value}" for what in UNDER_SHIPS for value in range(3, 8)),
)
PICTURES: Final[Signs] = {
    r"💰(\d)⚔️": r":m_armed\1:",
    r"💰(\d)🏳️": r":m_defenceless\1:",
    r"💰(\d)❔": r":m_unknown\1:",
    r"💰(\d+)": r":m_treasure\1:",
    "⚔️": ":m_armed:",
    "🏳️": ":m_defenceless:",
    "💣": ":m_cannon:",
    **SEAT_SIGNS,
}
