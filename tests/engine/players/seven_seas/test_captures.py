"""The best capture of 7 Seas, found without trying every way."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.seven_seas.captures import takes as takes_by_the_rules
from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH
from engine.players.seven_seas.captures import NOTHING, most, reach
from engine.players.seven_seas.masks import cards_of, mask_of

CLEAR = 1.5
DISPLAYS = st.sets(st.sampled_from(DECK), max_size=12)
WORTHS = st.lists(st.integers(-4, 9).map(float), min_size=40, max_size=40)


def best(card: Any, display: set[Any], worth: list[float]) -> float:
    """By the rules: every way is tried."""
    cards = cards_of(mask_of(display))
    values = [
        sum(worth[one] for one in take)
        + (CLEAR if len(take) == len(display) and card != KRAKEN else 0.0)
        for take in takes_by_the_rules(card, cards)
        if take
    ]
    return max(values, default=NOTHING)


@settings(max_examples=200)
@given(DISPLAYS, WORTHS)
def test_the_best_capture_is_that_of_the_rules(display: set[Any], worth: list[float]) -> None:
    found = reach(mask_of(display), worth, CLEAR)
    for card in set(DECK) - display:
        place = 0 if card == KRAKEN else STRENGTH[card]
        assert found[place] == best(card, display, worth)


@settings(max_examples=200)
@given(DISPLAYS, st.sets(st.sampled_from(DECK), max_size=8), WORTHS)
def test_a_hand_is_as_good_as_its_best_card(
    display: set[Any], hand: set[Any], worth: list[float]
) -> None:
    """And never worse than to take nothing."""
    display -= hand
    value = most(mask_of(hand), reach(mask_of(display), worth, CLEAR), worth)
    assert value == max([0.0, *(worth[card] + best(card, display, worth) for card in hand)])
