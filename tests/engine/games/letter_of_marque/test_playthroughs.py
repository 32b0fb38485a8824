"""Letter of Marque: the recorded games show all that can happen."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Event, GameOver, RoundEnded
from engine.games.letter_of_marque import events

FOLDER = Path(__file__).parents[3] / "playthroughs"
TEXT = "".join(
    path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("letter-of-marque-*.txt"))
)
TOLD = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == events.__name__
]


@pytest.mark.parametrize("kind", [*TOLD, RoundEnded, GameOver])
def test_every_kind_of_event_is_recorded(kind: type[Event]) -> None:
    assert f" {kind.__name__}(" in TEXT


def test_every_kind_of_event_is_told() -> None:
    assert len(TOLD) == 12


@pytest.mark.parametrize("rare", ["forced=False", "forced=True", "shown=True, cannons="])
def test_a_pass_of_both_kinds_and_a_second_attack_on_a_shown_ship_are_recorded(rare: str) -> None:
    assert rare in TEXT


def test_a_whole_series_is_recorded() -> None:
    text = (FOLDER / "letter-of-marque-series-to-the-end.txt").read_text(encoding="utf-8")
    assert text.count(" GameBegan(") == text.count(" RoundEnded(") == 3
    assert text.count(" GameOver(") == 1
    assert "termination=ROUNDS" in text
