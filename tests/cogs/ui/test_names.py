"""Names are whatever people call themselves, and none of it does anything on a board."""

from __future__ import annotations

import pytest

from cogs.ui.names import LONGEST, escaped, names_of, short_name
from engine.tables.table import Place, Player, Status, Table

CLEF = "\N{MUSICAL SYMBOL G CLEF}"
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Jean-Luc", "Jean-Luc"),
        ("*Ben*", r"\*Ben\*"),
        ("||Ben||", r"\|\|Ben\|\|"),
        ("`Ben`", r"\`Ben\`"),
        ("# Ben", r"\# Ben"),
        ("- Ben", r"\- Ben"),
        ("> Ben", r"\> Ben"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("https://a.example", r"https\://a.example"),
        ("[Ben](x)", r"\[Ben\](x)"),
        ("\\", "\\\\"),
    ],
)
def test_no_name_is_markup(name: str, shown: str) -> None:
    assert escaped(short_name(name)) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna\nBen", "AnnaBen"),
        ("  Anna   Ben ", "Anna Ben"),
        ("\u202eneB", "neB"),
        ("\u200b", "?"),
        ("\ud800", "?"),
        ("", "?"),
        (CLEF, CLEF),
        (FAMILY, FAMILY),
        ("Bartholomew van der Zee", "Bartholomew van der…"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, shown: str) -> None:
    """Nothing turns the line around, and nobody is nameless."""
    assert short_name(name) == shown
    assert 0 < len(short_name(name)) <= LONGEST


def test_labels_have_the_name_bare_and_lines_have_it_escaped() -> None:
    players = (Player("*Anna*", 1), Player("Ben", 2))
    table = Table(1, Place(1, 2), 1, "toy", "{}", players, Status.LOBBY, 0.0, seed=1)
    names = names_of(table)
    assert names.bare == ("*Anna*", "Ben")
    assert names[0] == r"\*Anna\*"
