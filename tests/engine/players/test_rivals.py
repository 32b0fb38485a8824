"""The rivals of voyages: habits are kept, show, and Mates differ from them as often as is said."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core import RoundEnded, known_to
from engine.games import GAMES
from engine.players import Question, answered, liked, rivals
from engine.players.base import QUICK, Level
from engine.shuffle import derived
from engine.tables.model.kind import VOYAGE
from tests.engine.players.test_framework import asked


@pytest.mark.parametrize("game", GAMES)
def test_a_rival_keeps_its_habit(game: str) -> None:
    """A name that a later version doesn't know has none."""
    for question in asked(game, 1):
        for name in rivals(game):
            assert answered(own := replace(question, rival=name)) in liked(own)
        assert liked(replace(question, rival="Ann")) == question.moves


def choices(game: str, seed: int, rival: str = "") -> Iterator[tuple[Question, Any]]:
    """The choices of three Mates in two rounds; with a rival among them, in a voyage's match."""
    rules = GAMES[game]
    state, events = rules.deal(rules.options(), 3, seed)
    story, rounds = list(events), VOYAGE.deal(rules.traits) if rival else 2
    while rules.to_move(state) and sum(isinstance(each, RoundEnded) for each in story) < rounds:
        seat = rules.to_move(state)[0]
        seen = rules.view(state, seat), known_to(story, seat), rules.legal_moves(state, seat)
        name = rival if seat == 1 else ""
        question = Question(game, Level.MATE, *seen, derived(seed, len(story)), QUICK, name)
        yield question, (move := answered(question))
        state, events = rules.apply(state, seat, move)
        story += events


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_mate_acts_against_a_habit_as_often_as_it_is_said(game: str) -> None:
    made = [each for seed in range(40) for each in choices(game, seed)]
    for name, rival in rivals(game).items():
        wanted = [(liked(replace(question, rival=name)), question, move) for question, move in made]
        against = [move not in own for own, question, move in wanted if own != question.moves]
        assert abs(100 * sum(against) / len(against) - rival.others) < 7, name


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_habit_decides_a_choice_in_nearly_every_match(game: str) -> None:
    for name in rivals(game):
        matches = (choices(game, seed, name) for seed in range(40))
        shows = [any(liked(question) != question.moves for question, _ in each) for each in matches]
        assert sum(shows) >= 34, name
