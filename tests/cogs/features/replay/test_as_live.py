"""A replay through a seat's eyes says what its hand said then, and nothing learnt later."""

from dataclasses import replace
from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.features.replay.presses import replay_layout, shown
from cogs.features.review.presses import moment_page
from cogs.ui.page import Say
from cogs.ui.routes import Bookmark
from engine.core import Step, choices_by_default
from engine.games import GAMES
from engine.players import has_review
from engine.players.judging import Difference, Judgement, Review
from engine.tables.replay import Replay
from tests.amounts import one_of
from tests.cogs.faces.by_ear import PATHS, recorded
from tests.cogs.faces.moments import HEARD, SAY, moments, texts_of
from tests.cogs.faces.test_languages import retold


@pytest.mark.parametrize("path", one_of(PATHS, 5), ids=lambda path: path.stem)
def test_through_a_seats_eyes_each_turn_reads_as_the_hand_did(path: Path) -> None:
    """The seat knew of all that it had captured and nicked."""
    replay = retold(path.stem)
    for number, moment in enumerate(recorded(path)):
        for seat in range(len(moment.table.players)):
            live, then = moment.seen(seat), replay.seen(number, seat)
            assert (then.from_own, then.own_events) == (live.from_own, live.own_events)
            assert (then.this_round, then.recent) == (live.this_round, live.recent)
            if seat in live.to_move:
                page = FACES[moment.game.key].page
                names = moment.names
                assert page(SAY, then, names, "") == page(SAY, live, names, ""), (number, seat)


def test_the_viewpoint_is_named_whoever_is_to_move() -> None:
    replay = retold(PATHS[0].stem)
    face, last = FACES[replay.game.key], len(replay.steps) - 1
    for number in range(0, last, 3):
        for reader in (None, 0, 1):
            layout = replay_layout(SAY, replay, face, Bookmark(number, 1), reader=reader)
            told = "\n".join(texts_of(layout))
            name = replay.table.players[1].name
            assert ("As you saw it then" in told) is (reader == 1)
            assert (f"As {name} saw it then" in told) is (reader != 1)


SEATS, STEPS = 3, 8


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
