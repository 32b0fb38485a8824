"""A cache of the values that were used last."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Keeps the values that were used last. most: how many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        """The value of this key, if it is still kept."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Key, value: Value) -> Sequence[Value]:
        """Keep this value; returns those that have to go for it."""
        self._values[key] = value
        self._values.move_to_end(key)
        return [self._values.popitem(last=False)[1] for _ in range(len(self._values) - self._most)]
