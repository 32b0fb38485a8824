"""Draws the cards of four games, the chart and the seats: python -m tests.lab.pictures.cards

writes them into data/pictures/cards, and removes what is no picture of these.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from bot.texts.card_pictures import FOLDER
from tests.lab.pictures import signs
from tests.lab.pictures.canvas import CLEAR, SIZE, Canvas, Colour, arc
from tests.lab.pictures.glyphs import centred, write
from tests.lab.pictures.palette import (
    GOLDEN,
    INK,
    MARQUE,
    NUMBERS,
    SEA,
    SEALS,
    SEATS,
    SUITS,
    WHITE,
    ink_on,
)
from tests.lab.pictures.signs import Place

DARK, LIGHT = 2.0, 5.5
"""Where the two edges of a card begin: the outer one shows on light pages, the inner on dark."""
EDGE: Final = 10.5
"""Where the card's colour begins."""
NUMERAL, WEIGHT = 82.0, 15.0
"""The height of one numeral and the thickness of its lines: 13 and 2.3 pixels of 20."""
PAIR, PAIR_WEIGHT = 66.0, 13.0
"""The same for numbers of two numerals: 10 and 2 pixels of 20."""
RIGHT, BOTTOM = 112.5, 112.5
"""Where numerals end."""
LEFT, TOP = 15.0, 15.0
"""Where suits and shapes begin."""

Suit = Callable[[Place, Colour, Colour], None]
SUIT_SIGNS: Final[dict[str, Suit]] = {
    "gold": signs.coin,
    "crystal": signs.gem,
    "rum": signs.bottle,
    "curse": signs.skull,
}


def drawn() -> Iterator[tuple[str, Image.Image]]:
    """Every picture with its name."""
    for name, canvas in (*seven_seas(), *seven_seals(), *seven(), *letter_of_marque(), *table()):
        yield name, canvas.picture()


def tile(colour: Colour, edge: Colour = WHITE) -> Canvas:
    """An empty card: a dark edge for light pages, a light one for dark pages, its colour."""
    canvas = Canvas()
    canvas.rounded(DARK, 27, INK)
    canvas.rounded(LIGHT, 23.5, edge)
    canvas.rounded(EDGE, 18.5, colour)
    return canvas


def numeral(canvas: Canvas, text: str, paper: Colour) -> None:
    """The card's number in its lower right corner."""
    height, weight = (PAIR, PAIR_WEIGHT) if len(text) > 1 else (NUMERAL, WEIGHT)
    write(canvas, text, RIGHT, BOTTOM, height, weight, ink_on(paper), halo=paper)


def seven_seas() -> Iterator[tuple[str, Canvas]]:
    """Forty cards, seven ships and the parts of the chart."""
    for suit, paper in SUITS.items():
        for strength in range(1, 11):
            if strength == 1 and suit != "gold":
                continue  # the kraken, the lady, the king
            canvas = tile(paper)
            sign = signs.coins if strength == 1 else SUIT_SIGNS[suit]
            sign(Place(canvas, LEFT, TOP, 38 if strength == 10 else 50), ink_on(paper), paper)
            numeral(canvas, str(strength), paper)
            yield f"s_{suit}{strength}", canvas
    yield "s_kraken", kraken()
    yield "s_lady", head(signs.lady, SUITS["crystal"])
    yield "s_king", head(signs.king, SUITS["rum"])
    yield from chart()


def kraken() -> Canvas:
    """The kraken, curse 1."""
    paper = SUITS["curse"]
    canvas = tile(paper, GOLDEN)
    signs.kraken(Place(canvas, 8, 20, 86), "#ff8d6b", WHITE)
    numeral(canvas, "1", paper)
    return canvas


def head(sign: Callable[[Place], None], paper: Colour) -> Canvas:
    """The lady, crystal 1, or the king, rum 1."""
    canvas = tile(paper, GOLDEN)
    sign(Place(canvas, 12, 25, 78))
    numeral(canvas, "1", paper)
    return canvas


def chart() -> Iterator[tuple[str, Canvas]]:
    """Sea from edge to edge, so that a row of cells is one strip of water."""
    canvas = water()
    signs.waves(canvas, (40, 92))
    yield "s_sea", canvas
    canvas = water(right=30)
    signs.waves(canvas, (40, 92))
    signs.palm(Place(canvas, 10, 14, 108))
    yield "s_island", canvas
    canvas = water(left=30, colour=signs.STONE)
    signs.anchor(Place(canvas, 18, 16, 92), WHITE)
    yield "s_harbour", canvas
    for seat, colour in SEATS.items():
        canvas = water()
        signs.waves(canvas, (40, 92))
        place = Place(canvas, 16, 12, 96)
        for sail, edge, grow in ((colour, INK, 8), (colour, WHITE, 5), (colour, "", 0)):
            signs.ship(place, sail, edge, grow)
        signs.mark(Place(canvas, 41, 21, 46), seat, ink_on(colour))
        yield f"s_ship{seat}", canvas


def water(*, left: float = 0, right: float = 0, colour: Colour = SEA) -> Canvas:
    """A full square of water; left, right: how round its corners are on that side."""
    canvas = Canvas()
    canvas.box(0, 0, SIZE, SIZE, max(left, right), colour)
    if not left:
        canvas.box(0, 0, SIZE / 2, SIZE, 0, colour)
    if not right:
        canvas.box(SIZE / 2, 0, SIZE, SIZE, 0, colour)
    return canvas


def seven_seals() -> Iterator[tuple[str, Canvas]]:
    """75 cards with colour, shape and number, seven kinds of seals, the saboteur."""
    for colour, paper in SEALS.items():
        shape = signs.SHAPES[colour]
        for rank in range(1, 16):
            canvas = tile(paper)
            shape(Place(canvas, LEFT, TOP, 38 if rank > 9 else 50), ink_on(paper))
            numeral(canvas, str(rank), paper)
            yield f"w_{colour[0]}{rank}", canvas
        canvas = wax(paper)
        shape(Place(canvas, 34, 34, 60), ink_on(paper))
        yield f"w_seal{colour}", canvas
    canvas = wax(WHITE)
    canvas.disc(64, 64, 25, INK)
    canvas.disc(64, 64, 14, WHITE)
    yield "w_sealwhite", canvas
    canvas = wax(INK)
    for side in (-1, 1):
        canvas.line([(64 - side * 20, 44), (64 + side * 20, 84)], 13, WHITE)
    yield "w_sealblack", canvas
    canvas = tile(INK, GOLDEN)
    signs.dagger(Place(canvas, 20, 20, 88), WHITE, "#9aa3b5")
    yield "w_saboteur", canvas


def wax(colour: Colour) -> Canvas:
    """A seal of wax: a disc that has run at its rim."""
    canvas = Canvas()
    for grow, shade in ((10, INK), (6, WHITE), (0, colour)):
        for x, y in arc(64, 64, 42, 42, 0, 330)[::5]:
            canvas.disc(x, y, 12 + grow, shade)
        canvas.disc(64, 64, 46 + grow, shade)
    return canvas


def seven() -> Iterator[tuple[str, Canvas]]:
    """Numbers on cards of the hand, and on the left and right field of the pile; open holes."""
    for number, paper in NUMBERS.items():
        canvas = tile(paper)
        centred(canvas, number, 64, 64, 92, 17, ink_on(paper))
        yield f"n_card{number}", canvas
        for side in ("left", "right"):
            canvas = field(side, paper)
            centred(canvas, number, 64, 64, 88, 17, ink_on(paper))
            yield f"n_{side}{number}", canvas
    for side in ("left", "right"):
        canvas = field(side, "#8d93a1")
        canvas.disc(64, 64, 41, INK)
        canvas.disc(64, 64, 37.5, WHITE)
        canvas.disc(64, 64, 32, INK)
        canvas.disc(64, 64, 29, CLEAR)
        yield f"n_{side}hole", canvas


def field(side: str, colour: Colour) -> Canvas:
    """One half of a card: beside the other half it makes the whole one."""
    canvas = Canvas()
    for inset, radius, shade in ((DARK, 27, INK), (LIGHT, 23.5, WHITE), (EDGE, 18.5, colour)):
        left = inset if side == "left" else -SIZE
        right = SIZE - inset if side == "right" else 2 * SIZE
        canvas.box(left, inset, right, SIZE - inset, radius, shade)
    return canvas


def letter_of_marque() -> Iterator[tuple[str, Canvas]]:
    """Treasures 3 to 7, the three kinds of ships alone and over each treasure, the cannon."""
    paper = MARQUE["treasure"]
    for value in range(3, 8):
        canvas = tile(paper)
        signs.chest(Place(canvas, LEFT - 1, TOP - 4, 52), INK, paper)
        numeral(canvas, str(value), paper)
        yield f"m_treasure{value}", canvas
    for kind in ("armed", "defenceless", "unknown"):
        paper = MARQUE[kind]
        canvas = tile(paper)
        ship_sign(canvas, kind, 20, 88)
        yield f"m_{kind}", canvas
        for value in range(3, 8):
            canvas = tile(paper)
            ship_sign(canvas, kind, LEFT, 48)
            numeral(canvas, str(value), paper)
            yield f"m_{kind}{value}", canvas
    canvas = tile(MARQUE["cannon"])
    signs.cannon(Place(canvas, 20, 20, 88), WHITE, MARQUE["cannon"])
    yield "m_cannon", canvas


def ship_sign(canvas: Canvas, kind: str, at: float, size: float) -> None:
    """Draw the sign of the ship's kind, its upper left corner at this place."""
    paper = MARQUE[kind]
    ink, place = ink_on(paper), Place(canvas, at, at, size)
    if kind == "unknown":
        signs.hull(place, ink)
        middle = at + size / 2
        centred(canvas, "?", middle, at + size * 0.31, size * 0.7, size * 0.16, ink)
        return
    sign = signs.swords if kind == "armed" else signs.flag
    sign(place, ink, paper)


def table() -> Iterator[tuple[str, Canvas]]:
    """The marks of seven seats, distinct by colour and by shape."""
    for seat, colour in SEATS.items():
        canvas = Canvas()
        place = Place(canvas, 24, 24, 80)
        for grow, shade in ((20, INK), (13, WHITE), (5, colour)):
            signs.mark(place, seat, shade, grow)
        yield f"t_{seat}", canvas


def main(folder: Path) -> None:
    """Write the pictures into the folder."""
    pictures = dict(drawn())
    for old in folder.glob("*.png"):
        if old.stem not in pictures:
            old.unlink()
    for name, picture in pictures.items():
        picture.save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(Path(str(FOLDER)))
