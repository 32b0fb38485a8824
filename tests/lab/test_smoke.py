"""The programs of the laboratory that no other test runs still do what they say, in small."""

import subprocess
import sys

import pytest

from tests.sources import ROOT

SMALL = {
    "players.responses letter-of-marque --games 20 --trial 1 --iterations 1 --real 1 --deals 1": (
        "trained: "
    ),
    "load.soak --tables 4 --servers 2 --minutes 0.1 --warm 1 --pace 1": "ms a move",
    "players.crew --days 1 --members 2 --game seven-seals": "seven-seals: equal",
    "players.crew --voyages 400 --player taught": "tries that cross: 88 %",
    "players.crew --voyages 60 --player mate": (
        "median 5 seas, all seven 27 %; tries that cross: 95, 72, 61, 62, 64, 50, 39 %"
    ),
    "judges.complete seven-seals --left 4 --positions 9 --players deckhand --puzzles": '"alike":',
    "judges.complete seven-seals --left 3 --positions 2": "| captain:150 | ",
    "judges.complete seven-seas --left 2 --positions 2": "| deckhand | ",
    "judges.complete letter-of-marque --left 3 --positions 2": "| mate | ",
    "judges.complete seven --left 2 --positions 2 --reviews": " half of it",
    "judges.openspiel --rounds 1": "seven-seals, 5 players: 1 rounds conform",
}
"""Commands, and words that they print at last."""


@pytest.mark.slow
@pytest.mark.parametrize("command", SMALL)
def test_a_program_prints_its_figures(command: str) -> None:
    if "openspiel" in command:
        pytest.importorskip("pyspiel", reason="the extra judges")
    words = [sys.executable, "-m", *f"tests.lab.{command}".split()]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=110, check=False)
    assert done.returncode == 0, done.stderr
    assert SMALL[command] in done.stdout[-4000:]
