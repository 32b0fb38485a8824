"""`bench`: figures for every game, and the same ones each time."""

from __future__ import annotations

import re

import pytest

from bot.__main__ import main
from bot.cli.bench import HEAD, play_out
from engine.core import choices_by_default
from engine.games import GAMES

FEWEST = [(key, min(game.seats)) for key, game in GAMES.items()]


@pytest.mark.parametrize(("key", "seats"), FEWEST)
def test_a_playout_follows_from_its_seed(key: str, seats: int) -> None:
    game = GAMES[key]
    options = game.options(**choices_by_default(game))
    first, again = (play_out(game, options, seats, 7) for _ in range(2))
    assert (first.states, first.moves) == (again.states, again.moves)
    assert first.moves != play_out(game, options, seats, 8).moves


def test_the_bench_has_a_line_for_every_number_of_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "letter-of-marque", "--games", "2"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert re.split(r"\s{2,}", head) == list(HEAD)
    assert [line.split()[:2] for line in lines] == [
        ["letter-of-marque", str(seats)] for seats in GAMES["letter-of-marque"].seats
    ]
