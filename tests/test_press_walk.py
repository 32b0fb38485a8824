"""The way of a press from its button to the commit of its move stays short.

A new stop on it is first asked whether an existing one can carry it; see DESIGN.md.
"""

import subprocess
import sys
from typing import Final

import pytest

from tests.lab.press_walk import ROOT

pytestmark = pytest.mark.slow

FUNCTIONS: Final = 60
RETURNS: Final = 40


def test_a_press_reaches_its_commit_through_few_functions_and_returns() -> None:
    """At a table where others have pressed before. Tracing needs a process of its own."""
    command = [sys.executable, "-m", "tests.lab.press_walk", "--list"]
    walked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    told, *way = walked.stdout.splitlines()
    assert way[0].endswith(".callback"), "it begins with the button"
    assert "engine/tables/service/__init__.py Tables.play" in way
    assert way[-1].startswith("data/store.py "), "it ends with the store"
    _, functions, returns = (int(part.split()[0]) for part in told.split(","))
    assert functions == len(way)
    assert functions <= FUNCTIONS, told
    assert returns <= RETURNS, told
