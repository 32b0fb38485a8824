"""Complete search of the end of a round: all worlds that a seat can't tell apart, all its plans.

A plan says what the seat does at each of its later choices, by what it has seen until then. The
others play as a model of the caller says.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol, TypeAlias, TypeVar

from engine.players.base import Value

World = TypeVar("World")
Choice = TypeVar("Choice")

Followed: TypeAlias = tuple[float, Hashable, World | Value]
"""One way on to the seat's next choice: its chance, what the seat sees of it, and what comes then.

That is a world in which the seat chooses, or the value of a round that is over.
"""


class Ending(Protocol[World, Choice]):
    """The end of a round as one seat plays it."""

    def choices(self, world: World) -> Sequence[Choice]:
        """The choices of the seat, the same in all worlds that it can't tell apart."""

    def after(self, world: World, choice: Choice) -> Iterable[Followed[World]]:
        """All ways on from this choice."""


def value(
    ending: Ending[World, Choice], worlds: Sequence[tuple[float, World]], choice: Choice
) -> Value:
    """The value of the best plan that begins with this choice, times the weight of the worlds."""
    alike = defaultdict[Hashable, list[tuple[float, World]]](list)
    parts = [Value(0.0, 0.0, 0.0)]
    for weight, world in worlds:
        for chance, seen, after in ending.after(world, choice):
            if isinstance(after, Value):
                parts.append(Value(*(weight * chance * each for each in after)))
            else:
                alike[seen].append((weight * chance, after))
    for group in alike.values():
        parts.append(max(value(ending, group, each) for each in ending.choices(group[0][1])))
    return Value(*map(sum, zip(*parts, strict=True)))
