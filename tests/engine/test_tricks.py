"""Following suit, against asking every card."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.tricks import must_follow, playable

HANDS = st.sets(st.integers(0, 19), max_size=8).map(lambda cards: tuple(sorted(cards)))


@given(HANDS, st.sampled_from([range(5), range(5, 10), range(10, 15), range(15, 20)]))
def test_who_holds_the_suit_led_plays_it_and_others_play_anything(
    hand: tuple[int, ...], led: range
) -> None:
    follows = tuple(card for card in hand if card in led)
    assert must_follow(hand, led) is bool(follows)
    assert playable(hand, led) == (follows or hand)


def test_anything_may_be_led() -> None:
    assert playable((3, 7), None) == (3, 7)
