"""Reads numbers and ids that a host writes, as settings or as arguments (argparse's `type`)."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within these limits; most: None for no limit."""
    allowed = f"a whole number from {least}" + (f" to {most}" if most is not None else "")

    def read(text: str) -> int:
        number = _digits(text)
        if number is None or number < least or (most is not None and number > most):
            raise ArgumentTypeError(f"{allowed}, not {text!r}")
        return number

    return read


def discord_id(text: str) -> int:
    """The id of a server, an application or a person."""
    number = _digits(text)
    if number is None or not 0 < number < 2**63:
        raise ArgumentTypeError(f"an id (a whole number, from Copy ID in Discord), not {text!r}")
    return number


def _digits(text: str) -> int | None:
    """The number that these ASCII digits write; None for anything else."""
    try:
        return int(text) if text.isascii() and text.isdecimal() else None
    except ValueError:  # more digits than Python reads
        return None
