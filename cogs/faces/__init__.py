"""The faces of the games, by key.

The face of a game is `FACE` in the module `face` in the package of its key (`seven-seas`:
`cogs/faces/seven_seas/face.py`); a new game needs no other entry.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from cogs.ui.face import Face
from engine.games import GAMES


class MissingFace(LookupError):
    """A registered game has no face; the error names the game and the file to write."""


def face_of(key: str) -> Face:
    """The face of the game with this key; raises MissingFace."""
    package = f"{__name__}.{key.replace('-', '_')}"
    try:
        face = import_module(f"{package}.face").FACE
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.face"):
            raise
        file = f"{package}.face".replace(".", "/") + ".py"
        raise MissingFace(f"the game {key!r} has no face: {file} is missing") from error
    return cast("Face", face)


FACES: Mapping[str, Face] = {key: face_of(key) for key in GAMES}
"""The faces by key, in the order of the games."""
