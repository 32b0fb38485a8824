"""The faces of the games, by key."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.ui.face import Face
from cogs.ui.faces.letter_of_marque import LETTER_OF_MARQUE
from cogs.ui.faces.seven import SEVEN

FACES: Mapping[str, Face] = {face.key: face for face in (LETTER_OF_MARQUE, SEVEN)}
"""Every registered game has one; a test proves it."""
