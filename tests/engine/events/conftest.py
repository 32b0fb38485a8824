"""Crews of daily deals that are small enough for every day."""

import pytest

from engine.events import crew
from engine.players.base import Budget


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crew of three is as good as one of a hundred, and so is a Captain who hardly thinks."""
    monkeypatch.setattr(crew, "SIZE", 3)
    monkeypatch.setattr(crew, "BUDGET", Budget(iterations=1))
