"""`simulate --league`: how players fare among strangers, on the same deals."""

from __future__ import annotations

import re

import pytest

from bot.__main__ import main
from bot.cli.league import League, league, lines, opponents
from bot.cli.matches import Match, played
from engine.players import strangers
from engine.players.base import Budget

MATCH = Match("letter-of-marque", ("random", "mate"), 3, Budget(iterations=1))


def test_all_players_of_a_league_play_the_same_deals_from_every_seat() -> None:
    """A player's figure is what a match of its own finds."""
    found = league(MATCH, 3, ("deckhand",), 2, 1)
    alone = Match(MATCH.game, ("mate", "deckhand", "deckhand"), MATCH.seed, MATCH.budget)
    assert found.wins["mate"]["deckhand"] == [deal[0].win for deal in played(alone, 2, 1)]


def test_the_luck_of_the_cards_cancels_out_of_a_lead() -> None:
    """The interval of a lead comes from its spread between deals, not from that of the wins."""
    found = League(2, {"mate": {"a": [0.0, 0.5, 1.0]}, "captain": {"a": [0.25, 0.75, 1.25]}})
    *_, lead = lines(found)
    assert lead == "| captain − mate | 25 ± 0 | 25 ± 0 |"


def test_the_whole_population_is_averaged_over_its_members_in_each_deal() -> None:
    found = League(2, {"mate": {"a": [0.0, 1.0], "b": [1.0, 0.0]}})
    assert found.of("mate") == [0.5, 0.5]


def test_a_half_of_the_strangers_is_named_by_one_word() -> None:
    halves = strangers("seven")
    assert opponents("seven", ("held-out",)) == tuple(halves.held_out)
    assert opponents("seven", ("mate", "training")) == ("mate", *halves.training)


def test_a_league_is_printed_as_tables_for_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate letter-of-marque --seats deckhand,mate --league 2,3 --against random --games 2"
    assert main(line.split()) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("| 2 players | all | random |\n|---|---|---|\n| deckhand | ")
    rows = re.findall(r"^\| (deckhand|mate|mate − deckhand) (?:\| -?\d+ ± \d+ )+\|$", printed, re.M)
    assert rows == ["deckhand", "mate", "mate − deckhand"] * 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--league two", "--league takes numbers of players, not two"),
        ("--league 9 --against random", "not for 9"),
        ("--league 2 --against parrot", "no player 'parrot'"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], line: str, words: str
) -> None:
    assert main(["simulate", "letter-of-marque", *line.split()]) == 2
    assert words in capsys.readouterr().err
