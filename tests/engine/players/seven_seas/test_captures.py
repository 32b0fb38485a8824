"""Captures of 7 Seas, computed over masks, are those that the rules allow."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.seven_seas.captures import takes as takes_by_the_rules
from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.players.seven_seas.captures import NO_CAPTURE, best_capture, best_captures
from engine.players.seven_seas.masks import mask_of
from tests.amounts import amount
from tests.engine.players.seven_seas.worlds import cards_of

CLEARING = 1.5
DISPLAYS = st.sets(st.sampled_from(DECK), max_size=12)
VALUES = st.lists(st.integers(-4, 9).map(float), min_size=40, max_size=40)


def best(card: Any, display: set[Any], values: list[float]) -> float:
    """By the rules: every way is tried."""
    cards = cards_of(mask_of(display))
    found = [
        sum(values[one] for one in take)
        + (CLEARING if len(take) == len(display) and card != KRAKEN else 0.0)
        for take in takes_by_the_rules(card, cards)
        if take
    ]
    return max(found, default=NO_CAPTURE)


@settings(max_examples=amount(80, 1000))
@given(DISPLAYS, VALUES)
def test_the_best_capture_is_that_of_the_rules(display: set[Any], values: list[float]) -> None:
    found = best_captures(mask_of(display), values, CLEARING)
    for card in set(DECK) - display:
        place = 0 if card == KRAKEN else STRENGTH[card]
        assert found[place] == best(card, display, values)


@settings(max_examples=amount(80, 1000))
@given(DISPLAYS, st.sets(st.sampled_from(DECK), max_size=8), VALUES)
def test_a_hand_is_as_good_as_its_best_card(
    display: set[Any], hand: set[Any], values: list[float]
) -> None:
    """And never worse than to take nothing."""
    display -= hand
    value = best_capture(mask_of(hand), best_captures(mask_of(display), values, CLEARING), values)
    assert value == max([0.0, *(values[card] + best(card, display, values) for card in hand)])
