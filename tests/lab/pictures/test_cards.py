"""The pictures in the repository are those that the script draws, and Discord takes them."""

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from bot.texts import card_pictures
from cogs.faces.common import COLOURS
from cogs.faces.letter_of_marque.words import UNDER_SHIPS
from engine.games.seven_seals.state import Kind
from tests.lab.pictures.cards import drawn

FOLDER = Path(str(card_pictures.FOLDER))
FILES = sorted(FOLDER.iterdir())
LARGEST = 20 * 1024
MOST = 400
HASHED = len("_0123")
"""Characters that the bot adds to a name before Discord gets it."""


@cache
def picture(name: str) -> Image.Image:
    """A picture as it is in the repository."""
    with Image.open(FOLDER / f"{name}.png") as file:
        return file.convert("RGBA")


@pytest.mark.slow
def test_the_script_draws_what_is_in_the_repository() -> None:
    """Pixel by pixel: how tightly a PNG is packed depends on the machine's zlib."""
    pictures = dict(drawn())
    assert sorted(pictures) == [file.stem for file in FILES]
    for name, fresh in pictures.items():
        assert fresh.tobytes() == picture(name).tobytes(), f"{name} has changed: draw it again"


def test_every_picture_has_a_name_in_the_code() -> None:
    assert sorted(card_pictures.NAMES) == [file.stem for file in FILES]
    assert len(set(card_pictures.NAMES)) == len(card_pictures.NAMES)
    assert [*card_pictures.read()] == [*card_pictures.NAMES]
    for name in card_pictures.NAMES:
        assert re.fullmatch(r"[a-z0-9_]+", name)
        assert 2 <= len(name) + HASHED <= 32, "Discord takes it"


def test_the_pictures_are_small_square_and_few() -> None:
    assert len(FILES) < MOST
    for file in FILES:
        assert file.stat().st_size < LARGEST, file.name
        assert picture(file.stem).size == (128, 128), file.name


SAME = (
    *(
        tuple(f"s_{suit}{strength}" for suit in ("gold", "crystal", "rum", "curse"))
        for strength in range(2, 11)
    ),
    ("s_gold1", "s_kraken", "s_lady", "s_king"),
    *(tuple(f"w_{letter}{rank}" for letter in "rygbp") for rank in range(1, 16)),
    tuple(f"w_seal{kind.name.lower()}" for kind in Kind),
    *(tuple(f"n_{place}{number}" for number in range(1, 8)) for place in ("card", "left", "right")),
    ("m_treasure5", "m_armed", "m_defenceless", "m_unknown", "m_cannon"),
    *(tuple(f"m_{what}{value}" for what in UNDER_SHIPS) for value in range(3, 8)),
    tuple(f"s_ship{colour}" for colour in COLOURS),
    ("s_sea", "s_island", "s_harbour", "s_shipred"),
    tuple(f"t_{colour}" for colour in COLOURS),
)
"""Pictures that must be distinct without their colours."""


@pytest.mark.parametrize("names", SAME, ids=lambda names: names[0])
def test_signs_differ_at_twenty_pixels_without_any_colour(names: tuple[str, ...]) -> None:
    """In black and white at least 8 of the 400 pixels differ, whichever is the lighter part."""
    for one, other in combinations(names, 2):
        pairs = zip(black_and_white(one), black_and_white(other), strict=True)
        differ = sum(a != b for a, b in pairs)
        assert min(differ, 400 - differ) >= 8, f"{one} and {other}: {differ}"


@cache
def black_and_white(name: str) -> tuple[bool, ...]:
    """The picture at 20 pixels, each of them lighter than the mean of the middle or darker."""
    page = Image.new("RGBA", (128, 128), "#313338")
    page.alpha_composite(picture(name))
    small = page.convert("L").resize((20, 20), Image.Resampling.BOX)
    middle = small.crop((3, 3, 17, 17)).tobytes()
    mean = (min(middle) + max(middle)) / 2
    return tuple(value > mean for value in small.tobytes())
