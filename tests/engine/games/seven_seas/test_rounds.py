"""7 Seas, a round: the deal, the turn order, the second cycle, the end, the compass."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from engine.core import RoundEnded
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK
from engine.games.seven_seas.events import (
    CategoryScored,
    CompassPassed,
    LastClears,
    Redealt,
    RoundDealt,
    SecondCycle,
)
from engine.games.seven_seas.moves import PlayCard
from tests.engine.contract import Fixed, Record
from tests.engine.contract.records import play_out
from tests.engine.games.seven_seas.positions import cards, kinds, played, position
from tests.engine.games.seven_seas.test_contract import SPEC

REDEALT = 691
"""A seed whose first opening display shows three tens."""


@pytest.mark.parametrize(
    ("seats", "hand", "harbour", "aside"), [(4, 8, 4, 0), (3, 11, 3, 0), (2, 8, 4, 16)]
)
def test_the_set_up_for_each_number_of_players(
    seats: int, hand: int, harbour: int, aside: int
) -> None:
    state, events = GAME.deal(GAME.options(), seats, 1)
    view = GAME.view(state, 0)
    assert len(view.display) == 4
    assert view.hand_sizes == (hand,) * seats
    assert (view.harbour, view.aside) == (harbour, aside)
    assert events == (RoundDealt(1, state.turn, view.display, hand, harbour, aside),)


def test_a_third_ten_in_the_opening_display_means_a_new_deal_of_all_cards() -> None:
    state, events = GAME.deal(GAME.options(), 4, REDEALT)
    assert kinds(events) == ["Redealt", "RoundDealt"]
    assert events[0] == Redealt(1, cards("c1 c10 r10 x10"))
    assert sum(card.strength == 10 for card in state.display) < 3


def whole_game(seats: int, **choices: Any) -> Record:
    """A game of random moves at its end."""
    record = play_out(SPEC, Fixed(choices, seats, seed=5, luck=5))
    return replace(record, cut=len(record.moves))


def test_the_compass_passes_clockwise_after_every_round() -> None:
    record = whole_game(4, starter=3, target=14)
    plays = [seat for seat, move in record.moves[:12] if isinstance(move, PlayCard)]
    assert plays[:6] == [3, 0, 1, 2, 3, 0], "so do the turns"
    dealt = [event for event in record.history if isinstance(event, RoundDealt)]
    assert [event.starter for event in dealt] == [(3 + n) % 4 for n in range(len(dealt))]
    passed = [event for event in record.history if isinstance(event, CompassPassed)]
    assert [(event.old, event.new) for event in passed] == [
        (one.starter, two.starter) for one, two in pairwise(dealt)
    ]


def test_two_players_have_a_second_cycle_with_display_and_harbour_as_they_are() -> None:
    start = position("g4", "c5", display="r9 x8", harbour="r2 r3", aside=("g6 g7", "c6 c7"))
    after, events = played(start, "g4", "c5")
    assert events[-1] == SecondCycle(1, 2)
    assert after.hands == (cards("g6 g7"), cards("c6 c7"))
    assert after.display == cards("r9 x8 g4 c5")
    assert after.harbour == cards("r2 r3")
    assert after.aside == ()
    assert after.turn == start.starter


def test_a_nick_with_the_last_card_of_the_first_cycle_comes_before_the_second() -> None:
    start = position("g4", "", display="c4", harbour="r2 r3", aside=("g6", "c6"), last=1)
    after, events = played(start, "g4<c4", "nick harbour", "keep r2")
    assert kinds(events)[-2:] == ["CardKept", "SecondCycle"]
    assert after.last == 0


def test_a_round_of_two_ends_after_the_second_cycle() -> None:
    record = whole_game(2)
    plays = 0
    for (_, move), events in zip(record.moves, record.events[1:], strict=True):
        plays += isinstance(move, PlayCard)
        if any(isinstance(event, RoundEnded) for event in events):
            assert plays == 32
            plays = 0
    assert plays == 0


def test_cards_left_in_display_and_harbour_belong_to_nobody() -> None:
    start = position("g4", "", display="c1 r1 g1", harbour="g7", chests=("", "x9"))
    _, events = played(start, "g4")
    scored = [event.figures for event in events if isinstance(event, CategoryScored)]
    assert scored[:4] == [(0, 1), (0, 0), (0, 0), (0, 0)]
    assert kinds(events)[0] == "Laid"


@pytest.mark.parametrize(
    ("display", "harbour", "last", "rule", "moves", "given"),
    [
        ("c9 r1", "", 1, True, "g4", LastClears(1, cards("c9 r1 g4"))),
        ("c4 r1 g1", "", 1, True, "g4<c4", LastClears(0, cards("r1 g1"))),
        ("c4", "c9", 1, True, "g4<c4,nick harbour,keep c9", None),
        ("c9", "", None, True, "g4", None),
        ("c9", "", 1, False, "g4", None),
    ],
    ids=["the last capturer", "the last card", "a nick is none", "nobody captured", "no rule"],
)
def test_last_clears_gives_the_rest_to_the_last_capturer(
    display: str, harbour: str, last: int | None, rule: bool, moves: str, given: LastClears | None
) -> None:
    start = position("g4", "", display=display, harbour=harbour, last=last, last_clears=rule)
    _, events = played(start, *moves.split(","))
    assert [e for e in events if isinstance(e, LastClears)] == ([given] if given else [])


def test_the_rest_counts_for_who_clears_and_offers_no_nick() -> None:
    start = position(
        "", "g4", display="c9 r1 g1", chests=("x9", "x8"), harbour="g7",
        turn=1, last=0, last_clears=True,
    )  # fmt: skip
    _, events = played(start, "g4")
    assert "NickOffered" not in kinds(events)
    assert next(e.figures for e in events if isinstance(e, CategoryScored)) == (5, 1)


def test_last_clears_waits_for_the_second_cycle_and_remembers_the_first() -> None:
    start = position(
        "", "g4", display="c9", aside=("g5", "c6"), turn=1, last=0, last_clears=True
    )  # fmt: skip
    after, events = played(start, "g4")
    assert kinds(events) == ["Laid", "SecondCycle"]
    assert played(after, "g5", "c6").events[2] == LastClears(0, cards("g4 g5 c6 c9"))


def test_ultimate_teams_deal_all_cards_ten_each_and_an_empty_display() -> None:
    state, events = GAME.deal(GAME.options(ultimate_teams=True), 4, REDEALT)
    assert sorted(card for hand in state.hands for card in hand) == sorted(DECK)
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert (state.display, state.harbour, state.aside) == ((), (), ())
    assert events == (RoundDealt(1, state.turn, (), 10, 0, 0),)


def test_teams_deal_as_four_players_do_and_share_a_chest_and_a_ship() -> None:
    state, _ = GAME.deal(GAME.options(teams=True), 4, 1)
    alone, _ = GAME.deal(GAME.options(), 4, 1)
    assert (state.hands, state.display, state.harbour) == (
        alone.hands,
        alone.display,
        alone.harbour,
    )
    view = GAME.view(state, 3)
    assert view.sides == (0, 1, 0, 1)
    assert view.side == 1
    assert view.seats_of(1) == (1, 3)
    assert len(view.chest_sizes) == len(view.ships) == 2

    start = position("g4", "g5", "g6", "g7", display="c4 c6 c9", teams=True)
    after, _ = played(start, "g4<c4", "g5", "g6<c6")
    assert after.chests == (cards("g4 c4 g6 c6"), ())


def test_public_facts_are_in_everybodys_view() -> None:
    start = position("g4 g5", "g6 c1", display="c9 r1", chests=("x9 x8",), harbour="g7")
    views = [GAME.view(start, viewer) for viewer in (None, 0, 1)]
    assert {view.display for view in views} == {cards("c9 r1")}
    assert {view.hand_sizes for view in views} == {(2, 2)}
    assert {view.chest_sizes for view in views} == {(2, 0)}
    assert {view.harbour for view in views} == {1}
    assert [view.hand for view in views] == [(), cards("g4 g5"), cards("g6 c1")]
