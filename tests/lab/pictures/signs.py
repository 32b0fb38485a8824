"""The signs on the cards: coins, gems, bottles, skulls, heads, weapons, ships and the sea.

Every sign is drawn in a square of 100 units, wherever and however large it is placed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import Final

from tests.lab.pictures.canvas import SIZE, Canvas, Colour, Point, arc, regular, star
from tests.lab.pictures.palette import FOAM, GOLDEN, INK, SEA, WHITE

SKIN: Final = "#ffdcb8"
HAIR: Final = "#5b2614"
CLOTH: Final = "#d8263c"
SAND: Final = "#f7dd94"
LEAF: Final = "#1f7a3d"
STONE: Final = "#5d5566"


@dataclass(frozen=True, slots=True)
class Place:
    """A square on the canvas in which a sign is drawn; x and y are its left upper corner."""

    canvas: Canvas
    x: float
    y: float
    size: float

    def _at(self, points: Iterable[Point]) -> list[Point]:
        unit = self.size / 100
        return [(self.x + x * unit, self.y + y * unit) for x, y in points]

    def area(self, points: Iterable[Point], colour: Colour) -> None:
        """Fill the area inside these points."""
        self.canvas.polygon(self._at(points), colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour, tall: float = 1) -> None:
        """Fill a circle or an ellipse."""
        unit = self.size / 100
        self.canvas.disc(self.x + x * unit, self.y + y * unit, radius * unit, colour, tall)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """Draw a line with round ends."""
        self.canvas.line(self._at(points), width * self.size / 100, colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle."""
        self.area([(left, top), (right, top), (right, bottom), (left, bottom)], colour)


def coin(at: Place, ink: Colour, paper: Colour) -> None:
    """A coin with the star of a compass."""
    at.disc(50, 50, 47, ink)
    at.disc(50, 50, 36, paper)
    at.area(star(50, 50, 34, 11, 4), ink)


def coins(at: Place, ink: Colour, paper: Colour) -> None:
    """Three coins: the gold of strength 1 counts as many."""
    for x, y in ((50, 26), (25, 71), (75, 71)):
        at.disc(x, y, 29, paper)
        at.disc(x, y, 25, ink)
        at.disc(x, y, 15, paper)
        at.area(star(x, y, 14, 5, 4), ink)


def gem(at: Place, ink: Colour, paper: Colour) -> None:
    """A cut crystal."""
    at.area([(22, 8), (78, 8), (102, 40), (50, 98), (-2, 40)], ink)
    at.line([(10, 41), (90, 41)], 7, paper)
    at.line([(33, 41), (50, 82), (67, 41)], 7, paper)


def bottle(at: Place, ink: Colour, paper: Colour) -> None:
    """A bottle of rum with its label."""
    at.box(34, -4, 66, 7, ink)
    at.box(39, 4, 61, 40, ink)
    at.area([(39, 24), (61, 24), (84, 48), (84, 96), (80, 100), (20, 100), (16, 96), (16, 48)], ink)
    at.box(29, 56, 71, 86, paper)
    at.line([(41, 64), (59, 78)], 7, ink)
    at.line([(59, 64), (41, 78)], 7, ink)


def skull(at: Place, ink: Colour, paper: Colour) -> None:
    """A skull."""
    at.disc(50, 42, 45, ink, tall=0.9)
    at.area([(26, 66), (74, 66), (72, 98), (28, 98)], ink)
    at.disc(31, 46, 13, paper)
    at.disc(69, 46, 13, paper)
    at.area([(50, 56), (58, 70), (42, 70)], paper)
    for x in (42, 58):
        at.line([(x, 82), (x, 98)], 5, paper)


def kraken(at: Place, ink: Colour, paper: Colour) -> None:
    """A kraken: a tall head, eyes, and arms that curl to both sides."""
    at.disc(50, 33, 29, ink, tall=1.12)
    at.area([(27, 44), (73, 44), (78, 70), (22, 70)], ink)
    for side in (-1, 1):
        for points in (
            [(14, 58), (30, 66), (42, 56), (46, 42), (38, 34)],
            [(10, 62), (20, 84), (32, 92), (42, 84)],
            [(5, 62), (8, 86), (14, 98), (20, 98)],
        ):
            at.line([(50 + side * x, y) for x, y in points], 11, ink)
    at.disc(39, 42, 9, paper)
    at.disc(61, 42, 9, paper)
    at.disc(40, 44, 4, INK)
    at.disc(60, 44, 4, INK)


def lady(at: Place) -> None:
    """The pirate lady: long hair, a broad hat with a feather, red lips."""
    at.disc(50, 52, 35, HAIR)
    at.area([(15, 50), (85, 50), (92, 98), (8, 98)], HAIR)
    at.disc(50, 58, 24, SKIN, tall=1.2)
    at.area([(36, 84), (64, 84), (76, 100), (24, 100)], SKIN)
    at.disc(41, 56, 3.6, INK)
    at.disc(59, 56, 3.6, INK)
    at.area([(40, 71), (50, 68), (60, 71), (50, 79)], CLOTH)
    at.area([(0, 36), (18, 40), (30, 8), (52, 2), (72, 10), (82, 40), (100, 36), (84, 52)], CLOTH)
    at.area([(0, 36), (84, 52), (16, 52)], CLOTH)
    at.line([(3, 38), (18, 49), (82, 49), (97, 38)], 6, GOLDEN)
    at.line([(38, 36), (24, 22), (14, 2)], 12, WHITE)


def king(at: Place) -> None:
    """The pirate king: a crown, a patch over one eye, a full beard."""
    at.box(22, 34, 78, 62, SKIN)
    at.area([(18, 56), (82, 56), (80, 84), (50, 101), (20, 84)], INK)
    at.disc(50, 62, 11, SKIN, tall=0.9)
    at.area([(36, 68), (64, 68), (50, 76)], INK)
    at.line([(42, 77), (58, 77)], 5, CLOTH)
    at.disc(37, 47, 4, INK)
    at.disc(64, 47, 9, INK)
    at.line([(22, 41), (78, 44)], 4, INK)
    crown = [(12, 38), (6, 0), (31, 18), (50, -6), (69, 18), (94, 0), (88, 38)]
    at.area(crown, GOLDEN)
    at.line([*crown, crown[0]], 4, INK)
    for x, colour in ((29, CLOTH), (50, SEA), (71, CLOTH)):
        at.disc(x, 28, 6, colour)


def dagger(at: Place, ink: Colour, edge: Colour) -> None:
    """The saboteur's dagger, its point down to the left."""
    at.area([(60, 26), (74, 40), (14, 96), (4, 96)], ink)
    at.line([(64, 36), (14, 90)], 5, edge)
    at.line([(47, 20), (80, 53)], 11, GOLDEN)
    at.line([(70, 30), (88, 12)], 12, ink)
    at.disc(92, 8, 9, GOLDEN)


def chest(at: Place, ink: Colour, paper: Colour) -> None:
    """A treasure chest."""
    at.area([*arc(50, 40, 48, 32, 180, 360), (98, 46), (2, 46)], ink)
    at.box(2, 52, 98, 92, ink)
    at.box(38, 40, 62, 68, paper)
    at.disc(50, 56, 7, ink)
    for x in (18, 82):
        at.line([(x, 52), (x, 92)], 5, paper)


def cannon(at: Place, ink: Colour, paper: Colour) -> None:
    """A ship's cannon on its wheel, and a ball."""
    at.area([(2, 54), (14, 72), (92, 40), (96, 22), (84, 12)], ink)
    at.disc(10, 63, 12, ink)
    at.line([(94, 42), (82, 10)], 11, ink)
    at.disc(42, 74, 25, paper)
    at.disc(42, 74, 20, GOLDEN)
    at.disc(42, 74, 8, paper)
    at.disc(87, 82, 13, ink)


def hull(at: Place, ink: Colour) -> None:
    """The hull that all ships of Letter of Marque have, under swords, a flag or a question."""
    at.area([(0, 64), (16, 72), (84, 72), (100, 60), (82, 98), (18, 98)], ink)


def swords(at: Place, ink: Colour, paper: Colour) -> None:
    """Crossed swords over the guns of the hull: an armed ship."""
    hull(at, ink)
    for x in (34, 50, 66):
        at.disc(x, 85, 6, paper)
    for side in (-1, 1):
        at.line([(50 + side * 32, 60), (50 - side * 34, 2)], 10, ink)
        at.line([(50 + side * 36, 42), (50 + side * 14, 56)], 8, ink)


def flag(at: Place, ink: Colour, paper: Colour) -> None:
    """The white flag over the hull: a ship without guns."""
    hull(at, ink)
    at.line([(24, 4), (24, 72)], 8, ink)
    cloth = [(24, 4), (50, 10), (90, 2), (90, 44), (52, 52), (24, 46)]
    at.area(cloth, paper)
    at.line([*cloth, cloth[0]], 6, ink)


def mark(at: Place, seat: str, colour: Colour, grow: float = 0) -> None:
    """The shape of a seat: each seat has its own. grow: units added all round."""
    points = MARKS[seat]
    at.area(points, colour)
    if grow:
        at.line([*points, points[0]], 2 * grow, colour)


MARKS: Final[dict[str, list[Point]]] = {
    "red": arc(50, 50, 40, 40, 0, 354),
    "blue": [(14, 14), (86, 14), (86, 86), (14, 86)],
    "green": [(50, 6), (96, 86), (4, 86)],
    "yellow": star(50, 53, 50, 22, 5),
    "purple": [(50, 0), (94, 50), (50, 100), (6, 50)],
    "orange": regular(50, 50, 46, 6, turn=0),
    "white": [(4, 14), (96, 14), (50, 94)],
}


def waves(canvas: Canvas, rows: Sequence[float]) -> None:
    """Waves that go on in the next picture."""
    for row in rows:
        line = [(x, row + 7 * sin(x * 2 * pi / (SIZE / 2))) for x in range(-8, SIZE + 9, 4)]
        canvas.line(line, 8, FOAM)


def ship(at: Place, sail: Colour, edge: Colour, grow: float) -> None:
    """A ship under one great sail; grow: units added all round, for its edge."""
    body = [(2, 70), (18, 76), (80, 76), (98, 64), (86, 98), (18, 98)]
    cloth = [(18, 2), *arc(78, 34, 14, 32, -90, 90), (18, 66), (26, 34)]
    for points, colour in ((body, INK), (cloth, sail)):
        at.area(points, edge if grow else colour)
        if grow:
            at.line([*points, points[0]], 2 * grow, edge)


def palm(at: Place) -> None:
    """An island's beach and its palm."""
    at.area([*arc(50, 104, 52, 34, 180, 360)], SAND)
    at.line([(48, 82), (52, 56), (60, 34)], 10, HAIR)
    for points in (
        [(60, 32), (40, 22), (20, 36)],
        [(60, 32), (82, 22), (98, 38)],
        [(60, 32), (46, 8), (28, 6)],
        [(60, 32), (74, 6), (92, 8)],
    ):
        at.line(points, 13, LEAF)


def anchor(at: Place, ink: Colour) -> None:
    """An anchor: the harbour."""
    at.line([*arc(50, 14, 11, 11, 0, 360)], 8, ink)
    at.line([(50, 26), (50, 94)], 11, ink)
    at.line([(28, 40), (72, 40)], 11, ink)
    at.line([*arc(50, 52, 40, 42, 0, 180)], 11, ink)
    for side in (-1, 1):
        x = 50 + side * 40
        at.area([(x - 18, 62), (x + 18, 62), (x, 40)], ink)


def triangle(at: Place, ink: Colour) -> None:
    """A triangle that stands on its base."""
    at.area([(50, 4), (100, 94), (0, 94)], ink)


def moon(at: Place, ink: Colour) -> None:
    """A waning moon."""
    outer = arc(50, 50, 48, 48, 55, 305)
    inner = arc(90, 50, 41, 41, 252, 108)
    at.area([*outer, *inner], ink)


def clover(at: Place, ink: Colour) -> None:
    """A clover of four leaves."""
    for x, y in ((22, 20), (78, 20), (22, 76), (78, 76)):
        at.disc(x, y, 27, ink)
    at.line([(50, 48), (50, 104)], 12, ink)


def heart(at: Place, ink: Colour) -> None:
    """A heart."""
    at.disc(26, 32, 27, ink)
    at.disc(74, 32, 27, ink)
    at.area([(3, 45), (50, 98), (97, 45), (50, 22)], ink)


SHAPES: Final[Mapping[str, Callable[[Place, Colour], None]]] = {
    "red": triangle,
    "yellow": moon,
    "green": clover,
    "blue": lambda at, ink: at.area([(50, -2), (100, 50), (50, 102), (0, 50)], ink),
    "purple": heart,
}
"""A shape for each colour of The Seven Seals, the same in every language."""
