"""7 Seas, the scoring: categories, ties, the booty, the chart; and the house rules."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.core import GameOver, RoundEnded
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK, KRAKEN, Card, Suit
from engine.games.seven_seas.events import Category, ShipMoved
from engine.games.seven_seas.options import TABLES, booty_table
from engine.games.seven_seas.state import Phase, State, shown_place
from tests.engine.games.seven_seas.positions import kinds, line, played, position, scored

OWN = tuple(-7 if card is KRAKEN else 3 for card in DECK)
"""A host's own table."""


def last_card(chests: tuple[str, ...], ships: tuple[int, ...], **choices: object) -> State:
    """Seat 0 lays the last card of the round."""
    hands = ["g8"] + [""] * (3 if choices.get("teams") else len(chests) - 1)
    return position(*hands, chests=chests, ships=ships, **choices)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("booty", "chest", "best", "values", "total"),
    [
        ("primiera", "g2 c7 r6 x6", (Card.G2, Card.C7, Card.R6, Card.X6), (1, 7, 6, -2), 12),
        ("primiera", "g2 c7 r6 x6 x1", (Card.G2, Card.C7, Card.R6, KRAKEN), (1, 7, 6, -7), 7),
        ("primiera", "g7 g6 g1 c1 c5 r4", (Card.G7, Card.C1, Card.R4, None), (7, 5, 3, 0), 15),
        ("primiera", "x8 x2 x7 x9", (None, None, None, Card.X7), (0, 0, 0, -1), -1),
        ("linear", "g1 c6 r10", (Card.G1, Card.C6, Card.R10, None), (1, 6, 1, 0), 8),
        ("mine", "g10 c2", (Card.G10, Card.C2, None, None), (3, 3, 0, 0), 6),
    ],
    ids=["worked case", "and the kraken", "the best of each", "the mildest curse", "linear", "own"],
)
def test_the_best_card_of_each_suit_counts(
    booty: str, chest: str, best: tuple[Card | None, ...], values: tuple[int, ...], total: int
) -> None:
    own = OWN if booty == "mine" else None
    count = scored(chest, "", booty=booty, booty_values=own).booty[0]
    assert (count.best, count.values, count.total) == (best, values, total)


@pytest.mark.parametrize(
    ("strength", "primiera", "linear", "curse"),
    [(1, 5, 1, -7), (2, 1, 2, -6), (3, 2, 3, -5), (4, 3, 4, -4), (5, 4, 5, -3), (6, 6, 6, -2),
     (7, 7, 7, -1), (8, 0, 1, -7), (9, 0, 1, -7), (10, 0, 1, -7)],
)  # fmt: skip
def test_the_booty_tables(strength: int, primiera: int, linear: int, curse: int) -> None:
    for card in DECK:
        if card.strength == strength and card.suit is not Suit.CURSES:
            assert TABLES["primiera"][card] == primiera
            assert TABLES["linear"][card] == linear
        if card.strength == strength and card.suit is Suit.CURSES:
            assert TABLES["primiera"][card] == TABLES["linear"][card] == curse


@pytest.mark.parametrize(
    ("category", "points"),
    [
        (Category.CARDS, 1),
        (Category.COINS, 1),
        (Category.LADY, 1),
        (Category.KING, 1),
        (Category.BOOTY, 2),
    ],
)
def test_one_point_for_each_category_two_for_the_booty(category: Category, points: int) -> None:
    scores = scored("g1 g7 c1 c7 r1 r7", "x2")
    assert line(scores, category).winners == (0,)
    assert line(scores, category).points == points
    assert scores.points == (6, 0)
    assert scored("g7", "c7", "r6").points[:2] == (2 + 1 + 1, 2 + 1), "all have those of a tie"


@pytest.mark.parametrize(
    ("chests", "category", "figures", "winners"),
    [
        (("g1", "g8 g9 g10", "g2 g3"), Category.COINS, (3, 3, 2), (0, 1)),  # gold 1 counts three
        (("", "", ""), Category.CARDS, (0, 0, 0), ()),  # nothing for a zero
        (("", "", ""), Category.COINS, (0, 0, 0), ()),
        (("g7", "c7", "r6"), Category.BOOTY, (7, 7, 6), (0, 1)),  # each has the points of a tie
        (("", ""), Category.BOOTY, (0, 0), (0, 1)),  # the highest scores even at zero or below
        (("x2", "x3"), Category.BOOTY, (-6, -5), (1,)),
        (("x2 c1", "x3 r1"), Category.LADY, (1, 0), (0,)),
        (("x2 c1", "x3 r1"), Category.KING, (0, 1), (1,)),
        (("x2", "x3"), Category.LADY, (0, 0), ()),  # left in the display or the harbour
        (("x2", "x3"), Category.KING, (0, 0), ()),
    ],
)
def test_the_highest_figure_of_a_category_scores(
    chests: tuple[str, ...], category: Category, figures: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    found = line(scored(*chests), category)
    assert (found.figures, found.winners) == (figures, winners)


def test_a_round_has_an_event_per_line_of_the_scoring() -> None:
    """Every point moves a ship one space, and partners gain those of their ship."""
    after, events = played(last_card(("c1 c7", "x2 r1"), (1, 2)), "g8")
    assert kinds(events) == [
        "Laid",
        *["BootyCounted"] * 2,
        *["CategoryScored"] * 5,
        *["ShipMoved"] * 2,
        "RoundEnded",
        "CompassPassed",
        "RoundDealt",
    ]
    moved = [event for event in events if isinstance(event, ShipMoved)]
    assert moved == [ShipMoved(0, 1, 5), ShipMoved(1, 2, 4)]
    assert GAME.view(after, None).ships == (5, 4)
    assert RoundEnded(1, (4, 2)) in events
    partners = last_card(("c1 c7", "x2 r1"), (0, 0), teams=True)
    assert RoundEnded(1, (4, 2, 4, 2)) in played(partners, "g8").events


@pytest.mark.parametrize(
    ("chests", "ships", "teams", "winners", "points", "places"),
    [
        (("c1 c7", "x2 r1"), (3, 0), False, (0,), (7, 2), (1, 2)),
        (("c1 c7", "x2 r1"), (6, 6), False, (0,), (10, 8), (1, 2)),
        (("c1 c7", "x2 r1", ""), (5, 7, 0), False, (0, 1), (9, 9, 0), (1, 1, 3)),
        (("c1 c7", "x2 r1"), (0, 6), True, (1, 3), (4, 8, 4, 8), (3, 1, 3, 1)),
    ],
    ids=["one gets there", "the furthest", "a tie", "a team"],
)
def test_it_ends_after_a_scoring_in_which_a_ship_reaches_the_target(
    chests: tuple[str, ...],
    ships: tuple[int, ...],
    teams: bool,
    winners: tuple[int, ...],
    points: tuple[int, ...],
    places: tuple[int, ...],
) -> None:
    after, events = played(last_card(chests, ships, teams=teams), "g8")
    assert (after.phase, GAME.view(after, 0).turn, GAME.to_move(after)) == (Phase.OVER, None, ())
    assert events[-1] == GameOver(winners)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.winners) == (points, places, winners)


@pytest.mark.parametrize("target", [7, 11, 14])
def test_the_target_is_a_house_rule(target: int) -> None:
    near = last_card(("c1 c7", "x2 r1"), (target - 5, 0), target=target)
    there = last_card(("c1 c7", "x2 r1"), (target - 4, 0), target=target)
    assert played(near, "g8").state.phase is Phase.PLAY
    assert played(there, "g8").state.phase is Phase.OVER


@pytest.mark.parametrize(
    ("space", "shown"), [(0, 0), (1, 1), (13, 13), (14, 14), (15, 1), (19, 5), (28, 14), (29, 1)]
)
def test_beyond_14_the_ship_goes_on_at_space_1(space: int, shown: int) -> None:
    assert shown_place(space) == shown


def test_distances_stay_absolute_beyond_14() -> None:
    after, events = played(last_card(("c1 c7", "x2 r1"), (13, 12), target=14), "g8")
    view = GAME.view(after, None)
    assert view.ships == (17, 14)
    assert events[-1] == GameOver((0,))


SHIPPED = Path(__file__).parents[4] / "data" / "decks" / "seven_seas.toml"


def tables() -> dict[str, Any]:
    return tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


def test_a_table_of_a_host_has_its_name_and_a_place_for_every_card() -> None:
    values = booty_table({suit.name.lower(): list(range(-7, 3)) for suit in Suit})
    assert all(values[card] == card.strength - 8 for card in DECK)
    options = GAME.options(booty="mine", booty_values=values)
    assert (options.booty, options.booty_values) == ("mine", values)


@pytest.mark.parametrize("value", [-6, 0, 7])
def test_the_kraken_is_minus_7_in_every_table(value: int) -> None:
    table = tables()["linear"]
    table["curses"][0] = value
    with pytest.raises(ValueError, match=f"curses 1: expected -7 for the kraken, not {value}"):
        booty_table(table)
    forty = [value if card is KRAKEN else 1 for card in DECK]
    with pytest.raises(ValueError, match="booty, curses 1"):
        GAME.options(booty="mine", booty_values=tuple(forty))


@pytest.mark.parametrize("value", [8, -8, "7", 1.0, True, None])
def test_a_bad_cell_is_named(value: object) -> None:
    table = tables()["primiera"]
    table["rum"][3] = value
    with pytest.raises(ValueError, match="rum 4"):
        booty_table(table)


@pytest.mark.parametrize(
    "choices",
    [{"booty": "scopa"}, {"booty": 5}, *({"booty_values": v} for v in ([1] * 39, [9] * 40, 5))],
)
def test_a_bad_table_is_refused_by_the_options(choices: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="booty"):
        GAME.options(**choices)


def test_teams_are_four() -> None:
    assert GAME.seats_for(GAME.options()) == (2, 3, 4)
    assert GAME.seats_for(GAME.options(teams=True)) == (4,)
    assert GAME.seats_for(GAME.options(ultimate_teams=True)) == (4,)
    assert GAME.options(ultimate_teams=True) == GAME.options(teams=True, ultimate_teams=True)
