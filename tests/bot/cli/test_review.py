"""`review` prints what a seat of a saved game missed."""

import importlib
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import review as cli
from engine import codec
from engine.games import GAMES
from engine.players import judging, package_of, yardstick
from engine.players.judging import Review
from engine.tables.record import read_record
from tests.lab.players.matches import Match, record


def exported(key: str, folder: Path, second: str = "mate") -> Path:
    """A game of a random player against others, written to a file."""
    file = folder / f"{key}.txt"
    others = (second,) * (GAMES[key].seats[0] - 1)
    file.write_text(record(Match(key, ("random", *others), 3)), "utf-8")
    return file


@pytest.mark.slow
@pytest.mark.parametrize("key", ["seven"])  # the cheapest; recorded reviews have all
def test_a_review_is_equal_each_time(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = replace(yardstick(key), usual=20)
    monkeypatch.setattr(importlib.import_module(package_of(key)), "YARDSTICK", usual)
    monkeypatch.setattr(judging, "yardstick", lambda game: replace(yardstick(game), worlds=8))
    for name, number in (("WORLDS", 8), ("FIRST_BATCHES", 4), ("FURTHER", 8)):
        monkeypatch.setattr(judging, name, number)
    file = exported(key, tmp_path)
    texts = []
    for _ in range(2):
        assert main(["review", str(file), "--json"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    review = codec.read(Review, texts[0])
    assert review.game == key
    assert review.moments
    monkeypatch.setattr(cli, "review_of", lambda *_: review)  # to spare the seconds
    assert main(["review", str(file)]) == 0
    words = capsys.readouterr().out
    assert "What did random 0 miss?" in words
    assert words.count("A Captain's choice:") == len(review.moments)
    out = tmp_path / "noted.txt"
    assert main(["review", str(file), "--export", str(out)]) == 0
    notes = read_record(out.read_text("utf-8")).notes
    told = [*review.moments, *filter(None, [review.well_done])]
    assert set(notes) == {found.number + 1 for found in told}
    assert main(["review", str(file), "--export", str(out)]) == 1, "it is there already"


def test_a_missing_seat_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = exported("seven-seas", tmp_path, "random")
    assert main(["review", str(file), "--seat", "2"]) == 1
    assert "no seat 2" in capsys.readouterr().err
