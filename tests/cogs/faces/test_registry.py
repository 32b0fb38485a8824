"""Which games have a face: all of them, or the bot does not start."""

import pytest

from cogs.faces import FACES, MissingFace, face_of
from engine.games import GAMES


def test_every_game_has_the_face_of_its_key() -> None:
    assert list(FACES) == list(GAMES)
    assert [face.key for face in FACES.values()] == list(GAMES)


def test_a_game_without_a_face_is_named_with_the_file_that_is_missing() -> None:
    with pytest.raises(MissingFace, match=r"'knock-out'.*cogs/faces/knock_out/face\.py is missing"):
        face_of("knock-out")
