"""The computer players of Letter of Marque."""

from typing import Final

from engine.players.base import Yardstick

YARDSTICK: Final = Yardstick(least=0.2, worlds=40, usual=300)
