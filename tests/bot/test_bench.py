"""`bench` and `simulate`: figures for every game, and the same ones each time."""

from __future__ import annotations

import re

import pytest

from bot.__main__ import main
from bot.bench import HEAD, play_out
from bot.cli.games import game_named
from bot.simulate import Match, played
from engine.core import choices_by_default
from engine.games import GAMES

FEWEST = [(key, min(game.seats)) for key, game in GAMES.items()]


@pytest.mark.parametrize(("key", "seats"), FEWEST)
def test_a_playout_follows_from_its_seed(key: str, seats: int) -> None:
    game = game_named(key)
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
        ["letter-of-marque", str(seats)] for seats in game_named("letter-of-marque").seats
    ]


def test_jobs_change_no_figure() -> None:
    match = Match("letter-of-marque", ("random",) * 3, 7)
    assert list(played(match, 4, 1)) == list(played(match, 4, 2))


def test_win_shares_of_a_deal_add_up_to_one() -> None:
    for deal in played(Match("letter-of-marque", ("random",) * 4, 1), 5, 1):
        assert sum(one.win for one in deal) == pytest.approx(1)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("simulate letter-of-marque --seats random,parrot,random", "no player 'parrot'"),
        ("simulate letter-of-marque --seats random", "not for 1"),
    ],
)
def test_a_crew_that_cannot_play_is_told(
    capsys: pytest.CaptureFixture[str], line: str, told: str
) -> None:
    assert main(line.split()) == 1
    assert told in capsys.readouterr().err


def test_a_simulation_prints_each_player_with_intervals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "simulate letter-of-marque --seats random,random,random --games 3"
    assert main(line.split()) == 0
    said = capsys.readouterr().out
    assert "3 deals" in said
    assert len(re.findall(r"^\d\. random( +\S+ ± \S+){3} %$", said, re.MULTILINE)) == 3
