"""The rivals of voyages: their habits are kept, and Mates differ from them as often as is said."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core import RoundEnded, known_to
from engine.games import GAMES
from engine.players import Question, answered, liked, rivals
from engine.players.base import QUICK, Level
from engine.shuffle import derived
from tests.engine.players.test_framework import asked


@pytest.mark.parametrize("game", GAMES)
def test_a_rival_keeps_its_habit(game: str) -> None:
    """A name that a later version doesn't know has none."""
    for question in asked(game, 1):
        for name in rivals(game):
            assert answered(own := replace(question, rival=name)) in liked(own)
        assert liked(replace(question, rival="Ann")) == question.moves


def choices(game: str, seed: int) -> Iterator[tuple[Question, Any]]:
    """The choices of three Mates in two rounds."""
    rules = GAMES[game]
    state, events = rules.deal(rules.options(), 3, seed)
    story = list(events)
    while rules.to_move(state) and sum(isinstance(each, RoundEnded) for each in story) < 2:
        seat = rules.to_move(state)[0]
        seen = rules.view(state, seat), known_to(story, seat), rules.legal_moves(state, seat)
        question = Question(game, Level.MATE, *seen, derived(seed, len(story)), QUICK)
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
