"""Drawing on a square of 128 units: filled shapes and thick lines, smoothed by drawing them larger.

Pillow serves because the tests have it already. Cairo and Skia draw finer curves, but they would be
one more compiled library for every developer, and their smoothing changes from release to release;
here every point is rounded to a whole number before Pillow fills it, so the pixels are the same
everywhere.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

SIZE: Final = 128
FINER: Final = 4
"""Every unit is drawn as a square of 4 x 4 points, of which the mean remains."""

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = str
CLEAR: Final = "#00000000"


class Canvas:
    """A transparent picture to draw on."""

    def __init__(self) -> None:
        self._image = Image.new("RGBA", (SIZE * FINER, SIZE * FINER), CLEAR)
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: Iterable[Point], colour: Colour) -> None:
        """Fill the area inside these points; CLEAR cuts it out."""
        self._draw.polygon([(round(x * FINER), round(y * FINER)) for x, y in points], fill=colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour, tall: float = 1) -> None:
        """Fill a circle; tall: its height divided by its width."""
        left, top = round((x - radius) * FINER), round((y - radius * tall) * FINER)
        right, bottom = round((x + radius) * FINER) - 1, round((y + radius * tall) * FINER) - 1
        self._draw.ellipse((left, top, right, bottom), fill=colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """Draw a line with round ends and corners."""
        for start, end in pairwise(points):
            self._segment(start, end, width / 2, colour)
        for x, y in points:
            self.disc(x, y, width / 2, colour)

    def _segment(self, start: Point, end: Point, half: float, colour: Colour) -> None:
        (x, y), (to_x, to_y) = start, end
        length = hypot(to_x - x, to_y - y)
        if length:
            across, along = (to_x - x) / length * half, (to_y - y) / length * half
            corners = [(x - along, y + across), (x + along, y - across)]
            corners += [(to_x + along, to_y - across), (to_x - along, to_y + across)]
            self.polygon(corners, colour)

    def rounded(self, inset: float, radius: float, colour: Colour) -> None:
        """Fill the square with round corners that keeps this distance from the edges."""
        self.box(inset, inset, SIZE - inset, SIZE - inset, radius, colour)

    def box(
        self, left: float, top: float, right: float, bottom: float, radius: float, colour: Colour
    ) -> None:
        """Fill a rectangle with round corners."""
        points: list[Point] = []
        for x, y, start in (
            (right - radius, top + radius, -90),
            (right - radius, bottom - radius, 0),
            (left + radius, bottom - radius, 90),
            (left + radius, top + radius, 180),
        ):
            points += arc(x, y, radius, radius, start, start + 90)
        self.polygon(points, colour)

    def picture(self) -> Image.Image:
        """The finished picture, 128 pixels square."""
        return self._image.reduce(FINER)


def arc(x: float, y: float, wide: float, high: float, start: float, end: float) -> list[Point]:
    """Points on an ellipse between two angles in degrees: 0 is right, 90 is down."""
    steps = max(2, round(abs(end - start) / 6))
    angles = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]


def star(x: float, y: float, outer: float, inner: float, points: int) -> list[Point]:
    """A star with this many points, or with inner = outer a regular polygon of twice as many."""
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = (corner * 180 / points - 90) * pi / 180
        corners.append((x + radius * cos(angle), y + radius * sin(angle)))
    return corners


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> list[Point]:
    """A regular polygon, its first corner on top."""
    return [
        (
            x + radius * cos((turn + corner * 360 / corners) * pi / 180),
            y + radius * sin((turn + corner * 360 / corners) * pi / 180),
        )
        for corner in range(corners)
    ]
