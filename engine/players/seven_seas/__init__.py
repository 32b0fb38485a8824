"""The computer players of 7 Seas."""

from typing import Final

from engine.players.base import Yardstick

YARDSTICK: Final = Yardstick(least=0.05, worlds=24, usual=1500)
