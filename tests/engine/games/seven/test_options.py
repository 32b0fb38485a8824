"""The house rules of 7 and its tables of cards, which a host may edit."""

import pytest

from engine import codec
from engine.games.seven import GAME
from engine.games.seven.cards import DECKS, all_cards, checked, deck_name, deck_of
from engine.games.seven.options import Options


def test_tapered_and_mild_as_in_the_rules() -> None:
    assert DECKS["tapered"] == (20, 17, 14, 11, 8, 6, 4)
    assert DECKS["mild"] == (16, 14, 12, 11, 10, 9, 8)
    assert [sum(deck) for deck in DECKS.values()] == [80, 80]


def test_a_host_may_give_seven_counts() -> None:
    own = (14, 14, 14, 14, 8, 8, 8)
    options = GAME.options(deck=own)
    assert options.deck == own
    assert GAME.options(deck=list(own)) == options
    assert codec.read(Options, codec.write(options)) == options
    state, _ = GAME.deal(options, 2, 1)
    cards = sorted((*state.draw_pile, *state.hands[0], *state.hands[1]))
    assert tuple(cards) == all_cards(own)


def test_the_name_of_a_table_is_found_again() -> None:
    assert [deck_name(deck) for deck in DECKS.values()] == list(DECKS)
    assert deck_name((80, 0, 0, 0, 0, 0, 0)) is None


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ((20, 17, 14, 11, 8, 6), "deck: expected 7 counts, not 6"),
        ((20, 17, "14", 11, 8, 6, 4), "deck: number 3 has '14', not 0 to 80 cards"),
        ((20, 17, 14, -1, 8, 6, 4), "deck: number 4 has -1, not 0 to 80 cards"),
        ((20, 17, 14, 11, 8, 6, True), "deck: number 7 has True, not 0 to 80 cards"),
        ((20, 17, 14, 11, 8, 6, 5), "deck: the counts add up to 81, not 80"),
    ],
)
def test_a_bad_table_names_the_cell(counts: tuple[object, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        checked(counts)


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        ({"1": 80}, "number 2 is missing"),
        ({"8": 1}, "there are no cards with the number 8"),
        ({**dict.fromkeys("1234567", 11), "7": 1.5}, "deck: number 7 has 1.5"),
    ],
)
def test_a_bad_table_of_a_file_names_the_cell(cells: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        deck_of(cells)


def test_bad_options_in_the_store_are_refused() -> None:
    line = codec.write(GAME.options()).replace("20", "19")
    with pytest.raises(ValueError, match="add up to 79"):
        codec.read(Options, line)
