"""Hidden cards are dealt exactly: every deal that respects the gaps is equally likely."""

from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dealing import Holder, deal_hidden, ways_to_deal


def suit_of(card: int) -> int:
    return card // 3


def all_deals(cards: tuple[int, ...], places: list[Holder]) -> set[tuple[tuple[int, ...], ...]]:
    """Every deal that respects the gaps, found by trying all orders of the cards."""
    deals = set()
    for order in permutations(cards):
        rest = iter(order)
        deal = tuple(tuple(sorted(next(rest) for _ in range(place.size))) for place in places)
        if not any(
            suit_of(card) in place.gaps
            for place, hand in zip(places, deal, strict=True)
            for card in hand
        ):
            deals.add(deal)
    return deals


@pytest.mark.parametrize(
    "places",
    [
        [Holder(0, 2), Holder(2, 3)],
        [Holder(0, 3, (0,)), Holder(2, 3)],
        [Holder(0, 2, (0,)), Holder(1, 2, (1,)), Holder(None, 2)],
        [Holder(0, 2, (1,)), Holder(1, 1, (1,)), Holder(2, 3)],
    ],
)
def test_each_possible_deal_is_equally_likely(places: list[Holder]) -> None:
    cards = (0, 1, 3, 4, 6, 7)[: sum(place.size for place in places)]
    possible = all_deals(cards, places)
    draws = 150 * len(possible)
    drawn: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seed in range(draws):
        dealt = deal_hidden(cards, places, suit_of, seed)
        drawn[tuple(dealt[place.seat] for place in places)] += 1
    assert set(drawn) == possible
    spread = sum((count - 150) ** 2 / 150 for count in drawn.values())
    assert spread < len(possible) + 5 * (2 * len(possible)) ** 0.5  # chi squared: five sigmas


def test_gaps_that_leave_no_deal_are_refused() -> None:
    with pytest.raises(ValueError, match="gaps"):
        deal_hidden((0, 1, 3), [Holder(0, 2, (0,)), Holder(1, 1)], suit_of, 1)


HEAPS = st.lists(st.tuples(st.sets(st.integers(0, 2), min_size=1), st.integers(0, 3)), max_size=3)


@given(HEAPS, st.data())
def test_deals_are_counted_correctly(
    heaps: list[tuple[set[int], int]], data: st.DataObject
) -> None:
    """Against dealing every single card to every group that may have it."""
    counted = tuple((tuple(sorted(takers)), count) for takers, count in heaps)
    single = [takers for takers, count in counted for _ in range(count)]
    deals = [tuple(map(deal.count, range(3))) for deal in product(*single)]
    sizes = data.draw(st.sampled_from(deals))
    assert ways_to_deal(sizes, counted) == deals.count(sizes)
    assert ways_to_deal((sizes[0] + 1, *sizes[1:]), counted) == 0
