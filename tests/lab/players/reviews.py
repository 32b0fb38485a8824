"""Print a saved game with the review of its first seat as notes.

python -m tests.lab.players.reviews GAME > OUT
"""

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from cogs.faces import FACES
from cogs.features.review.presses import compared
from cogs.routing.watching import MARKDOWN
from engine.core import Seat
from engine.events.reviews import choice_tasks, deal_task
from engine.players.judging import VERSION, Judgement, Judging, Review, judgements, worth
from engine.tables.record import read_record, write_record
from engine.tables.replay import Replay
from tests.cogs.faces.moments import SAY

NOTE = re.compile(r"\{([^}]*)\}")
NUMBER = re.compile(r"(\d+)\. \d")


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


def notes_of(replay: Replay, review: Review) -> dict[int, str]:
    """The review's words on each moment and on the good move, by the number of the move."""
    face = FACES[replay.game.key]
    found = dict[int, str]()
    for choice in (*review.listed, *filter(None, [review.well_done])):
        seen, number = replay.seen(choice.number, review.seat), choice.number + 1
        is_well = choice not in review.listed
        told = compared(SAY, face, seen, choice, number, is_well=is_well)
        found[number] = MARKDOWN.sub("", " ".join(told))
    return found


def with_notes(text: str, notes: Mapping[int, str]) -> str:
    """The text of a game with these notes in braces behind their moves."""
    head, body = text.split("\n\n", 1)
    for number, note in notes.items():
        move = re.search(rf"(?<!\S){number}\. [^;]*;", body)
        assert move is not None
        body = f"{body[: move.end()]}\n{{{note}}}\n{body[move.end() :].lstrip()}"
    return f"{head}\n\n{body}"


def read_noted(text: str) -> tuple[Replay, dict[int, str]]:
    """The game of such a text, and its notes."""
    head, body = text.split("\n\n", 1)
    game, *pieces = NOTE.split(body)
    notes = dict[int, str]()
    for note, moves in zip(pieces[::2], pieces[1::2], strict=True):
        notes[int(NUMBER.findall(game)[-1])] = " ".join(note.split())
        game += moves
    return read_record(f"{head}\n\n{game}"), notes


if __name__ == "__main__":
    game = read_record(Path(sys.argv[1]).read_text("utf-8"))
    sys.stdout.write(with_notes(write_record(game), notes_of(game, review_of(game, 0))))
