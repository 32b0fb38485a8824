"""The faces of the games, by key."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.ui.face import Face
from cogs.ui.faces.letter_of_marque import LETTER_OF_MARQUE
from cogs.ui.faces.seven import SEVEN
from cogs.ui.faces.seven_seals import SEVEN_SEALS
from cogs.ui.faces.seven_seas import SEVEN_SEAS

FACES: Mapping[str, Face] = {
    face.key: face for face in (SEVEN_SEAS, LETTER_OF_MARQUE, SEVEN, SEVEN_SEALS)
}
"""Every registered game has one; a test proves it."""
