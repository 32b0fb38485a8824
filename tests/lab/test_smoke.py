"""The programs of the laboratory that no other test runs still do what they say, in small."""

import subprocess
import sys

import pytest

from tests.sources import ROOT

SMALL = {
    "players.marque --games 400 --iterations 2 --real 2 --deals 1": "Weights(",
    "load.soak --tables 4 --servers 2 --minutes 0.1 --warm 1 --pace 1": "ms a move",
    "players.crew --days 1 --members 2 --game seven-seals": "seven-seals: equal",
    "players.nights --most 4 --seats 2": "4 people: met 1 to 2",
}
"""Commands, and words that they print at last."""


@pytest.mark.slow
@pytest.mark.parametrize("command", SMALL)
def test_a_program_prints_its_figures(command: str) -> None:
    words = [sys.executable, "-m", *f"tests.lab.{command}".split()]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=110, check=False)
    assert done.returncode == 0, done.stderr
    assert SMALL[command] in done.stdout[-4000:]
