"""A question to a computer player is the same after it was written and read."""

import json
from random import Random

import pytest

from engine.core import choices_by_default, known_to
from engine.games import GAMES
from engine.players import Question, questions
from engine.players.base import QUICK, Budget, Level
from tests.amounts import one_of
from tests.cogs.faces.moments import moments


def asked(key: str, seed: int, budget: Budget = QUICK) -> list[Question]:
    """The questions of a whole game of random moves, every ninth one."""
    game, found = GAMES[key], list[Question]()
    seats = Random(seed).choice(game.seats_for(options := game.options(**choices_by_default(game))))
    for moment in moments(game, options, seats, seed):
        state, story = moment.position.state, moment.position.story
        for seat in game.to_move(state)[: len(story) % 9 == 0]:
            view, known = game.view(state, seat), known_to(story, seat)
            moves = game.legal_moves(state, seat)
            found.append(Question(key, Level.MATE, view, known, moves, seed, budget))
    return found


@pytest.mark.parametrize("key", one_of(GAMES, 2))
def test_a_question_is_read_back_equal(key: str) -> None:
    """Its parts have the same classes, too: some events of equal fields differ only there."""
    found = asked(key, 1)
    assert found
    for question in found:
        again = questions.read(questions.write(question))
        assert again == question
        assert list(map(type, again.history)) == list(map(type, question.history))
        assert list(map(type, again.moves)) == list(map(type, question.moves))


@pytest.mark.parametrize("budget", [Budget(), Budget(0.3), Budget(iterations=150), QUICK])
def test_a_budget_without_limits_is_json(budget: Budget) -> None:
    question = asked("seven", 1, budget)[0]
    text = questions.write(question)
    json.loads(text, parse_constant=pytest.fail)
    assert questions.read(text).budget == budget


@pytest.mark.parametrize("kind", ["Hand", "IllegalMove", "sys", "Event.__init__"])
def test_no_class_but_an_event_is_made_from_a_text(kind: str) -> None:
    parts = json.loads(questions.write(asked("seven", 1)[-1]))
    parts[3][0][0] = kind
    with pytest.raises(KeyError):
        questions.read(json.dumps(parts))
