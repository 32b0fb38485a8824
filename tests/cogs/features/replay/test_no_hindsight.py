"""Replays through one seat's eyes and moments of a review show nothing learnt later."""

from dataclasses import replace

import pytest

from cogs.faces import FACES
from cogs.features.replay.presses import shown
from cogs.features.review.presses import moment_page
from cogs.ui.page import Say
from cogs.ui.routes import Bookmark
from engine.core import Step, choices_by_default
from engine.games import GAMES
from engine.players import has_review
from engine.players.judging import Difference, Judgement, Review
from engine.tables.replay import Replay
from tests.cogs.faces.moments import HEARD, SAY, moments, texts_of

SEATS, STEPS = 3, 12


def elsewhere(replay: Replay, number: int, seat: int, seed: int) -> Replay:
    """The same replay, whose state at this step is another that the seat can't tell apart."""
    step = replay.steps[number]
    world = replay.game.sample_state(replay.game.view(step.state, seat), seed)
    steps = list(replay.steps)
    steps[number] = Step(world, step.events)
    return replace(replay, steps=tuple(steps))


@pytest.mark.parametrize("say", [SAY, HEARD], ids=["eyes", "ears"])
@pytest.mark.parametrize("key", GAMES)
def test_cards_that_a_seat_cannot_know_change_no_page(key: str, say: Say) -> None:
    game, face = GAMES[key], FACES[key]
    *_, ended = moments(game, game.options(**choices_by_default(game)), SEATS, seed=5)
    replay = ended.replay
    for number in range(0, len(replay.steps) - 1, max(1, len(replay.steps) // STEPS)):
        for seat in range(SEATS):
            other, at = elsewhere(replay, number, seat, number), Bookmark(number, seat)
            assert shown(say, replay, face, at) == shown(say, other, face, at)
            if len(replay.seen(number, seat).moves) < 2 or not has_review(key):
                continue
            lost = Difference(0.5, 0.1, 0.2, 0.1, 1.0)
            judged = Judgement(number, 0, 1, 1, 2, 0.5, lost, Difference(), "", 0)
            review = Review(1, key, seat, (judged,), 3.0, 2.0)
            pages = [
                texts_of(moment_page(say, told, face, review, number)) for told in (replay, other)
            ]
            assert pages[0] == pages[1]
