"""`simulate`: the strength of players, with intervals, and the same figures each time."""

from __future__ import annotations

import io
import re
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import pstdev

import pytest

from bot.__main__ import main
from bot.cli import simulate
from bot.cli.arguments import read_arguments
from bot.cli.league import opponents, sizes
from bot.cli.matches import Match, check, half_width, played
from bot.cli.simulate import interval
from engine.games import GAMES
from engine.players.base import Budget

RANDOM = ("random", "random")


def test_jobs_change_no_figure() -> None:
    match = Match("letter-of-marque", ("random",) * 3, 7)
    assert list(played(match, 4, 1)) == list(played(match, 4, 2))


def test_a_search_with_iterations_can_be_repeated() -> None:
    match = Match("seven-seas", ("captain", "random"), 3, Budget(iterations=8), one_round=True)
    assert list(played(match, 2, 1)) == list(played(match, 2, 1))


def test_a_mate_beats_luck() -> None:
    """Seats are held by the players that are named, who see what their seats may see."""
    match = Match("seven-seas", ("mate", "random"), 3)
    deals = list(played(match, 6, 1))
    assert sum(mate.win - luck.win for mate, luck in deals) > 0


def test_win_shares_of_a_deal_add_up_to_one() -> None:
    for deal in played(Match("letter-of-marque", ("random",) * 4, 1), 5, 1):
        assert sum(one.win for one in deal) == pytest.approx(1)
        assert sum(one.rounds for one in deal) == pytest.approx(1)


def test_equal_players_get_equal_shares_of_rotated_deals() -> None:
    """Without luck in the moves a rotation only renames the seats."""
    match = Match("seven-seas", ("mate", "mate"), 5, Budget(seconds=0), one_round=True)
    for first, second in played(match, 3, 1):
        assert first.points == pytest.approx(second.points, abs=2)
        assert first.rounds + second.rounds == pytest.approx(1)


def test_one_round_is_less_than_a_game() -> None:
    games, rounds = (
        next(played(Match("seven-seas", RANDOM, 2, one_round=short), 1, 1))
        for short in (False, True)
    )
    assert sum(one.points for one in rounds) < sum(one.points for one in games)
    assert all(one.win == one.rounds for one in rounds)


@pytest.mark.parametrize(
    ("deals", "quantile"),
    [(2, 12.706), (3, 4.303), (5, 2.776), (11, 2.228), (12, 2.201), (21, 2.086), (121, 1.980)],
)
def test_few_deals_make_the_interval_of_student_wider(deals: int, quantile: float) -> None:
    """The quantiles are those of any printed table of the distribution."""
    values = [0.0] * (deals - 1) + [1.0]
    error = pstdev(values) / sqrt(deals - 1)
    assert half_width(values) == pytest.approx(quantile * error, rel=0.003)


def test_an_interval_shrinks_with_the_root_of_the_number() -> None:
    assert interval([1, 3]) == "2.00 ± 12.71"
    assert interval([1, 3] * 50) == "2.00 ± 0.20"
    assert interval([1]) == "1.00 ± inf"


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
    assert main(line.split()) == 2
    assert told in capsys.readouterr().err


def test_an_unknown_game_is_a_bad_argument_as_any_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "eight"])
    assert ended.value.code == 2
    assert "eight" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_progress_is_told_where_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    """In twenty lines at the most, however many deals there are."""
    line = "simulate seven-seas --games 40 --rounds --progress --jobs"
    assert main([*line.split(), jobs]) == 0
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 20
    assert re.fullmatch(r"2/40 deals after \d+ s", said[0])
    assert said[-1].startswith("40/40 deals after ")


def test_a_simulation_prints_each_player_with_intervals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "simulate letter-of-marque --seats random,random,random --games 3"
    assert main(line.split()) == 0
    said = capsys.readouterr().out
    assert "3 deals" in said
    row = r"^\d\. random( +\S+ ± \S+){2}( +\S+ ± \S+ %){2} +\S+$"
    assert len(re.findall(row, said, re.MULTILINE)) == 3


def test_rounds_and_iterations_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate seven-seas --seats captain,mate --games 2 --rounds --iterations 4"
    assert main(line.split()) == 0
    said = capsys.readouterr()
    assert "rounds won" in said.out
    assert "games won" not in said.out
    assert said.err == ""  # no terminal, no bar


def test_a_terminal_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert main(["simulate", "seven-seas", "--games", "2", "--rounds"]) == 0
    assert terminal.getvalue().endswith(f"\r[{'#' * 30}] 2/2\n")


RESULTS = Path(simulate.__file__).with_name("results.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^python -m bot (simulate [a-z-]+ .*)$", RESULTS, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_kept_result_names_leagues_that_can_be_played_again(command: str) -> None:
    asked = read_arguments(command.split())
    for seats in sizes(asked.league):
        for player, opponent in product(asked.seats, opponents(asked.game, asked.against)):
            check(Match(asked.game, (player, *[opponent] * (seats - 1)), asked.seed))


def test_results_are_kept_for_every_game() -> None:
    assert {command.split()[1] for command in COMMANDS} == set(GAMES)
