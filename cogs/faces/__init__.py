"""The faces of the games, by key.

The face of a game is `FACE` in the module `face` in the package of its key (`seven-seas`:
`cogs/faces/seven_seas/face.py`); a new game needs no other entry.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from cogs.ui.face import Face
from engine.games import GAMES


def face_of(key: str) -> Face:
    """The face of the game with this key; the error of a game without one names the module."""
    return cast("Face", import_module(f"{__name__}.{key.replace('-', '_')}.face").FACE)


FACES: Mapping[str, Face] = {key: face_of(key) for key in GAMES}
"""The faces by key, in the order of the games."""
