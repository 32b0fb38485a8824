"""`sandbox` says where it is, refuses a taken port in one sentence, and leaves when it is asked."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


@contextmanager
def sandbox(*given: str) -> Iterator[subprocess.Popen[str]]:
    """A sandbox in a process of its own, once it is open."""
    command = [sys.executable, "-m", "bot", "sandbox", *given]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert ADDRESS.search(process.stdout.readline()) is not None
            yield process
        finally:
            process.kill()


def test_it_ends_on_request() -> None:
    """With its store closed: no thread and no lock is left behind."""
    with sandbox("--players", "2") as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0


def test_a_taken_port_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["sandbox", "--port", str(port)]) == 1
    told = capsys.readouterr().err
    assert told.startswith("seven-seas: the sandbox could not start")
    assert str(port) in told
