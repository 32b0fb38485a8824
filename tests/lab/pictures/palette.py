"""The colours of the pictures, game by game; within each game no two are equally light.

The shades were moved until every two of a game differ in lightness for the colour-blind as well:
tests/lab/pictures/test_colours.py holds the measure and the matrices.
"""

from typing import Final

WHITE: Final = "#ffffff"
INK: Final = "#16171c"
"""Signs on light cards, and the outer edge that shows on a light page."""
GOLDEN: Final = "#ffd23f"

SUITS: Final = {"gold": "#fed633", "crystal": "#30ace6", "rum": "#be4524", "curse": "#47217d"}
SEALS: Final = {
    "red": "#c3243a",
    "yellow": "#ffd93b",
    "green": "#33a54f",
    "blue": "#66b4fd",
    "purple": "#4b1a78",
}
SEATS: Final = {
    "red": "#c44943",
    "blue": "#1b3e98",
    "green": "#3caa59",
    "yellow": "#ffe04a",
    "purple": "#3a1268",
    "orange": "#ffae40",
    "white": "#ffffff",
}
"""In the order of the seats."""
NUMBERS: Final = {
    "1": "#fde725",
    "2": "#90d743",
    "3": "#35b779",
    "4": "#21918c",
    "5": "#31688e",
    "6": "#443983",
    "7": "#2a0a45",
}
"""From light to dark, after the map "viridis" (van der Walt and Smith, 2015, CC0)."""
MARQUE: Final = {
    "treasure": "#ffc127",
    "unknown": "#7f97ad",
    "armed": "#a3201c",
    "defenceless": "#f6f3e3",
    "cannon": "#23262e",
}
SEA: Final = "#2f93cf"
FOAM: Final = "#d8f1ff"


def luminance(colour: str) -> float:
    """How bright a colour is, 0 to 1, as WCAG 2 reckons it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(colour: str) -> tuple[float, float, float]:
    """The light of the three primaries, 0 to 1, of a colour as "#rrggbb"."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return red, green, blue


def ink_on(colour: str) -> str:
    """The ink that is read best on this colour: dark or white."""
    light = luminance(colour)
    return INK if (light + 0.05) / 0.055 > 1.05 / (light + 0.05) else WHITE
