"""7 Seas: the house rules, the booty tables of the data file, and a host's own."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK, KRAKEN, Suit
from engine.games.seven_seas.options import booty_table

SHIPPED = Path(__file__).parents[4] / "data" / "decks" / "seven_seas.toml"


def tables() -> dict[str, Any]:
    return tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


def test_a_table_may_be_named_and_forty_values_are_one_of_their_own() -> None:
    values = booty_table(tables()["linear"] | {"gold": [7] * 10})
    for options, name in (
        (GAME.options(booty="mine", booty_values=values), "mine"),
        (GAME.options(booty=list(values)), "own"),
    ):
        assert (options.booty, options.booty_values) == (name, values)


@pytest.mark.parametrize("value", [-6, 0, 7])
def test_the_kraken_is_minus_7_in_every_table(value: int) -> None:
    table = tables()["linear"]
    table["curses"][0] = value
    with pytest.raises(ValueError, match=f"curses 1: expected -7 for the kraken, not {value}"):
        booty_table(table)
    forty = [value if card is KRAKEN else 1 for card in DECK]
    with pytest.raises(ValueError, match="booty, curses 1"):
        GAME.options(booty=forty)
    with pytest.raises(ValueError, match="booty, curses 1"):
        GAME.options(booty="mine", booty_values=tuple(forty))


@pytest.mark.parametrize("value", [8, -8, "7", 1.0, True, None])
def test_a_bad_cell_is_named(value: object) -> None:
    table = tables()["primiera"]
    table["rum"][3] = value
    with pytest.raises(ValueError, match="rum 4"):
        booty_table(table)


@pytest.mark.parametrize(
    ("suit", "row", "cell"),
    [
        ("crystals", [1] * 9, "crystals 10"),
        ("curses", [-7] * 11, "curses 11"),
        ("gold", None, "gold 1"),
        ("gold", "5123467000", "gold 1"),
    ],
)
def test_the_first_cell_that_is_missing_or_too_many_is_named(
    suit: str, row: object, cell: str
) -> None:
    with pytest.raises(ValueError, match=cell):
        booty_table(tables()["primiera"] | {suit: row})


@pytest.mark.parametrize("booty", ["scopa", [1] * 39, [9] * 40, 5, None])
def test_a_bad_table_is_refused_by_the_options(booty: object) -> None:
    with pytest.raises(ValueError, match="booty"):
        GAME.options(booty=booty)


def test_teams_are_four() -> None:
    assert GAME.seats_for(GAME.options()) == (2, 3, 4)
    assert GAME.seats_for(GAME.options(teams=True)) == (4,)
    assert GAME.seats_for(GAME.options(ultimate_teams=True)) == (4,)
    assert GAME.options(ultimate_teams=True) == GAME.options(teams=True, ultimate_teams=True)


def test_every_card_has_its_place_in_the_values() -> None:
    table = {suit.name.lower(): list(range(-7, 3)) for suit in Suit}
    values = booty_table(table)
    assert all(values[card] == card.strength - 8 for card in DECK)
