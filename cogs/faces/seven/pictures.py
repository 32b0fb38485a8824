"""The pictures of 7: the numbers of a hand, and the two fields of the pile."""

from __future__ import annotations

from typing import Final

from cogs.faces.common import SEATS
from cogs.faces.seven.words import CARD
from cogs.ui.pictures import Signs

PICTURES: Final[Signs] = {
    r"┃ (\d) ┃ (\d) ┃": r":n_left\1::n_right\2:",
    r"┃ (\d) ┃ ○ ┃": r":n_left\1::n_righthole:",
    "┃ ○ ┃ ○ ┃": ":n_lefthole::n_righthole:",
    rf"{CARD}\*\*(\d)\*\*": r":n_card\1:",
    rf"{CARD}(\d)(?!\d)": r":n_card\1:",
    **SEATS,
}
