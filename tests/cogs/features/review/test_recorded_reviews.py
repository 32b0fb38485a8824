r"""A game of each kind has a review, as notes in its file, whose reasons people have read.

Seat 0 is reviewed. These commands record that of The Seven Seals again, a game of one round:

    python -m tests.lab.players.matches seven-seals deckhand deckhand mate \
        --rounds 1 --seed 17 > GAME
    python -m tests.lab.players.reviews GAME > tests/reviews/seven-seals.txt

That of 7 has two mates and the seed 27.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.features.review.presses import noted
from cogs.routing.watching import MARKDOWN
from cogs.ui.names import names_of
from engine.games import GAMES
from engine.players import has_review, hint_question, reason
from engine.tables.record import read_record
from engine.tables.replay import Replay
from tests.amounts import amount
from tests.cogs.faces.moments import SAY
from tests.lab.players.reviews import review_of

FILES = sorted((Path(__file__).parents[3] / "reviews").glob("*.txt"))
AGAIN = FILES[amount(1, 0) :: amount(len(FILES), 1)]
"""The games of which every choice is judged once more, which takes seconds; all are deep."""


def recorded(file: Path) -> Replay:
    return read_record(file.read_text("utf-8"))


def advice(replay: Replay, number: int) -> Iterator[str]:
    """Every advice that the note behind this move may give: each legal move, and its reason.

    A reason that speaks for the move that was played, too, is left out.
    """
    chosen = replay.choice(number - 1)
    assert chosen is not None
    seen, played = chosen
    face, names = FACES[replay.game.key], names_of(replay.table, seen.seat, SAY).plain
    history = replay.known(number - 1, seen.seat)
    asked = hint_question(replay.game.key, seen.view, history, seen.moves)
    for index in range(len(seen.moves)):
        found = reason(asked, index)
        assert found is not None
        move = face.move_sentence(SAY, seen, names, index)
        yield f"{move} {face.because(SAY, seen, names, index, found)}"
        if found == reason(asked, played):
            yield move


def plain(text: str) -> str:
    """The text with plain spaces, as lines of a file have."""
    return " ".join(MARKDOWN.sub("", text).split())


def test_every_game_with_reviews_has_one() -> None:
    reviewed = [key for key in GAMES if has_review(key)]
    assert {recorded(file).game.key: file.stem for file in FILES} == {key: key for key in reviewed}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_review_gives_the_reasons_of_today(file: Path) -> None:
    replay = recorded(file)
    assert replay.notes
    for number, note in replay.notes.items():
        text = plain(note)
        assert any(plain(each) in text for each in advice(replay, number)), note
        begins = [SAY(f"review-{kind}", number=number) for kind in ("played", "well-done")]
        assert text.startswith(tuple(begins)), "its sentences are those of today, too"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("file", AGAIN, ids=lambda file: file.stem)
def test_a_recorded_game_is_reviewed_the_same_today(file: Path) -> None:
    replay = recorded(file)
    bare = replace(replay, notes={})
    again = noted(SAY, bare, FACES[replay.game.key], review_of(bare, 0)).notes
    read = {number: plain(note) for number, note in replay.notes.items()}
    assert {number: plain(note) for number, note in again.items()} == read
