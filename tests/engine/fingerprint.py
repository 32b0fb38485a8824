"""A hash of random games, to compare one process with another.

python -m tests.engine.fingerprint MODULE [CLASS]   (without CLASS the module is the game)
"""

import sys
from hashlib import sha256
from importlib import import_module
from random import Random

from engine.core import AnyGame


def fingerprint(game: AnyGame) -> str:
    """A hash of one game per number of seats, states, events and moves included."""
    options, digest = game.options(), sha256()
    for seats in game.seats_for(options):
        draw, step = Random(seats), game.deal(options, seats, 7)
        digest.update(repr(step).encode())
        while movers := game.to_move(step.state):
            seat = draw.choice(movers)
            move = draw.choice(game.legal_moves(step.state, seat))
            step = game.apply(step.state, seat, move)
            digest.update(repr((move, step)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    _game = import_module(sys.argv[1])
    print(fingerprint(getattr(_game, sys.argv[2])() if sys.argv[2:] else _game))  # noqa: T201
