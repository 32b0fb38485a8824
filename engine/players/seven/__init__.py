"""The computer players of 7."""

from typing import Final

from engine.players.base import Yardstick

YARDSTICK: Final = Yardstick(least=0.15, worlds=40, usual=900, of_round=True)
