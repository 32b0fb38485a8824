"""The pictures of Letter of Marque: treasures, alone and under ships, types of ships, cannons.

Each replaces signs that its reader is shown: it reveals nothing more than they do.
"""

from __future__ import annotations

from typing import Final

from cogs.faces.common import SEATS
from cogs.ui.pictures import Signs

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
