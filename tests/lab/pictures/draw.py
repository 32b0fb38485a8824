"""Draws the pictures of the cards: python -m tests.lab.pictures.draw [--sheet sheet.png].

Without an argument it writes data/pictures/cards; with --sheet it makes a contact sheet of what is
drawn, at 128 pixels and at the 22 and 20 pixels at which Discord shows them, on dark and light.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image

from data.card_pictures import FOLDER
from tests.lab.pictures.cards import drawn

PAGES: Final = ("#313338", "#1a1a1e", "#ffffff")
"""Discord's dark pages, the older and the newer one, and its light page."""
ACROSS: Final = 15


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the pictures, or a contact sheet of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet here instead")
    asked = parser.parse_args(arguments)
    pictures = dict(drawn())
    if asked.sheet is not None:
        sheet(list(pictures.values())).save(asked.sheet)
        return
    folder = Path(str(FOLDER))
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        if old.stem not in pictures:
            old.unlink()
    for name, picture in pictures.items():
        picture.save(folder / f"{name}.png", optimize=True)


def sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """All pictures large on the dark page, then small on all three, as the game rows stand."""
    large = grid(pictures, 128, 8, PAGES[0])
    parts = [large]
    for page in PAGES:
        parts += [grid(pictures, 22, 2, page), grid(pictures, 20, 2, page)]
    whole = Image.new("RGB", (max(p.width for p in parts), sum(p.height for p in parts)))
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole


def grid(pictures: Sequence[Image.Image], size: int, gap: int, page: str) -> Image.Image:
    """Rows of pictures of one size on a page of this colour."""
    step, rows = size + gap, -(-len(pictures) // ACROSS)
    whole = Image.new("RGB", (ACROSS * step + gap, rows * step + gap), page)
    for at, picture in enumerate(pictures):
        small = picture.resize((size, size), Image.Resampling.LANCZOS)
        place = (gap + at % ACROSS * step, gap + at // ACROSS * step)
        whole.paste(small, place, small)
    return whole


if __name__ == "__main__":
    main()
