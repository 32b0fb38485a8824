"""How much a test tries: some every day, more in the "deep" profile that `.ci/deep` runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings


def amount(everyday: int, deep: int) -> int:
    """One of the two, by the Hypothesis profile that is loaded; ask when a module is collected."""
    return deep if settings.get_current_profile_name() == "deep" else everyday


def one_of(values: Iterable[Any], everyday: int = 1) -> list[Any]:
    """Parameters of a test: the first of these values every day, the others in slow tests."""
    every = list(values)
    slow = (pytest.param(each, marks=pytest.mark.slow) for each in every[everyday:])
    return [*every[:everyday], *slow]
