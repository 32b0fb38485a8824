"""A start that systemd ends at once, at any moment, says nothing on its way out."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tests.amounts import amount
from tests.sources import ROOT
from tests.stand_in.online import TOKEN

TRIES = amount(11, 66)
SECONDS = 1.65
"""After which a bot on a machine of its own is at the login."""


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_sigterm_ends_a_start_at_any_moment_without_a_traceback(tmp_path: Path) -> None:
    """Nobody answers at the address in Discord's place."""
    address = {"DISCORD_TOKEN": TOKEN, "DISCORD_API": "http://127.0.0.1:9"}
    for moment in range(TRIES):
        start = subprocess.Popen(
            [sys.executable, "-m", "bot", "run"],
            cwd=tmp_path,
            env={**os.environ, **address, "PYTHONPATH": str(ROOT), "DATABASE": f"{moment}.db"},
            stderr=subprocess.PIPE,
            text=True,
        )
        sleep(SECONDS * moment / TRIES)
        start.send_signal(signal.SIGTERM)
        _, told = start.communicate(timeout=60)
        assert "Traceback" not in told, told
        assert "Event loop is closed" not in told
        early = -signal.SIGTERM  # Python itself was starting
        assert start.returncode in (0, early), told
