"""The pictures of the cards: their names, and the files that the bot sends to Discord.

tests/lab/pictures draws them. The names of each game's own, `Face.drawn`, begin with a letter of
its own; t are the seats at any table.
"""

from typing import Final

from cogs.faces import FACES
from cogs.faces.common import COLOURS
from data import SHIPPED

FOLDER: Final = SHIPPED / "pictures" / "cards"
NAMES: Final = (
    *(name for face in FACES.values() for name in face.drawn),
    *(f"t_{colour}" for colour in COLOURS),
)
"""Every picture, in the order in which Discord is given them."""


def read() -> dict[str, bytes]:
    """The pictures that have a file, by name."""
    there = {name: FOLDER / f"{name}.png" for name in NAMES}
    return {name: file.read_bytes() for name, file in there.items() if file.is_file()}
