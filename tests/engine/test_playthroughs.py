"""Recorded playthroughs: games as texts, which must come out the same today."""

from pathlib import Path

import pytest

from engine import codec
from engine.games import GAMES
from tests.engine.playthrough import FOLDER, replay, wanted

TEXTS = sorted(FOLDER.glob("*.txt"))
WANTED = [(key, *what) for key in GAMES for what in wanted(GAMES[key])]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_recorded(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = replay(text, GAMES)
    for number, (old, new) in enumerate(zip(text.splitlines(), again.splitlines(), strict=False)):
        assert old == new, f"{path.name}:{number + 1}"
    assert again == text


@pytest.mark.parametrize(
    ("key", "name", "options", "seats"), WANTED, ids=[name for _, name, _, _ in WANTED]
)
def test_every_game_has_a_whole_one_and_one_for_each_house_rule(
    key: str, name: str, options: object, seats: int
) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    head = text.split("\n\n", 1)[0].splitlines()
    assert head[0] == f"game: {key}"
    assert head[1] == f"options: {codec.write(options)}"
    assert head[2] == f"seats: {seats}"
    assert name != f"{key}.txt" or "\noutcome: " in text


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in TEXTS} == {name for _, name, _, _ in WANTED}
