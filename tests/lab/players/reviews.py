"""Print a saved game with the review of its first seat as notes.

python -m tests.lab.players.reviews GAME > OUT
"""

import sys
from pathlib import Path

from cogs.faces import FACES
from cogs.features.review.presses import noted
from engine.core import Seat
from engine.events.reviews import choice_tasks, deal_task
from engine.players.judging import VERSION, Judgement, Judging, Review, judgements, worth
from engine.tables.record import read_record, write_record
from engine.tables.replay import Replay
from tests.cogs.faces.moments import SAY


def finished(work: Judging) -> tuple[Judgement, ...]:
    """The judgements, computed here and now."""
    try:
        look = next(work)
        while True:
            look = work.send(look.call())
    except StopIteration as end:
        found: tuple[Judgement, ...] = end.value
        return found


def review_of(replay: Replay, seat: Seat) -> Review:
    """The review of this seat."""
    outcome = replay.outcome
    assert outcome is not None
    choices = finished(judgements(choice_tasks(replay, seat)))
    mates = worth(deal_task(replay, seat))
    return Review(VERSION, replay.game.key, seat, choices, outcome.points[seat], mates)


if __name__ == "__main__":
    game = read_record(Path(sys.argv[1]).read_text("utf-8"))
    sys.stdout.write(write_record(noted(SAY, game, FACES[game.game.key], review_of(game, 0))))
