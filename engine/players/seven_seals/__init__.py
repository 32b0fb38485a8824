"""The computer players of The Seven Seals."""

from typing import Final

from engine.players.base import Yardstick

YARDSTICK: Final = Yardstick(  # more predictions are close
    least=2.0, worlds=8, leaders=6, usual=150, of_round=True
)
