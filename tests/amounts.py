"""How much a test tries: some every day, more in the "deep" profile that `.ci/deep` runs."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

PLAIN = st.integers(0, 0x7F)
OTHERS = st.integers(0x80, 0xD7FF)
LAST = st.integers(0xE000, 0x10FFFF)


def amount(everyday: int, deep: int) -> int:
    """One of the two, by the Hypothesis profile that is loaded; ask when a module is collected."""
    return deep if settings.get_current_profile_name() == "deep" else everyday


def one_of(values: Iterable[Any], everyday: int = 1, *, several: bool = False) -> list[Any]:
    """Parameters of a test: the first of these values every day, the others in slow tests.

    several: each value is a tuple of several parameters.
    """
    every = [each if several else (each,) for each in values]
    return [
        pytest.param(*each, marks=pytest.mark.slow if number >= everyday else ())
        for number, each in enumerate(every)
    ]


def texts(longest: int | None = None) -> st.SearchStrategy[str]:
    """Any text, without the tables of all characters that st.text() makes first, in 1.6 s."""
    codes = st.lists(PLAIN | OTHERS | LAST, max_size=longest)
    return codes.map(lambda each: "".join(map(chr, each)))
