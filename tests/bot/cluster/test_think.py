"""The command `think`, without a database."""

import os
import signal
import subprocess
import sys

import pytest

from engine.players.questions import write
from tests.bot.cluster.test_thinking import ROOT, asked

STUCK = """
import sys
from bot.cluster import thinking
thinking.OVERTIME = 0.01
thinking.answered = lambda _: [0 for _ in iter(int, 1)]
thinking._answered(sys.stdin.read())
"""


@pytest.mark.slow
def test_a_player_that_never_finishes_ends_its_thinker() -> None:
    done = subprocess.run(
        (sys.executable, "-c", STUCK),
        input=write(asked(0.01)),
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        timeout=60,
    )
    assert done.returncode == -signal.SIGALRM


def test_a_thinker_knows_nothing_of_discord() -> None:
    code = "import sys, bot.cli.think, bot.cluster.thinking; sys.exit('discord' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run((sys.executable, "-c", code), env=environment).returncode == 0


def test_a_logged_question_reveals_no_hand() -> None:
    shown = repr(asked(0.3))
    assert "seven-seas" in shown
    assert "hand" not in shown
    assert "Card" not in shown
