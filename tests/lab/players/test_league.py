"""Leagues and strangers: the same deals for everybody, honest intervals, repeatable figures."""

import re
import shlex
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import pytest

from engine.core import known_to
from engine.games import GAMES
from engine.players.base import QUICK
from engine.tables.record import read_record
from tests.amounts import one_of
from tests.lab.players import league
from tests.lab.players.matches import Match, Result, check, half_width, interval, played, record
from tests.lab.players.responses import Response, with_numbers
from tests.lab.strangers import player, strangers

PAGE = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EVERY = [(game, name) for game in GAMES for name in strangers(game)]
LEAGUES = re.findall(r"^python -m tests\.lab\.players\.league ([a-z].+)$", PAGE, re.MULTILINE)


def test_a_mate_beats_luck_and_each_deal_has_one_win() -> None:
    """Seats are held by the players that are named, who see what their seats may see."""
    deals = list(played(Match("seven-seas", ("mate", "random"), 3), 4))
    assert all(mate.win + luck.win == pytest.approx(1) for mate, luck in deals)
    assert sum(mate.win - luck.win for mate, luck in deals) > 0


def test_a_league_is_a_table_of_the_wins_on_the_same_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A player's figure is what a match of its own finds."""
    line = "seven --players deckhand,mate --seats 2 --against random --deals 3"
    league.main(line.split())
    said = capsys.readouterr().out
    mates = [deal[0] for deal in played(Match("seven", ("mate", "random")), 3)]
    alone, ahead = [100 * mate.win for mate in mates], [mate.lead for mate in mates]
    assert said.startswith(
        "| 2 players | all | random | points ahead | ms a move, theirs |\n|---|---|---|---|---|\n"
    )
    assert f"\n| mate | {interval(alone)} | {interval(alone)} | {interval(ahead, 1)} | " in said
    assert "\n| mate − deckhand | " in said


def test_the_luck_of_the_cards_cancels_out_of_a_lead() -> None:
    """The interval of a lead comes from its spread between deals, not from that of the wins."""
    wins = {"mate": (0.0, 0.5, 1.0), "captain": (0.25, 0.75, 1.25)}
    found = {name: {"a": [Result(1, win, 0) for win in row]} for name, row in wins.items()}
    *_, lead = league.table(2, found)
    assert lead == "| captain − mate | 25 ± 0 | 25 ± 0 | | |"


def test_intervals_of_few_deals_are_wide() -> None:
    assert half_width([1.0]) == float("inf")
    assert half_width([0.0, 1.0]) == pytest.approx(12.71 / 2)
    many = [0.0, 1.0] * 500
    assert half_width(many) == pytest.approx(1.96 * pstdev(many) / sqrt(1000), rel=0.01)
    assert interval([1.0, 2.0], 2) == "1.50 ± 6.36"


@pytest.mark.parametrize("command", LEAGUES)
def test_every_league_of_the_page_can_be_repeated(command: str) -> None:
    assert league.arguments(shlex.split(command)).players


@pytest.mark.parametrize("key", GAMES)
def test_a_recorded_game_can_be_read_and_is_equal_each_time(key: str) -> None:
    match = Match(key, ("deckhand", *["mate"] * (GAMES[key].seats[0] - 1)), 3)
    check(match)
    text = record(match)
    assert read_record(text).game.key == key
    assert record(match) == text


def test_a_published_search_plays_the_same_each_time() -> None:
    pytest.importorskip("pyspiel", reason="the extra judges")
    match = Match("seven-seas", ("ismcts:3", "mate"))
    assert record(match) == record(match)


@pytest.mark.parametrize("key", one_of(["seven", "letter-of-marque", "seven-seas", "seven-seals"]))
def test_a_response_is_a_mate_with_other_numbers(key: str) -> None:
    seats = GAMES[key].seats[0]
    rounds = 1 if key == "seven-seals" else None
    response = Response(Match(key, ("mate", *["captain"] * (seats - 1)), rounds=rounds))
    start, held = response.start, response.held
    assert with_numbers(held, iter(start)) == held
    own, others, again = (
        response.against(numbers, 0, 1).lead
        for numbers in (start, [-10 * number for number in start], start)
    )
    assert own == again != others


@pytest.mark.parametrize("key", GAMES)
def test_strangers_make_legal_moves_the_same_each_time(key: str) -> None:
    game, seats = GAMES[key], GAMES[key].seats[-1]
    for name in (name for of, name in EVERY if of == key):
        chosen, (state, events) = player(key, name), game.deal(game.options(), seats, 1)
        story, choices = list(events), 0
        while choices < 12 and game.outcome(state) is None:
            seat = game.to_move(state)[0]
            moves, view = game.legal_moves(state, seat), game.view(state, seat)
            known = known_to(story, seat)
            move = chosen.choose(view, known, moves, Random(choices), QUICK)
            assert move in moves, name
            assert move == chosen.choose(view, known, moves, Random(choices), QUICK), name
            state, events = game.apply(state, seat, move)
            story.extend(events)
            choices += len(moves) > 1


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_beginner_after_the_lesson_beats_a_deckhand_in_half_of_200_games() -> None:
    """The match of the laboratory's README: a hundred deals from both seats."""
    match = Match("seven-seas", ("taught", "deckhand"), seed=52)
    assert fmean(first.win for first, _ in played(match, 100)) >= 0.5
