"""Crews of daily deals that are small enough for every day."""

import pytest

from engine.events import crew


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crew of six is as good as one of a hundred."""
    monkeypatch.setattr(crew, "SIZE", 6)
