"""Which games have a face: all of them, or the bot does not start."""

import pytest

from cogs.faces import FACES, MissingFace, face_of
from engine.games import GAMES


def test_every_game_has_the_face_of_its_key() -> None:
    assert list(FACES) == list(GAMES)
    assert [face.key for face in FACES.values()] == list(GAMES)


def test_the_pictures_of_a_game_begin_with_a_letter_of_its_own() -> None:
    letters = [{name[:2] for name in face.drawn} for face in FACES.values() if face.drawn]
    assert all(len(each) == 1 for each in letters)
    assert len(set.union({"t_"}, *letters)) == len(letters) + 1


def test_a_game_without_a_face_is_named_with_the_file_that_is_missing() -> None:
    with pytest.raises(MissingFace, match=r"'knock-out'.*cogs/faces/knock_out/face\.py is missing"):
        face_of("knock-out")
