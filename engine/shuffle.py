"""Shuffling with the same order on every machine and in future Python releases."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def derived(seed: int, *labels: int | str) -> int:
    """A 64-bit seed for one later draw, determined by seed and labels, e.g. round and draw."""
    text = "/".join(str(part) for part in (seed, *labels))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def shuffled(items: Sequence[Item], seed: int) -> tuple[Item, ...]:
    """The items in an order drawn from `seed`.

    Fisher-Yates over Random.random(), the one method whose sequence the standard library
    promises to keep; Random.shuffle gives no such promise.
    """
    draw = Random(seed).random  # noqa: S311 - the seed itself comes from `secrets`
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
