"""Following the colour led, against asking every card."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.seven_seals.state import Card
from engine.games.seven_seals.tricks import playable

HANDS = st.sets(st.sampled_from(Card), max_size=15).map(lambda cards: tuple(sorted(cards)))


@given(HANDS, st.sampled_from(Card))
def test_a_holder_of_the_colour_led_must_play_it_and_others_play_anything(
    hand: tuple[Card, ...], led: Card
) -> None:
    follows = tuple(card for card in hand if card.colour is led.colour)
    assert playable(hand, (led,)) == (follows or hand)


def test_anything_may_be_led() -> None:
    assert playable((Card.R3, Card.Y7), ()) == (Card.R3, Card.Y7)
