"""The faces of the games, by key."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.faces.letter_of_marque.face import LETTER_OF_MARQUE
from cogs.faces.seven.face import SEVEN
from cogs.faces.seven_seals.face import SEVEN_SEALS
from cogs.faces.seven_seas.face import SEVEN_SEAS
from cogs.ui.face import Face

FACES: Mapping[str, Face] = {
    face.key: face for face in (SEVEN_SEAS, LETTER_OF_MARQUE, SEVEN, SEVEN_SEALS)
}
"""Every registered game has one; a test proves it."""
