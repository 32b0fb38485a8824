"""What every computer player is: somebody who chooses from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from engine.core import Event


class Chooser(Protocol):
    """A computer player of one game at one level; stateless between choices."""

    def choose(
        self, view: Any, history: Sequence[Event], moves: Sequence[Any], luck: Random, budget: float
    ) -> Any:
        """One of `moves`, the legal moves of the seat whose view this is.

        history: every event the seat knows of since the first deal, in order.
        luck: the only source of randomness; equal luck and equal knowledge give equal choices.
        budget: seconds to think at the most; 0 asks for the quickest answer. A choice that must
        be reproducible takes a number of iterations instead, see the level's own settings.
        """
