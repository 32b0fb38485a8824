"""Numerals as lines of our own: no font, so the same on every machine."""

from typing import Final, TypeAlias

from tests.lab.pictures.canvas import Canvas, Colour, Point, arc

Stroke: TypeAlias = list[Point]

BOWL: Final = arc(0.5, 0.69, 0.5, 0.31, 0, 360)
"""The round part of 6 and, turned over, of 9."""


SIX: Final[list[Stroke]] = [BOWL, [*arc(0.72, 0.69, 0.72, 0.69, 180, 262)]]

STROKES: Final[dict[str, list[Stroke]]] = {
    "0": [[*arc(0.5, 0.36, 0.5, 0.36, 180, 360), *arc(0.5, 0.64, 0.5, 0.36, 0, 180), (0, 0.36)]],
    "1": [[(0, 0.24), (0.6, 0), (0.6, 1)]],
    "2": [[*arc(0.5, 0.31, 0.48, 0.31, 190, 380), (0, 1), (1, 1)]],
    "3": [[*arc(0.46, 0.26, 0.44, 0.26, 205, 450), *arc(0.46, 0.74, 0.54, 0.26, 270, 515)]],
    "4": [[(0.72, 1), (0.72, 0), (0, 0.72), (1, 0.72)]],
    "5": [[(0.92, 0), (0.14, 0), (0.08, 0.46), *arc(0.46, 0.69, 0.54, 0.31, 228, 510)]],
    "6": SIX,
    "7": [[(0, 0), (1, 0), (0.36, 1)]],
    "8": [arc(0.5, 0.25, 0.43, 0.25, 0, 360), arc(0.5, 0.74, 0.5, 0.26, 0, 360)],
    "9": [[(1 - x, 1 - y) for x, y in stroke] for stroke in SIX],
    "?": [[*arc(0.5, 0.28, 0.46, 0.28, 190, 400), (0.5, 0.66)], [(0.5, 0.99), (0.5, 1)]],
}
"""The middle of each line, in a box one wide and one high."""

WIDTHS: Final = {"1": 0.3}
"""How wide a sign is, measured by its height; most are as COMMON."""
COMMON: Final = 0.52


def width_of(text: str, height: float, weight: float) -> float:
    """How wide the text is with its lines' thickness."""
    gap = weight * 1.4
    inner = sum(WIDTHS.get(sign, COMMON) * (height - weight) for sign in text)
    return inner + gap * (len(text) - 1) + weight


def write(
    canvas: Canvas,
    text: str,
    right: float,
    bottom: float,
    height: float,
    weight: float,
    colour: Colour,
    *,
    halo: Colour = "",
) -> None:
    """Write a text that ends at this right edge and stands on this bottom edge.

    height, weight: of the signs and of their lines, in units. halo: the colour of an edge around
    the lines that keeps them apart from what lies below.
    """
    inner = height - weight
    left = right - width_of(text, height, weight) + weight / 2
    placed: list[Stroke] = []
    for sign in text:
        wide = WIDTHS.get(sign, COMMON) * inner
        top = bottom - weight / 2 - inner
        placed += [[(left + x * wide, top + y * inner) for x, y in s] for s in STROKES[sign]]
        left += wide + weight * 1.4
    if halo:
        for stroke in placed:
            canvas.line(stroke, weight + 9, halo)
    for stroke in placed:
        canvas.line(stroke, weight, colour)


def centred(
    canvas: Canvas, text: str, x: float, y: float, height: float, weight: float, colour: Colour
) -> None:
    """Write a text around this point."""
    right = x + width_of(text, height, weight) / 2
    write(canvas, text, right, y + height / 2, height, weight, colour)
