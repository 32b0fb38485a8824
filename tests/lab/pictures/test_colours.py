"""Colour-blind people can distinguish each game's colours on every page of Discord.

The simulation is that of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009,
at severity 1.0, on linear light. Lightness is L* of CIELAB, 0 to 100; contrast is that of WCAG 2.
"""

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image

from bot.texts import card_pictures
from tests.lab.pictures import palette
from tests.lab.pictures.palette import ink_on, linear, luminance
from tests.lab.pictures.test_cards import picture

pytestmark = pytest.mark.slow

SIGHTS = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
WAX = palette.SEALS | {"white": palette.WHITE, "black": palette.INK}
LEAST = {
    "suits": (palette.SUITS, 14),
    "seals": (palette.SEALS, 10.5),
    "wax": (WAX, 10.5),
    "marque": (palette.MARQUE, 12),
    "seats": (palette.SEATS, 8),
    "numbers": (palette.NUMBERS, 8),
}
"""The colours of a game, and by how much every two must differ in lightness at the least.

About 2 is just seen where colours touch; 8 and more is seen at a glance between separate cards.
"""
PAGES = ("#313338", "#1a1a1e", "#ffffff")
"""Discord's dark pages, the older and the newer one, and its light page."""


def lightness(colour: str, sight: str) -> float:
    """L* of a colour as somebody with this sight sees it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * share for part, share in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 116 * bright ** (1 / 3) - 16 if bright > 0.008856 else 903.3 * bright


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def shade(rgb: tuple[int, ...]) -> str:
    """A pixel's colour as "#rrggbb"."""
    return "#{:02x}{:02x}{:02x}".format(*rgb)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", LEAST)
def test_every_two_colours_of_a_game_differ_in_lightness(game: str, sight: str) -> None:
    colours, least = LEAST[game]
    for one, other in combinations(colours, 2):
        apart = abs(lightness(colours[one], sight) - lightness(colours[other], sight))
        assert apart >= least, f"{one} and {other}: {apart:.1f}"


@pytest.mark.parametrize("game", LEAST)
def test_signs_and_numerals_are_read_on_their_cards(game: str) -> None:
    """At least 4.5 to 1, what WCAG 2 asks of small text."""
    for name, colour in LEAST[game][0].items():
        assert contrast(ink_on(colour), colour) >= 4.5, name


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_stands_out_from_every_page(page: str) -> None:
    """At least a twelfth of it has a contrast of 3 to 1, what WCAG 2 asks of graphics."""
    for name in card_pictures.NAMES:
        on_page = Image.new("RGBA", (128, 128), page)
        on_page.alpha_composite(picture(name))
        small = on_page.resize((32, 32), Image.Resampling.BOX)  # Discord shows even fewer pixels
        counts = Counter(zip(*(small.getchannel(band).tobytes() for band in "RGB"), strict=True))
        seen = sum(count for rgb, count in counts.items() if contrast(shade(rgb), page) >= 3)
        assert seen >= 32 * 32 / 12, f"{name}: {seen}"


@pytest.mark.parametrize("page", PAGES)
def test_every_card_has_an_edge_that_the_page_shows(page: str) -> None:
    """The dark edge serves on the light page, the light one on the dark pages."""
    for name in card_pictures.NAMES:
        if name.startswith(("s_s", "s_island", "s_harbour", "n_right", "t_")):
            continue  # the sea has no edge; a right field's is on the other side
        row = Image.new("RGBA", (128, 128), page)
        row.alpha_composite(picture(name))
        edge = row.crop((0, 64, 16, 65))
        shades = zip(*(edge.getchannel(band).tobytes() for band in "RGB"), strict=True)
        assert max(contrast(shade(rgb), page) for rgb in shades) >= 3, name
